// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlTags } from '../../../../../src/lib/documents/html/tags.ts';

const namesIn = (html: string): string => Array.from(htmlTags(html), ({ name }) => name).join(' ');
const read = (html: string) =>
  Array.from(htmlTags(html), ({ attributes, text }) => [Object.fromEntries(attributes), text]);

test.each([
  ['<a/><!-- <b> --><c><!--><d><!-- <e> --!><f><!bogus <g>><h></1 <i>><j>', 'a c d f h j'],
  ['<style><a></style ><xmp><b></xmp/><iframe><c></iframe><noscript><d></noscript>', 'style xmp iframe noscript d'],
  ['<script>"<a>"</scripts></script><b>', 'script b'],
  ['<script><!-- <script>1</script> <a> --></script><b>', 'script b'],
  ['<script><!--><script></script><b>', 'script b'],
  ['<template><a><template><b></template><c></template><d>', 'template d'],
  ['<svg><title><a></title><style><a></style><path/></svg><c>', 'a c'],
  ['<svg><![CDATA[<p>]]><a/><foreignObject><b/></foreignObject><p>', 'b p'],
  ['<math/><a><svg><g><div><title>', 'a div title'],
  ['<a title="<b>" x=\'>\' y=/><c', 'a'],
  ['<a b="<c>', ''],
  ['a < b <3 </', ''],
])('finds the tags of %j', (html, names) => {
  expect(namesIn(html)).toBe(names);
});

test('reads attributes and text', () => {
  expect(read('<a B=1 b=2 c = "&lt;\r\n" d e=\'x"\' f=a/b /g=&copy=x>')).toEqual([
    [{ b: '1', c: '<\n', d: '', e: 'x"', f: 'a/b', g: '&copy=x' }, ''],
  ]);
  expect(read('<title>a <b>&amp;</b></TITLE>')).toEqual([[{}, 'a <b>&</b>']]);
  expect(read('<style>&amp;')).toEqual([[{}, '&amp;']]);
});

test('finds the same tags as a browser', () => {
  const tags =
    '<meta a="1">|<meta a=2 |<link>|<title>|</title>|<svg>|</svg>|<svg/>|<math>|<mi>|<desc>|</desc>|<p>|<template>|</template>';
  const texts =
    '<script>|<script|</script>|<textarea>|</textarea>|<style>|</style>|<!--|-->|--!>|<![CDATA[|]]>|<?x|</1';
  const piece = fc.constantFrom(...`${tags}|${texts}|>|/>| / |=|"|'|\n|t| a < b|&amp;`.split('|'));
  const parser = new DOMParser();
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join('');
      const found = Array.from(htmlTags(html), ({ name, attributes }) => [name, ...attributes.values()].join(' '));
      const expected = Array.from(
        parser.parseFromString(html, 'text/html').querySelectorAll('meta, link, title'),
      ).filter(({ namespaceURI }) => namespaceURI === 'http://www.w3.org/1999/xhtml');
      expect(found.filter((tag) => /^(?:meta|link|title)\b/.test(tag)).sort()).toEqual(
        expected.map((tag) => [tag.localName, ...Array.from(tag.attributes, ({ value }) => value)].join(' ')).sort(),
      );
    }),
    { numRuns: 500 },
  );
});
