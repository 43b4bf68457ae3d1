import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { languageTag } from '../../../src/base/language-tag.ts';
import { navigate } from '../navigate.ts';
import { cutWhenLonger, readPage } from './read-page.ts';
import { expectTakenOver, tools } from '../catalog.ts';
import { representative } from '../representative.ts';

const root = path.resolve(import.meta.dirname, '../../../locales');
const languages = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'app.json')));
const readJson = (...parts: string[]) => JSON.parse(fs.readFileSync(path.join(root, ...parts), 'utf8')) as object;

/** All texts of a language except keywords, which include English terms. */
function textsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'keywords') return [];
    return typeof inner === 'object' && inner !== null ? textsOf(inner) : [String(inner)];
  });
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** All texts of each language. */
const textsIn = Object.fromEntries(
  languages.map((language) => {
    const files = fs.readdirSync(path.join(root, language, 'tools'));
    const all = [readJson(language, 'app.json'), ...files.map((file) => readJson(language, 'tools', file))];
    return [language, all.flatMap(textsOf)];
  }),
);

/** The words allowed on a page: those of the language, and names that are never translated. */
function vocabulary(language: string): Set<string> {
  const shared = readJson('same-as-english.json') as Record<string, string[]>;
  return new Set([...(textsIn[language] ?? []), ...(shared['*'] ?? []), ...(shared[language] ?? [])].flatMap(wordsIn));
}

const fits = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: 2000,
    })
    .then(
      () => true,
      () => false,
    );

interface Said {
  known: ReadonlySet<string>;
  titleOf: (id: string) => string;
}

const saidIn = new Map<string, Said>(
  languages.map((language) => {
    const app = readJson(language, 'app.json') as { about: { title: string } };
    const titleOf = (id: string) =>
      id === 'about' ? app.about.title : (readJson(language, 'tools', `${id}.json`) as { title: string }).title;
    return [language, { known: vocabulary(language), titleOf }];
  }),
);

/** Returns the mistakes on the current page in this language. */
async function mistakes(page: Page, where: string, { known }: Said): Promise<string[]> {
  const wrong: string[] = [];
  const { said, cut, wide } = await readPage(page);
  for (const text of said) {
    if (/^[a-z]+(\.[\w-]+)+$/.test(text)) wrong.push(`${where}: the key ${text}`);
    const unknown = wordsIn(text).filter((word) => !known.has(word));
    if (unknown.length > 0) wrong.push(`${where}: ${unknown.join(', ')}: ${text}`);
  }
  for (const text of cut) wrong.push(`${where}: cut off: ${text}`);
  // The menu may still be sliding in or out.
  if (wide > 0 && !(await fits(page))) wrong.push(`${where}: too wide`);
  return wrong;
}

/** Chooses a language like another tab would, because the select is only visible on wide screens. */
const choose = (page: Page, language: string) =>
  page.evaluate((value) => {
    const key = 'it-tools:language';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);

/** Removes menu and header from the layout. */
const hideShell = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('nav, header:not(main header) { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Waits for a page in its language; checks every frame, while `expect` would poll less and less often. */
const shows = (page: Page, expected: { tag: string; title: string; heading: string | null }) =>
  page.waitForFunction(
    ({ tag, title, heading }) => {
      const first = document.querySelector('main h1')?.textContent;
      return (
        document.documentElement.lang === tag && document.title === title && (heading === null || first === heading)
      );
    },
    expected,
    { timeout: 20_000 },
  );

/** The width of a text in letters; a Chinese character counts as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
const widths = languages.map((language) => (textsIn[language] ?? []).reduce((sum, text) => sum + widthOf(text), 0));
/** The share by which the texts of a language are lengthened, until they are 40 % wider than those of the widest language. */
const growth = (language: string) => (1.4 * Math.max(...widths)) / (widths[languages.indexOf(language)] ?? 1) - 1;

const NARROW = { width: 390, height: 844 };
/** A wide window; without the menu, the page is as wide as next to the menu at 1280. */
const WIDE = { width: 1024, height: 844 };
/** Pages are split into parts, so that tests can run in parallel. */
const PARTS = 2;
/** What the engine draws alike everywhere is only looked at on pages that together have everything; EVERY_PAGE=1 looks at all. */
const pages = ['', 'about', ...tools.map(({ id }) => id).filter((id) => representative.has(id))];

/**
 * The languages in which a page is checked: one per page in turn, or all with EVERY_LANGUAGE=1. Text that isn't in
 * the locale files is detected in any of them, missing texts are detected without a browser, and every page is tested
 * with texts longer than those of any language.
 */
function languagesOf(place: number): [string, Said][] {
  return [...saidIn].filter((_, index) => process.env.EVERY_LANGUAGE || index === place % languages.length);
}

for (let part = 0; part < PARTS; part++) {
  test(`pages are translated, show no text keys and cut nothing off (${part + 1} of ${PARTS})`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('it-tools:menuCollapsed', 'true'));
    await page.goto('/');
    await expectTakenOver(page);
    // The shell is the same around every page: the first part checks its words, the others hide it to save time.
    if (part > 0) await hideShell(page);
    const wrong: string[] = [];
    for (const [place, id] of pages.entries()) {
      if (place % PARTS !== part) continue;
      await navigate(page, `/${id}`);
      for (const [language, said] of languagesOf(place)) {
        await page.setViewportSize(NARROW);
        await choose(page, language);
        const heading = id === '' ? null : said.titleOf(id);
        const title = heading ? `${heading} - IT Tools` : 'IT Tools';
        await shows(page, { tag: languageTag(language), title, heading });
        wrong.push(...(await mistakes(page, `${language}: /${id}, narrow`, said)));
        for (const size of [NARROW, WIDE]) {
          await page.setViewportSize(size);
          if (size === WIDE) wrong.push(...(await mistakes(page, `${language}: /${id}, wide`, said)));
          const { cut, wide } = await cutWhenLonger(page, growth(language));
          for (const text of cut) wrong.push(`/${id} at ${size.width}: cut off when it is longer: ${text}`);
          if (wide > 0) wrong.push(`/${id} at ${size.width}: too wide with longer texts`);
        }
      }
    }
    await page.close(); // the browser stays open, and so would a page with a timer
    expect([...new Set(wrong)]).toEqual([]);
  });
}

test('switching the language keeps the typed text and the favorites', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto('/base64-string-converter');
  const favorite = page.getByRole('main').locator('button[aria-pressed]').first();
  await favorite.click();
  await page.getByRole('textbox').first().fill('typed by me');
  for (const language of languages.toReversed()) {
    await page.getByRole('banner').locator('select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language));
    const { title } = readJson(language, 'tools', 'base64-string-converter.json') as { title: string };
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.getByRole('textbox').first()).toHaveValue('typed by me');
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  }
  await page.close();
});

test('a browser with an unsupported language gets English; one that names none gets the default language', async ({
  browser,
}) => {
  for (const [silent, lang] of [
    [false, 'en'],
    [true, 'zh-CN'],
  ] as const) {
    const page = await browser.newPage({ locale: 'ja-JP' });
    await page.addInitScript((none) => {
      if (none) Object.defineProperty(navigator, 'languages', { get: () => [] });
    }, silent);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.close();
  }
});
