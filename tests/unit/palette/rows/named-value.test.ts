import { describe, expect, it } from 'vitest';
import { indexIn } from '../index-in.ts';
import { shown, type Shown, textOf } from '../sets/shown.ts';

const failureOf = ({ answer }: Shown): string | null =>
  answer?.state === 'settled' && answer.outcome.kind === 'failure' ? answer.outcome.text : null;
const typed = async (text: string, language = 'en') => shown({ text, attachment: null }, await indexIn(language));
/** The tool and the text of the first row. */
const firstOf = async (text: string, language?: string) => {
  const [first] = await typed(text, language);
  return first && [first.tool, textOf(first)];
};

describe('a whole line that a tool recognizes is data, though it begins with a name', () => {
  it.each([
    ['docker run -p 80:80 nginx', 'docker-run-to-docker-compose-converter', /image: nginx/],
    ['docker run nginx', 'docker-run-to-docker-compose-converter', /image: nginx/],
    ['podman run -d -p 80:80 nginx', 'docker-run-to-docker-compose-converter', /image: nginx/],
    ['unix timestamp', 'date-converter', /^\d{10}$/],
    ['now in unix', 'date-converter', /^\d{10}$/],
    ['chmod 755', 'chmod-calculator', /^rwxr-xr-x$/],
  ])('%s', async (text, tool, answer) => {
    const [first, shownText] = (await firstOf(text)) ?? [];
    expect(first).toBe(tool);
    expect(shownText).toMatch(answer);
  });

  it('colors without parentheses and factorials are answered', async () => {
    expect(await firstOf('rgb 255 0 0')).toEqual(['color-converter', 'rgb(255 0 0)']);
    expect(await firstOf('5!')).toEqual(['math-evaluator', '120']);
  });
});

describe('a value after words that say what it is', () => {
  it.each([
    ['en', 'unix time 1700000000', 'date-converter', '2023-11-14T22:13:20Z'],
    ['en', 'iban number DE89370400440532013000', 'iban-validator-and-parser', 'Valid'],
    ['en', 'mac address 00:1A:2B:3C:4D:5E', 'mac-address-lookup', 'Ayecom Technology Co., Ltd.'],
    ['en', 'snowflake id 175928847299117063', 'snowflake-id-extractor', '2012-03-03T13:01:20.453Z'],
    ['en', 'roman numeral 1999', 'roman-numeral-converter', 'MCMXCIX'],
    ['en', 'email address Foo@Gmail.com', 'email-normalizer', 'foo@gmail.com'],
    ['en', 'cron job 0 9 * * 1', 'crontab-generator', null],
    ['en', 'ulid 01ARZ3NDEKTSV4RRFFQ69G5FAV', 'ulid-generator', '2016-07-30T23:54:10.259Z'],
    ['en', 'ip address 10.0.0.1', 'ipv4-address-converter', '167772161'],
    ['es', 'marca de tiempo 1700000000', 'date-converter', '2023-11-14T22:13:20Z'],
    ['fr', 'adresse mac 00:1A:2B:3C:4D:5E', 'mac-address-lookup', 'Ayecom Technology Co., Ltd.'],
    ['pt', 'telefone +5511987654321', 'phone-parser-and-formatter', '+55 11 98765 4321'],
    ['ru', 'цвет #0f0', 'color-converter', null],
    ['cn', '时间戳 1700000000', 'date-converter', '2023-11-14T22:13:20Z'],
  ])('is answered (%s): %s', async (language, text, tool, answer) => {
    const [first] = await typed(text, language);
    expect(first?.row.type).toBe('answer');
    expect(first?.tool).toBe(tool);
    if (answer !== null) expect(first && textOf(first)).toBe(answer);
  });

  it.each([
    ['en', 'decode aGVsbG8gd29ybGQ=', 'base64-string-converter', 'hello world'],
    ['en', 'decode %E4%BD%A0', 'url-encoder', '你'],
    ['en', 'explain 5 4 * * *', 'crontab-generator', null],
    ['en', 'check DE89370400440532013000', 'iban-validator-and-parser', 'Valid'],
    ['en', 'what is 0xff', 'base-converter', '255'],
    ['en', 'roman numerals 1999', 'roman-numeral-converter', 'MCMXCIX'],
    ['en', 'hex ff', 'base-converter', '255'],
    ['en', 'hex 255', 'base-converter', 'ff'],
    ['fr', 'décoder aGVsbG8gd29ybGQ=', 'base64-string-converter', 'hello world'],
    ['es', 'qué es 10.0.0.1', 'ipv4-address-converter', '167772161'],
    ['cn', '解码 aGVsbG8gd29ybGQ=', 'base64-string-converter', 'hello world'],
  ])('is answered after a verb or a question, too (%s): %s', async (language, text, tool, answer) => {
    const [first] = await typed(text, language);
    expect([first?.row.type, first?.tool]).toEqual(['answer', tool]);
    if (answer !== null) expect(first && textOf(first)).toBe(answer);
  });

  it('says which part it read', async () => {
    const [first] = await typed('iban number DE89370400440532013000');
    expect(first?.row.type === 'answer' && first.row.call.readAs).toBe('DE89370400440532013000');
  });

  it.each([
    ['slugify My 2nd post', 'my-2nd-post'],
    ['upper my 3 words', 'MY 3 WORDS'],
    ['hash 1700000000', null],
  ])('leaves an input that can be answered as a whole: %s', async (text, answer) => {
    const rows = await typed(text);
    const [first] = rows;
    expect(first && textOf(first)).toEqual(answer ?? expect.stringMatching(/^[\da-f]{64}$/));
    const calls = new Set(rows.flatMap(({ row }) => (row.type === 'answer' ? [row.call.key] : [])));
    expect(calls.size).toBe(1);
  });

  it.each([
    'meeting 10:30',
    'version 2.0 released',
    'i have 2 apples and 3.5 pears',
    'step 2: run a=b',
    'user 42',
    'what is 42',
    'decode 42',
    'convert 5',
    'explain 1.2.3',
    'how to use 7zip',
  ])('is not seen in prose: %s', async (text) => {
    expect((await typed(text)).filter(({ row }) => row.type === 'answer')).toEqual([]);
  });

  it('explains a mistake in the value, not in the words before it', async () => {
    expect(await firstOf('iban number DE00370400440532013000')).toEqual(['iban-validator-and-parser', 'Invalid']);
  });
});

describe('the beginning of a word that names the tool', () => {
  it.each([
    ['en', 'color conv', 'color-converter'],
    ['en', 'color pic', 'color-converter'],
    ['en', 'json pr', 'json-prettify'],
    ['en', 'jwt dec', 'jwt-parser'],
    ['en', 'uuid v', 'uuid-generator'],
    ['es', 'color sel', 'color-converter'],
    ['fr', 'jwt déc', 'jwt-parser'],
    ['ru', 'json фор', 'json-prettify'],
  ] as const)('shows the tool instead of a mistake (%s): %s', async (language, text, tool) => {
    const [first] = await typed(text, language);
    expect(first?.row.type).toBe('item');
    expect(first?.tool).toBe(tool);
  });
  it.each([
    ['color #12345z', "“z” isn't a hex digit"],
    ['jwt 1.2', 'A token has three parts'],
    ['b64d s', 'The input ends in the middle of a byt'],
  ])('but a mistake in anything else is explained: %s', async (text, message) => {
    const [first] = await typed(text);
    expect(first && failureOf(first)).toContain(message);
  });
  it('is still an input that can be answered', async () => {
    const [first] = await typed('base64 de');
    expect(first && textOf(first)).toBe('ZGU=');
  });
});
