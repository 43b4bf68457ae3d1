import { choice, defineTool, operation, out, text } from '../../src/core/spec.ts';
import { amountInWords, CURRENCIES } from '../../src/lib/numbers/words/currency.ts';
import { englishNumber } from '../../src/lib/numbers/words/english-number.ts';
import {
  cardinalOf,
  centsOf,
  ordinalOf,
  readDecimal,
  SPELL_PROBLEMS,
  SPELLER_IDS,
  type SpellerId,
  SPELLERS,
  writeDecimal,
} from '../../src/lib/numbers/words/spell.ts';
import type { Form } from '../../src/lib/numbers/words/types.ts';

const NAMES: Readonly<Record<SpellerId, string>> = {
  en: 'English',
  'en-GB': 'English (UK)',
  es: 'Español',
  fr: 'Français',
  'fr-BE': 'Français (Belgique)',
  'fr-CH': 'Français (Suisse)',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  ru: 'Русский',
  zh: '中文',
  'zh-financial': '中文（大写）',
};
const OF_PAGE: Readonly<Record<string, SpellerId>> = { es: 'es', fr: 'fr', pt: 'pt-BR', ru: 'ru', cn: 'zh' };
const GENDERED: readonly SpellerId[] = ['es', 'fr', 'fr-BE', 'fr-CH', 'pt-BR', 'pt-PT', 'ru'];
const NUMBER = /^[-+−]?\d[\d.,'’ ]*$/i;
const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;

export default defineTool({
  icon: 'tally-5',
  createdAt: '2026-11-28',
  related: ['roman-numeral-converter', 'math-evaluator', 'text-to-nato-alphabet', 'case-converter'],
  operations: {
    spell: operation({
      fields: {
        number: text({ primary: true, single: true, maxLength: 1000 }),
        language: choice(['auto', ...SPELLER_IDS], { names: NAMES }),
        form: choice(['cardinal', 'ordinal', 'currency']),
        currency: choice(CURRENCIES, {
          names: Object.fromEntries(CURRENCIES.map((code) => [code, code])),
          when: { form: ['currency'] },
        }),
        gender: choice(['masculine', 'feminine', 'neuter'], {
          when: { language: ['auto', ...GENDERED], form: ['cardinal', 'ordinal'] },
          advanced: true,
        }),
        case: choice(CASES, { when: { language: ['auto', 'ru'], form: ['cardinal'] }, advanced: true }),
        letters: choice(['lower', 'sentence', 'upper'], { advanced: true }),
      },
      output: { words: out.row(), number: out.row(), languages: out.table(['language', 'words']) },
      failures: [...SPELL_PROBLEMS, 'no-ordinal'],
      warnings: ['rounded'],
      answers: 'inline',
      targets: { words: 'words', digits: 'number' },
      // A number alone is to be spelled, rather than seconds that are to be put into words.
      notations: { digits: { pattern: NUMBER, implied: NUMBER, sets: {} } },
      aliases: { 'number-words': {}, numwords: {}, ordinal: { form: 'ordinal' } },
      transform({ number, language, form, currency, gender, case: grammaticalCase, letters }, ctx) {
        const decimal = ctx.within('number', () => readDecimal(number));
        const form_: Form = { gender, case: grammaticalCase };
        const { cents, isRounded } = centsOf(decimal);
        const write = (id: SpellerId): string | null => {
          if (form === 'ordinal') return ordinalOf(decimal, id, form_);
          if (form === 'cardinal') return cardinalOf(decimal, id, form_);
          const { minus, gap } = SPELLERS[id];
          return (decimal.isNegative && cents > 0n ? minus + gap : '') + amountInWords(cents, currency, id);
        };
        const cased = (words: string) => {
          if (letters === 'upper') return words.toUpperCase();
          return letters === 'sentence' ? words.charAt(0).toUpperCase() + words.slice(1) : words;
        };
        const own = language === 'auto' ? (OF_PAGE[ctx.language] ?? 'en') : language;
        const words = write(own);
        if (words === null) throw ctx.fail('no-ordinal');
        if (form === 'currency' && isRounded) ctx.warn('rounded');
        return {
          words: cased(words),
          number: writeDecimal(decimal),
          languages: SPELLER_IDS.map((id) => {
            const written = write(id);
            return { language: NAMES[id], words: written === null ? null : cased(written) };
          }),
        };
      },
      examples: {
        check: {
          input: { number: '1234.56', language: 'en', form: 'currency' },
          output: { words: 'one thousand two hundred thirty-four dollars and fifty-six cents' },
        },
        cardinal: { input: { number: '1,000,042', language: 'en-GB' }, output: { words: 'one million and forty-two' } },
        place: { input: { number: '21', language: 'en', form: 'ordinal' }, output: { words: 'twenty-first' } },
        belgian: { input: { number: '1995', language: 'fr-BE' }, output: { words: 'mille neuf cent nonante-cinq' } },
        russianCase: {
          input: { number: '2345', language: 'ru', case: 'instrumental' },
          output: { words: 'двумя тысячами тремястами сорока пятью' },
        },
        chineseCheck: {
          input: { number: '1234.56', language: 'zh-financial', form: 'currency', currency: 'CNY' },
          output: { words: '壹仟贰佰叁拾肆元伍角陆分' },
        },
      },
    }),

    read: operation({
      fields: { words: text({ primary: true, single: true, maxLength: 2000 }) },
      output: { number: out.row() },
      failures: ['not-a-number-word'],
      answers: 'inline',
      aliases: { 'words-to-number': {} },
      detect: [{ pattern: /^\p{L}[\p{L}' -]*$/u, confidence: 0.2 }],
      transform: ({ words }, ctx) => ({ number: ctx.within('words', () => englishNumber(words)) }),
      examples: {
        cardinal: {
          input: { words: 'one million two hundred thirty-four thousand and five' },
          output: { number: '1234005' },
        },
        decimal: { input: { words: 'minus two point zero five' }, output: { number: '-2.05' } },
        place: { input: { words: 'one hundred twenty-first' }, output: { number: '121' } },
      },
    }),
  },
});
