import { test, expect } from './base.js';

test('the page loads from under a path, with no error and no other host', async ({ page }) => {
  const response = await page.goto('./');
  expect(response?.ok()).toBe(true);
  await expect(page).toHaveTitle(/Hoyito/);
  await expect(page.locator('[data-hoyito]')).toHaveAttribute('data-variant', 'hoyito-2');
  await expect(page.locator('[data-house]')).toHaveCount(12);
  await page.waitForLoadState('networkidle');
});

test('the content security policy is strict, and kept', async ({ page }) => {
  await page.goto('./');
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  // One script stands in the page itself, and is known by its hash.
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=';/);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
});
