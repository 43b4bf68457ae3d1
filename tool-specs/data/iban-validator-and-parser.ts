import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import {
  bbanIssues,
  checkDigits,
  IBAN_ISSUES,
  IBAN_PROBLEMS,
  isQrIban,
  likelyMeant,
  maskIban,
  printIban,
  readBban,
  readIban,
  readIbans,
  splitBban,
} from '../../src/lib/identifiers/iban/iban.ts';
import { REGISTRY, ROLE_NAMES, structureOf, UNREGISTERED } from '../../src/lib/identifiers/iban/registry.ts';
import { positionAt } from '../../src/base/position.ts';
import { regionName } from '../../src/base/region.ts';

const codes = [...REGISTRY.keys()];
const parts = Object.values(ROLE_NAMES);
const registryColumns = ['code', 'country', 'length', 'structure', 'sepa', 'example'] as const;

export default defineTool({
  icon: 'landmark',
  createdAt: '2023-08-26',
  operations: {
    check: operation({
      fields: { iban: text({ primary: true, single: true, monospace: true }) },
      output: {
        verdict: out.verdict(),
        country: out.row(),
        print: out.row(),
        electronic: out.row(),
        masked: out.row(),
        check: out.row(),
        bban: out.row(),
        parts: out.keyValue(),
        sepa: out.row(),
        qrIban: out.row(),
        structure: out.row(),
        example: out.row(),
        meant: out.row(),
      },
      failures: IBAN_PROBLEMS,
      warnings: [...IBAN_ISSUES, 'not-in-registry'],
      messages: ['valid', 'invalid', 'yes', 'no', ...parts],
      answers: 'inline',
      aliases: { iban: {} },
      detect: [
        {
          pattern: /^(?:IBAN:? )?[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?$/i,
          length: [14, 48],
          confidence: 0.85,
        },
      ],
      transform({ iban: typed }, ctx) {
        const iban = readIban(typed);
        const { electronic, country, bban, issues } = iban;
        if (UNREGISTERED.has(country.code)) ctx.warn('not-in-registry', { code: country.code });
        for (const { code, params, offset } of issues) ctx.warn(code, params, positionAt(typed, offset));
        const answer = (yes: boolean | null) => (yes === null ? null : ctx.say(yes ? 'yes' : 'no'));
        return {
          verdict:
            issues.length === 0
              ? { tone: 'good', label: ctx.say('valid') }
              : { tone: 'bad', label: ctx.say('invalid') },
          country: `${regionName(country.code, ctx.language)} (${country.code})`,
          print: printIban(electronic),
          electronic,
          masked: maskIban(electronic),
          check: iban.check || null,
          bban: bban || null,
          parts: iban.parts.map(({ role, value }) => ({ key: ctx.say(ROLE_NAMES[role]), value })),
          sepa: answer(country.sepa),
          qrIban: answer(isQrIban(iban)),
          structure: `${country.code}2!n${structureOf(country)} (${country.length})`,
          example: printIban(country.example) || null,
          meant: issues.length === 0 ? null : likelyMeant(iban).map(printIban).join(' · ') || null,
        };
      },
      examples: {
        german: {
          input: { iban: 'DE89370400440532013000' },
          output: {
            verdict: { tone: 'good' },
            bban: '370400440532013000',
            print: 'DE89 3704 0044 0532 0130 00',
            masked: 'DE89 •••• •••• •••• ••30 00',
            country: 'Germany (DE)',
            sepa: { message: 'yes' },
            qrIban: null,
          },
          warns: [],
        },
        french: {
          input: { iban: 'FR14 2004 1010 0505 0001 3M02 606' },
          check: ({ parts: bban }) => bban.map(({ value }) => value).join() === '20041,01005,0500013M026,06',
          warns: [],
        },
        british: {
          input: { iban: 'gb29-nwbk-6016-1331-9268-19' },
          output: { electronic: 'GB29NWBK60161331926819' },
          warns: [],
        },
        swappedDigits: {
          input: { iban: 'DE89 3704 0044 0532 0103 00' },
          output: { meant: 'DE89 3704 0044 0532 1003 00 · DE89 3704 0044 0532 0130 00' },
          warns: ['wrong-check'],
        },
      },
    }),

    compose: operation({
      fields: {
        bban: text({ primary: true, single: true, monospace: true }),
        country: choice(codes, { initial: 'DE', names: Object.fromEntries(codes.map((code) => [code, code])) }),
      },
      output: { print: out.row(), electronic: out.row(), check: out.row(), parts: out.keyValue() },
      failures: ['iban-bad-character', 'wrong-length', 'wrong-format'],
      warnings: ['wrong-national'],
      messages: parts,
      answers: 'inline',
      aliases: { bban: {} },
      transform({ bban: typed, country: code }, ctx) {
        const country = REGISTRY.get(code)!;
        const bban = readBban(typed);
        for (const { code: issue, params } of bbanIssues(country, bban, [])) {
          if (issue === 'wrong-national') ctx.warn(issue);
          else if (issue === 'wrong-length' || issue === 'wrong-format') throw ctx.fail(issue, { params });
        }
        const check = checkDigits(code, bban);
        const electronic = `${code}${check}${bban}`;
        return {
          print: printIban(electronic),
          electronic,
          check,
          parts: splitBban(country, bban).map(({ role, value }) => ({ key: ctx.say(ROLE_NAMES[role]), value })),
        };
      },
      examples: {
        germanAccount: {
          input: { bban: '37040044 0532013000' },
          output: { electronic: 'DE89370400440532013000', check: '89' },
        },
        britishAccount: {
          input: { bban: 'NWBK 60-16-13 31926819', country: 'GB' },
          output: { print: 'GB29 NWBK 6016 1331 9268 19' },
        },
        frenchAccount: {
          input: { bban: '20041010050500013M02606', country: 'FR' },
          output: { check: '14' },
          warns: [],
        },
        wrongCheck: {
          input: { bban: '20041010050500013M02607', country: 'FR' },
          output: {},
          warns: ['wrong-national'],
        },
      },
    }),

    batch: operation({
      fields: { ibans: text({ primary: true, multiline: true, monospace: true, rows: 8, maxLength: 2_000_000 }) },
      output: out.table(['iban', 'valid', 'country', 'problem']),
      messages: ['yes', 'no', ...IBAN_ISSUES, ...IBAN_PROBLEMS],
      transform({ ibans }, ctx) {
        return readIbans(ibans).map(({ typed, iban, problem }) => ({
          iban: iban ? printIban(iban.electronic) : typed,
          valid: ctx.say(problem ? 'no' : 'yes'),
          country: iban && regionName(iban.country.code, ctx.language),
          problem: problem && ctx.say(problem.code, problem.params),
        }));
      },
      examples: {
        threeIbans: {
          input: { ibans: 'DE89370400440532013000\nNL91 ABNA 0417 1643 01\nXX12' },
          check: (rows) =>
            rows.map(({ country }) => country).join() === 'Germany,Netherlands,' && rows[0]?.problem === null,
        },
      },
    }),

    countries: operation({
      fields: { country: text({ primary: true, required: false }) },
      output: out.table(registryColumns),
      messages: ['yes', 'no'],
      transform({ country: typed }, ctx) {
        const wanted = typed.trim().toLowerCase();
        const rows = [...REGISTRY.values()].map((country) => {
          const { code, length, sepa, example } = country;
          const structure = structureOf(country);
          const name = regionName(code, ctx.language);
          return {
            code,
            country: name,
            length,
            structure,
            sepa: ctx.say(sepa ? 'yes' : 'no'),
            example: printIban(example),
          };
        });
        return rows.filter(
          ({ code, country }) => code.toLowerCase() === wanted || country.toLowerCase().includes(wanted),
        );
      },
      examples: {
        allCountries: { input: {}, check: (rows) => rows.length === 89 },
        norway: {
          input: { country: 'nor' },
          check: (rows) => rows.some(({ code, length }) => code === 'NO' && length === 15),
        },
      },
    }),
  },
});
