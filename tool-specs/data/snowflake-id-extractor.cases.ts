import { type Bits, casesOf, type Cell } from '../../src/core/spec.ts';
import { type LayoutName } from '../../src/lib/identifiers/snowflake.ts';
import type tool from './snowflake-id-extractor.ts';

export default casesOf<typeof tool>({
  extract: {
    detect: [
      {
        matches: ['<@175928847299117063>', '<:smile:175928847299117063>'],
        rejects: ['<@someone>', '<b>', '175928847299117063', '<@12>'],
      },
      {
        matches: ['175928847299117063', '1541815603606036480'],
        rejects: ['1700000000000', '17592884729911706a', '175928847299117063123'],
      },
    ],
    examples: [
      // A bare ID is from one of those whose time is possible (computed with Python from the epochs of the makers).
      ...(
        [
          ['1541815603606036480', 'twitter', ['discord', 'instagram'], '2022-06-28T16:07:40.105Z'],
          ['175928847299117063', 'twitter', ['discord', 'instagram', 'sonyflake'], '2012-03-03T13:01:20.453Z'],
          ['1212092628029698048', 'twitter', ['discord', 'instagram'], '2019-12-31T19:26:16.771Z'],
          ['3500000000000000000', 'instagram', [], '2024-11-12T23:02:15.148Z'],
          [
            '109372843234840000',
            'twitter',
            ['discord', 'instagram', 'mastodon', 'sonyflake'],
            '2011-09-01T21:11:32.533Z',
          ],
          ['7306132438047116586', 'linkedin', ['tiktok'], '2025-03-14T02:01:54.607Z'],
          ['20', 'twitter', [], { message: 'sequential' }],
          ['18446744073709551615', 'twitter', [], '2150-03-18T09:18:05.760Z'],
        ] as const
      ).map(([id, reads, others, utc]) => ({ input: { id }, output: { utc }, reads, others })),
      ...(
        [
          ['https://x.com/someone/status/1212092628029698048', 'twitter', '2019-12-31T19:26:16.771Z'],
          ['https://discord.com/channels/41771983423143937/175928847299117063', 'discord', '2016-04-30T11:18:25.796Z'],
          ['https://www.tiktok.com/@someone/video/7306132438047116586', 'tiktok', '2023-11-27T13:25:18.000Z'],
          ['https://www.linkedin.com/feed/update/7306132438047116586/', 'linkedin', '2025-03-14T02:01:54.607Z'],
          ['https://www.instagram.com/api/3500000000000000000', 'instagram', '2024-11-12T23:02:15.148Z'],
          ['<@175928847299117063>', 'discord', '2016-04-30T11:18:25.796Z'],
          ['https://mobile.twitter.com/a/status/1541815603606036480?s=20', 'twitter', '2022-06-28T16:07:40.105Z'],
        ] as const
      ).map(([id, reads, utc]) => ({ input: { id }, output: { utc }, reads, others: [] })),
      made('109372843234840000', 'mastodon', '2022-11-19T22:32:24.086Z'),
      made('109372843234840000', 'sonyflake', '2016-09-24T12:41:34.690Z'),
      // Discord's epoch, whatever layout is set
      { input: { id: '<@80351110224678912>' }, output: { utc: '2015-08-10T17:26:37.529Z' } },
      { input: { id: '<#41771983423143937>', layout: 'twitter' }, output: { utc: '2015-04-26T06:26:56.934Z' } },
      { input: { id: '<:blobcat:396521773144866826>' }, output: { utc: '2017-12-30T04:35:57.736Z' } },
      parts('175928847299117063', 'discord', 'worker=1 process=0 increment=7 machine=32'),
      parts('1541815603606036480', 'twitter', 'datacenter=11 worker=26 sequence=0 machine=378'),
      parts('1263785187301658678', 'discord', 'worker=2 process=1 increment=54 machine=65'),
      // The worked example of Instagram: user 31341, shard 1341, 5001st ID
      parts(String((1_387_263_000n << 23n) | (1341n << 10n) | 905n), 'instagram', 'shard=1341 sequence=905'),
      made('109372843234840000', 'mastodon', '2022-11-19T22:32:24.086Z'),
      made('<@!175928847299117063>', 'discord', '2016-04-30T11:18:25.796Z'),
      made('https://x.com/someone/status/1541815603606036480?s=20', 'twitter', '2022-06-28T16:07:40.105Z'),
      {
        // The first tweet
        input: { id: '20' },
        output: { utc: { message: 'sequential' }, timestamp: null, bits: null },
      },
      {
        input: { id: '29700859246', layout: 'discord' },
        check: ({ utc, others }) =>
          utc === '2015-01-01T00:00:07.081Z' && JSON.stringify(others[0]?.utc) === '{"message":"sequential"}',
      },
      made('29700859248', 'twitter', '2010-11-04T01:43:01.738Z'),
      made('0', 'discord', '2015-01-01T00:00:00.000Z'),
      { input: { id: '18446744073709551615' }, output: { utc: '2150-03-18T09:18:05.760Z' }, warns: ['future'] },
      { input: { id: '18446744073709551616' }, fails: 'id-too-large' },
      { input: { id: '1541815603606036480n' }, fails: 'id-not-a-number', at: { offset: 19 } },
      { input: { id: '1 541 815' }, fails: 'id-not-a-number', at: { offset: 1 } },
      { input: { id: '1', layout: 'custom', epoch: 'then' }, fails: 'not-recognized', field: 'epoch' },
      { input: { id: '1', zone: 'Nowhere' }, fails: 'unknown-zone', field: 'zone' },
      {
        input: { id: '18446744073709551615', layout: 'custom', sequenceBits: 0, unit: 's' },
        fails: 'id-time-out-of-range',
      },
    ],
  },
  batch: {
    examples: [
      // Only makers whose times are possible for every ID are offered.
      {
        input: { ids: '175928847299117063\n1212092628029698048' },
        check: ([row]) => row?.utc === '2012-03-03T13:01:20.453Z',
        reads: 'twitter',
        others: ['discord', 'instagram'],
      },
      {
        input: { ids: '1541815603606036480, nonsense' },
        check: (rows) => rows.length === 2,
        reads: 'twitter',
        others: ['discord', 'instagram'],
      },
      ...(
        [
          ['twitter', '2012-03-03T13:01:20.453Z'],
          ['discord', '2016-04-30T11:18:25.796Z'],
          ['instagram', '2012-04-23T14:46:14.619Z'],
          ['mastodon', '2055-01-25T03:39:30.946Z'],
          ['linkedin', '1971-05-01T11:18:25.796Z'],
          ['tiktok', '1971-04-20T02:13:46.000Z'],
          ['sonyflake', '2017-12-27T16:16:04.490Z'],
        ] as const
      ).map(([layout, utc]) => ({
        input: { ids: '175928847299117063', layout },
        check: ([row]: readonly { utc: unknown }[]) => row?.utc === utc,
        reads: layout,
        others: [],
      })),
      { input: { ids: '20' }, check: ([row]) => JSON.stringify(row?.utc) === '{"message":"sequential"}' },
      { input: { ids: ' \n' }, output: [] },
    ],
  },
  bounds: {
    detect: [{ matches: ['2022-06-28', '2022-06-28T16:07:40.105Z'], rejects: ['1541815603606036480', '28.06.2022'] }],
    examples: [
      { input: { date: '2022-06-28T16:07:40.105Z' }, output: { first: '1541815603604488192' } },
      { input: { date: '2009-01-01' }, fails: 'id-time-out-of-range' },
      { input: { date: 'yesterday-ish' }, fails: 'not-recognized' },
    ],
  },
});

/** An example of the time that is no chip. */
function made(id: string, layout: LayoutName, utc: string) {
  return { input: { id, layout }, output: { utc }, reads: layout, others: [] };
}

/** An example of the fields, as `name=value` in their order, and of the machine where two of them are one for others. */
function parts(id: string, layout: LayoutName, expected: string) {
  return {
    input: { id, layout },
    check: ({ bits, machine }: { bits: Bits | null; machine: Cell }) =>
      [
        ...(bits?.fields ?? [])
          .slice(1)
          .map(({ name, value }) => `${(name as { message: string }).message}=${String(value)}`),
        ...(machine === null ? [] : [`machine=${String(machine)}`]),
      ].join(' ') === expected,
  };
}
