import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { decodeEntities, encodeEntities, ENTITY_NOTICES, findEntities } from '../../src/lib/documents/html/entities.ts';
import { positionAt } from '../../src/base/position.ts';

const LISTED = 5;
const MOST_ROUNDS = 20;
const MOST_ROWS = 200;
export const noWayBack = 'what was written otherwise';

export default defineTool({
  icon: 'ampersand',
  createdAt: '2022-04-22',
  related: ['url-encoder'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true, maxLength: 5_000_000 }),
        scope: choice(['markup', 'text', 'attribute', 'nonAscii', 'all']),
        form: choice(['named', 'decimal', 'hex'], { names: { decimal: '&#233;', hex: '&#xE9;' } }),
      },
      output: out.text({ fileName: 'escaped.html' }),
      failures: ['lone-surrogate'],
      warnings: ['no-reference'],
      aliases: {
        'html-encode': {},
        'html-escape': {},
        htmlenc: {},
        'escape-attribute': { scope: 'attribute' },
        'html-ascii': { scope: 'nonAscii' },
      },
      inverse: 'decode',
      answers: 'inline',
      transform({ text, scope, form }, ctx) {
        const encoded = encodeEntities(text, { scope, form });
        if (encoded.kept > 0) ctx.warn('no-reference', { count: encoded.kept });
        return encoded.text;
      },
      examples: {
        htmlTag: { input: { text: '<title>IT Tool</title>' }, output: '&lt;title&gt;IT Tool&lt;/title&gt;' },
        withQuotes: {
          input: { text: '<a href="x">it\'s & `b`</a>' },
          output: '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; `b`&lt;/a&gt;',
        },
        accentsToo: {
          input: { text: 'café © 2026 – 5 € 😀', scope: 'nonAscii' },
          output: 'caf&eacute; &copy; 2026 &ndash; 5 &euro; &#128512;',
        },
        decimalReferences: {
          input: { text: 'é <😀>', scope: 'nonAscii', form: 'decimal' },
          output: '&#233; &#60;&#128512;&#62;',
        },
        attributeValue: {
          input: { text: 'say "a < b"\u00a0&', scope: 'attribute' },
          output: 'say &quot;a &lt; b&quot;&nbsp;&amp;',
        },
      },
    }),

    decode: operation({
      fields: {
        encoded: text({ primary: true, multiline: true }),
        place: choice(['text', 'attribute', 'strict']),
        repeat: toggle(),
      },
      output: out.text(),
      warnings: [...ENTITY_NOTICES, 'more', 'still-encoded', 'rounds'],
      aliases: { 'html-decode': {}, 'html-unescape': {}, htmldec: {}, unescape: {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        {
          pattern:
            /^[^&]*&(?:#\d{1,7}|#x[\da-f]{1,6}|(?:amp|lt|gt|quot|nbsp|apos|copy|reg|hellip|[mn]dash|[lr][sd]quo|euro|[a-z](?:acute|grave|uml|circ|tilde|cedil)|szlig));/i,
          confidence: 0.8,
        },
      ],
      transform({ encoded, place, repeat }, ctx) {
        const first = decodeEntities(encoded, place);
        for (const { code, offset, reference } of first.notices.slice(0, LISTED))
          ctx.warn(code, { reference }, positionAt(encoded, offset));
        if (first.notices.length > LISTED) ctx.warn('more', { count: first.notices.length - LISTED });
        let { text } = first;
        const again = (): string => decodeEntities(text, place).text;
        if (!repeat) {
          if (text !== encoded && again() !== text) ctx.warn('still-encoded');
          return text;
        }
        let rounds = 1;
        for (let next = again(); next !== text && rounds < MOST_ROUNDS; next = again()) {
          text = next;
          rounds++;
        }
        if (rounds > 1) ctx.warn('rounds', { count: rounds });
        return text;
      },
      examples: {
        escapedHtml: {
          input: { encoded: '&lt;p&gt;caf&eacute; &amp; 5&nbsp;&euro;&lt;/p&gt;' },
          output: '<p>café & 5\u00a0€</p>',
          warns: [],
          noRoundTrip: noWayBack,
        },
        numericReferences: {
          input: { encoded: '&#39; &#x27; &apos; &#64; &#128512; &NotEqualTilde;' },
          output: "' ' ' @ 😀 ≂̸",
          warns: [],
          noRoundTrip: noWayBack,
        },
        escapedTwice: { input: { encoded: '&amp;amp;lt;', repeat: true }, output: '<', warns: ['rounds'] },
        missingSemicolons: {
          input: { encoded: '&copy 2026 &notit; &fooo;' },
          output: '© 2026 ¬it; &fooo;',
          warns: ['no-semicolon', 'no-semicolon', 'unknown-name'],
          noRoundTrip: noWayBack,
        },
        attributeValue: {
          input: { encoded: '?a=1&copy=2&lt;', place: 'attribute' },
          output: '?a=1&copy=2<',
          warns: [],
          noRoundTrip: noWayBack,
        },
      },
    }),

    find: operation({
      fields: { query: text({ primary: true }) },
      output: out.table(['character', 'names', 'decimal', 'hex', 'codePoint']),
      warnings: ['first'],
      aliases: { entity: {}, 'html-entity': {} },
      async transform({ query }, ctx) {
        const rows = await findEntities(query);
        if (rows.length > MOST_ROWS) ctx.warn('first', { shown: MOST_ROWS, count: rows.length });
        return rows.slice(0, MOST_ROWS).map((row) => ({ ...row }));
      },
      examples: {
        arrows: {
          input: { query: 'arrow' },
          check: (rows) => rows.length > 50 && rows.some(({ character }) => character === '←'),
        },
        euroSign: {
          input: { query: '€' },
          output: [{ character: '€', names: '&euro;', decimal: '&#8364;', hex: '&#x20AC;', codePoint: 'U+20AC' }],
        },
        byName: { input: { query: 'eacute' }, check: ([first]) => first?.character === 'é' },
        byCodePoint: { input: { query: 'U+2260' }, check: ([first]) => first?.names === '&NotEqual; &ne;' },
      },
    }),
  },
});
