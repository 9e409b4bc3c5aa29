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
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
});
