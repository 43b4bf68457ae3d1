import { casesOf } from '../../src/core/spec.ts';
import type tool from './fake-data.ts';

const seed = 'x';
type Made = { data: string };
type Row = Readonly<Record<string, unknown>>;

/** Twenty values of a type, each of which has this form. */
const every = (type: string, form: RegExp, more: object = {}) => ({
  input: { fields: `v: ${type}`, count: 20, locale: 'en' as const, seed, ...more },
  check: ({ data }: Made) => (JSON.parse(data) as Row[]).every(({ v }) => form.test(String(v))),
});
/** A hundred numbers of a type, within these bounds, which both occur or nearly so. */
const within = (type: string, low: number, high: number, isWhole = true) => ({
  input: { fields: `v: ${type}`, count: 100, locale: 'en' as const, seed },
  check: ({ data }: Made) => {
    const values = (JSON.parse(data) as Row[]).map(({ v }) => Number(v));
    return (
      values.every((v) => v >= low && v <= high && (!isWhole || Number.isInteger(v))) &&
      new Set(values).size > (high > low ? 1 : 0)
    );
  },
});
const refused = (
  fields: string,
  fails:
    | 'bad-range'
    | 'bad-date'
    | 'no-choices'
    | 'no-pattern'
    | 'superfluous'
    | 'unknown-type'
    | 'unknown-type-near'
    | 'no-type'
    | 'repeated-field'
    | 'no-fields'
    | 'too-many-fields'
    | 'count-too-large',
  offset?: number,
) => ({
  input: { fields },
  fails,
  ...(offset !== undefined && { at: { offset } }),
});
/** The names that fields have. */
const named = (fields: string, names: string) => ({
  input: { fields, count: 1, format: 'csv' as const, seed },
  check: ({ data }: Made) => data.split('\n')[0] === names,
});

