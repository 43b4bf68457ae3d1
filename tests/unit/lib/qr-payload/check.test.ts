import { describe, expect, it } from 'vitest';
import { isIban, readCoordinates } from '../../../../src/lib/qr-payload/check.ts';

describe('isIban', () => {
  it.each([
    ['GB82 WEST 1234 5698 7654 32', true],
    ['de89370400440532013000', true],
    ['NO9386011117947', true],
    ['GB82WEST12345698765433', false],
    ['GB82', false],
    ['', false],
  ])('%s', (text, expected) => expect(isIban(text)).toBe(expected));
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
