// Ways in which text becomes code, in every text field that the page of a tool shows: in the first one, with the others as they are, and in all at
// once.
import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, type Listed, tools, words } from '../catalogue.ts';
import { navigate } from '../navigate.ts';
import { PAYLOADS } from './xss-payloads.ts';
import { liveCode, watch } from './xss-signs.ts';

// The content security policy is the second wall; without it this shows that the first one holds.
test.use({ bypassCSP: true, locale: 'en-US' });

/** So many tests, which can run beside each other. */
const PARTS = 3;
const TEXT = new Set(['text', 'code', 'content', 'list', 'secret']);
const EVERYTHING = PAYLOADS.join('\n\n');
/** For fields of one line, which have a bound. */
const LINE = `"><img src=x onerror=xss()><svg onload=xss()>'</title></textarea><script>xss()</script>[x](javascript:xss())`;

const main = (page: Page) => page.locator('main');

/** Opens an operation of a tool inside the product, as a link does. */
async function open(page: Page, { id, title, operations }: Listed, name: string): Promise<void> {
  await navigate(page, `/${id}${operations.length > 1 ? `#op=${name}` : ''}`);
  await expect(main(page).getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(main(page).getByRole('region', { name: words.form.results })).toBeAttached();
  // An editor of code comes a moment later.
  await expect(main(page).locator('[data-editor="write"][data-ready="false"]')).toHaveCount(0);
}

/** Fills the text field at index `only`, or all of them; returns how many hold the payload then, and which don't. */
const fill = (page: Page, only: number | null) =>
  page.evaluate(
    ([everything, line, place]) => {
      const boxes =
        'textarea:not([readonly], [data-edit]), input:is([type=text], [type=password], :not([type])):not([readonly]), [data-editor]';
      const fields = [...document.querySelectorAll<HTMLElement>(`main form :is(${boxes})`)]
        .filter((field) => field.closest('[id*="-out-"]') === null)
        .flatMap((field) => {
          // The editor of code has a tree of its own.
          if (!field.matches('[data-editor]')) return [field];
          return [...field.children].flatMap(({ shadowRoot }) => [
            ...(shadowRoot?.querySelectorAll<HTMLElement>('[contenteditable=true]') ?? []),
          ]);
        });
      const chosen = fields.filter((_, index) => place === null || index === place);
      for (const field of chosen) {
        if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
          const isArea = field instanceof HTMLTextAreaElement;
          const { prototype } = isArea ? HTMLTextAreaElement : HTMLInputElement;
          // As typing does: the form listens to what the element itself says.
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, isArea ? everything : line);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        } else {
          const data = new DataTransfer();
          data.setData('text/plain', everything);
          field.focus();
          getSelection()?.selectAllChildren(field);
          field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        }
      }
      const isFilled = (field: HTMLElement) =>
        ('value' in field ? String(field.value) : field.textContent).includes('xss()');
      // A numeric field may drop everything that isn't a digit.
      const missed = chosen
        .filter((field) => !isFilled(field) && field.inputMode !== 'numeric')
        .map(({ outerHTML }) => outerHTML.slice(0, 160));
      return { filled: chosen.filter(isFilled).length, missed };
    },
    [EVERYTHING, LINE, only] as const,
  );

async function settled(page: Page): Promise<void> {
  const results = page.getByRole('region', { name: words.form.results });
  // What is typed runs after a pause.
  await page.waitForTimeout(120);
  await expect(results).not.toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

const forms = tools.filter(({ operations }) => operations.length > 0);

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`nothing runs of what is put into any text field of a page (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(300_000);
    const signs = await watch(page);
    await page.goto('/about');
    await expectTakenOver(page);
    let reached = 0;
    for (const tool of forms.filter((_, index) => index % PARTS === part)) {
      for (const operation of tool.operations) {
        if (!operation.fields.some(({ kind }) => TEXT.has(kind))) continue;
        const where = `${tool.id}, ${operation.name}`;
        await open(page, tool, operation.name);
        for (const only of [0, null]) {
          const { filled, missed } = await fill(page, only);
          expect(missed, where).toEqual([]);
          if (only === null) expect(filled, where).toBeGreaterThan(0);
          reached += filled;
          await settled(page);
          expect(await liveCode(page), where).toEqual([]);
          expect(signs, where).toEqual([]);
        }
      }
    }
    expect(reached).toBeGreaterThan(100);
  });
}
