import { expect, test } from 'vitest';
import { paymentProblem } from '../../../../../src/lib/pictures/qr-payload/payment.ts';

const sound = {
  iban: 'DE89 3704 0044 0532 0130 00',
  beneficiary: 'A',
  amount: 0,
  bic: '',
  reference: '',
  text: '',
};

test('a transfer within the limits has no problem', () => {
  expect(paymentProblem(sound, 'en')).toBeNull();
  expect(paymentProblem({ ...sound, beneficiary: 'ä'.repeat(70) }, 'en')).toBeNull();
  expect(paymentProblem({ ...sound, reference: 'RF18539007547034' }, 'en')).toBeNull();
});

test.each([
  [{ iban: 'DE88370400440532013000' }, { code: 'not-an-iban', field: 'iban' }],
  [{ iban: 'BR1500000000000010932840814P2' }, { code: 'not-sepa', field: 'iban', params: { country: 'Brasilien' } }],
  [{ amount: 12.345 }, { code: 'amount-not-cents', field: 'amount' }],
  [
    { reference: 'RF18539007547034', text: 'Invoice 7' },
    { code: 'reference-and-text', field: 'text' },
  ],
  [{ bic: 'BPOTBEB' }, { code: 'not-a-bic', field: 'bic' }],
  [{ reference: 'RF19539007547034' }, { code: 'bad-reference', field: 'reference' }],
  [
    { beneficiary: '😀'.repeat(71) },
    { code: 'too-many-characters', field: 'beneficiary', params: { count: 71, limit: 70 } },
  ],
  [
    { beneficiary: '€'.repeat(70), text: 'x'.repeat(140) },
    { code: 'too-many-bytes', field: 'text', params: { bytes: 392, limit: 331 } },
  ],
])('%j', (wrong, problem) => expect(paymentProblem({ ...sound, ...wrong }, 'de')).toEqual(problem));
