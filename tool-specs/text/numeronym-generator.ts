import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { abbreviate, expandKnown, knownWords, numeronymsIn, wordsByNumeronym } from '../../src/lib/text/numeronym.ts';

const MOST_CANDIDATES = 30;
const MOST_NUMERONYMS = 50;

export default defineTool({
  icon: 'a-large-small',
  createdAt: '2023-11-05',
  related: ['case-converter', 'slugify-string'],
  operations: {
    abbreviate: operation({
      fields: {
        text: text({ primary: true, multiline: true, maxLength: 10_000_000 }),
        unit: choice(['word', 'line']),
        minimum: integer({ min: 3, max: 100, initial: 4 }),
      },
      output: out.text(),
      aliases: { numeronym: {}, i18n: {} },
      inverse: 'expand',
      answers: 'inline',
      transform: ({ text, unit, minimum }) => abbreviate(text, unit, minimum),
      examples: {
        longWord: { input: { text: 'internationalization' }, output: 'i18n' },
        techWords: { input: { text: 'Accessibility, localization\nand Kubernetes' }, output: 'A11y, l10n\nand K8s' },
        longWordsOnly: { input: { text: 'Hello big world', minimum: 5 }, output: 'H3o big w3d' },
        names: { input: { text: 'Andreessen Horowitz\nfor example', unit: 'line' }, output: 'A17z\nf9e' },
      },
    }),

    expand: operation({
      fields: { numeronyms: text({ primary: true, multiline: true }) },
      output: { text: out.text(), candidates: out.table(['numeronym', 'word', 'known']) },
      messages: ['known', 'possible'],
      warnings: ['none', 'unknown', 'more'],
      aliases: { unnumeronym: {}, 'expand-numeronym': {} },
      inverse: 'abbreviate',
      detect: [{ pattern: /^[a-z][1-9]\d?[a-z]$/i, confidence: 0.7 }],
      async transform({ numeronyms }, ctx) {
        const numeronymList = numeronymsIn(numeronyms);
        if (numeronymList.length === 0) ctx.warn('none');
        if (numeronymList.length > MOST_NUMERONYMS) ctx.warn('more', { count: numeronymList.length - MOST_NUMERONYMS });
        const words = await wordsByNumeronym();
        const listed = numeronymList.slice(0, MOST_NUMERONYMS);
        const candidates = listed.flatMap((numeronym) => {
          const expansions = knownWords(numeronym);
          const possible = (words.get(numeronym) ?? []).filter((word) => !expansions.includes(word));
          return [...expansions, ...possible]
            .slice(0, MOST_CANDIDATES)
            .map((word) => ({ numeronym, word, known: ctx.say(expansions.includes(word) ? 'known' : 'possible') }));
        });
        const unknown = listed.filter((numeronym) => !candidates.some((row) => row.numeronym === numeronym));
        if (unknown.length > 0) ctx.warn('unknown', { numeronyms: unknown.join(', ') });
        return { text: expandKnown(numeronyms), candidates };
      },
      examples: {
        knownShort: { input: { numeronyms: 'i18n' }, output: { text: 'internationalization' } },
        inSentence: {
          input: { numeronyms: 'K8s, O11Y & a11y' },
          output: { text: 'Kubernetes, OBSERVABILITY & accessibility' },
          warns: [],
        },
        unknownShort: {
          input: { numeronyms: 'h3o w3d' },
          check: ({ text, candidates }) =>
            text === 'h3o w3d' && ['hello', 'world'].every((word) => candidates.some((row) => row.word === word)),
        },
      },
    }),
  },
});
