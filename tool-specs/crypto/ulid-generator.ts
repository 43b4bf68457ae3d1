import { choice, defineTool, integer, operation, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { decodeUlid, makeUlids, ULID_MAX_TIME, ulidOfBytes } from '../../src/lib/identifiers/ulid.ts';
import { parseUuid } from '../../src/lib/identifiers/uuid.ts';

const ulidProblems = ['bad-ulid-length', 'bad-ulid-character', 'excluded-letter', 'too-large'] as const;

export default defineTool({
  icon: 'tickets',
  createdAt: '2023-09-11',
  related: ['uuid-generator', 'token-generator'],
  operations: {
    generate: operation({
      fields: {
        quantity: integer({ primary: true, min: 1, max: 10_000, initial: 1 }),
        format: choice(['raw', 'json'], { names: { json: 'JSON' } }),
        monotonic: toggle({ initial: true }),
        lowercase: toggle(),
        time: optionalInteger({ min: 0, max: ULID_MAX_TIME }),
      },
      output: out.text({ fileName: 'ulids.txt' }),
      failures: ['overflow'],
      answers: 'inline',
      aliases: { ulid: {} },
      transform({ quantity, format, monotonic, lowercase, time }, ctx) {
        const made = makeUlids(quantity, time ?? ctx.now, ctx.random, monotonic);
        const ulids = lowercase ? made.map((ulid) => ulid.toLowerCase()) : made;
        return format === 'json' ? JSON.stringify(ulids, null, 2) : ulids.join('\n');
      },
      examples: {
        oneId: {
          input: { quantity: 1 },
          check: (text) =>
            /^[0-7][\dA-HJKMNP-TV-Z]{25}$/.test(text) && decodeUlid(text).time === Date.UTC(2026, 10, 20, 12),
        },
        jsonIds: {
          input: { quantity: 5, format: 'json' },
          check: (text) => (JSON.parse(text) as string[]).length === 5 && text.includes('\n  "'),
        },
        pastTime: {
          input: { quantity: 3, time: 1_469_918_176_385 },
          check: (text) => text.split('\n').every((ulid) => ulid.startsWith('01ARYZ6S41')),
        },
      },
    }),

    inspect: operation({
      fields: { ulid: text({ primary: true, single: true, monospace: true }) },
      output: {
        time: out.row(),
        bits: out.bits(),
        uuid: out.row(),
        hex: out.row(),
        integer: out.row(),
      },
      failures: [...ulidProblems],
      messages: ['milliseconds', 'randomness'],
      answers: 'inline',
      aliases: { 'ulid-info': {}, 'ulid-decode': {} },
      detect: [
        {
          // a time after September 2001, to exclude other uppercase codes
          pattern: /^0[01][\dA-HJKMNP-TV-Z]{24}$/i,
          length: [26, 26],
          confidence: 0.9,
        },
      ],
      transform({ ulid }, ctx) {
        const { time, randomness, uuid, hex, value } = decodeUlid(ulid);
        return {
          time: new Date(time).toISOString(),
          bits: {
            digits: value.toString(2).padStart(128, '0'),
            fields: [
              { name: ctx.say('milliseconds'), bits: 48, value: time, meaning: new Date(time).toISOString() },
              { name: ctx.say('randomness'), bits: 80, value: randomness },
            ],
          },
          uuid,
          hex,
          integer: value.toString(),
        };
      },
      examples: {
        knownId: {
          input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
          output: {
            time: '2016-07-30T23:54:10.259Z',
            bits: {
              fields: [
                {
                  name: { message: 'milliseconds', params: undefined },
                  bits: 48,
                  value: 1_469_922_850_259,
                  meaning: '2016-07-30T23:54:10.259Z',
                },
                { name: { message: 'randomness', params: undefined }, bits: 80, value: 'd6764c61efb99302bd5b' },
              ],
            },
            uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
            hex: '01563e3ab5d3d6764c61efb99302bd5b',
            integer: '1777027686520646174104517696511196507',
          },
        },
      },
    }),

    toUuid: operation({
      fields: { ulid: text({ primary: true, single: true, monospace: true }) },
      output: out.row(),
      failures: [...ulidProblems],
      inverse: 'fromUuid',
      answers: 'inline',
      targets: { uuid: 'result' },
      aliases: { ulid2uuid: {} },
      transform: ({ ulid }) => decodeUlid(ulid).uuid,
      examples: {
        knownId: { input: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, output: '01563e3a-b5d3-d676-4c61-efb99302bd5b' },
        lowestId: { input: { ulid: '00000000000000000000000000' }, output: '00000000-0000-0000-0000-000000000000' },
      },
    }),

    fromUuid: operation({
      fields: { uuid: text({ primary: true, single: true, monospace: true }) },
      output: out.row(),
      failures: ['bad-uuid-character', 'bad-uuid-length', 'misplaced-hyphen', 'out-of-range'],
      inverse: 'toUuid',
      answers: 'inline',
      targets: { ulid: 'result' },
      aliases: { uuid2ulid: {} },
      detect: [{ pattern: /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i, confidence: 0.25 }],
      transform: ({ uuid }) => ulidOfBytes(parseUuid(uuid).bytes),
      examples: {
        knownId: { input: { uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b' }, output: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
        highestId: {
          input: { uuid: 'ffffffffffffffffffffffffffffffff' },
          output: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
          noRoundTrip: 'hyphens are written back',
        },
      },
    }),
  },
});
