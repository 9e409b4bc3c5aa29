import { By, Key } from 'selenium-webdriver';

const KEYS = {
  Enter: Key.ENTER, Space: Key.SPACE, Escape: Key.ESCAPE, Tab: Key.TAB, Shift: Key.SHIFT,
  ArrowLeft: Key.LEFT, ArrowRight: Key.RIGHT, ArrowUp: Key.UP, ArrowDown: Key.DOWN,
};

/**
 * As much of Playwright's page as these tests need, over WebDriver: what the other specs do with a
 * page by these means alone, they can do with this one.
 * @param {import('selenium-webdriver').WebDriver} driver
 */
export const pageOf = (driver) => ({
  goto: (url) => driver.get(url),
  /** As a person goes there again: Firefox's driver refreshes without service workers. */
  reload: async () => driver.get(await driver.getCurrentUrl()),
  /** @param {Function} run in the page; may be async @param {unknown} [given] its argument */
  evaluate: (run, given) => driver.executeScript(`return (${run})(arguments[0])`, given),
  /** By a real pointer, in the middle. @param {string} what a selector, or an XPath */
  click: (what) => driver.findElement(what.startsWith('/') ? By.xpath(what) : By.css(what)).click(),
  /** Whatever is done in `act` is done in that frame. @param {string} frame a selector */
  async within(frame, act) {
    await driver.switchTo().frame(await driver.findElement(By.css(frame)));
    try {
      await act();
    } finally {
      await driver.switchTo().defaultContent();
    }
  },
  /** @returns {Promise<Buffer>} a PNG of what is seen */
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  keyboard: {
    /** @param {string} name as `a`, `Enter` or `Shift+Tab` */
    async press(name) {
      const keys = name.split('+').map((part) => KEYS[part] ?? part);
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      await actions.perform();
    },
  },
});
