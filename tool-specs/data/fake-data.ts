import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { encodeHex } from '../../src/lib/bytes/bytes.ts';
import { fakeRecords, type FakeLocale, GENERATOR, LOCALES } from '../../src/lib/documents/fake/records.ts';
import { readSchema } from '../../src/lib/documents/fake/schema.ts';
import { TYPES } from '../../src/lib/documents/fake/types.ts';
import { writeRecords } from '../../src/lib/documents/fake/write.ts';

const MOST = 10_000;

/** The locale of a language of the page. */
const OWN: Readonly<Record<string, FakeLocale>> = { pt: 'pt_BR', cn: 'zh_CN' };
const isLocale = (name: string): name is FakeLocale => (LOCALES as readonly string[]).includes(name);

const PEOPLE = 'id: sequence\nname: full name\nemail: email\nphone: phone\nage: number 18-90\ncity: city';

export default defineTool({
  icon: 'drama',
  createdAt: '2026-11-29',
  related: ['csv-tools', 'json-to-csv', 'lorem-ipsum-generator', 'uuid-generator'],
  operations: {
    generate: operation({
      fields: {
        fields: text({ primary: true, multiline: true, rows: 8, monospace: true, maxLength: 20_000 }),
        count: integer({ min: 1, max: MOST, initial: 10 }),
        format: choice({ json: 'JSON', ndjson: 'NDJSON', csv: 'CSV', sql: 'SQL' }),
        locale: choice(['page', ...LOCALES], {
          names: {
            en: 'English',
            es: 'Español',
            fr: 'Français',
            pt_BR: 'Português (Brasil)',
            ru: 'Русский',
            zh_CN: '中文',
            de: 'Deutsch',
          },
        }),
        seed: text({ maxLength: 100, advanced: true }),
        table: text({ initial: 'people', maxLength: 100, when: { format: ['sql'] } }),
        dialect: choice(['standard', 'mysql', 'sqlserver'], {
          names: { mysql: 'MySQL', sqlserver: 'SQL Server' },
          when: { format: ['sql'] },
          advanced: true,
        }),
      },
      output: {
        data: out.code('json', {
          languageOf: ({ format }) => (format === 'sql' ? 'sql' : format === 'csv' ? 'plain' : 'json'),
        }),
        seed: out.row(),
        generator: out.row(),
      },
      failures: [
        'bad-range',
        'bad-date',
        'no-choices',
        'no-pattern',
        'superfluous',
        'unknown-type',
        'unknown-type-near',
        'no-type',
        'repeated-field',
        'too-many-fields',
        'no-fields',
        'count-too-large',
      ],
      warnings: ['phones-abroad', 'count-in-text'],
      aliases: { fake: {}, mock: {}, 'fake-csv': { format: 'csv' }, 'fake-sql': { format: 'sql' } },
      answers: 'inline',
      runsIn: 'worker',
      async transform({ fields: typed, count, format, locale: chosen, seed: typedSeed, table, dialect }, ctx) {
        const { fields, count: asked } = readSchema(typed);
        if (fields.length === 0) throw ctx.fail('no-fields');
        if (asked !== null && (asked < 1 || asked > MOST))
          throw ctx.fail('count-too-large', { params: { limit: String(MOST) } });
        if (asked !== null) ctx.warn('count-in-text', { number: String(asked) });
        const own = OWN[ctx.language] ?? ctx.language;
        const locale = chosen !== 'page' ? chosen : isLocale(own) ? own : 'en';
        if (fields.some(({ type }) => type.name === 'phone') && !['en', 'fr', 'de'].includes(locale))
          ctx.warn('phones-abroad');
        const seed = typedSeed === '' ? encodeHex(ctx.random(4)) : typedSeed;
        const records = await fakeRecords(fields, { count: asked ?? count, locale, seed }, ctx);
        return {
          data: writeRecords(
            fields.map(({ name }) => name),
            records,
            { format, table: table.trim() || 'people', quotes: dialect },
          ),
          seed,
          generator: `${GENERATOR}, ${locale}`,
        };
      },
      examples: {
        people: {
          input: { fields: PEOPLE, count: 5, locale: 'en', seed: 'example' },
          check: ({ data }) => {
            const list = JSON.parse(data) as { id: number; email: string; age: number; phone: string }[];
            return (
              list.length === 5 &&
              list.every(
                ({ id, email, age, phone }, index) =>
                  id === index + 1 &&
                  /^[^@]+@example\.(?:com|org|net)$/.test(email) &&
                  age >= 18 &&
                  age <= 90 &&
                  /^\+1 \d{3} 555 01\d\d$/.test(phone),
              )
            );
          },
        },
        orders: {
          input: {
            fields:
              'order: uuid\nproduct: product\nprice: price 5-200\npaid: boolean 80%\nstatus: choice new|sent|returned\nat: date and time 2026-01-01..2026-06-30',
            count: 3,
            format: 'sql',
            table: 'orders',
            locale: 'en',
            seed: '42',
          },
          check: ({ data }) =>
            data.startsWith('INSERT INTO "orders" ("order", "product", "price", "paid", "status", "at") VALUES\n  ('),
        },
        names: {
          input: { fields: '5 names', locale: 'en', seed: '1' },
          check: ({ data }) => (JSON.parse(data) as object[]).length === 5,
          warns: ['count-in-text'],
        },
        network: {
          input: {
            fields: 'ip: ip\nv6: ipv6\nmac: mac\nagent: user agent',
            count: 3,
            format: 'csv',
            locale: 'en',
            seed: '7',
          },
          check: ({ data }) =>
            data.split('\n').length === 5 && /\n(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+,2001:db8:/.test(data),
        },
      },
    }),

    types: operation({
      reference: true,
      fields: { search: text({ primary: true, required: false, maxLength: 100 }) },
      output: out.table(['type', 'words', 'example'], { key: 'type' }),
      aliases: { 'fake-types': {} },
      answers: 'inline',
      transform({ search }) {
        const wanted = search.trim().toLowerCase();
        return TYPES.filter(({ name, words }) => [name, ...words].some((word) => word.includes(wanted))).map(
          ({ name, words, example }) => ({ type: name, words: words.join(', ') || null, example }),
        );
      },
      examples: {
        dates: { input: { search: 'date' }, check: (rows) => rows.length >= 3 },
      },
    }),
  },
});
