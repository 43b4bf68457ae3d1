// Ways in which text becomes code, in every text field of the tools that together have everything a page can be made of (EVERY_PAGE=1
// tries all): only in the first field, then in all at once, including fields that are collapsed or shown only for another choice.
import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, type Listed, type ListedOperation, tools, words } from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { everyKind } from '../representative.ts';
import { PAYLOADS } from './xss-payloads.ts';
import { liveCode, watch } from './xss-signs.ts';

// The content security policy is the second line of defense; bypassing it shows that the first one holds.
test.use({ bypassCSP: true, locale: 'en-US' });

/** The number of tests, which can run in parallel. */
const PARTS = 3;
const TEXT = new Set(['text', 'code', 'content', 'list', 'secret']);
/** The fields of a comparison that are edited in its result. */
const MERGED = ['text', 'changed'];
const EVERYTHING = PAYLOADS.join('\n\n');
/** For single-line fields, which have a length limit. */
const LINE = `"><img src=x onerror=xss()><svg onload=xss()>'</title></textarea><script>xss()</script>[x](javascript:xss())`;

const main = (page: Page) => page.locator('main');

type Choices = Record<string, string | boolean>;

/** Sets of choices that together show every text field hidden by the initial values. */
function choicesOf({ fields }: ListedOperation): Choices[] {
  const found: Choices[] = [];
  for (const { kind, when } of fields) {
    if (!TEXT.has(kind) || !when) continue;
    const agrees = (chosen: Choices) =>
      Object.entries(when).every(([name, values]) => !(name in chosen) || values.includes(chosen[name] ?? ''));
    let chosen = found.find(agrees);
    if (!chosen) found.push((chosen = {}));
    for (const [name, [value]] of Object.entries(when)) chosen[name] ??= value ?? '';
  }
  return found;
}

/** Opens an operation of a tool within the product, like a link, and expands its options. */
async function open(page: Page, { id, title }: Listed, name: string, choices: Choices = {}): Promise<void> {
  await page.evaluate(() => document.querySelector('main form')?.setAttribute('data-left', ''));
  const values = Object.entries(choices).map(([field, value]) => [field, String(value)]);
  await navigate(page, `/${id}#${new URLSearchParams([['op', name], ...values]).toString()}`);
  await expect(main(page).getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // The form of another operation of the same tool has the same title.
  await expect(main(page).locator('form[data-left]')).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: words.form.results })).toBeAttached();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main form details')) fold.open = true;
  });
  // A code editor loads a moment later.
  await expect(main(page).locator('[data-editor="write"][data-ready="false"]')).toHaveCount(0);
}

/**
 * Fills the text field at index `only`, or all fields; returns the ids of those that contain the payload afterwards, those
 * that don't, and whether there are others.
 */
const fill = (page: Page, only: number | null) =>
  page.evaluate(
    ([everything, line, place]) => {
      const boxes =
        'textarea:not([readonly], [data-edit]), input:is([type=text], [type=password], :not([type])):not([readonly]), [data-editor]';
      const fields = [...document.querySelectorAll<HTMLElement>(`main form :is(${boxes})`)]
        .filter((field) => field.closest('[id*="-out-"]') === null || field.matches('[data-editor="write"]'))
        .flatMap((field) => {
          // The code editor has its own shadow tree.
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
          // Like typing: the form listens to events of the element.
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
      // A numeric field may remove everything that isn't a digit.
      const missed = chosen
        .filter((field) => !isFilled(field) && field.inputMode !== 'numeric')
        .map(({ outerHTML }) => outerHTML.slice(0, 160));
      const idOf = (field: HTMLElement) => {
        const root = field.getRootNode();
        return (root instanceof ShadowRoot ? root.host : field).closest('[id]')?.id ?? '';
      };
      return { filled: chosen.filter(isFilled).map(idOf), missed, hasMore: fields.length > chosen.length };
    },
    [EVERYTHING, LINE, only] as const,
  );

async function settled(page: Page): Promise<void> {
  const results = page.getByRole('region', { name: words.form.results });
  // Typed text runs after a pause.
  await page.waitForTimeout(120);
  await expect(results).not.toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

const forms = tools.filter(({ id, operations }) => operations.length > 0 && everyKind.has(id));

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`payloads in any text field of a tool never run (${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(300_000);
    const signs = await watch(page);
    await page.goto('/about');
    await expectTakenOver(page);
    let reached = 0;
    for (const tool of forms.filter((_, index) => index % PARTS === part)) {
      // Playwright looks for the parent of each action among all earlier ones at the same level.
      await test.step(tool.id, async () => {
        for (const operation of tool.operations) {
          const texts = operation.fields.filter(({ kind }) => TEXT.has(kind)).map(({ name }) => name);
          if (texts.length === 0) continue;
          const where = `${tool.id}, ${operation.name}`;
          const tried: string[] = [];
          const attack = async (only: number | null) => {
            const { filled, missed, hasMore } = await fill(page, only);
            expect(missed, where).toEqual([]);
            tried.push(...filled);
            await settled(page);
            expect(await liveCode(page), where).toEqual([]);
            expect(signs, where).toEqual([]);
            return hasMore;
          };
          await open(page, tool, operation.name);
          // A code field may have loaded meanwhile.
          if ((await attack(0)) || tried.length < texts.length) await attack(null);
          for (const choices of choicesOf(operation)) {
            await open(page, tool, operation.name, choices);
            await attack(null);
          }
          // If two texts are compared, the result is the editor for both. A field can have a box for each of its parts.
          const both = tried.filter((id) => id.includes('-out-')).length >= 2 ? MERGED : [];
          const untried = texts.filter(
            (name) => !both.includes(name) && !tried.some((id) => new RegExp(`-${name}(?:-\\d+)?$`).test(id)),
          );
          expect(untried, `${where}: ${tried.join(' ')}`).toEqual([]);
          reached += tried.length;
        }
      });
    }
    expect(reached).toBeGreaterThan(50);
  });
}
