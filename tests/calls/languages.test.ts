import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '../../src/i18n/by-language.ts';
import { currentLanguage, startTexts } from '../../src/i18n/i18n.ts';
import { answerTo } from './front.ts';

/** Values with labels, failures with and without a position, warnings, chains, plurals, messages in results, searches. */
const LINES = [
  'b64 hello',
  'b64d aGVsbG8',
  'b64d $$',
  'b64d gICA | sha256',
  'b64d -- | sha256',
  'sha256 hello',
  'json {"a":1,}',
  'json {"a":1}',
  '{"a":[1,2}',
  'base 255',
  'base 12x',
  'uuid 30000000',
  'iban DE89370400440532013000',
  'iban DE00370400440532013000',
  'iban DE89370400440532013000 | sha256',
  'cron * * * * *',
  'cron 61 * * * *',
  'chmod 755',
  'chmod 999',
  'roman 2026',
  'roman 4000000',
  'temp 20',
  'ipv4 10.0.0.0/8',
  'ipv4 10.0.0.0/99',
  'mac 00:1a:2b:3c:4d:5e',
  'jwt eyJhbGciOiJub25lIn0.e30.',
  'json {"a"',
  'slug Hello World',
  'upper hello',
  'nato abc',
  'morse sos',
  'http 404',
  'mime application/json',
  'yaml a: [1, 2',
  'toml a = 1',
  'toml a = ',
  'xml <a><b></a>',
  'sql select 1',
  'percent 20 50',
  'zzqqxx',
];

const LANGUAGES = ['es', 'ru'] as const;

// Some answers say how far a moment is from now.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2, 3, 4, 5) }));
afterAll(() => void vi.useRealTimers());

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => loadLanguage(language)));
  await startTexts('fr'); // the language of a page in the same process, which must not be heard
});

test('the same lines in two languages at once are answered as they are alone', { timeout: 120_000 }, async () => {
  expect(LINES).toHaveLength(40);
  const atOnce = await Promise.all(LINES.flatMap((line) => LANGUAGES.map((language) => answerTo(line, language))));
  const alone: string[][] = [];
  for (const language of LANGUAGES) {
    const answers: string[] = [];
    for (const line of LINES) answers.push(await answerTo(line, language));
    alone.push(answers);
  }
  const interleaved = LANGUAGES.map((_, index) => atOnce.filter((_answer, at) => at % LANGUAGES.length === index));
  expect(interleaved).toEqual(alone);
  expect(currentLanguage()).toBe('fr');
  const [spanish = [], russian = []] = alone;
  const said = spanish.filter((answer, at) => answer !== russian[at]);
  expect(said.length).toBeGreaterThan(30);
  for (const answer of russian.filter((answer, at) => answer !== spanish[at]))
    expect(answer).toMatch(/\p{Script=Cyrillic}/u);
});
