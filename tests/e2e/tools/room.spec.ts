// How pages use their room: every tool in windows, languages and themes in turn (all combinations with EVERY_ROOM=1). pages.spec looks at
// the first screen and at what each page says to axe, languages.spec at texts that are longer than any language has.
import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, tools } from '../catalog.ts';
import { navigate } from '../navigate.ts';
import { controlProblems, cutProblems, lineProblems, rowProblems, shareProblems, typingProblems } from './page-room.ts';

const WINDOWS = [
  [1280, 800],
  [390, 844],
  [1366, 768],
  [1920, 1080],
  // the narrowest width on each side of a breakpoint
  [480, 800],
  [701, 800],
  [920, 800],
  [1001, 800],
] as const;
/** A phone with its keyboard open. */
const TYPING = { width: 390, height: 480 };
const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'cn'];
const THEMES = ['light', 'dark'] as const;
/** Windows in which each page is measured. */
const TURNS = 2;
/** The number of tests, which can run in parallel. */
const PARTS = 3;
const everything = process.env.EVERY_ROOM !== undefined;

/** Problems that stay, with the reason. A page without problems must not keep an exception. */
const EXCEPTIONS: Record<string, { about: RegExp; because: string }> = {};

interface Visit {
  id: string;
  language: string;
  theme: (typeof THEMES)[number];
  windows: readonly (readonly [number, number])[];
  isForm: boolean;
}

const visits = tools.flatMap(({ id, operations }, place): Visit[] => {
  const visit = { id, isForm: operations.length > 0 };
  if (everything)
    return LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ ...visit, language, theme, windows: WINDOWS })));
  return [
    {
      ...visit,
      language: LANGUAGES[place % LANGUAGES.length] ?? 'en',
      theme: THEMES[Math.floor(place / LANGUAGES.length) % THEMES.length] ?? 'light',
      windows: Array.from({ length: TURNS }, (_, turn) => WINDOWS[(place + turn * 3) % WINDOWS.length] ?? WINDOWS[0]),
    },
  ];
});

/** Chooses a language and a theme as another tab would. */
const choose = (page: Page, language: string) =>
  page.evaluate((value) => {
    const key = 'it-tools:language';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);

/** Waits for a tool and its first result, or the button that starts slow work. */
async function open(page: Page, { id, language, isForm }: Visit): Promise<void> {
  await navigate(page, `/${id}`);
  await choose(page, language);
  await page.waitForFunction(
    ([tool, form]) =>
      document.querySelector(`article[data-tool="${tool}"]`) !== null &&
      (!form || document.querySelector('[data-lead], main form button[type=submit]') !== null) &&
      document.querySelector('[data-waiting], section[aria-busy]') === null,
    [id, isForm] as const,
    // A busy machine may take several times as long.
    { timeout: 60_000 },
  );
}

async function problemsIn(page: Page, [width, height]: readonly [number, number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  let problems: string[] = [];
  // Some parts react to their own width, several frames later.
  for (let frames = 0; frames < 20; frames += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    problems = [];
    for (const measure of [shareProblems, rowProblems, lineProblems, cutProblems, controlProblems])
      problems.push(...(await page.evaluate(measure)));
    if (problems.length === 0) break;
  }
  return problems;
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`every page uses its window, breaks no value, cuts no text and has controls that can be hit (${part + 1} of ${PARTS})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(everything ? 3_600_000 : 480_000);
    const context = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'reduce', hasTouch: true });
    const page = await context.newPage();
    await page.goto('/about');
    await expectTakenOver(page);
    for (const visit of visits.filter((_, index) => index % PARTS === part)) {
      await test.step(`${visit.id}, ${visit.language}, ${visit.theme}`, async () => {
        const [first = WINDOWS[0]] = visit.windows;
        await page.setViewportSize({ width: first[0], height: first[1] });
        await page.emulateMedia({ colorScheme: visit.theme });
        await open(page, visit);
        const found: string[] = [];
        for (const window of visit.windows)
          found.push(...(await problemsIn(page, window)).map((problem) => `${window.join('×')}: ${problem}`));
        if (visit.isForm) {
          await page.setViewportSize(TYPING);
          found.push(...(await page.evaluate(typingProblems)).map((problem) => `typing: ${problem}`));
        }
        const exception = EXCEPTIONS[visit.id];
        const left = found.filter((problem) => !exception?.about.test(problem));
        expect.soft(left, `${visit.id} in ${visit.language}, ${visit.theme}`).toEqual([]);
      });
    }
    await context.close();
  });
}
