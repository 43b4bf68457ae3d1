// @vitest-environment node
import { expect, test } from 'vitest';
import { withPlaces } from '../../../src/app/prerender/places.ts';

const page = (id: string, note = 'v4') =>
  `<section><p>${note}</p><button aria-label="Copy UUID: ${id}"><bdi>${id}</bdi></button></section>`;

test('a text that differs becomes a blank with its path, and leaves no trace in labels', () => {
  const html = withPlaces(
    { html: page('a&amp;b'), output: { ids: ['a&b'], count: 1 } },
    { html: page('c&lt;d'), output: { ids: ['c<d'], count: 1 } },
  );
  expect(html).toBe(
    '<section><p>v4</p><button aria-label="Copy UUID: "><bdi data-part="ids.0">\u00A0</bdi></button></section>',
  );
});

test('a single output has an empty path; numbers count as texts', () => {
  expect(withPlaces({ html: '<b>1</b>', output: 1 }, { html: '<b>2</b>', output: 2 })).toBe(
    '<b data-part="">\u00A0</b>',
  );
});

test('two outputs that happen to be the same in one result are told apart by the other', () => {
  const html = (from: string, to: string) => `<b>${from}</b><i>${to}</i>`;
  expect(
    withPlaces(
      { html: html('7', '7'), output: { from: 7, to: 7 } },
      { html: html('8', '9'), output: { from: 8, to: 9 } },
    ),
  ).toBe('<b data-part="from">\u00A0</b><i data-part="to">\u00A0</i>');
});

test.each([
  ['a text that is no part of the result', '<b>Monday</b>', '<b>Tuesday</b>'],
  ['a part beside other content', '<b><i></i>a</b>', '<b><i></i>b</b>'],
  ['a formatted part', '<b>a!</b>', '<b>b!</b>'],
  ['another structure', '<b>a</b>', '<b>b</b><i></i>'],
  ['another attribute', '<b title="a">x</b>', '<b title="b">x</b>'],
  [
    'a value in an attribute of a label that differs elsewhere',
    '<b aria-label="A: a" id="a"></b>',
    '<b aria-label="A: b" id="b"></b>',
  ],
  ['a label without the value', '<b aria-label="At: noon"></b>', '<b aria-label="At: dusk"></b>'],
])('a page is left as it is for %s', (_, one, other) => {
  expect(withPlaces({ html: one, output: { id: 'a' } }, { html: other, output: { id: 'b' } })).toBeNull();
});

test('a text that may need several lines has no place', () => {
  const [a, b] = ['a'.repeat(65), 'b'.repeat(65)];
  expect(withPlaces({ html: `<b>${a}</b>`, output: a }, { html: `<b>${b}</b>`, output: b })).toBeNull();
});
