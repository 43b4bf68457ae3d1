import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBase64 } from '../../../src/base/base64.ts';
import { decodeBase64 } from '../../../src/lib/bytes/bytes.ts';

const decodes = (text: string) => {
  try {
    decodeBase64(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['', true],
  ['YQ==', true],
  ['YQ', true],
  ['YQ=', true],
  ['Y Q\n= =', true],
  ['-_+/', true],
  ['Y', false],
  ['YQ===', false],
  ['YWJj=', false],
  ['=', false],
  ['YQ==YQ==', false],
  ['YQ\u00a0==', true],
  ['YQ\u200b==', true],
  ['YQ\v==', false],
  ['Yé', false],
])('%j: %j', (text, expected) => expect([isBase64(text), decodes(text)]).toEqual([expected, expected]));

test('matches what the decoder accepts', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'Aa09+/-_==  \n\v\u00a0\u200b?é'), maxLength: 12 });
  fc.assert(
    fc.property(letters, (text) => isBase64(text) === decodes(text)),
    { numRuns: 2000 },
  );
});
