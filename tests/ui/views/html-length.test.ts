import { expect, test } from 'vitest';
import { isTooLong, MAXIMUM } from '../../../src/views/html-wysiwyg-editor/length.ts';

const long = 'x'.repeat(MAXIMUM);
const picture = `<img src="data:image/png;base64,${'A'.repeat(2 * MAXIMUM)}">`;

test.each([
  ['', false],
  [long, false],
  [`${long}x`, true],
  [picture, false],
  [`${picture}${picture}<p>text</p>`, false],
  [`${picture}${long}`, true],
  [`data: ${long}`, true],
])('text counts, embedded pictures do not (%#)', (html, tooLong) => {
  expect(isTooLong(html)).toBe(tooLong);
});
