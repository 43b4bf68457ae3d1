import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { FACT_NAMES, factsOf, isbnOf } from '../../src/lib/identifiers/check-digits/facts.ts';
import { maskCard } from '../../src/lib/identifiers/check-digits/cards.ts';
import { NUMBER_PROBLEMS, readNumber } from '../../src/lib/identifiers/check-digits/read.ts';
import {
  checkAll,
  checkAs,
  type Checked,
  complete,
  likely,
  SCHEME_IDS,
  SCHEMES,
} from '../../src/lib/identifiers/check-digits/schemes.ts';
import { regionName } from '../../src/base/region.ts';

const number = text({ primary: true, single: true, monospace: true, secret: true, maxLength: 1000 });
const names = { isbn: 'ISBN', issn: 'ISSN', imei: 'IMEI', vin: 'VIN', lei: 'LEI', npi: 'NPI', luhn: 'Luhn' } as const;
const algorithms = { verhoeff: 'Verhoeff', damm: 'Damm', mod97: 'Mod 97-10' } as const;
const schemeNames = { ...names, ...algorithms };

/** As it is printed; of a card only what may be shown. */
function shown({ scheme, number: digits, written }: Checked): string {
  if (scheme === 'card') return maskCard(digits);
  const isbn = scheme === 'isbn' ? isbnOf(digits) : null;
  if (!isbn) return written;
  return (digits.length === 10 && isbn.isbn10h ? isbn.isbn10h : isbn.isbn13h).slice(0, -1) + digits.slice(-1);
}

export default defineTool({
  icon: 'scan-barcode',
  createdAt: '2026-11-28',
  related: ['iban-validator-and-parser', 'phone-parser-and-formatter', 'email-normalizer'],
  operations: {
    check: operation({
      fields: { number, scheme: choice(['auto', ...SCHEME_IDS], { names: schemeNames }) },
      output: {
        verdict: out.verdict(),
        written: out.row(),
        check: out.row(),
        facts: out.keyValue(),
        schemes: out.table(['scheme', 'result', 'check', 'expected']),
      },
      failures: [...NUMBER_PROBLEMS, 'no-scheme', 'wrong-shape'],
      warnings: ['vin-check', 'not-assigned'],
      messages: ['valid', 'invalid', 'check-only', 'expected', ...SCHEME_IDS, ...FACT_NAMES],
      readings: SCHEME_IDS,
      answers: 'inline',
      aliases: {
        luhn: { scheme: 'luhn' },
        isbn: { scheme: 'isbn' },
        issn: { scheme: 'issn' },
        ean: { scheme: 'gtin' },
        upc: { scheme: 'gtin' },
        gtin: { scheme: 'gtin' },
        imei: { scheme: 'imei' },
        vin: { scheme: 'vin' },
        checkdigit: {},
      },
      transform({ number: typed, scheme }, ctx) {
        const verdictOf = ({ isValid, isAssigned }: Checked, isForeign: boolean) => {
          if (isValid && isAssigned) return { tone: 'good' as const, label: ctx.say('valid') };
          if (isValid) return { tone: 'warn' as const, label: ctx.say('check-only') };
          return { tone: isForeign ? ('warn' as const) : ('bad' as const), label: ctx.say('invalid') };
        };
        const read = readNumber(typed);
        const wanted = scheme === 'auto' ? read.label : scheme;
        if (wanted && !SCHEMES[wanted].shape.test(read.number))
          throw ctx.fail('wrong-shape', { params: { length: read.number.length } });
        const [best, ...others] = wanted ? [checkAs(wanted, read.number)] : likely(read.number);
        if (!best) throw ctx.fail('no-scheme', { params: { length: read.number.length } });
        ctx.reading(
          best.scheme,
          others.length === 0 ? {} : { others: others.map(({ scheme: as }) => ({ as, values: { scheme: as } })) },
        );
        const isForeign = best.scheme === 'vin' && !best.isValid && !/^[1-57]/.test(best.number);
        if (isForeign) ctx.warn('vin-check');
        if (!best.isAssigned) ctx.warn('not-assigned');
        return {
          verdict: verdictOf(best, isForeign),
          written: shown(best),
          check:
            best.check === best.expected
              ? best.check
              : ctx.say('expected', { check: best.check, expected: best.expected }),
          facts: factsOf(best.scheme, best.number).map(({ name, value, isRegion }) => ({
            key: name.startsWith('=') ? name.slice(1) : ctx.say(name as (typeof FACT_NAMES)[number]),
            value: isRegion ? regionName(value, ctx.language) : value,
          })),
          schemes: checkAll(read.number)
            .filter(({ isAssigned }) => isAssigned)
            .map((checked) => ({
              scheme: ctx.say(checked.scheme),
              result: ctx.say(checked.isValid ? 'valid' : 'invalid'),
              check: checked.check,
              expected: checked.expected,
            })),
        };
      },
      examples: {
        book: {
          input: { number: '978-0-306-40615-7' },
          output: { verdict: { tone: 'good' }, written: '978-0-306-40615-7', check: '7' },
          reads: 'isbn',
        },
        paymentCard: {
          input: { number: '4111 1111 1111 1111' },
          output: { verdict: { tone: 'good' }, written: '4111 11•• •••• 1111' },
          reads: 'card',
        },
        barcode: {
          input: { number: '4006381333931' },
          output: { verdict: { tone: 'good' } },
          reads: 'gtin',
        },
        phone: {
          input: { number: '49-015420-323751-8' },
          output: { verdict: { tone: 'good' }, written: '49-015420-323751-8' },
          reads: 'imei',
        },
        vehicle: {
          input: { number: '1HGCM82633A004352' },
          output: { verdict: { tone: 'good' }, check: '3' },
          reads: 'vin',
        },
        wrongDigit: {
          input: { number: 'ISBN 0-306-40615-3' },
          output: {
            verdict: { tone: 'bad' },
            check: { message: 'expected', params: { check: '3', expected: '2' } },
          },
        },
      },
    }),

    complete: operation({
      fields: { number, scheme: choice(SCHEME_IDS, { names: schemeNames, initial: 'luhn' }) },
      output: { result: out.row({ secret: true }), check: out.row() },
      failures: [...NUMBER_PROBLEMS, 'wrong-payload'],
      answers: 'inline',
      aliases: { 'add-check-digit': {} },
      transform({ number: typed, scheme }, ctx) {
        const read = readNumber(typed);
        if (!SCHEMES[scheme].payload.test(read.number))
          throw ctx.fail('wrong-payload', { params: { length: read.number.length } });
        const completed = complete(scheme, read.number);
        return { result: scheme === 'card' ? completed.written : shown(completed), check: completed.check };
      },
      examples: {
        customerNumber: { input: { number: '7992739871' }, output: { result: '79927398713', check: '3' } },
        isbn: {
          input: { number: '978 0 306 40615', scheme: 'isbn' },
          output: { result: '978-0-306-40615-7', check: '7' },
        },
        barcode: { input: { number: '03600029145', scheme: 'gtin' }, output: { result: '036000291452', check: '2' } },
      },
    }),
  },
});
