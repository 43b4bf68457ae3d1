import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, noWayBack } from './html-entities.ts';

export default casesOf<typeof tool>({
  encode: {
    unrecognized: {
      '<title>IT Tool</title>': 'any text',
      'café © 2026 – 5 € 😀': 'any text',
      'é <😀>': 'any text',
      'say "a < b" &': 'any text',
    },
    finds: {
      HTML: {
        matches: ['<div class="card"><p>Hello<br>World</p></div>', '<!DOCTYPE html><html><body></body></html>'],
        rejects: ['<note><to>Tove</to></note>', '<3', 'a <b>bold</b> word', '<p'],
      },
    },
    examples: [
      {
        input: { text: 'a\0é😀fj', scope: 'all', form: 'decimal' },
        output: '&#97;\0&#233;&#128512;&#102;&#106;',
        noRoundTrip: 'null is U+FFFD to HTML',
        warns: ['no-reference'],
      },
      { input: { text: 'x'.repeat(5_000_001) }, fails: 'too-long' },
      { input: { text: 'é <😀>', scope: 'nonAscii', form: 'hex' }, output: '&#xE9; &#x3C;&#x1F600;&#x3E;' },
      {
        input: { text: 'me@x.example', scope: 'all', form: 'decimal' },
        output: '&#109;&#101;&#64;&#120;&#46;&#101;&#120;&#97;&#109;&#112;&#108;&#101;',
      },
      { input: { text: 'say "a"\u00a0\'b\'', scope: 'text' }, output: 'say "a"&nbsp;\'b\'' },
      // two code points with one name
      { input: { text: '≂̸ fj', scope: 'nonAscii' }, output: '&nesim; fj' },
      { input: { text: 'a!\n', scope: 'all' }, output: '&#x61;&excl;&NewLine;' },
      { input: { text: '&amp;' }, output: '&amp;amp;', noRoundTrip: 'that is a round trip, with a warning' },
      { input: { text: '\x80é', scope: 'nonAscii' }, output: '\x80&eacute;', warns: ['no-reference'] },
      { input: { text: 'x\ud83d' }, fails: 'lone-surrogate', at: { offset: 1 } },
    ],
  },
  decode: {
    unrecognized: {
      '&copy 2026 &notit; &fooo;': 'any text',
      '?a=1&copy=2&lt;': 'any text',
    },
    detect: [
      {
        matches: ['&lt;p&gt;', 'caf&eacute; &amp; bar', 'it&#39;s', '&#x1F600;'],
        rejects: ['a & b; c', 'AT&T', 'https://a.b/?x=1&lt=2', '&nosuch;', '&#;'],
      },
    ],
    examples: [
      { input: { encoded: '&amp;amp;' }, output: '&amp;', warns: ['still-encoded'] },
      { input: { encoded: '&copy 2026 &copy;', place: 'strict' }, output: '&copy 2026 ©', noRoundTrip: noWayBack },
      {
        input: { encoded: '&#128; &#xD800; &#0; &#x110000; &#;' },
        output: '€ \ufffd \ufffd \ufffd &#;',
        warns: ['windows-1252', 'not-a-character', 'not-a-character', 'not-a-character', 'no-digits'],
        noRoundTrip: noWayBack,
      },
      {
        input: { encoded: '&x;'.repeat(7) },
        output: '&x;'.repeat(7),
        warns: ['unknown-name', 'unknown-name', 'unknown-name', 'unknown-name', 'unknown-name', 'more'],
      },
      {
        input: { encoded: '&CounterClockwiseContourIntegral;&zwnj;&Afr;' },
        output: '∳\u200c𝔄',
        noRoundTrip: noWayBack,
      },
      { input: { encoded: 'AT&T & co &' }, output: 'AT&T & co &', warns: [] },
    ],
  },
  find: {
    examples: [
      { input: { query: '&hellip;' }, check: (rows) => rows.length === 1 && rows[0]?.character === '…' },
      { input: { query: '😀é' }, check: ([first, second]) => first?.names === '' && second?.names === '&eacute;' },
      { input: { query: '≂̸' }, check: ([first]) => first?.decimal === '&#8770;&#824;' },
      { input: { query: 'a' }, check: (rows) => rows.length === 200, warns: ['first'] },
      { input: { query: 'nosuchname' }, output: [] },
    ],
  },
});
