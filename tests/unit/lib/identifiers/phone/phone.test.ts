import { getCountries } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { PHONE_COUNTRIES } from '../../../../../src/lib/identifiers/phone/countries.ts';
import {
  invalidReason,
  loadPhones,
  phoneLinks,
  readPhone,
  readPhones,
} from '../../../../../src/lib/identifiers/phone/phone.ts';
import { digitsOfVanity } from '../../../../../src/lib/identifiers/phone/vanity.ts';

test('lists all countries of the library, sorted by English name', () => {
  expect(PHONE_COUNTRIES.toSorted()).toEqual(getCountries().toSorted());
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const list = PHONE_COUNTRIES.map((code) => names.of(code) ?? code);
  expect(list).toEqual(list.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.each([
  ['1-800-FLOWERS', '1-800-3569377'],
  ['+1 (800) GO-FEDEX', '+1 (800) 46-33339'],
  ['202 555 0143 ext 12', null],
  ['555 x 12', null],
  ['hello', null],
  ['12 apples', null],
])('the vanity number %s is dialed as %s', (text, expected) => expect(digitsOfVanity(text)).toBe(expected));

test('every country has a valid example number', async () => {
  const library = await loadPhones();
  const wrong: string[] = [];
  for (const code of PHONE_COUNTRIES) {
    const example = await library.exampleOf(code);
    if (example === null || !readPhone(library, example, undefined).phone.isValid()) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});

test('a tel: link with a context is read by the library', async () => {
  const { phone } = readPhone(await loadPhones(), 'tel:555-0143;phone-context=+1-202', undefined);
  expect(phone.number).toBe('+12025550143');
});

test('reports why a number is not valid, and links only a possible number', async () => {
  const library = await loadPhones();
  const read = (text: string) => readPhone(library, text, 'US').phone;
  expect(invalidReason(library, read('202 555 0143'))).toBeNull();
  expect(invalidReason(library, read('12345'))).toBe('length-short');
  expect(invalidReason(library, read('1234567890'))).toBe('pattern');
  expect(phoneLinks(read('202 555 0143')).map(({ value }) => value)).toEqual([
    'tel:+12025550143',
    'sms:+12025550143',
    'https://wa.me/12025550143',
  ]);
  expect(phoneLinks(read('12345'))).toEqual([]);
});

test('each non-blank line is read, valid or not', async () => {
  const read = readPhones(await loadPhones(), ' 202 555 0143\r\n\r\n \nhello', 'US');
  expect(read.map(({ typed, phone }) => [typed, phone?.number ?? null])).toEqual([
    ['202 555 0143', '+12025550143'],
    ['hello', null],
  ]);
});
