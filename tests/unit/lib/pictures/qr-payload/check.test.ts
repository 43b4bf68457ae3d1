import { describe, expect, it } from 'vitest';
import { isBic, isIban, isReference, readCoordinates } from '../../../../../src/lib/pictures/qr-payload/check.ts';

describe('isIban', () => {
  it.each([
    ['GB82 WEST 1234 5698 7654 32', true],
    ['de89370400440532013000', true],
    ['NO9386011117947', true],
    ['GB82WEST12345698765433', false],
    ['GB82', false],
    // correct check digits, wrong length
    ['DE41370400440532013', false],
    ['', false],
  ])('%s', (text, expected) => expect(isIban(text)).toBe(expected));
});

// ISO 11649 and a national reference
describe('isReference', () => {
  it.each([
    ['RF18539007547034', true],
    ['rf18 5390 0754 7034', true],
    ['RF19539007547034', false],
    ['RF18', false],
    [`RF18${'0'.repeat(22)}`, false],
    ['+++010/8068/17183+++', true],
    ['', true],
  ])('%s', (text, expected) => expect(isReference(text)).toBe(expected));
});

describe('isBic', () => {
  it.each([
    ['BPOTBEB1', true],
    ['cobadeffxxx', true],
    ['BPOTBEB', false],
    ['BPOTBEB1XX', false],
    ['BPOT1EB1', false],
  ])('%s', (text, expected) => expect(isBic(text)).toBe(expected));
});

describe('readCoordinates', () => {
  it.each([
    ['48.85837, 2.294481', { latitude: 48.85837, longitude: 2.294481 }],
    ['geo:-33.8,+151', { latitude: -33.8, longitude: 151 }],
    ['90°;-180°', { latitude: 90, longitude: -180 }],
    ['90.1, 0', null],
    ['0, 181', null],
    ['1', null],
    ['a, b', null],
  ])('%s', (text, expected) => expect(readCoordinates(text)).toEqual(expected));
});
