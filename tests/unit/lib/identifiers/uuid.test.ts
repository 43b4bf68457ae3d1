import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inspectUuid,
  MAX,
  nameUuid,
  NAMESPACES,
  NIL,
  parseUuid,
  randomUuids,
  sortableUuids,
  timeUuids,
} from '../../../../src/lib/identifiers/uuid.ts';
import { Problem } from '../../../../src/base/problem.ts';
import { seeded } from '../../seeded.ts';

const clock = () => ({ now: Date.UTC(2022, 1, 22, 19, 22, 22), random: seeded(1) });
const problem = (text: string) => {
  try {
    parseUuid(text);
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.offset];
    throw error;
  }
  return undefined;
};

describe('the vectors of RFC 9562, appendix A', () => {
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));

  it.each([
    [1, 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    [6, '1ec9414c-232a-6b00-b3c8-9f6bdeced846'],
  ] as const)('version %i', (version, uuid) => {
    const random = () => bytes('0000000000000000' + '33c8' + '9f6bdeced846');
    expect(timeUuids(version, 1, { now: clock().now, random }, bytes('9f6bdeced846'))).toEqual([uuid]);
    expect(inspectUuid(uuid)).toMatchObject({
      version,
      variant: 'rfc9562',
      timestamp: '2022-02-22T19:22:22.0000000Z',
      clockSequence: 0x33c8,
      node: '9f:6b:de:ce:d8:46',
      nodeIsRandom: true,
    });
  });

  it('versions 3 and 5', () => {
    expect(nameUuid(3, NAMESPACES.DNS, 'www.example.com')).toBe('5df41881-3aed-3515-88a7-2f4a814cf09e');
    expect(nameUuid(5, NAMESPACES.DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect(nameUuid(5, NAMESPACES.URL.toUpperCase(), '')).toBe('1b4db7eb-4057-5ddf-91e0-36dec72071f5');
    expect(inspectUuid(nameUuid(5, nameUuid(5, NIL, '日本'), 'é')).version).toBe(5);
  });

  it('version 4', () => {
    const random = () => bytes('919108f752d143205bacf847db4148a8');
    expect(randomUuids(1, random)).toEqual(['919108f7-52d1-4320-9bac-f847db4148a8']);
  });

  it('version 7', () => {
    expect(inspectUuid('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toMatchObject({
      version: 7,
      timestamp: '2022-02-22T19:22:22.000Z',
      node: null,
      clockSequence: null,
    });
    expect(sortableUuids(1, clock())[0]).toMatch(/^017f22e2-79b0-7/);
  });

  it('version 8, nil and max', () => {
    expect(inspectUuid('2489E9AD-2EE2-8E00-8EC9-32D5F69181C0')).toMatchObject({ version: 8, timestamp: null });
    expect(inspectUuid(NIL)).toMatchObject({ variant: 'nil', version: null, integer: 0n });
    expect(inspectUuid(MAX)).toMatchObject({ variant: 'max', version: null, integer: 2n ** 128n - 1n });
  });
});

describe('batches', () => {
  it('of version 7 are in ascending order and never repeat, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const batch = sortableUuids(300, { now: 1_700_000_000_000, random: seeded(seed) });
        expect(batch).toEqual([...new Set(batch)].sort());
      }),
      { numRuns: 30 },
    );
    const worst = sortableUuids(1000, { now: 0, random: (n) => new Uint8Array(n).fill(255) });
    expect(worst).toEqual([...new Set(worst)].sort());
  });

  it.each([1, 6] as const)('of version %i are 100 ns apart with one clock sequence and a multicast node', (version) => {
    const batch = timeUuids(version, 10_001, clock());
    const parts = batch.map(inspectUuid);
    expect(new Set(batch).size).toBe(10_001);
    expect(parts[1]!.timestamp).toBe('2022-02-22T19:22:22.0000001Z');
    expect(parts[10_000]!.timestamp).toBe('2022-02-22T19:22:22.0010000Z');
    expect(new Set(parts.map(({ clockSequence, node }) => `${clockSequence} ${node}`)).size).toBe(1);
    expect(parts[0]!.nodeIsRandom).toBe(true);
    if (version === 6) expect(batch).toEqual([...batch].sort());
  });

  it('of version 4 are unique', () => {
    expect(new Set(randomUuids(1000, seeded(3))).size).toBe(1000);
  });
});

describe('parseUuid', () => {
  const uuid = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
  it.each([
    uuid.toUpperCase(),
    ` ${uuid}\n`,
    `{${uuid}}`,
    `urn:uuid:${uuid}`,
    `URN:UUID:${uuid}`,
    uuid.replaceAll('-', ''),
    `0x${uuid.replaceAll('-', '')}`,
    '329800735698586629295641978511506172918',
  ])('reads %s', (text) => {
    expect(parseUuid(text).uuid).toBe(uuid);
  });

  it.each([
    ['', 'bad-uuid-length', 0],
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bf', 'bad-uuid-length', 35],
    ['f81d4fae-7dec-11d0-a765-00a0c91e6bfg', 'bad-uuid-character', 35],
    ['{f81d4fae-7dec-11d0-a765-00a0c91e6b😀', 'bad-uuid-character', 35],
    ['f81d-4fae7dec-11d0-a765-00a0c91e6bf6', 'misplaced-hyphen', 4],
    ['f81d4fae-7dec11d0a76500a0c91e6bf6', 'misplaced-hyphen', 8],
    ['12345678', 'bad-uuid-length', 8],
    ['340282366920938463463374607431768211456', 'out-of-range', 0],
  ])('rejects %j: %s at %i', (text, code, offset) => {
    expect(problem(text)).toEqual([code, offset]);
  });

  it('detects the variants', () => {
    const variant = (digit: string) => inspectUuid(`00000000-0000-4000-${digit}000-000000000001`).variant;
    expect(['0', '7', '8', 'b', 'c', 'd', 'e', 'f'].map(variant)).toEqual(
      'ncs ncs rfc9562 rfc9562 microsoft microsoft future future'.split(' '),
    );
  });

  it('reads times before 1970', () => {
    expect(inspectUuid('00000000-0000-1000-8000-000000000001').timestamp).toBe('1582-10-15T00:00:00.0000000Z');
    expect(inspectUuid('00000000-0000-6000-8000-000000000001').timestamp).toBe('1582-10-15T00:00:00.0000000Z');
  });

  it('reads every UUID back from its integer, and throws only Problem', () => {
    fc.assert(
      fc.property(fc.uuid(), (text) => {
        const { integer } = inspectUuid(text);
        fc.pre(integer >= 10n ** 32n);
        expect(parseUuid(integer.toString()).uuid).toBe(text);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void problem(text)));
  });
});
