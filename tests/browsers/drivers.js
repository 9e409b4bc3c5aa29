import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { homedir } from 'node:os';

import { Builder } from 'selenium-webdriver';
import openContext from 'selenium-webdriver/bidi/browsingContext.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';

const {
  HOYITO_CHROMIUM = '/usr/bin/chromium',
  HOYITO_FIREFOX = '/usr/bin/firefox-esr',
  CHROMEDRIVER = '/usr/bin/chromedriver',
  GECKODRIVER = `${homedir()}/.cargo/bin/geckodriver`,
  WEBKITDRIVER = '/usr/bin/WebKitWebDriver',
  XVFB = '/usr/bin/Xvfb',
} = process.env;

const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * Each by its own driver: the program, its arguments, and what is asked of it. `cargo xtask` says
 * where they are; without it they are looked for where Debian has them.
 */
export const BROWSERS = {
  chromium: {
    driver: CHROMEDRIVER,
    asked: {
      browserName: 'chrome',
      webSocketUrl: true,
      'goog:chromeOptions': {
        binary: HOYITO_CHROMIUM,
        args: ['--headless=new', '--disable-gpu', '--no-first-run', '--lang=en-GB', ...SANDBOX],
      },
    },
  },
  firefox: {
    driver: GECKODRIVER,
    // The one it takes by itself is always the same, and two may run at a time.
    args: ['--websocket-port=0'],
    asked: {
      browserName: 'firefox',
      webSocketUrl: true,
      'moz:firefoxOptions': {
        binary: HOYITO_FIREFOX, args: ['-headless'], prefs: { 'intl.accept_languages': 'en-GB' },
      },
    },
  },
  webkit: {
    driver: WEBKITDRIVER,
    // It has no headless mode.
    onScreen: true,
    asked: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        // Its tool bar would take some of the height, and be wider than a phone.
        args: ['--automation', '--full-screen'],
      },
    },
  },
};

/** A screen that nobody sees; its name. */
async function startScreen() {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([once(server.stdio[3], 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error(`Xvfb ended with ${server.exitCode}`);
  return { name: `:${`${number}`.trim()}`, stop: () => server.kill() };
}

/** By what belongs to the page: windows cannot be as narrow as a phone in every browser. */
async function setSize(driver, { width, height }) {
  if ((await driver.getCapabilities()).get('webSocketUrl')) {
    const browsingContextId = await driver.getWindowHandle();
    await (await openContext(driver, { browsingContextId })).setViewport(width, height);
  } else {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }
}

/**
 * Starts a browser with a profile of its own.
 * @param {keyof typeof BROWSERS} name
 * @param {{ width: number, height: number }} size of the page, in CSS pixels
 */
export async function launch(name, size) {
  const { driver: program, args = [], asked, onScreen } = BROWSERS[name];
  const screen = onScreen ? await startScreen() : null;
  const environment = { ...process.env, ...(screen && { DISPLAY: screen.name }) };
  const service = new DriverService.Builder(program)
    .addArguments(...args).setEnvironment(environment).setLoopback(true).build();
  let driver;
  const quit = async () => {
    await driver?.quit();
    await service.kill();
    screen?.stop();
  };
  try {
    driver = await new Builder().usingServer(await service.start()).withCapabilities(asked).build();
    await setSize(driver, size);
  } catch (error) {
    await quit();
    throw error;
  }
  return { driver, quit };
}
