import { choice, decimal, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { amountsOf, writeCents } from '../../src/lib/identifiers/vat/amounts.ts';
import { VAT_CODES, VAT_COUNTRIES, type VatCode } from '../../src/lib/identifiers/vat/countries.ts';
import { possibleCountries, readVat, VAT_PROBLEMS } from '../../src/lib/identifiers/vat/vat.ts';
import { regionName } from '../../src/base/region.ts';

const codeNames = Object.fromEntries(VAT_CODES.map((code) => [code, code])) as Record<VatCode, string>;

/** The name of the country, with the prefix of its numbers. */
function nameOf(code: VatCode, language: string): string {
  return `${regionName(VAT_COUNTRIES[code].region, language)} (${code})`;
}

export default defineTool({
  icon: 'receipt-euro',
  createdAt: '2026-11-28',
  related: ['iban-validator-and-parser', 'check-digits', 'percentage-calculator'],
  operations: {
    check: operation({
      fields: {
        number: text({ primary: true, single: true, monospace: true, maxLength: 200 }),
        country: choice(['auto', ...VAT_CODES], { names: codeNames }),
      },
      output: {
        verdict: out.verdict(),
        normalized: out.row(),
        written: out.row(),
        country: out.row(),
        format: out.row(),
        registration: out.row(),
      },
      failures: VAT_PROBLEMS,
      warnings: ['wrong-shape', 'wrong-check'],
      messages: ['valid', 'invalid', 'not-looked-up'],
      answers: 'inline',
      aliases: { vatid: {}, vies: {}, ustid: {} },
      transform({ number: typed, country }, ctx) {
        const code = country === 'auto' ? null : country;
        const vat = ctx.within('number', () => readVat(typed, code));
        if (!vat.hasShape) ctx.warn('wrong-shape', { format: vat.country.format });
        else if (!vat.isValid) ctx.warn('wrong-check');
        return {
          verdict: vat.isValid ? { tone: 'good', label: ctx.say('valid') } : { tone: 'bad', label: ctx.say('invalid') },
          normalized: vat.normalized,
          written: vat.written,
          country: nameOf(vat.code, ctx.language),
          format: vat.country.format,
          registration: ctx.say('not-looked-up'),
        };
      },
      examples: {
        german: {
          input: { number: 'DE 136 695 976' },
          output: { verdict: { tone: 'good' }, normalized: 'DE136695976', country: 'Germany (DE)' },
          warns: [],
        },
        swiss: {
          input: { number: 'CHE-107.787.577 IVA' },
          output: { verdict: { tone: 'good' }, normalized: 'CHE107787577IVA', written: 'CHE-107.787.577 IVA' },
        },
        wrongDigit: {
          input: { number: 'FR 40 303 265 046' },
          output: { verdict: { tone: 'bad' } },
          warns: ['wrong-check'],
        },
        british: {
          input: { number: 'GB 980 7806 84' },
          output: { verdict: { tone: 'good' }, normalized: 'GB980780684' },
        },
      },
    }),

    countries: operation({
      fields: { number: text({ primary: true, monospace: true, maxLength: 200 }) },
      output: out.table(['country', 'number']),
      failures: VAT_PROBLEMS,
      answers: 'inline',
      detect: [{ pattern: /^\d[\d .-]{6,13}$/, confidence: 0.25 }],
      transform({ number: typed }, ctx) {
        return possibleCountries(typed).map((code) => ({
          country: nameOf(code, ctx.language),
          number: readVat(typed, code).normalized,
        }));
      },
      examples: {
        withoutPrefix: {
          input: { number: '136695976' },
          check: (rows) => rows.some(({ country }) => country === 'Germany (DE)'),
        },
      },
    }),

    amount: operation({
      fields: {
        amount: decimal({ primary: true, min: -1e11, max: 1e11, initial: 100 }),
        kind: choice(['net', 'gross', 'vat']),
        country: choice(VAT_CODES, { names: codeNames, initial: 'DE' }),
        rate: text({ maxLength: 20 }),
      },
      output: {
        gross: out.row(),
        net: out.row(),
        vat: out.row(),
        rate: out.row(),
        rates: out.table(['country', 'rate', 'gross']),
      },
      failures: ['bad-rate'],
      answers: 'inline',
      aliases: { 'vat-calc': {} },
      transform({ amount, kind, country, rate: typed }, ctx) {
        const own = typed.trim().replace('%', '').trim().replace(',', '.');
        if (own !== '' && !/^\d{1,3}(?:\.\d{1,3})?$/.test(own)) throw ctx.fail('bad-rate', { field: 'rate' });
        const rate = own === '' ? VAT_COUNTRIES[country].rate : Number(own);
        const { net, vat, gross } = amountsOf(amount, kind, rate);
        return {
          gross: writeCents(gross),
          net: writeCents(net),
          vat: writeCents(vat),
          rate: `${rate}%`,
          rates: VAT_CODES.filter((code) => code !== 'XI').map((code) => {
            const there = VAT_COUNTRIES[code].rate;
            return {
              country: nameOf(code, ctx.language),
              rate: `${there}%`,
              gross: writeCents(amountsOf(amount, kind, there).gross),
            };
          }),
        };
      },
      examples: {
        invoice: { input: { amount: 1250 }, output: { gross: '1487.50', net: '1250.00', vat: '237.50', rate: '19%' } },
        receipt: {
          input: { amount: 99.9, kind: 'gross', country: 'FR' },
          output: { gross: '99.90', net: '83.25', vat: '16.65' },
        },
        reducedRate: { input: { amount: 20, rate: '7' }, output: { gross: '21.40', vat: '1.40' } },
      },
    }),
  },
});
