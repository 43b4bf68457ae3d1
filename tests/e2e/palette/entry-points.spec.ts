import { expect } from '@playwright/test';
import { answers, dialog, field, launchFile, open, paste, share, watch, workerReady } from './palette-page.ts';
import { test } from '../shell/taken-over.ts';
import { saveData } from '../test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => saveData(page));

test('shared text is shown with its source and waits for Enter', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/about');
  await workerReady(page);
  await share(page, { title: 'A title', text: '{"b": 1}', url: '' });
  await page.goto('/#shared');
  await expect(dialog(page).getByText('Shared text')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(dialog(page).getByText('Press Enter to run')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answers(page).first()).toContainText('"b": 1');
  expect(await seen.copied()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(seen.copied).toEqual(['{\n  "b": 1\n}']);

  await page.reload();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a text and an address shared together become one text', async ({ page }) => {
  await page.goto('/about');
  await workerReady(page);
  await share(page, { text: 'Look at this', url: 'https://example.com/', title: '' });
  await page.goto('/#shared');
  await expect(dialog(page).getByText('Pasted text · 33 B')).toBeVisible();
});

test('a file that the system opens is attached as it is', async ({ page }) => {
  await launchFile(page, 'a.yaml', 'a: 1\nb:\n  - x\n');
  await expect(dialog(page).getByText('From a file')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answers(page).first()).toHaveAttribute('data-tool', 'yaml-to-json-converter');
});

test('a link names a tool and nothing else', async ({ page }) => {
  await page.goto('/?open=web%2Bittools%3Auuid-generator');
  await expect(dialog(page).getByText('From a link')).toBeVisible();
  await expect(field(page)).toHaveValue('uuid-generator');
  await expect(page).toHaveURL('/');
  await expect(dialog(page).getByText('Press Enter to run')).toBeVisible();
  for (const link of [
    'web+ittools:nothing',
    'web+ittools:hash-text?text=secret',
    'javascript:alert(1)',
    '<img src=x>',
  ]) {
    await page.goto(`/?open=${encodeURIComponent(link)}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('[data-notice="link"]')).toContainText("This link doesn't name a tool of this site.");
  }
});

test('a search from the address bar searches the tools', async ({ page }) => {
  await page.goto('/?q=uuid');
  await expect(dialog(page).getByText('From the address bar')).toBeVisible();
  await expect(field(page)).toHaveValue('uuid');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('End');
  await page.keyboard.type(' generator');
  await expect(
    dialog(page)
      .getByRole('option', { name: /UUID generator/ })
      .first(),
  ).toBeVisible();
});

test('the shortcuts of the installed app open the palette', async ({ page }) => {
  await page.goto('/#launcher');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await page.goto('/about');
  await page.goto('/#paste');
  await expect(dialog(page).getByText('Paste with Ctrl+V')).toBeVisible();
  await paste(page, '1700000000');
  await expect(answers(page).first()).toContainText('2023-11-14');
});

test('the manifest lists every entry point, each under the base path', async ({ page, baseURL }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(address)).json()) as Record<string, unknown> & {
    share_target: { action: string; method: string };
    file_handlers: { action: string }[];
    protocol_handlers: { protocol: string; url: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.share_target).toMatchObject({ method: 'POST', enctype: 'multipart/form-data' });
  expect(manifest.protocol_handlers[0]).toMatchObject({ protocol: 'web+ittools', url: expect.stringContaining('%s') });
  expect(manifest.launch_handler).toEqual({ client_mode: ['focus-existing', 'auto'] });
  const urls = [
    manifest.share_target.action,
    ...manifest.file_handlers.map(({ action }) => action),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const url of urls) expect(new URL(url, address).href.startsWith(String(baseURL))).toBe(true);
});

test('the palette recognizes, converts, calculates and pipes', async ({ page }) => {
  await open(page);
  for (const [line, tool, answer] of [
    ['0xff in binary', 'base-converter', '11111111'],
    ['1700000000 in iso', 'date-converter', '2023-11-14T22:13:20Z'],
    ['5 inch in cm', 'math-evaluator', '12.7 cm'],
    ['= 2^64 - 1', 'math-evaluator', '18446744073709551615'],
    ['900150983cd24fb0d6963f7d28e17f72', 'hash-text', 'MD5'],
    ['b64d eyJhIjoxfQ== | json | sha256', 'hash-text', 'SHA-256'],
    ['iban DE89370400440532013000 | sha256', 'hash-text', "Step 2 (sha256): can't use the output of iban"],
    ['b64d aGVsbG8= | json', 'json-prettify', 'Step 2 (json):'],
  ] as const) {
    await field(page).fill(line);
    await expect(answers(page).first()).toContainText(answer);
    await expect(answers(page).first()).toHaveAttribute('data-tool', tool);
  }
  await field(page).fill('> dark');
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('data-kind', 'action');
  await field(page).fill('a plain sentence that means no tool');
  await expect(answers(page)).toHaveCount(0);
});
