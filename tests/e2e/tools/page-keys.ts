import type { BrowserContext, Page } from '@playwright/test';
import { type Listed, words } from '../catalog.ts';

type Operation = Listed['operations'][number];

/** Kinds of fields filled by typing. */
const TYPED = ['text', 'code', 'content', 'secret', 'list'];

/** Records what pages copy, instead of the clipboard, which they can't read. */
export async function watchCopies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => Promise.resolve(copies.push(text)),
      write: async (items: ClipboardItem[]) => {
        for (const item of items)
          for (const type of item.types) {
            const blob = await item.getType(type);
            copies.push(type === 'text/plain' ? await blob.text() : `${type}, ${blob.size > 0 ? 'drawn' : 'empty'}`);
          }
      },
    });
  });
}

/** The text copied since the last call. */
const takeCopies = (page: Page) =>
  page.evaluate(() => (window as unknown as { copies: string[] }).copies.splice(0).join('\n'));

/** The example of the focused field, and whether the focused element accepts input. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const host = document.activeElement;
    const inner = host?.shadowRoot?.activeElement ?? host;
    const placeholder = host?.shadowRoot?.querySelector('.cm-placeholder')?.textContent;
    return {
      enters: inner?.matches('input, textarea, select, [contenteditable]') === true,
      example: placeholder ?? inner?.getAttribute('placeholder') ?? '',
    };
  });

/** Records a key in a key press field and stops recording. Returns the number of keys after the recorded one. */
async function recordKey(page: Page): Promise<number> {
  for (const key of ['Enter', 'a', 'Escape', 'Escape']) await page.keyboard.press(key);
  return 2;
}

/** Types the example of a page like a user, if it can be typed; otherwise chooses it from the menu. Returns the problems. */
async function enterExample(page: Page, operation: Operation): Promise<string[]> {
  const needed = operation.fields.filter(({ primary, required, initial }) => primary || (required && !initial));
  const primary = needed.find((field) => field.primary);
  if (!primary) return [];
  const { enters, example } = await focused(page);
  if (!enters && primary.kind !== 'file' && primary.kind !== 'files') return ['the focus is in no field on arrival'];
  if (needed.length === 1 && TYPED.includes(primary.kind) && example !== '') {
    await page.keyboard.insertText(example);
  } else {
    const menu = page.getByRole('main').getByRole('button', { name: words.form.examples, exact: true });
    if (!(await menu.isVisible())) return [];
    await menu.click();
    await page.locator('[role="menuitem"]').first().click();
  }
  return [];
}

/** On a page that shows its initial example: checks that its main result can be copied with at most three keys once the input is entered. */
export async function keyProblems(page: Page, tool: Listed): Promise<string[]> {
  const [operation] = tool.operations;
  const main = page.getByRole('main');
  const problems: string[] = [];
  let keys = 1;
  if (operation) {
    const isExample = await main.getByText(words.form.exampleReady, { exact: true }).isVisible();
    if (operation.fields.some(({ kind, primary }) => primary && kind === 'keypress')) keys += await recordKey(page);
    else if (isExample) problems.push(...(await enterExample(page, operation)));
    if (problems.length > 0) return problems;
    const ready = main.getByText(words.form.ready, { exact: true });
    const asks = main.locator('button[type="submit"]');
    await ready.or(asks).first().waitFor({ state: 'attached', timeout: 10_000 });
    if (await asks.isVisible()) {
      await page.keyboard.press('Control+Enter');
      keys += 1;
      await ready.waitFor({ state: 'attached', timeout: 20_000 });
    }
  }
  await takeCopies(page);
  await page.keyboard.press('Control+Shift+C');
  const copied = await page
    .waitForFunction(() => (window as unknown as { copies: string[] }).copies.length > 0, undefined, { timeout: 3000 })
    .then(() => takeCopies(page))
    .catch(() => '');
  // Files are saved, not copied.
  if (copied.trim() === '' && operation?.outputs[0]?.kind !== 'files')
    problems.push(`nothing is copied with ${keys} keys`);
  // The large single-line value must be the one copied.
  const hero = await page
    .locator('[data-lead] [data-hero] button[data-copy-state] + bdi')
    .first()
    .textContent({ timeout: 1 })
    .catch(() => null);
  if (copied !== '' && hero !== null && hero !== copied)
    problems.push(`“${copied.slice(0, 40)}” is copied, “${hero.slice(0, 40)}” shown`);
  return problems;
}
