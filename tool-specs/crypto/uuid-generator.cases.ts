import { casesOf } from '../../src/core/spec.ts';
import { inspectUuid } from '../../src/lib/identifiers/uuid.ts';
import type tool from './uuid-generator.ts';

const UUID = '57832a01-ec7d-43a7-9bd5-3a7036cbeec7';

export default casesOf<typeof tool>({
  generate: {
    examples: [
      {
        input: { version: 'v3', namespace: 'DNS', names: ['www.example.com'] },
        output: '5df41881-3aed-3515-88a7-2f4a814cf09e',
      },
      { input: { version: 'v5' }, output: '1b4db7eb-4057-5ddf-91e0-36dec72071f5' },
      {
        input: {
          version: 'v5',
          namespace: 'custom',
          customNamespace: '6BA7B810-9DAD-11D1-80B4-00C04FD430C8',
          names: ['www.example.com', 'é'],
        },
        output: '2ed6657d-e927-568b-95e1-2665a8aea6a2\nebfe0af8-3997-5ade-b634-ba92cf69f557',
      },
      {
        input: { version: 'max', uppercase: true, format: 'braces' },
        output: '{FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF}',
      },
      {
        input: { version: 'nil', quantity: 2, format: 'json' },
        check: (text) => (JSON.parse(text) as string[]).length === 2,
      },
      {
        // RFC 9562, A.1, but for the random clock sequence
        input: { version: 'v1', node: '9F:6B:DE:CE:D8:46' },
        now: '2022-02-22T19:22:22Z',
        check: (text) => /^c232ab00-9414-11ec-[89ab][\da-f]{3}-9f6bdeced846$/.test(text),
      },
      {
        input: { version: 'v6', quantity: 10_000, format: 'compact' },
        check: (text) => text === [...new Set(text.split('\n'))].toSorted().join('\n'),
      },
      { input: { version: 'v1' }, check: (text) => inspectUuid(text).nodeIsRandom === true },
      {
        input: { version: 'v5', namespace: 'custom', customNamespace: 'x' },
        fails: 'bad-uuid-character',
        field: 'customNamespace',
      },
      { input: { version: 'v5', names: ['\ud800'] }, fails: 'lone-surrogate', field: 'names' },
      { input: { version: 'v1', node: '1:2' }, fails: 'bad-node', field: 'node' },
    ],
  },
  inspect: {
    finds: {
      'list of UUIDs': {
        matches: [[`${UUID}\n018f2c3e-5b7a-7cc3-98c4-dc0c0c07398f`, UUID]],
        rejects: [UUID, `${UUID} and more`],
      },
    },
    detect: [
      {
        matches: ['2ed6657d-e927-568b-95e1-2665a8aea6a2', '{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}'],
        rejects: ['2ed6657d-e927-568b-95e1-2665a8aea6ag', '2ed6657de927568b95e12665a8aea6a2', '2026-11-20'],
      },
      {
        matches: ['2ed6657de927568b95e12665a8aea6a2'],
        rejects: ['900150983cd24fb0d6963f7d28e17f72', '12345678901234567890123456789012', '2ed6657de927568b'],
      },
    ],
    examples: [
      // .NET: new Guid(bytes) of 12 34 56 78 12 34 12 34 12 34 12 34 56 78 90 12
      {
        input: { uuid: 'EjRWeBI0EjQSNBI0VniQEg==' },
        output: { standard: '12345678-1234-1234-1234-123456789012', guid: '78563412-3412-3412-1234-123456789012' },
      },
      { input: { uuid: 'VQ6EAOKbQdSnFkRmVUQAAA' }, output: { standard: '550e8400-e29b-41d4-a716-446655440000' } },
      // Byte by byte, and as .NET's format X (C's GUID structure); Python's uuid has the same values.
      ...[
        '55 0e 84 00 e2 9b 41 d4 a7 16 44 66 55 44 00 00',
        '55:0E:84:00:E2:9B:41:D4:A7:16:44:66:55:44:00:00',
        '{0x55, 0xe, 0x84, 0x0, 0xe2, 0x9b, 0x41, 0xd4, 0xa7, 0x16, 0x44, 0x66, 0x55, 0x44, 0x0, 0x0}',
        '[55,0e,84,00,e2,9b,41,d4,a7,16,44,66,55,44,00,00]',
        '{0x550e8400,0xe29b,0x41d4,{0xa7,0x16,0x44,0x66,0x55,0x44,0x00,0x00}}',
      ].map((uuid) => ({ input: { uuid }, output: { standard: '550e8400-e29b-41d4-a716-446655440000' } })),
      { input: { uuid: '55 0e 84 00 e2 9b 41 d4 a7 16 44 66 55 44 00' }, fails: 'bad-uuid-character' },
      { input: { uuid: '55 0e 84 00 e2 9b 41 d4 a7 16 44 66 55 44 00 000' }, fails: 'bad-uuid-character' },
      { input: { uuid: 'gjJ0ZWFtLXV1aWQtMTIzNA==' }, output: { standard: '82327465-616d-2d75-7569-642d31323334' } },
      { input: { uuid: '__________________8w' }, fails: 'bad-uuid-character' },
      { input: { uuid: '_____________________w==' }, output: { standard: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } },
      { input: { uuid: '550e8400e29b41d4a71644' }, fails: 'bad-uuid-length' },
      {
        input: { uuid: '1EC9414C-232A-6B00-B3C8-9F6BDECED846' },
        output: { kind: { message: 'version', params: { version: 6 } }, timestamp: '2022-02-22T19:22:22.0000000Z' },
      },
      {
        input: { uuid: '329800735698586629295641978511506172918' },
        output: { standard: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' },
      },
      {
        input: { uuid: 'ffffffffffffffffffffffffffffffff' },
        output: { kind: { message: 'max' }, integer: '340282366920938463463374607431768211455' },
      },
      {
        input: { uuid: '00000000-0000-0000-c000-000000000046' },
        output: { kind: { message: 'microsoft' }, timestamp: null },
      },
      { input: { uuid: '2ed6657d-e927-568b-95e1-2665a8aea6ag' }, fails: 'bad-uuid-character', at: { offset: 35 } },
      { input: { uuid: '2ed6657d-e927-568b' }, fails: 'bad-uuid-length', at: { offset: 18 } },
    ],
  },
});
