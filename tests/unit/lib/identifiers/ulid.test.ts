import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUlid, encodeUlid, makeUlids, ULID_MAX_TIME, ulidOfBytes } from '../../../../src/lib/identifiers/ulid.ts';
import { parseUuid } from '../../../../src/lib/identifiers/uuid.ts';
import { Problem } from '../../../../src/base/problem.ts';
import { seeded } from '../../seeded.ts';

const problem = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.offset];
    throw error;
  }
  return undefined;
};

describe('makeUlids', () => {
  it('encodes the time from the specification', () => {
    expect(makeUlids(1, 1469918176385, seeded())[0]).toMatch(/^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(makeUlids(1, ULID_MAX_TIME, () => new Uint8Array(10).fill(255))).toEqual(['7ZZZZZZZZZZZZZZZZZZZZZZZZZ']);
    expect(makeUlids(1, 0, () => new Uint8Array(10))).toEqual(['00000000000000000000000000']);
  });

  it('returns IDs in ascending order within a batch', () => {
    const batch = makeUlids(1000, 1_700_000_000_000, seeded(4));
    expect(batch).toEqual([...new Set(batch)].sort());
    expect(new Set(makeUlids(1000, 1_700_000_000_000, seeded(4), false)).size).toBe(1000);
  });

  it('rejects out-of-range times and overflow', () => {
    for (const time of [-1, 0.5, ULID_MAX_TIME + 1, Number.NaN])
      expect(problem(() => makeUlids(1, time, seeded()))).toEqual(['time-range', undefined]);
    expect(problem(() => makeUlids(2, 0, () => new Uint8Array(10).fill(255)))).toEqual(['overflow', undefined]);
  });
});

describe('decodeUlid', () => {
  it('returns the time, random bits and UUID', () => {
    expect(decodeUlid('01arz3ndektsv4rrffq69g5fav')).toEqual({
      ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      value: 0x01563e3ab5d3d6764c61efb99302bd5bn,
      time: 1469922850259,
      randomness: 'd6764c61efb99302bd5b',
      hex: '01563e3ab5d3d6764c61efb99302bd5b',
      uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
    });
    expect(ulidOfBytes(parseUuid('01563e3a-b5d3-d676-4c61-efb99302bd5b').bytes)).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  });

  it.each([
    ['H66QICN1IEBG142Y4KV1772T2O', 'excluded-letter', 4],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'excluded-letter', 25],
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'too-large', 0],
    ['01ARZ3NDEKTSV4RRFFQ69G5FA', 'bad-ulid-length', 25],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAVV', 'bad-ulid-length', 27],
    ['', 'bad-ulid-length', 0],
    [' 01ARZ3-DEKTSV4RRFFQ69G5FAV', 'bad-ulid-character', 7],
    ['01ARZ3😀', 'bad-ulid-character', 6],
  ])('rejects %j: %s at %i', (text, code, offset) => {
    expect(problem(() => decodeUlid(text))).toEqual([code, offset]);
  });

  it('round-trips, and throws only Problem', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (value) => {
        expect(decodeUlid(encodeUlid(value)).value).toBe(value);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void problem(() => decodeUlid(text))));
  });
});
