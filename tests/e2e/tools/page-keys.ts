import type { BrowserContext, Page } from '@playwright/test';
import { type Listed, words } from '../catalogue.ts';

type Operation = Listed['operations'][number];

/** Kinds of fields that one types into. */
const TYPED = ['text', 'code', 'content', 'secret', 'list'];

/** Notes what pages copy, in place of the clipboard, which they may not read. */
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

/** What the page has copied since it was asked last. */
const takeCopies = (page: Page) =>
  page.evaluate(() => (window as unknown as { copies: string[] }).copies.splice(0).join('\n'));

/** The example of the field that has the focus, and whether the focus is where one enters something. */
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

/** Records a key in a field for key presses and stops recording. Returns the number of keys after the recorded one. */
async function recordKey(page: Page): Promise<number> {
  for (const key of ['Enter', 'a', 'Escape', 'Escape']) await page.keyboard.press(key);
  return 2;
}

/** Enters the example of a page as a user would, as far as that is typing; else picks it. Returns what hinders. */
async function enterExample(page: Page, operation: Operation): Promise<string[]> {
  const needed = operation.fields.filter(({ primary, required, initial }) => primary || (required && !initial));
  const [primary] = needed;
  if (!primary?.primary) return [];
  const { enters, example } = await focused(page);
  if (!enters && primary.kind !== 'file') return ['the focus is in no field on arrival'];
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

/** With a page on which its example greets: is its main result copied with at most three keys once the input is entered? */
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
  if (copied.trim() === '') problems.push(`nothing is copied with ${keys} keys`);
  // The large single-line value is the one that is copied.
  const hero = await page
    .locator('[data-lead] [data-hero] button[data-copy-state] bdi')
    .first()
    .textContent({ timeout: 1 })
    .catch(() => null);
  if (copied !== '' && hero !== null && hero !== copied)
    problems.push(`“${copied.slice(0, 40)}” is copied, “${hero.slice(0, 40)}” shown`);
  return problems;
}
