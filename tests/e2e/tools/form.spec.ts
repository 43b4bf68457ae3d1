import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../shell/taken-over.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
test.use({ viewport: WIDE, locale: 'en-US', colorScheme: 'light', permissions: ['clipboard-write'] });

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The code editor, once its chunk has loaded. */
const editor = (page: Page, name: string) =>
  page.locator('[data-ready="true"]').getByRole('textbox', { name, exact: true });

/** Chooses an item of the Share menu: the link or the command. */
async function share(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The copied text, obtained by pasting: the page can't read the clipboard. */
async function clipboard(page: Page): Promise<string> {
  await expect(page.locator('[data-copy-state="copied"]')).toBeVisible();
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('Control+v');
  const text = await page.locator('#pasted').inputValue();
  await page.locator('#pasted').evaluate((area) => area.remove());
  return text;
}

/** Collects browser errors, including violations of the content security policy. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

async function dropFile(page: Page, target: string, name: string, bytes: number[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name));
      return data;
    },
    [name, bytes] as const,
  );
  await page.locator(target).dispatchEvent('drop', { dataTransfer: transfer });
}

test.describe('a form page', () => {
  test('answers while typing, copies, swaps and keeps the typed text', async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/base64-string-converter');
    await expect(input(page, 'Text')).toBeFocused();
    await page.keyboard.type('héllo');
    await expect(input(page, 'Base64')).toHaveValue('aMOpbGxv');
    await results(page).getByRole('button', { name: 'Copy' }).click();
    expect(await clipboard(page)).toBe('aMOpbGxv');
    await page.getByRole('button', { name: /^Use result/ }).click();
    await expect(input(page, 'Base64')).toHaveValue('aMOpbGxv');
    await expect(input(page, 'Text')).toHaveValue('héllo');
    await page.getByRole('radio', { name: 'Encode' }).check({ force: true });
    await expect(input(page, 'Text')).toHaveValue('héllo');
    expect(complaints).toEqual([]);
  });

  test('starts with an example that typing replaces, and undoes a reset', async ({ page }) => {
    await page.goto('/base64-string-converter');
    const example = page.getByRole('main').getByText('Example', { exact: true });
    await expect(example).toBeVisible();
    await expect(input(page, 'Text')).toHaveValue('');
    await expect(input(page, 'Base64')).not.toHaveValue('');
    await input(page, 'Text').fill('hello');
    await expect(input(page, 'Base64')).toHaveValue('aGVsbG8=');
    await expect(example).toHaveCount(0);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(input(page, 'Text')).toHaveValue('');
    await expect(example).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(input(page, 'Text')).toHaveValue('hello');
    await expect(input(page, 'Base64')).toHaveValue('aGVsbG8=');
  });

  test('gives a link that restores the form', async ({ page }) => {
    await page.goto('/base64-string-converter');
    await input(page, 'Text').fill('a&b=#ü');
    await page.getByRole('checkbox', { name: /URL-safe/ }).check();
    await share(page, 'Copy link with this input');
    const link = await clipboard(page);
    await page.goto('/');
    await page.goto(link);
    await expect(input(page, 'Text')).toHaveValue('a&b=#ü');
    await expect(page.getByRole('checkbox', { name: /URL-safe/ })).toBeChecked();
  });

  test('gives a command for the terminal', async ({ page }) => {
    await page.goto('/base64-string-converter');
    await input(page, 'Text').fill("it's");
    await share(page, 'Copy as terminal command');
    expect(await clipboard(page)).toBe(
      String.raw`npm run -s tool -- run base64-string-converter/encode --text 'it'\''s'`,
    );
  });

  test("accepts a dropped file and rejects bytes that aren't text", async ({ page }) => {
    await page.goto('/base64-string-converter');
    await dropFile(page, 'section:has(> header label:text-is("Text"))', 'photo.jpg', [0xff, 0xd8, 0xff]);
    await expect(page.getByText("photo.jpg isn't UTF-8 text.").first()).toBeVisible();
    await dropFile(page, 'section:has(> header label:text-is("Text"))', 'words.txt', [0x68, 0x69]);
    await expect(input(page, 'Text')).toHaveValue('hi');
    await expect(page.getByText('words.txt · 2 bytes')).toBeVisible();
  });

  test('fits a phone: no sideways scrolling, and the bar copies the result', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto('/base64-string-converter');
    await input(page, 'Text').fill('hello');
    await expect(input(page, 'Base64')).toHaveValue('aGVsbG8=');
    await page.getByRole('toolbar').getByRole('button', { name: 'Copy', exact: true }).click();
    expect(await clipboard(page)).toBe('aGVsbG8=');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide).toBe(false);
  });

  test('keeps the buttons of long values in their frame at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/base-converter#op=all&number=${'7'.repeat(90)}`);
    await expect(results(page).getByRole('textbox', { name: 'Decimal (10)' })).toHaveValue('7'.repeat(90));
    // The values are edited in place, each with its copy button: the main one in its own frame, the others in the list.
    for (const frame of ['section', 'dl']) await expect(results(page).locator(`${frame} button`)).not.toHaveCount(0);
    const outside = await results(page).evaluate((region) =>
      [...region.querySelectorAll('button')]
        .filter((button) => {
          const frame = button.closest('dl, section')?.getBoundingClientRect();
          return button.getBoundingClientRect().right > (frame?.right ?? 0);
        })
        .map((button) => button.textContent),
    );
    expect(outside).toEqual([]);
  });

  test('dims the other results, but not the message, if an edited value is invalid', async ({ page }) => {
    await page.goto('/base-converter#op=all&number=5');
    const binary = results(page).getByRole('textbox', { name: 'Binary (2)' });
    await binary.press('End');
    await page.keyboard.type('7');
    await expect(binary).toHaveAttribute('aria-invalid', 'true');
    const message = page.locator(`[id="${await binary.getAttribute('aria-describedby')}"]`);
    const opacity = (locator: Locator) =>
      locator.evaluate((element) => {
        let product = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          product *= Number(getComputedStyle(at).opacity);
        return product;
      });
    await expect.poll(() => opacity(results(page).getByRole('textbox', { name: 'Decimal (10)' }))).toBe(0.5);
    await expect.poll(async () => [await opacity(binary), await opacity(message)]).toEqual([1, 1]);
  });
});

test.describe('the code editor', () => {
  test('loads under the content security policy and marks the position of an error', async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/json-prettify');
    await editor(page, 'JSON').click();
    await page.keyboard.type('{"a": [1, }');
    await expect(page.locator('[data-editor="write"] .cm-problem-line')).toBeVisible();
    await expect(page.getByText(/line 1, column 11/).first()).toBeVisible();
    await expect(editor(page, 'JSON')).toHaveAttribute('aria-invalid', 'true');
    const font = await page
      .locator('.cm-scroller')
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
    expect(font).toContain('monospace');
    expect(complaints).toEqual([]);
  });

  test('keeps text typed before it has loaded', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/editor-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/json-prettify');
    await page.locator('[data-editor="write"] textarea').pressSequentially('[1');
    release();
    await expect(editor(page, 'JSON')).toBeFocused();
    await page.keyboard.type(',2]');
    await expect(editor(page, 'JSON')).toHaveText('[1,2]');
  });

  test('searches and does not trap the keyboard', async ({ page }) => {
    await page.goto('/json-prettify');
    await editor(page, 'JSON').click();
    await page.keyboard.type('[1]');
    await page.keyboard.press('Control+f');
    await expect(page.locator('[data-editor="write"]').getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page, 'JSON')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor(page, 'JSON')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(editor(page, 'JSON')).not.toBeFocused();
  });

  test('highlights again after a text that was too long for it', async ({ page }) => {
    await page.goto('/json-prettify');
    const written = page.locator('[data-editor="write"] .cm-line span');
    await editor(page, 'JSON').click();
    await page.keyboard.type('[true]');
    await expect(written.first()).toBeVisible();
    await page.keyboard.press('Control+a');
    await editor(page, 'JSON').evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', `[\n${'  true,\n'.repeat(150_000)}  null]`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(editor(page, 'JSON')).toContainText('true,');
    await expect(written).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('[true]');
    await expect(written.first()).toBeVisible();
  });

  test('stays responsive with ten megabytes', async ({ page }) => {
    test.slow();
    await page.goto('/json-prettify');
    await editor(page, 'JSON').click();
    const line = [...'  {"id": 1234567, "name": "some words"},\n'].map((letter) => letter.charCodeAt(0));
    const text = `[\n${String.fromCharCode(...line).repeat(250_000)}  null]`;
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'large.json'));
      const frame = document.querySelector('[data-editor="write"]')?.closest('section');
      frame?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
    await expect(page.getByText(/^large\.json · 10 MB/)).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-editor="read"] .cm-line').nth(3)).toBeVisible({ timeout: 60_000 });
    // Only visible lines are in the document.
    expect(await page.locator('.cm-line').count()).toBeLessThan(400);
    await page.keyboard.press('Control+End');
    await expect(page.locator('[data-editor="write"] .cm-line').last()).toHaveText('  null]');
  });
});

test.describe('heavy work', () => {
  test('is started by hand, can be canceled, and then runs', async ({ page }) => {
    await page.goto('/bcrypt');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    // Fast work needs no button.
    const run = page.getByRole('button', { name: /^Hash \(about [\d.]+ (sec|min)\)$/ });
    await expect(results(page).getByText(/^\$2b\$10\$/)).toBeVisible();
    await expect(results(page).getByText('Result ready', { exact: true })).toBeAttached(); // no longer the example's
    await expect(run).toHaveCount(0);
    await input(page, 'Cost').fill('16');
    await expect(results(page)).toHaveAttribute('data-stale', 'true');
    await run.click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(results(page).getByText('Canceled')).toBeAttached();
    await expect(results(page).getByText(/^\$2b\$10\$/)).toBeVisible();
    await input(page, 'Cost').fill('13');
    await input(page, 'Cost').press('Control+Enter');
    await expect(results(page).getByText(/^\$2b\$13\$/)).toBeVisible({ timeout: 20_000 });
    await expect(results(page)).not.toHaveAttribute('data-stale');
    const hash = results(page).getByRole('button', { name: /^Copy Hash: / });
    const shown = await hash.locator('xpath=following-sibling::bdi').textContent();
    await hash.click();
    expect(await clipboard(page)).toBe(shown);
  });
});
