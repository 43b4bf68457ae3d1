import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { languageTag } from '../../../src/base/language-tag.ts';
import { navigate } from '../navigate.ts';
import { cutWhenLonger, readPage } from './read-page.ts';
import { expectTakenOver, tools } from '../catalogue.ts';

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

/** Returns what is wrong with the current page in this language. */
async function mistakes(page: Page, where: string, { known }: Said): Promise<string[]> {
  const wrong: string[] = [];
  const { said, cut, wide } = await readPage(page);
  for (const text of said) {
    if (/^[a-z]+(\.[\w-]+)+$/.test(text)) wrong.push(`${where}: the key ${text}`);
    const unknown = wordsIn(text).filter((word) => !known.has(word));
    if (unknown.length > 0) wrong.push(`${where}: ${unknown.join(', ')}: ${text}`);
  }
  for (const text of cut) wrong.push(`${where}: cut off: ${text}`);
  // The menu may still be on its way in or out.
  if (wide > 0 && !(await fits(page))) wrong.push(`${where}: too wide`);
  return wrong;
}

/** Chooses a language as another tab would: the select is in reach on a wide screen only. */
const choose = (page: Page, language: string) =>
  page.evaluate((value) => {
    const key = 'it-tools:language';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);

/** Takes menu and header out of the layout. */
const hideShell = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('nav, header:not(main header) { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Waits for a page in its language; from frame to frame, where `expect` would look ever more seldom. */
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

/** How wide a text is, in letters; a Chinese character is as wide as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
const widths = languages.map((language) => (textsIn[language] ?? []).reduce((sum, text) => sum + widthOf(text), 0));
/** By how much the texts of a language are made longer, as a share: until they are two fifths wider than those of the widest language. */
const growth = (language: string) => (1.4 * Math.max(...widths)) / (widths[languages.indexOf(language)] ?? 1) - 1;

const NARROW = { width: 390, height: 844 };
/** A wide window; without the menu the page is as wide as beside it at 1280. */
const WIDE = { width: 1024, height: 844 };
/** Pages in parts, so that they are looked at side by side. */
const PARTS = 4;
const pages = ['', 'about', ...tools.map(({ id }) => id)];

/**
 * The languages in which a page is looked at: one of them in turn, or all with EVERY_LANGUAGE=1. A text that is in no file of texts shows in
 * any of them, that no file lacks a text is seen without a browser, and every page is tried with texts longer than those of any language.
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
    // The shell says the same around every page: its words are read in the first part, and it is hidden where it only takes time.
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
    await page.close(); // its browser goes on, and so would a page that ticks
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
