import { beforeAll, describe, expect, it } from 'vitest';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../../palette/index-in.ts';
import { cn } from './queries/cn.ts';
import { development } from './queries/development.ts';
import { en } from './queries/en.ts';
import { es, fr, pt } from './queries/latin.ts';
import { ru } from './queries/ru.ts';
import { toolsOfLine } from './tools-of-line.ts';

const languages: Record<string, Record<string, Record<string, string>>> = Object.fromEntries(
  Object.entries({ en, es, fr, pt, ru, cn }).map(([language, kinds]) => [
    language,
    { ...kinds, development: development[language] ?? {} },
  ]),
);

describe.each(Object.entries(languages))('frozen queries: %s', (language, kinds) => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn(language)));

  it.each([
    [
      'names, prefixes, aliases, initials: the first row',
      ['title', 'prefix', 'alias', 'acronym', 'pinyin', 'initials', 'english', 'layout'],
      1,
      0.95,
    ],
    ['one typing mistake: among the first three', ['typo'], 3, 0.95],
    ['everyday words: among the first three', ['words'], 3, 0.95],
    ['words for tools of code: among the first three', ['development'], 3, 0.95],
  ])('%s', (_, names, most, wantedShare) => {
    const queries = names.flatMap((name) => Object.entries(kinds[name] ?? {}));
    const missed = queries.flatMap(([text, wanted]) => {
      const found = toolsOfLine(text, index).slice(0, 3);
      return found.slice(0, most).includes(wanted) ? [] : [`${text}: ${wanted}, not ${found.join()}`];
    });
    // In a small set, a single miss is more than 5 %.
    const allowed = Math.max(1, Math.floor((1 - wantedShare) * queries.length));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(allowed);
  });
});

/** Tasks that are part of a tool with another name; none of them is for Hash text. */
it.each([
  ['unit converter', 'unit-converter'],
  ['convert units', 'unit-converter'],
  ['html beautifier', 'html-formatter'],
  ['html formatter', 'html-formatter'],
  ['days between dates', 'date-calculator'],
  ['date difference', 'date-calculator'],
  ['certificate decoder', 'certificate-decoder'],
  ['json prettify', 'json-prettify'],
  ['password strength analyser', 'password-strength-analyser'],
  ['docker run to docker compose converter', 'docker-run-to-docker-compose-converter'],
  ['git memo', 'git-memo'],
  ['chronometer', 'chronometer'],
  ['safelink decoder', 'safelink-decoder'],
  ['ascii art text', 'ascii-text-drawer'],
])('%s finds %s', async (text, wanted) => {
  const index = await indexIn('en');
  const found = toolsOfLine(text, index).slice(0, 3);
  expect(found).toContain(wanted);
  expect(found).not.toContain('hash-text');
});

/** Queries that used to find a different tool. */
it.each([
  ['en', 'is my password any good', 'password-strength-analyser'],
  ['en', 'strong passphrase maker', 'token-generator'],
  ['en', 'base64 to image', 'base64-file-converter'],
  ['en', 'base64 photo', 'base64-file-converter'],
  ['en', 'jpg to base64', 'base64-file-converter'],
  ['en', 'base64 hello', 'base64-string-converter'],
  ['en', 'base64 text', 'base64-string-converter'],
  ['en', 'text to qr code', 'qrcode-generator'],
  ['en', 'calculator', 'math-evaluator'],
  ['en', 'my computer', 'device-information'],
  ['es', 'base64 foto', 'base64-file-converter'],
  ['es', 'crono', 'chronometer'],
  ['es', 'tareas programadas', 'crontab-generator'],
  ['es', 'regex101', 'regex-tester'],
  ['fr', 'ordi', 'device-information'],
  ['fr', 'règle de trois', 'percentage-calculator'],
  ['pt', 'contagem regressiva', 'date-converter'],
  ['ru', 'посчитать возраст', 'date-converter'],
  ['ru', 'регэксп', 'regex-tester'],
  ['cn', '304是什么意思', 'http-status-codes'],
  ['cn', '毛利率', 'percentage-calculator'],
])('%s: %s finds %s', async (language, text, wanted) => {
  expect(toolsOfLine(text, await indexIn(language))[0]).toBe(wanted);
});

it('at least three hundred frozen queries exist', () =>
  expect(
    Object.values(languages).flatMap((kinds) => Object.values(kinds).flatMap(Object.keys)).length,
  ).toBeGreaterThanOrEqual(300));
