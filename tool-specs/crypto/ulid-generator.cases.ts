import { casesOf } from '../../src/core/spec.ts';
import { ULID_MAX_TIME } from '../../src/lib/identifiers/ulid.ts';
import type tool from './ulid-generator.ts';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      { input: { quantity: 1000 }, check: (text) => text === [...new Set(text.split('\n'))].toSorted().join('\n') },
      { input: { time: ULID_MAX_TIME, lowercase: true }, check: (text) => /^7zzzzzzzzz[\da-z]{16}$/.test(text) },
      { input: { quantity: 50, monotonic: false }, check: (text) => new Set(text.split('\n')).size === 50 },
      { input: { time: ULID_MAX_TIME + 1 }, fails: 'above-maximum', field: 'time' },
    ],
  },
  inspect: {
    detect: [
      {
        matches: ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01arz3ndektsv4rrffq69g5fav'],
        rejects: ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'H66QICN1IEBG142Y4KV1772T2O', '01ARZ3NDEK'],
      },
    ],
    examples: [
      { input: { ulid: '7zzzzzzzzzzzzzzzzzzzzzzzzz' }, output: { time: '+010889-08-02T05:31:50.655Z' } },
      { input: { ulid: 'H66QICN1IEBG142Y4KV1772T2O' }, fails: 'excluded-letter', at: { offset: 4 } },
      { input: { ulid: '8ZZZZZZZZZZZZZZZZZZZZZZZZZ' }, fails: 'too-large', at: { offset: 0 } },
      { input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FA' }, fails: 'bad-ulid-length', at: { offset: 25 } },
      { input: { ulid: '01ARZ3NDEK-SV4RRFFQ69G5FAV' }, fails: 'bad-ulid-character', at: { offset: 10 } },
    ],
  },
  toUuid: {
    examples: [
      { input: { ulid: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' }, output: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
      { input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAL' }, fails: 'excluded-letter', at: { offset: 25 } },
    ],
  },
  fromUuid: {
    detect: [
      {
        matches: ['01563e3a-b5d3-d676-4c61-efb99302bd5b', 'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF'],
        rejects: ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '01563e3a'],
      },
    ],
    examples: [
      { input: { uuid: '01563e3a-b5d3' }, fails: 'bad-uuid-length', at: { offset: 13 } },
      { input: { uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5x' }, fails: 'bad-uuid-character', at: { offset: 35 } },
    ],
  },
});
