import { casesOf } from '../../src/core/spec.ts';
import type { SchemeId } from '../../src/lib/identifiers/check-digits/schemes.ts';
import type tool from './check-digits.ts';

const ok = (number: string, reads: SchemeId, written?: string, others?: readonly SchemeId[]) => ({
  input: { number },
  output: { verdict: { tone: 'good' as const }, ...(written === undefined ? {} : { written }) },
  reads,
  ...(others ? { others } : {}),
});
const wrong = (number: string, reads: SchemeId, check: string, expected: string) => ({
  input: { number },
  output: { verdict: { tone: 'bad' as const }, check: { message: 'expected', params: { check, expected } } },
  reads,
});
const as = (scheme: SchemeId, number: string, isValid: boolean) => ({
  input: { number, scheme },
  output: { verdict: { tone: isValid ? ('good' as const) : ('bad' as const) } },
});
const made = (scheme: SchemeId, number: string, result: string) => ({ input: { number, scheme }, output: { result } });

export default casesOf<typeof tool>({
  check: {
    finds: {
      'number with its label': {
        matches: [
          ['ISBN 0-306-40615-2', 'ISBN 0-306-40615-2'],
          ['ISSN: 2049-3630', 'ISSN: 2049-3630'],
          ['IMEI 490154203237518', 'IMEI 490154203237518'],
          ['VIN 1HGCM82633A004352', 'VIN 1HGCM82633A004352'],
          ['EAN-13: 4006381333931', 'EAN-13: 4006381333931'],
          ['routing number 021000021', 'routing number 021000021'],
        ],
        rejects: ['ISBN', 'ISBN 123', 'VIN diesel filters', 'EAN numbers explained', 'upc barcode generator'],
      },
      ISBN: {
        matches: [
          ['9780306406157', '9780306406157'],
          ['978-3-16-148410-0', '978-3-16-148410-0'],
          ['979 10 90636 07 1', '979 10 90636 07 1'],
        ],
        rejects: ['9780306406158', '978-3-16-148410-1', '97803064061', '9770306406157'],
      },
      'ISBN-10 with hyphens': {
        matches: [
          ['0-306-40615-2', '0-306-40615-2'],
          ['0-8044-2957-X', '0-8044-2957-X'],
        ],
        rejects: ['0-306-40615-3', '555-1234-5678', '2026-11-28-1', '0306406152'],
      },
      'card number in groups': {
        matches: [
          ['4111 1111 1111 1111', '4111 1111 1111 1111'],
          ['3782-822463-10005', '3782-822463-10005'],
          ['3056 930902 5904', '3056 930902 5904'],
        ],
        rejects: ['4111 1111 1111 1112', '1234 5678 9012 3452', '0000 0000 0000 0000'],
      },
      'card number': {
        matches: [['5555555555554444', '5555555555554444']],
        rejects: ['5555555555554445', '1234567812345670', '411111111111111'],
      },
      ISSN: { matches: [['2434-561X', '2434-561X']], rejects: ['2434-5610', '1999-2004', '1234-567X'] },
      'EAN-13': { matches: [['4006381333931', '4006381333931']], rejects: ['1732752000000', '4006381333932'] },
      vehicle: {
        matches: [['1M8GDM9AXKP042788', '1M8GDM9AXKP042788']],
        rejects: ['1M8GDM9A1KP042788', '11111111111111111', 'HELLOWORLDHELLO12'],
      },
    },
    unrecognized: { '49-015420-323751-8': 'numbers in hyphens are many things' },
    examples: [
      // Test numbers of PayPal, Stripe and Adyen
      ok('4242424242424242', 'card', '4242 42•• •••• 4242'),
      ok('378282246310005', 'card', '3782 82•••• •0005'),
      ok('6011111111111117', 'card', '6011 11•• •••• 1117'),
      ok('3530111333300000', 'card', '3530 11•• •••• 0000'),
      ok('30569309025904', 'card', '3056 93•••• 5904'),
      ok('5105105105105100', 'card'),
      ok('2223003122003222', 'card'),
      ok('6200000000000005', 'card'),
      ok('2200000000000053', 'card'),
      ok('6799990100000000019', 'card'),
      ok('4222222222222', 'card', undefined, []),
      ok('4012888888881881', 'card', '4012 88•• •••• 1881'),
      wrong('4111 1111 1111 1112', 'card', '2', '1'),
      {
        input: { number: '9999999999999995', scheme: 'card' },
        output: { verdict: { tone: 'warn' } },
        warns: ['not-assigned'],
      },
      {
        input: { number: '５５５５ 5555 5555 4444' },
        check: ({ facts }) =>
          facts[0]?.value === 'Mastercard' && facts.every(({ value }) => !String(value).includes('5555555')),
      },
      // ISBN users' manual, the registrant ranges of 2025, ISSN manual
      ok('9783161484100', 'isbn', '978-3-16-148410-0', []),
      ok('ISBN-13: 978 1 86197 271 2', 'isbn', '978-1-86197-271-2'),
      ok('0-8044-2957-X', 'isbn', '0-8044-2957-X'),
      ok('080442957x', 'isbn', '0-8044-2957-X'),
      ok('979-10-90636-07-1', 'isbn', '979-10-90636-07-1'),
      ok('9787111128069', 'isbn', '978-7-111-12806-9'),
      ok('9785170800995', 'isbn'),
      ok('978–0–306–40615–7', 'isbn', '978-0-306-40615-7'),
      wrong('978-0-306-40615-8', 'isbn', '8', '7'),
      {
        input: { number: '0306406152' },
        check: ({ facts }) =>
          facts
            .slice(0, 2)
            .map(({ value }) => value)
            .join() === '978-0-306-40615-7,0-306-40615-2',
      },
      {
        input: { number: '9791090636071' },
        check: ({ facts }) => facts.every(({ key }) => key !== 'ISBN-10'),
      },
      ok('ISSN 0378-5955', 'issn', '0378-5955'),
      ok('2434-561X', 'issn', '2434-561X'),
      ok('0317-8471', 'issn'),
      wrong('issn 0378-5954', 'issn', '4', '5'),
      {
        input: { number: 'ISSN 0317-8471' },
        check: ({ facts }) => facts[0]?.value === '9770317847001',
      },
      // GS1 General Specifications
      ok('036000291452', 'gtin', undefined, []),
      ok('73513537', 'gtin'),
      ok('10614141000415', 'gtin'),
      ok('5901234123457', 'gtin'),
      { input: { number: '5901234123457' }, check: ({ facts }) => facts[1]?.value === 'Poland' },
      wrong('5901234123458', 'gtin', '8', '7'),
      ok('352099001761481', 'imei'),
      wrong('IMEI: 352099001761482', 'imei', '2', '1'),
      // 49 CFR 565, ISO 3779
      ok('1M8GDM9AXKP042788', 'vin'),
      as('vin', '11111111111111111', true),
      wrong('1M8GDM9A1KP042788', 'vin', '1', 'X'),
      {
        input: { number: 'WVWZZZ1JZ3W386752' },
        output: { verdict: { tone: 'warn' } },
        warns: ['vin-check'],
        reads: 'vin',
      },
      { input: { number: '1HGCM82633A004352' }, check: ({ facts }) => facts.some(({ value }) => value === '2003') },
      // GLEIF, the Federal Reserve, CMS, the Canadian government's example
      ok('5493001KJTIIGC8Y1R12', 'lei', undefined, []),
      ok('213800WAVVOPS85N2205', 'lei'),
      wrong('5493001KJTIIGC8Y1R13', 'lei', '13', '12'),
      ok('021000021', 'aba'),
      ok('011401533', 'aba'),
      wrong('aba 021000022', 'aba', '2', '1'),
      {
        input: { number: 'SIN 046 454 286' },
        output: { verdict: { tone: 'warn' } },
        warns: ['not-assigned'],
        reads: 'sin',
      },
      ok('130692544', 'sin', '130 692 544'),
      ok('1234567893', 'npi'),
      // Wikipedia and the theses of Verhoeff and Damm
      as('luhn', '79927398713', true),
      as('luhn', '79927398710', false),
      as('verhoeff', '2363', true),
      as('verhoeff', '2364', false),
      as('verhoeff', '142857000', false),
      as('damm', '5724', true),
      as('damm', '5734', false),
      as('mod97', '79444', true),
      { input: { number: '0', scheme: 'mod97' }, fails: 'wrong-shape' },
      ...(['luhn', 'verhoeff', 'damm', 'mod97'] as const).map((scheme) => ({
        input: { number: '12345678', scheme },
        output: {},
        reads: scheme,
      })),
      { input: { number: '12a34!' }, fails: 'bad-character', at: { offset: 5 } },
      { input: { number: '--' }, fails: 'no-number' },
      { input: { number: 'HELLO' }, fails: 'no-scheme' },
      { input: { number: '4111', scheme: 'card' }, fails: 'wrong-shape' },
      { input: { number: '1HGCM82633A00435O', scheme: 'vin' }, fails: 'wrong-shape' },
      { input: { number: '' }, output: {} },
      { input: { number: '7'.repeat(1000) }, output: {} },
    ],
  },
  complete: {
    examples: [
      made('card', '411111111111111', '4111 1111 1111 1111'),
      made('issn', '0378595', '0378-5955'),
      made('isbn', '080442957', '0-8044-2957-X'),
      made('imei', '49015420323751', '49-015420-323751-8'),
      made('vin', '1M8GDM9A_KP042788'.replace('_', '0'), '1M8GDM9AXKP042788'),
      made('lei', '5493001KJTIIGC8Y1R', '5493001KJTIIGC8Y1R12'),
      made('aba', '02100002', '021000021'),
      made('npi', '123456789', '1234567893'),
      made('verhoeff', '236', '2363'),
      made('verhoeff', '12345', '123451'),
      made('damm', '572', '5724'),
      made('mod97', '794', '79444'),
      made('gtin', '7351353', '73513537'),
      made('luhn', '0', '00'),
      { input: { number: '123', scheme: 'isbn' }, fails: 'wrong-payload' },
      { input: { number: 'é', scheme: 'luhn' }, fails: 'bad-character' },
    ],
  },
});