/** ISO/IEC 7812: the sum of the digits, every other one doubled. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export default casesOf<typeof tool>({
  generate: {
    examples: [
      // RFC 9562: version 4, variant 10
      every('uuid', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      // RFC 2606: hosts that nobody can own
      every('email', /^[\w.'-]+@example\.(?:com|org|net)$/),
      every('email', /^[a-z\d._-]+@example\.(?:com|org|net)$/, { locale: 'ru' }),
      every('email', /^[a-z\d._-]+@example\.(?:com|org|net)$/, { locale: 'zh_CN' }),
      every('url', /^https:\/\/example\.(?:com|org|net)\/[a-z-]+$/),
      every('domain', /^[a-z]+\.example\.(?:com|org|net)$/),
      // NANP 555-0100 to 555-0199, ARCEP 06 39 98, Bundesnetzagentur (0)30 23125
      every('phone', /^\+1 \d{3} 555 01\d\d$/),
      every('phone', /^\+33 6 39 98 \d\d \d\d$/, { locale: 'fr' }),
      every('phone', /^\+49 30 23125 \d{3}$/, { locale: 'de' }),
      {
        input: { fields: 'phone', locale: 'es', seed },
        check: ({ data }: Made) => data.includes('555 01'),
        warns: ['phones-abroad'],
      },
      // RFC 5737, RFC 3849, RFC 7042: documentation
      every('ip', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.(?:[1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-4])$/),
      every('ipv6', /^2001:db8(?::[\da-f]{1,4}){6}$/),
      every('mac', /^00:00:5e:00:53:[\da-f]{2}$/),
      every('first name', /^\p{Lu}[\p{L}'’ .-]*$/u),
      every('last name', /^[А-ЯЁ][а-яё-]+$/u, { locale: 'ru' }),
      every('name', /^\p{Script=Han}{2,5}$/u, { locale: 'zh_CN' }),
      every('boolean', /^(?:true|false)$/),
      every('boolean 100%', /^true$/),
      every('boolean 0%', /^false$/),
      every('choice red | green|blue', /^(?:red|green|blue)$/),
      every('pattern ??-###', /^[A-Z]{2}-\d{3}$/),
      every('pattern **', /^[A-Z\d]{2}$/),
      every('date', /^202\d-\d\d-\d\d$/),
      every('date 2024-02-28..2024-02-29', /^2024-02-2[89]$/),
      every('date 2024-02-29 to 2024-02-29', /^2024-02-29$/),
      every('datetime 2026-01-01..2026-01-01', /^2026-01-01T[0-2]\d:[0-5]\d:[0-5]\dZ$/),
      every('birth date', /^(?:19|20)\d\d-\d\d-\d\d$/),
      every('time', /^[0-2]\d:[0-5]\d:[0-5]\d$/),
      every('color', /^#[\da-f]{6}$/),
      every('country code', /^[A-Z]{2}$/),
      every('currency', /^[A-Z]{3}$/),
      every('zip code', /^\d{5}(?:-\d{4})?$/),
      every('slug', /^[a-z]+(?:-[a-z]+)+$/),
      every('words 2', /^\w+ \w+$/),
      every('words 3-3', /^\w+ \w+ \w+$/),
      every('sentence', /^[A-Z].*\.$/),
      every('name optional 100%', /^null$/),
      within('number', 1, 1000),
      within('number 18-90', 18, 90),
      within('age -5..5', -5, 5),
      within('int 7 to 7', 7, 7),
      within('number -9007199254740991..9007199254740991', -9007199254740991, 9007199254740991),
      within('decimal 0-1', 0, 1, false),
      within('price 0.5-2.5', 0.5, 2.5, false),
      within('decimal 0-1 4 digits', 0, 1, false),
      within('latitude', -90, 90, false),
      within('longitude', -180, 180, false),
      within('timestamp 1970-01-01..1970-01-01', 0, 86_399),
      {
        input: { fields: 'card number', count: 50, locale: 'en', seed },
        check: ({ data }: Made) => (JSON.parse(data) as Row[]).every(({ card_number: card }) => isLuhn(String(card))),
      },
      {
        input: { fields: 'email', count: 2000, locale: 'zh_CN', seed, format: 'csv' },
        check: ({ data }: Made) => new Set(data.split('\n')).size === 2002,
      },
      // the email is of the name next to it
      {
        input: { fields: 'first: first name, last: last name, email', count: 20, locale: 'de', seed },
        check: ({ data }: Made) =>
          (JSON.parse(data) as { last: string; email: string }[]).filter(({ last, email }) =>
            email.includes(last.toLowerCase().slice(0, 3)),
          ).length >= 12,
      },
      named('name, email', 'name,email'),
      named('Zip: zip\nuser agent', 'Zip,user_agent'),
      named('a: uuid; b : uuid', 'a,b'),
      named('full_name, e-mail', 'full_name,e-mail'),
      named('id\tuuid', 'id'),
      named('10: uuid\n"x": uuid', '10,"""x"""'),
      {
        input: { fields: 'b: sequence\n1: sequence', count: 1, format: 'ndjson', seed },
        output: { data: '{"b":1,"1":1}\n' },
      },
      {
        input: { fields: 'n: sequence', count: 2, seed },
        output: { data: '[\n  {\n    "n": 1\n  },\n  {\n    "n": 2\n  }\n]\n', seed },
      },
      {
        input: {
          fields: "a: choice O'Neil|O'Neil\nb: boolean 100%\nc: name optional 100%",
          count: 1,
          format: 'sql',
          table: 'x.y"z',
          seed,
        },
        output: { data: `INSERT INTO "x"."y""z" ("a", "b", "c") VALUES\n  ('O''Neil', TRUE, NULL);\n` },
      },
      {
        input: { fields: 'a: choice a\\b|a\\b\nb: boolean 100%', count: 1, format: 'sql', dialect: 'mysql', seed },
        output: { data: "INSERT INTO `people` (`a`, `b`) VALUES\n  ('a\\\\b', TRUE);\n" },
      },
      {
        input: { fields: 'b: boolean 100%', count: 1, format: 'sql', dialect: 'sqlserver', seed },
        output: { data: 'INSERT INTO [people] ([b]) VALUES\n  (1);\n' },
      },
      {
        input: { fields: 'n: sequence', count: 501, format: 'sql', seed },
        check: ({ data }: Made) => data.split('INSERT INTO').length === 3,
      },
      {
        input: {
          fields: 'v: choice 1|1\nw: choice c|c',
          count: 1,
          format: 'csv',
          seed,
        },
        output: { data: 'v,w\n"1",c\n' },
      },
      {
        input: { fields: '3 × name', seed },
        check: ({ data }: Made) => (JSON.parse(data) as unknown[]).length === 3,
        warns: ['count-in-text'],
      },
      refused('x: colr', 'unknown-type-near', 2),
      refused('name\nx: qqqqqq', 'unknown-type', 7),
      refused('name, :', 'no-type'),
      refused('a: uuid\na: name', 'repeated-field', 8),
      refused('age: number 90-18', 'bad-range'),
      refused('age: number old', 'bad-range'),
      refused('n: number 0.5-1', 'bad-range'),
      refused('n: number 0-9007199254740993', 'bad-range'),
      refused('b: boolean 101%', 'bad-range'),
      refused('d: date 2023-02-29..2024-01-01', 'bad-date'),
      refused('d: date yesterday', 'bad-date'),
      refused('d: date 2024-02-01..2024-01-01', 'bad-range'),
      refused('c: choice one', 'no-choices'),
      refused('p: pattern abc', 'no-pattern'),
      refused('u: uuid 7', 'superfluous'),
      refused('20000 names', 'count-too-large'),
      refused(' , ', 'no-fields'),
      refused(Array.from({ length: 101 }, (_, index) => `f${index}: uuid`).join('\n'), 'too-many-fields'),
      { input: { fields: '' }, output: {} },
      { input: { fields: 'name', count: 0 }, fails: 'below-minimum' },
    ],
  },
  types: {
    examples: [
      { input: { search: '' }, check: (rows) => rows.length > 40 },
      { input: { search: 'nothing like that' }, output: [] },
    ],
  },
});
