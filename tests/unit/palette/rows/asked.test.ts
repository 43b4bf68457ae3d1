import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../../src/palette/rows/row-view.ts';
import { indexIn } from '../index-in.ts';
import { shown, type Shown, textOf } from '../sets/shown.ts';

const typed = async (text: string, language = 'en') => shown({ text, attachment: null }, await indexIn(language));
const pasted = async (text: string) => shown({ text: '', attachment: { serial: 1, text } }, await indexIn('en'));

/** The first test loads the index and the calculator library. */
const SLOW = { timeout: 60_000 };

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJtZSIsInN1YiI6ImFubmEifQ.aaaa';

describe('typed questions', () => {
  it.each([
    ['en', 'what is 5 km in m', '5000 m'],
    ['en', 'convert 5 km to m', '5000 m'],
    ['en', 'how much is 255 in binary', '11111111'],
    ['en', '1,5 km in m', '1500 m'],
    ['en', '1,500 m in km', '1.5 km'],
    ['es', '1,5 km en m', '1500 m'],
    ['en', 'what is 20 percent of 50', '10'],
    ['es', 'cuánto es 20 por ciento de 50', '10'],
    ['fr', '20 pour cent de 50', '10'],
    ['pt', '20% de 50', '10'],
    ['ru', '20 процентов от 50', '10'],
    ['cn', '50的20%', '10'],
    ['en', '2h 30m in minutes', '150 minutes'],
    ['en', '1h30 in seconds', '5400 seconds'],
    ['fr', '1h30 en minutes', '90 minutes'],
    ['ru', '22 ноября 2026', '2026-11-22T00:00:00Z'],
    ['en', 'Nov 22, 2026', '2026-11-22T00:00:00Z'],
    ['en', '1 day 2 hours in minutes', '1560 minutes'],
    ['en', '5 ft 11 in in cm', '180.34 cm'],
    ['en', '5km in mi', '3.10685596119 mi'],
    ['en', '1 acre in m^2', '4046.8564224 m^2'],
    ['en', '1234567.8912345 m in km', '1234.5678912345 km'],
    ['en', '60 seconds in minutes', '1 minute'],
    ['es', '2 horas en minutos', '120 minutes'],
    ['en', 'sqrt 16', '4'],
    ['en', '10 mod 3', '1'],
    ['en', '2+3=', '5'],
    ['en', 'roman XIV', '14'],
    ['en', 'hello world to snake case', 'hello_world'],
    ['en', 'abc to binary', '01100001 01100010 01100011'],
    ['en', 'hello in hex', '68 65 6c 6c 6f'],
    ['fr', 'abc en binaire', '01100001 01100010 01100011'],
    ['en', 'red to hex', '#ff0000'],
    ['en', 'roman 14', 'XIV'],
    ['en', 'sha256 --encoding base64 hi', 'j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='],
    ['en', 'sha256 --encoding=base64 hi', 'j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='],
    ['en', 'days between 2025-01-01 and 2025-03-01', '59 days'],
    ['en', '2025-03-01 - 2025-01-01', '59 days'],
    ['es', 'días entre 2025-01-01 y 2025-03-01', '59 días'],
    ['fr', 'jours entre le 2025-01-01 et le 2025-03-01', '59\u00a0jours'],
    ['pt', 'dias entre 2025-01-01 e 2025-03-01', '59 dias'],
    ['ru', 'дней между 2025-01-01 и 2025-03-01', '59 дней'],
    ['cn', '2025-01-01到2025-03-01有多少天', '59天'],
    ['en', 'weekday of 2025-01-01', 'Wednesday'],
    ['es', 'día de la semana de 2025-01-01', 'miércoles'],
    ['fr', 'quel jour était le 2025-01-01', 'mercredi'],
    ['pt', 'dia da semana de 2025-01-01', 'quarta-feira'],
    ['ru', 'день недели 2025-01-01', 'среда'],
    ['cn', '2025-01-01是星期几', '星期三'],
    ['en', 'FF hex to decimal', '255'],
    ['en', 'hex FF to decimal', '255'],
    ['en', 'convert binary 1010 to hex', 'a'],
    ['en', '1010 binary in octal', '12'],
    ['en', '10 hex to binary', '10000'],
    ['en', '0xff hex in dec', '255'],
    ['en', 'what is ff hex in decimal?', '255'],
    ['es', 'FF hexadecimal a decimal', '255'],
    ['fr', 'FF hexadécimal en décimal', '255'],
    ['pt', '1010 binário em decimal', '10'],
    ['ru', 'FF шестнадцатеричное в десятичной', '255'],
    ['en', `issuer of ${TOKEN}`, 'me'],
    ['en', `alg of ${TOKEN}`, 'HS256'],
    ['es', `sujeto de ${TOKEN}`, 'anna'],
    ['cn', `${TOKEN}的签发者`, 'me'],
    ['en', 'port of https://example.com:8443/x', '8443'],
    ['en', 'path of https://example.com:8443/x', '/x'],
    ['cn', 'https://example.com:8443/x的端口', '8443'],
    ['cn', '2023-03-05第几周', '2023-W09-7'],
    ['cn', '编码网址 a b', 'a%20b'],
    ['fr', 'jour de la semaine du 2023-03-05', 'dimanche'],
    ['en', '80 to 100 percent change', '25%'],
    ['en', 'fourth root of 81', '3'],
    ['cn', '首字母大写 hello world', 'Hello World'],
    ['cn', '十六进制FF转十进制', '255'],
  ])('%s: %s is %s', SLOW, async (language, text, answer) => {
    const [first] = await typed(text, language);
    expect(first && textOf(first)).toBe(answer);
  });

  it.each([
    ['en', 'now'],
    ['en', 'time'],
    ['en', 'date now'],
    ['en', 'date tomorrow'],
    ['en', 'tomorrow'],
    ['en', 'now in tokyo'],
    ['en', 'time in tokyo'],
    ['en', '1763800000 in tokyo'],
    ['en', '5pm utc in tokyo'],
    ['en', '2025-01-01 + 90 days'],
    ['en', '3 days ago'],
    ['es', 'ahora en tokio'],
    ['fr', 'dans 90 jours'],
    ['pt', 'amanhã'],
    ['ru', 'через 3 дня'],
    ['cn', '3天后'],
    ['en', 'next friday'],
    ['en', 'next friday at 9am in tokyo'],
    ['es', 'el próximo viernes'],
    ['fr', 'vendredi prochain'],
    ['pt', 'próxima sexta-feira'],
    ['ru', 'в следующую пятницу'],
    ['cn', '下周五'],
  ])('%s: %s is a date', async (language, text) => {
    const [first] = await typed(text, language);
    expect(first && textOf(first)).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('shows the same value of a conversion from the calculator and from the unit converter', async () => {
    const answers = (await typed('5km in mi')).filter(({ row }) => row.type === 'answer');
    expect(answers.map(textOf)).toEqual(['3.10685596119 mi', '3.10685596119 mi']);
  });

  it('keeps the literal reading first and offers the other direction', async () => {
    const [first, second] = await typed('b64 aGVsbG8=');
    expect([first, second].map((row) => row && textOf(row))).toEqual(['YUdWc2JHOD0=', 'hello']);
  });
});

describe('an invalid value', () => {
  it.each([
    ['sha256 --encoding foo hi', '--encoding: Choose one of: hex, HEX, base64, base64url, binary'],
    ['= abc', "“abc” isn't a variable"],
    ['192.168.1.1/33', 'Prefix length 33 is too long'],
    ['2025-02-30', 'Day 30 is out of range'],
    ['12z in hex', "“z” isn't a base-10 digit"],
    ['100 usd in eur', "“usd” isn't a variable"],
  ])('%s shows the error', async (text, message) => {
    const [first] = await typed(text);
    expect(first && textOf(first)).toContain(message);
  });

  it.each([
    ['{"a":1', 'json-prettify'],
    ['-----BEGIN CERTIFICATE REQUEST-----\nMIIC', 'rsa-key-pair-generator'],
  ])('%j shows the error when pasted', async (text, tool) => {
    const [first] = await pasted(text);
    expect([first?.tool, first?.answer?.state === 'settled' && first.answer.outcome.kind]).toEqual([tool, 'failure']);
  });
});

describe('an answer', () => {
  it.each([
    ['192.168.0.0/22', '1022', 'ipv4-subnet-calculator'],
    ['#1ea54c', 'rgb(30, 165, 76)', 'color-converter'],
  ])('to %s is more than the input', async (text, answer, tool) => {
    const rows = await typed(text);
    const [first] = rows;
    expect(rows.map(textOf)).not.toContain(text);
    expect(first && textOf(first)).toBe(answer);
    const view = viewOf(first!.row, {
      t: (key) => key,
      title: (id) => id,
      tool: () => () => null,
      answer: () => first!.answer!,
    });
    expect(view.title).toContain(tool);
  });

  it('to a FILETIME is its date, listed before a tweet ID', async () => {
    const rows = await pasted('133484256000000000');
    expect(rows.slice(0, 2).map(({ tool }) => tool)).toEqual(['date-converter', 'snowflake-id-extractor']);
    expect(textOf(rows[0]!)).toMatch(/^2023-12-3[01]T/);
  });
});

describe('an ambiguous text', () => {
  const rowFor = ({ row, tool }: Shown) => `${row.type} ${tool}`;

  it.each([
    ['2025550123', 'answer date-converter', 'open phone-parser-and-formatter'],
    ['ff8800', 'open color-converter', 'open base-converter'],
    ['1234567890123456789', 'answer date-converter', 'answer snowflake-id-extractor'],
    ['550e8400e29b41d4a716446655440000', 'answer hash-text', 'answer uuid-generator'],
    ['0x48656c6c6f', 'answer base-converter', 'answer text-to-binary'],
    ['48656c6c6f', 'answer text-to-binary', 'open base-converter'],
    ['404', 'open http-status-codes', 'open chmod-calculator'],
    ['SGVsbG8', 'open base64-string-converter', 'open hash-text'],
    ['01/02/2024', 'answer date-converter', 'answer date-converter'],
    ['10.0.0.0/24\n10.0.1.0/24', 'answer ipv4-subnet-calculator', 'answer ipv4-range-expander'],
    ['1.2.3.4', 'answer ipv4-address-converter', 'answer ipv4-subnet-calculator'],
    ['<a>1</a>', 'answer xml-formatter', 'open html-entities'],
  ])('%j shows two candidates', async (text, one, other) => {
    const rows = await pasted(text);
    expect(rows.slice(0, 2).map(rowFor)).toEqual([one, other]);
  });

  it('shows both readings of a date with slashes, labeled on each row', async () => {
    const rows = await pasted('01/02/2024');
    const [one, other] = rows;
    expect([one, other].map((row) => row && textOf(row)?.slice(0, 10))).toEqual(['2024-01-02', '2024-02-01']);
    expect([one, other].map((shownRow) => shownRow?.row.type === 'answer' && shownRow.row.call.readAs)).toEqual([
      '2024-01-02',
      '2024-02-01',
    ]);
    expect(new Set(rows.map(({ row }) => row.id)).size).toBe(rows.length);
    const [only] = await pasted('13/02/2024');
    expect(only && textOf(only)?.slice(0, 10)).toBe('2024-02-13');
  });
});

describe('the name of a notation', () => {
  it.each(['hex to decimal', 'binary to text', 'hello hex to decimal', '12 binary to hex', 'hex dump to binary'])(
    "isn't a value next to text it can't describe: %s",
    SLOW,
    async (text) => {
      const answers = (await typed(text)).filter(({ row }) => row.type === 'answer' && row.call.values.from);
      expect(answers).toEqual([]);
    },
  );
});

describe('a pasted value', () => {
  it.each([
    ['#ff8800', 'to hsl', 'hsl(32, 100%, 50%)'],
    ['255', 'in binary', '11111111'],
    ['5 km', 'in m', '5000 m'],
  ])('%s with %s is a conversion', async (text, line, answer) => {
    const rows = await shown({ text: line, attachment: { serial: 1, text } }, await indexIn('en'));
    expect(rows[0] && textOf(rows[0])).toBe(answer);
  });

  it('with an alias is a call', async () => {
    const rows = await shown({ text: 'sha256', attachment: { serial: 1, text: 'hello' } }, await indexIn('en'));
    expect(rows[0]?.tool).toBe('hash-text');
  });
});

describe('a pasted command', () => {
  it.each([
    ['sha256 hello', 'hash-text'],
    ['jwt decoder', 'jwt-parser'],
    ['255 to hex', 'base-converter'],
    ['b64d aGk= | sha256', 'hash-text'],
    ['= 2+3', 'math-evaluator'],
    ['> dark mode', 'theme'],
  ])('%s runs or finds its target', async (text, tool) => {
    const [first] = await pasted(text);
    expect(first?.tool).toBe(tool);
  });

  it('answers a conversion with units', async () => {
    const [first] = await pasted('5 km in miles');
    expect(first && textOf(first)).toBe('3.10685596119 miles');
  });
});

describe('text that only looks like a call or a search', () => {
  it.each(['ISO 27001', 'ISO 9001 certified', 'fix: handle null in parser'])(
    'has no answer: %s',
    SLOW,
    async (text) => {
      expect((await typed(text)).filter(({ row }) => row.type === 'answer')).toEqual([]);
    },
  );

  it('still explains an invalid date after its alias', SLOW, async () => {
    const [first] = await typed('iso 2026-02-30');
    expect(first?.answer?.state === 'settled' && first.answer.outcome.kind).toBe('failure');
  });

  it.each([
    ['[{"id":1},{"id":2}]', 'json-prettify'],
    ["WHERE id = '550e8400-e29b-41d4-a716-446655440000';", 'uuid-generator'],
  ])('treats a pasted %s as data for %s', SLOW, async (text, tool) => {
    const [first] = await pasted(text);
    expect(first?.row.type === 'answer' && first.tool).toBe(tool);
  });
});
