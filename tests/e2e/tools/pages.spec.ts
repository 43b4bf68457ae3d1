import { expect, type Page, test } from '@playwright/test';
import { COLORS, violationsIn } from '../axe.ts';
import {
  expectGreetingAnswers,
  expectTakenOver,
  SITE,
  type Listed,
  takesFile,
  tools,
  watchComplaints,
  words,
} from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { keyProblems, watchCopies } from './page-keys.ts';
import { forcedColorProblems, motionProblems } from './page-media.ts';
import { representative } from '../representative.ts';
import { arrivalProblems, expectFirstResult, resizedProblems, widthProblems, WINDOWS } from './page-shape.ts';
import { forgetLanguage, roomProblems, turnOf } from './room.ts';

interface VisitedPage {
  path: string;
  title: string;
  tool?: Listed;
}
const pages: VisitedPage[] = [
  { path: '/', title: SITE },
  { path: '/about', title: `${words.about.title} - ${SITE}` },
  ...['/no-such-page', '/constructor', '/__proto__'].map((path) => {
    return { path, title: `${words.notFound.title} - ${SITE}` };
  }),
  ...tools.map((tool) => ({ path: `/${tool.id}`, title: `${tool.title} - ${SITE}`, tool })),
];
/** Pages that must differ from the others, with the reason. */
const EXCEPTIONS = {
  // Images and videos are saved, not copied.
  '/camera-recorder': ['wide: nothing is copied with 1 keys'],
};
/** The room of a page is measured on every second one, in one window, language and theme in turn; EVERY_PAGE=1 measures all. */
const isMeasured = (tool: Listed) => process.env.EVERY_PAGE !== undefined || tools.indexOf(tool) % 2 === 0;
/** The number of tests, which can run in parallel. */
const PARTS = 6;
/** The number of rows of each list that axe looks at. */
const MOST_ROWS = 40;

const named = (window: string, problems: readonly string[]) => problems.map((problem) => `${window}: ${problem}`);

/** Icons missing from the sprite they refer to. */
const missingIcons = (page: Page) =>
  page.locator('use').evaluateAll(async (uses) => {
    const hrefs = [...new Set(uses.map((use) => use.getAttribute('href') ?? ''))];
    const [sprite = ''] = hrefs.map((href) => href.split('#')[0]);
    const text = await (await fetch(sprite, { cache: 'force-cache' })).text();
    return hrefs.filter((href) => !href.startsWith(sprite) || !text.includes(`id="${href.split('#')[1]}"`));
  });

/** Switches to another operation: by its tab, by clicking its sentence or, if it has neither, by its link. */
async function choose(page: Page, operation: string): Promise<void> {
  const sentence = page.getByRole('main').locator(`[data-operation="${operation}"]`);
  if (await sentence.isVisible()) return sentence.click();
  const tab = page.getByRole('radiogroup', { name: words.form.operations }).locator(`input[value="${operation}"]`);
  if ((await tab.count()) === 0) return page.evaluate((fragment) => void (location.hash = fragment), `op=${operation}`);
  if (!(await tab.isVisible())) await page.getByText(words.form.more, { exact: true }).click();
  return tab.click();
}

/** Checks a page in both themes, and in both with forced colors. */
async function themeProblems(page: Page): Promise<string[]> {
  // A result that is being renewed is dimmed.
  await page.waitForFunction(() => document.querySelector('main [data-stale]') === null, undefined, {
    timeout: 20_000,
  });
  const problems = await motionProblems(page);
  // Axe reads the whole document even for a small selection. accessibility.spec checks menu and header, and the rows of
  // long lists are alike.
  await page.evaluate((most) => {
    for (const part of document.querySelectorAll('nav, header')) if (!part.closest('main')) part.remove();
    for (const list of document.querySelectorAll('main :is(dl, ol, tbody, ul, [role=listbox])'))
      for (const row of [...list.children].slice(most)) row.remove();
  }, MOST_ROWS);
  problems.push(...(await violationsIn(page, 'main')));
  problems.push(...(await forcedColorProblems(page, 'light')), ...(await forcedColorProblems(page, 'dark')));
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  problems.push(...(await violationsIn(page, 'main', COLORS)).map((problem) => `dark: ${problem}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

const isRepresentative = ({ tool }: VisitedPage) => !tool || representative.has(tool.id);

/**
 * Opens a page and returns the problems with its shape: on a desktop screen, and representative ones on a phone too, in turn
 * first. It ends on the desktop screen.
 */
async function openMeasured(page: Page, visited: VisitedPage, place: number): Promise<string[]> {
  const { path, tool } = visited;
  const first = tool && place % 2 === 0 && isRepresentative(visited) ? 'narrow' : 'wide';
  await page.setViewportSize(WINDOWS[first]);
  await page.goto(path);
  await expectTakenOver(page);
  if (!tool) return widthProblems(page);
  const problems = named(first, await arrivalProblems(page));
  if (!isRepresentative(visited)) return problems;
  const other = first === 'narrow' ? 'wide' : 'narrow';
  await page.setViewportSize(WINDOWS[other]);
  problems.push(...named(other, await resizedProblems(page)));
  await page.setViewportSize(WINDOWS.wide);
  if (first === 'narrow') {
    // On a phone, no field has the focus on arrival.
    await navigate(page, '/about');
    await expect(page).toHaveTitle(`${words.about.title} - ${SITE}`);
    await navigate(page, path);
    await expectFirstResult(page);
  }
  return [...problems, ...named('wide', await keyProblems(page, tool))];
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`every page opens by its address in the shape of its job, uses its room, answers its first examples and asks no other host, and axe finds nothing in any of its parts (${part + 1} of ${PARTS})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const others: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin, href } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) others.push(href);
    });
    const page = await context.newPage();
    const complaints = await watchComplaints(page);
    await watchCopies(context);
    for (const [place, visited] of pages.filter((_, index) => index % PARTS === part).entries()) {
      const { path, title, tool } = visited;
      await test.step(path, async () => {
        // A page without problems must not keep an exception.
        expect
          .soft(await openMeasured(page, visited, place), path)
          .toEqual(EXCEPTIONS[path as keyof typeof EXCEPTIONS] ?? []);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('main h1').first()).toBeAttached();
        expect.soft(await missingIcons(page), path).toEqual([]);
        // The first operation has already shown the result of its example; the others show theirs when opened.
        for (const operation of isRepresentative(visited) ? (tool?.operations ?? []).slice(1) : []) {
          await choose(page, operation.name);
          if (!operation.cost && !takesFile(operation)) await expectGreetingAnswers(page);
        }
        if (tool) {
          const turn = turnOf(tools.indexOf(tool));
          if (isMeasured(tool))
            expect.soft(await roomProblems(page, tool.id, tool.operations.length > 0, turn), path).toEqual([]);
          await forgetLanguage(page);
          await page.emulateMedia({ colorScheme: 'light' });
          await page.setViewportSize(WINDOWS.wide);
        }
        expect.soft(complaints.splice(0), path).toEqual([]);
        if (isRepresentative(visited)) expect.soft(await themeProblems(page), path).toEqual([]);
      });
    }
    expect(others).toEqual([]);
    await context.close();
  });
}
