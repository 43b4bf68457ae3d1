import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { CASE_STYLE_NAMES, type CaseStyle, convertCase, type WordOptions } from '../../src/lib/text/letter-case.ts';

/** All styles together are eighteen results. */
const LONGEST_FOR_ALL = 200_000;

const source = (maxLength: number) => text({ primary: true, multiline: true, maxLength });
const digits = choice(['attach', 'attach-left', 'separate']);
const acronyms = choice(['word', 'keep']);
const language = choice(['root', 'tr', 'az', 'lt', 'el']);

const styles = {
  camel: 'camelCase',
  pascal: 'PascalCase',
  snake: 'snake_case',
  constant: 'CONSTANT_CASE',
  param: 'kebab-case',
  cobol: 'COBOL-CASE',
  header: 'Train-Case',
  dot: 'dot.case',
  path: 'path/case',
  flat: 'flatcase',
} as const;

export default defineTool({
  icon: 'case-sensitive',
  createdAt: '2022-04-16',
  operations: {
    all: operation({
      fields: { text: source(LONGEST_FOR_ALL), digits, acronyms, language },
      output: {
        lower: out.row(),
        upper: out.row(),
        camel: out.row(),
        capital: out.row(),
        title: out.row(),
        constant: out.row(),
        dot: out.row(),
        header: out.row(),
        no: out.row(),
        param: out.row(),
        pascal: out.row(),
        path: out.row(),
        sentence: out.row(),
        snake: out.row(),
        cobol: out.row(),
        flat: out.row(),
        swap: out.row(),
        mocking: out.row(),
      },
      lead: 'camel',
      answers: 'inline',
      aliases: { case: {} },
      transform({ text, ...options }) {
        return Object.fromEntries(
          CASE_STYLE_NAMES.map((style) => [style, convertCase(text, style, optionsOf(options))]),
        ) as Record<CaseStyle, string>;
      },
      examples: {
        sentence: {
          input: { text: 'lorem ipsum dolor sit amet' },
          output: {
            lower: 'lorem ipsum dolor sit amet',
            upper: 'LOREM IPSUM DOLOR SIT AMET',
            camel: 'loremIpsumDolorSitAmet',
            capital: 'Lorem Ipsum Dolor Sit Amet',
            constant: 'LOREM_IPSUM_DOLOR_SIT_AMET',
            dot: 'lorem.ipsum.dolor.sit.amet',
            header: 'Lorem-Ipsum-Dolor-Sit-Amet',
            no: 'lorem ipsum dolor sit amet',
            param: 'lorem-ipsum-dolor-sit-amet',
            pascal: 'LoremIpsumDolorSitAmet',
            path: 'lorem/ipsum/dolor/sit/amet',
            sentence: 'Lorem ipsum dolor sit amet',
            snake: 'lorem_ipsum_dolor_sit_amet',
            cobol: 'LOREM-IPSUM-DOLOR-SIT-AMET',
            flat: 'loremipsumdolorsitamet',
            swap: 'LOREM IPSUM DOLOR SIT AMET',
            mocking: 'LoReM IpSuM DoLoR SiT AmEt',
          },
        },
        identifier: {
          input: { text: 'XMLHttpRequest v2 test' },
          output: { camel: 'xmlHttpRequestV2Test', snake: 'xml_http_request_v2_test', lower: 'xmlhttprequest v2 test' },
        },
        mixedCase: { input: { text: 'user_id42-name' }, output: { camel: 'userId42Name', pascal: 'UserId42Name' } },
        acronym: {
          input: { text: 'XMLHttpRequest', acronyms: 'keep' },
          output: { pascal: 'XMLHttpRequest', camel: 'xmlHttpRequest' },
        },
        bookTitle: {
          input: { text: 'the lord of the rings' },
          output: { title: 'The Lord of the Rings', capital: 'The Lord Of The Rings' },
        },
      },
    }),

    convert: operation({
      fields: {
        text: source(2_000_000),
        style: choice(['lower', 'upper', 'title', 'capital', 'sentence', 'no', ...keysOf(styles), 'swap', 'mocking'], {
          names: styles,
          initial: 'camel',
        }),
        digits,
        acronyms,
        language,
      },
      output: out.text(),
      answers: 'inline',
      aliases: {
        lower: { style: 'lower' },
        lowercase: { style: 'lower' },
        upper: { style: 'upper' },
        uppercase: { style: 'upper' },
        camel: { style: 'camel' },
        camelcase: { style: 'camel' },
        pascal: { style: 'pascal' },
        snake: { style: 'snake' },
        constant: { style: 'constant' },
        kebab: { style: 'param' },
        title: { style: 'title' },
        capitalize: { style: 'capital' },
        sentence: { style: 'sentence' },
        mocking: { style: 'mocking' },
      },
      transform: ({ text, style, ...options }) => convertCase(text, style, optionsOf(options)),
      examples: {
        variable: { input: { text: 'Hello big world', style: 'camel' }, output: 'helloBigWorld' },
        constant: { input: { text: 'user_id42-name', style: 'constant' }, output: 'USER_ID42_NAME' },
        fileNames: { input: { text: 'first line\nsecond line', style: 'param' }, output: 'first-line\nsecond-line' },
      },
    }),
  },
});

function keysOf<K extends string>(record: Readonly<Record<K, string>>): K[] {
  return Object.keys(record) as K[];
}

function optionsOf({ language, ...options }: { language: string } & Omit<WordOptions, 'locale'>): WordOptions {
  return language === 'root' ? { ...options, locale: 'und' } : { ...options, locale: language };
}
