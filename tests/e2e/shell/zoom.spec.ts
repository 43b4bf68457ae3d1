// At 400 %, a window of 1280 × 1024 becomes 320 × 256: on pages with everything a page can be made of, everything in the Tab order is visible when focused, and fixed
// elements leave room for the rest (WCAG 2.2: 1.4.10, 2.1.1, 2.1.2, 2.4.7, 2.4.11). Other widths: tools/pages.spec.
import { expect, type Page } from '@playwright/test';
import { SITE, tools, words } from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { everyKind } from '../representative.ts';
import { test } from './taken-over.ts';

test.use({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 320, height: 256 } });

/** The page that a test opens by its address. */
const FIRST = '/about';
/** The number of tests, which can run in parallel. */
const PARTS = 2;
/** The maximum share of the window covered by elements that don't scroll. */
const COVERED = 0.6;
/** Lists of rows have more elements than are checked here. */
const MOST_TABS = 60;

const pages = [
  ['/', words.home.headline_other.replace('{{count}}', String(tools.length))],
  ['/about', words.about.title],
  ['/no-such-page', words.notFound.title],
  ...tools.filter(({ id }) => everyKind.has(id)).map(({ id, title }) => [`/${id}`, title]),
] as [path: string, heading: string][];

/** Records for each element focused from now on whether it is visible and looks different when focused. */
function watchFocus() {
  const seen = { visited: [] as Element[], problems: [] as string[] };
  let last: { element: Element; look: string } | undefined;
  const inner = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? element.id).trim().slice(0, 32)}”`;
  /** The visible box of an element: the element itself, or the label that represents it. */
  const boxOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0'
      ? element
      : (element.closest('label') ?? element.parentElement ?? element);
  };
  const lookOf = (element: Element) => {
    const looks: string[] = [];
    let at: Element | null = boxOf(element);
    for (let depth = 0; at && depth < 10; depth += 1) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(at);
      looks.push([outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor].join(' '));
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return looks.join('|');
  };
  const isSeen = (element: Element) => {
    const box = boxOf(element);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [toX, toY] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    if (toX <= x || toY <= y) return false;
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(x + (toX - x) * across, y + (toY - y) * down);
        return hit !== null && (box.contains(hit) || hit.contains(box) || hit.shadowRoot?.contains(box) === true);
      }),
    );
  };
  Object.assign(window, {
    seenFocus: seen,
    noteFocus: async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const element = inner();
      // The previous element has lost the focus.
      if (last && last.element !== element && last.element.isConnected && lookOf(last.element) === last.look)
        seen.problems.push(`${nameOf(last.element)} does not look focused`);
      last = undefined;
      if (!element || !document.querySelector('main')?.contains(document.activeElement)) return null;
      if (seen.visited.includes(element)) return null;
      seen.visited.push(element);
      // A result that arrives at that moment may move the element for a few frames.
      for (let frames = 0; frames < 30 && inner() === element && !isSeen(element); frames += 1) await frame();
      if (!isSeen(element)) seen.problems.push(`${nameOf(element)} is not seen when it has the focus`);
      // The document of a frame draws the focus inside it.
      last = element instanceof HTMLIFrameElement ? undefined : { element, look: lookOf(element) };
      // In a code editor, Tab indents until Escape is pressed, as a note below it explains.
      return element.getRootNode() === document ? ['Tab'] : ['Escape', 'Tab'];
    },
  });
}

interface Watched {
  seenFocus: { visited: Element[]; problems: string[] };
  noteFocus: () => Promise<string[] | null>;
}

/** The share of the window covered by elements that stay in place when the page scrolls. */
const covered = () => {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    return /^(?:fixed|sticky)$/.test(position) && element.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  scrollTo(0, 200);
  const staying = bars.map((bar) => bar.getBoundingClientRect()).filter(({ width }) => width > innerWidth / 2);
  const rows = new Set<number>();
  for (const { top, bottom } of staying)
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
  scrollTo(0, 0);
  return rows.size / innerHeight;
};

/** By how many pixels the page is wider than the window. */
const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Walks through a page with Tab; returns the problems. */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  // The page focuses its first field once it exists.
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    const isThere = document.activeElement === main;
    main?.focus();
    return isThere;
  });
  let keys: string[] | null = ['Tab'];
  for (let tabs = 0; keys && tabs < MOST_TABS; tabs += 1) {
    for (const key of keys) await page.keyboard.press(key);
    keys = await page.evaluate(() => (window as unknown as Watched).noteFocus());
  }
  return page.evaluate(
    ([most]) => {
      const { visited, problems } = (window as unknown as Watched).seenFocus;
      const left = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex="0"])',
        ),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled, [type=radio]:not(:checked), [inert] *') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !visited.includes(element),
      );
      if (visited.length < most && left.length > 0)
        problems.push(`${left.length} not reached by Tab, as ${left[0]?.outerHTML.slice(0, 160)}`);
      return [...new Set(problems)];
    },
    [MOST_TABS] as const,
  );
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`at 400 % Tab reaches everything a page can be made of, and the focus is visible (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(FIRST);
    for (const [path, heading] of pages.filter((_, index) => index % PARTS === part)) {
      // Playwright looks for the parent of each action among all earlier ones at the same level.
      await test.step(path, async () => {
        await navigate(page, path);
        await expect(
          page.locator('main').getByRole('heading', { level: 1, name: heading, exact: true }),
        ).toBeAttached();
        await expect(page.locator('main [data-waiting]')).toHaveCount(0);
        // When it announces the title, the page also moves the focus to its heading, unless a field has taken it.
        const title = path === '/' ? SITE : `${heading} - ${SITE}`;
        const isAnnounced = (said: string) =>
          [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === said);
        if (path !== FIRST) await page.waitForFunction(isAnnounced, title);
        expect.soft(await page.evaluate(covered), `${path}: covered`).toBeLessThanOrEqual(COVERED);
        expect.soft(await page.evaluate(excess), `${path}: wider than the window`).toBeLessThanOrEqual(0);
        expect.soft(await walk(page), path).toEqual([]);
      });
    }
  });
}
