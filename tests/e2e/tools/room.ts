// How a page uses its room: in a window, a language and a theme of its turn (room.spec: in all of them).
import type { Page } from '@playwright/test';
import { controlProblems, cutProblems, lineProblems, rowProblems, shareProblems, typingProblems } from './page-room.ts';

type Size = readonly [width: number, height: number];

export const SIZES = [
  [1280, 800],
  [390, 844],
  [1366, 768],
  [1920, 1080],
  // the narrowest width on each side of a breakpoint
  [480, 800],
  [701, 800],
  [920, 800],
  [1001, 800],
] as const satisfies [Size, ...Size[]];
/** A phone with its keyboard open. */
const TYPING = { width: 390, height: 480 };
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'ru', 'cn'] as const;
export const THEMES = ['light', 'dark'] as const;

/** Problems that stay, with the reason. A page without problems must not keep an exception. */
const EXCEPTIONS: Record<string, { about: RegExp; because: string }> = {};

export interface Turn {
  language: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  sizes: readonly Size[];
}

const at = <Items extends readonly [unknown, ...unknown[]]>(items: Items, place: number): Items[number] =>
  items[place % items.length];

/** The turn of the page at a place in the list of tools: one of the sizes, languages and themes. */
export const turnOf = (place: number): Turn => ({
  language: at(LANGUAGES, place),
  theme: at(THEMES, Math.floor(place / LANGUAGES.length)),
  sizes: [at(SIZES, place)],
});

/** Chooses a language as another tab would. */
const chooseLanguage = (page: Page, language: string) =>
  page.evaluate((value) => {
    const key = 'it-tools:language';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);

/** Waits for the first result of a page in its language, or for the button that starts slow work. */
const expectReady = (page: Page, { language }: Turn, isForm: boolean) =>
  page.waitForFunction(
    ([lang, form]) =>
      document.documentElement.lang.startsWith(lang) &&
      (!form || document.querySelector('[data-lead], main form button[type=submit]') !== null) &&
      document.querySelector('[data-waiting], [data-stale], section[aria-busy]') === null,
    [language === 'cn' ? 'zh' : language, isForm] as const,
    // A busy machine may take several times as long.
    { timeout: 60_000 },
  );

async function problemsIn(page: Page, [width, height]: Size): Promise<string[]> {
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
  return problems.map((problem) => `${width}×${height}: ${problem}`);
}

/** Measures the open page of a tool in its turn. The language stays chosen until `forgetLanguage`. */
export async function roomProblems(page: Page, id: string, isForm: boolean, turn: Turn): Promise<string[]> {
  const touch = await page.context().newCDPSession(page);
  // Fingers need larger controls, and a keyboard on the screen takes half of it.
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.emulateMedia({ colorScheme: turn.theme });
  await chooseLanguage(page, turn.language);
  await expectReady(page, turn, isForm);
  const found: string[] = [];
  for (const size of turn.sizes) found.push(...(await problemsIn(page, size)));
  if (isForm) {
    await page.setViewportSize(TYPING);
    found.push(...(await page.evaluate(typingProblems)).map((problem) => `typing: ${problem}`));
  }
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  // The result in another language takes some time, and is dimmed until then.
  await expectReady(page, turn, isForm);
  await touch.detach();
  const exception = EXCEPTIONS[id];
  const left = found.filter((problem) => !exception?.about.test(problem));
  if (exception && left.length === found.length) left.push(`the exception “${exception.because}” isn't needed`);
  return left.map((problem) => `${turn.language}, ${turn.theme}, ${problem}`);
}

/** The next page opens in the browser's language. */
export const forgetLanguage = (page: Page) => page.evaluate(() => localStorage.removeItem('it-tools:language'));
