import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../navigate.ts';
import { load, openTool, tools, words } from '../catalog.ts';
import { PAYLOADS } from './xss-payloads.ts';
import { liveCode, watch } from './xss-signs.ts';

/** Kinds of fields that accept any text. */
const TEXT = new Set(['text', 'code', 'content', 'list', 'secret']);
const EVERYTHING = PAYLOADS.join('\n\n');

// The content security policy is the second line of defense; bypassing it shows that the first one holds. (With the policy, Chromium also reports
// handlers in documents that are only parsed, where they can't run.)
test.use({ bypassCSP: true });

async function settled(page: Page): Promise<void> {
  const results = page.getByRole('region', { name: words.form.results });
  await expect(results).toBeAttached();
  await expect(results).not.toHaveAttribute('aria-busy', 'true');
  // Images, frames and timers in the output.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const linkTo = (id: string, fields: Record<string, string>) => `/${id}#${new URLSearchParams(fields).toString()}`;

/** Kinds of outputs beyond text: images and markup made from the input. All other fields: every-field.spec. */
const SHOWN = new Set(['svg', 'html', 'marked']);
const shown = tools.filter(
  ({ view, operations }) => !view && operations.some(({ outputs }) => outputs.some(({ kind }) => SHOWN.has(kind))),
);

test('payloads in links never run in tools that show images or markup', async ({ page }) => {
  test.setTimeout(300_000);
  expect(shown.length).toBeGreaterThan(5);
  const signs = await watch(page);
  for (const { id, operations } of shown) {
    for (const [place, operation] of operations.entries()) {
      const texts = operation.fields.filter(({ kind }) => TEXT.has(kind)).map(({ name }) => name);
      if (texts.length === 0) continue;
      const fields = Object.fromEntries(texts.map((name) => [name, EVERYTHING]));
      const link = linkTo(id, { op: operation.name, ...fields });
      await (place === 0 ? load(page, link) : navigate(page, link));
      await settled(page);
      expect(await liveCode(page), id).toEqual([]);
    }
    expect(signs, id).toEqual([]);
  }
});

test('no payload runs in the Markdown preview', async ({ page }) => {
  test.setTimeout(300_000); // there are many payloads, each rendered
  const signs = await watch(page);
  const preview = page.frameLocator('iframe').locator('body');
  await page.goto(linkTo('markdown-to-html', { markdown: 'start' }));
  await expect(preview).toContainText('start', { timeout: 20_000 });
  const box = page.getByRole('textbox', { name: 'Markdown', exact: true });
  for (const [index, payload] of PAYLOADS.entries()) {
    await box.fill(`payload${index}.\n\n${payload} ${payload}\n\n${payload}`);
    await expect(preview).toContainText(`payload${index}.`);
    expect(await liveCode(page), payload).toEqual([]);
    expect(signs, payload).toEqual([]);
  }
  for (const rawHtml of ['filter', 'escape']) {
    await load(page, linkTo('markdown-to-html', { markdown: `start\n\n${EVERYTHING}`, rawHtml }));
    await expect(preview).toContainText('start', { timeout: 20_000 });
    expect(await liveCode(page), rawHtml).toEqual([]);
  }
  expect(signs).toEqual([]);
});

test('no payload runs in the HTML editor, typed or pasted', async ({ page }) => {
  test.setTimeout(300_000); // there are many payloads, each rendered
  const signs = await watch(page);
  const editor = tools.find(({ id }) => id === 'html-wysiwyg-editor');
  if (!editor) throw new Error('no HTML editor');
  await openTool(page, editor);
  const source = page.getByRole('textbox', { name: 'HTML', exact: true });
  const text = page.locator('.ProseMirror');
  for (const payload of PAYLOADS) {
    await source.fill(`<p>before ${payload}</p>${payload}<p>after</p>`);
    await expect(text).toContainText('before');
    await text.evaluate((place, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, payload);
    expect(await liveCode(page), payload).toEqual([]);
    expect(signs, payload).toEqual([]);
  }
  // Stored content is also sanitized when it is restored.
  await page.evaluate((html) => localStorage.setItem('it-tools:html-wysiwyg-editor', html), EVERYTHING);
  await page.reload();
  await expect(text).toBeVisible();
  expect(await liveCode(page)).toEqual([]);
  expect(signs).toEqual([]);
});

test('links in a preview run no code, and external images are only named', async ({ page }) => {
  const signs = await watch(page);
  const markdown = '<a href="javascript:xss()">bad</a> ![A](https://xss.invalid/a.png) [top](#t)\n\n# T';
  await page.goto(linkTo('markdown-to-html', { markdown, headingIds: 'true' }));
  const preview = page.frameLocator('iframe');
  await preview.getByText('bad').click();
  await preview.getByText('top').click();
  await expect(preview.getByText('A · https://xss.invalid/a.png')).toBeVisible();
  await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-scripts/);
  expect(signs).toEqual([]);
});
