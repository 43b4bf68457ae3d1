import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import type { Cell, Context } from '../../src/core/spec.ts';
import { INSTANT_PROBLEMS, NS_PER_MS } from '../../src/lib/time/instant/build.ts';
import { readAnyInstant } from '../../src/lib/time/instant/read.ts';
import { relativeTime } from '../../src/lib/time/instant/relative.ts';
import { writeInstant } from '../../src/lib/time/instant/write.ts';
import { findZone } from '../../src/lib/time/instant/zone.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import { Problem } from '../../src/base/problem.ts';
import {
  groupBits,
  idsAt,
  isSequential,
  type Layout,
  LAYOUT_NAMES,
  LAYOUT_TITLES,
  type LayoutName,
  LAYOUTS,
  lowBits,
  machineOf,
  parseId,
  type PartName,
  readEpoch,
  SNOWFLAKE_PROBLEMS,
  splitId,
} from '../../src/lib/identifiers/snowflake.ts';

const custom = { layout: ['custom'] };
const units = { ms: 1, '10ms': 10, s: 1000 } as const;
const layoutFields = {
  layout: choice([...LAYOUT_NAMES, 'custom'], { names: LAYOUT_TITLES }),
  epoch: text({ monospace: true, initial: '2020-01-01', when: custom }),
  unit: choice(['ms', '10ms', 's'], { names: { ms: '1 ms', '10ms': '10 ms', s: '1 s' }, when: custom }),
  machineBits: integer({ min: 0, max: 32, initial: 10, when: custom }),
  sequenceBits: integer({ min: 0, max: 30, initial: 12, when: custom }),
};
const failures = [...SNOWFLAKE_PROBLEMS, ...INSTANT_PROBLEMS, 'unknown-zone'] as const;
const DAY = 86_400_000;

interface LayoutInput {
  layout: LayoutName | 'custom';
  epoch: string;
  unit: keyof typeof units;
  machineBits: number;
  sequenceBits: number;
}

export default defineTool({
  icon: 'snowflake',
  related: ['uuid-generator', 'ulid-generator', 'date-converter'],
  operations: {
    extract: operation({
      fields: { id: text({ primary: true, monospace: true }), ...layoutFields, zone: text() },
      output: {
        utc: out.row(),
        local: out.row(),
        relative: out.row(),
        timestamp: out.row(),
        parts: out.keyValue(),
        others: out.table(['maker', 'utc']),
        binary: out.row(),
      },
      failures,
      warnings: ['future'],
      messages: [
        'datacenter',
        'worker',
        'machine',
        'process',
        'shard',
        'sequence',
        'increment',
        'rest',
        'bits',
        'ticks',
        'sequential',
      ],
      answers: 'inline',
      aliases: {
        snowflake: {},
        tweet: { layout: 'twitter' },
        discord: { layout: 'discord' },
        mastodon: { layout: 'mastodon' },
        instagram: { layout: 'instagram' },
      },
      detect: [
        {
          pattern: /^<(?:@[!&]?|#|a?:\w{2,32}:)\d{17,20}>$/,
          confidence: 0.95,
          matches: ['<@175928847299117063>', '<:smile:175928847299117063>'],
          rejects: ['<@someone>', '<b>', '175928847299117063', '<@12>'],
        },
        {
          pattern: /^\d{17,20}$/,
          confidence: 0.65,
          matches: ['175928847299117063', '1541815603606036480'],
          rejects: ['1700000000000', '17592884729911706a', '175928847299117063123'],
        },
      ],
      transform({ id: typed, zone, ...rest }, ctx) {
        const id = parseId(typed);
        const layout = layoutOf(rest, ctx);
        const here = findZone(zone);
        if (here === undefined) throw ctx.fail('unknown-zone', { field: 'zone', params: { zone: zone.trim() } });
        const others = LAYOUT_NAMES.filter((name) => name !== rest.layout).map((name) => ({
          maker: LAYOUT_TITLES[name],
          utc: isSequential(id, LAYOUTS[name]) ? ctx.say('sequential') : splitId(id, LAYOUTS[name]).utc,
        }));
        const binary = groupBits(id, layout);
        if (isSequential(id, layout)) {
          const none = { local: null, relative: null, timestamp: null, parts: [] };
          return { utc: ctx.say('sequential'), ...none, others, binary };
        }
        const { ms, utc, ticks, parts } = splitId(id, layout);
        if (ms > ctx.now + DAY) ctx.warn('future');
        const instant = BigInt(ms) * NS_PER_MS;
        const { value, unit } = relativeTime(instant, BigInt(ctx.now) * NS_PER_MS);
        const machine = machineOf({ parts });
        const part = (name: PartName | 'ticks', bits: number, held: bigint) => {
          return { key: ctx.say(name), value: held.toString(), note: ctx.say('bits', { bits }) };
        };
        return {
          utc,
          local: writeInstant(instant, 'iso-8601', here),
          relative: new Intl.RelativeTimeFormat(languageTag(ctx.language), { numeric: 'auto' }).format(value, unit),
          timestamp: String(ms),
          parts: [
            part('ticks', 64 - lowBits(layout), ticks),
            ...parts.map(({ name, bits, value: held }) => part(name, bits, held)),
            ...(machine === null ? [] : [part('machine', 10, machine)]),
          ],
          others,
          binary,
        };
      },
      examples: [
        {
          input: { id: '1541815603606036480', zone: 'UTC' },
          output: { utc: '2022-06-28T16:07:40.105Z', timestamp: '1656432460105' },
          warns: [],
        },
        {
          input: { id: '175928847299117063', layout: 'discord', zone: 'Europe/Paris' },
          output: { utc: '2016-04-30T11:18:25.796Z', local: '2016-04-30T13:18:25.796+02:00' },
        },
        {
          input: { id: '1263785187301658678', layout: 'custom', epoch: '1420070400000' },
          output: { utc: '2024-07-19T09:11:08.646Z', timestamp: '1721380268646' },
        },
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
          output: { utc: { message: 'sequential' }, timestamp: null, parts: [] },
          chip: false,
        },
        {
          input: { id: '29700859246', layout: 'discord' },
          check: ({ utc, others }) =>
            utc === '2015-01-01T00:00:07.081Z' && JSON.stringify(others[0]?.utc) === '{"message":"sequential"}',
          chip: false,
        },
        made('29700859248', 'twitter', '2010-11-04T01:43:01.738Z'),
        made('0', 'discord', '2015-01-01T00:00:00.000Z'),
        {
          input: { id: '18446744073709551615' },
          output: { utc: '2150-03-18T09:18:05.760Z' },
          warns: ['future'],
          chip: false,
        },
        { input: { id: '18446744073709551616' }, fails: 'id-too-large' },
        { input: { id: '1541815603606036480n' }, fails: 'id-not-a-number', at: { offset: 19 } },
        { input: { id: '1 541 815' }, fails: 'id-not-a-number', at: { offset: 1 }, chip: false },
        { input: { id: '1', layout: 'custom', epoch: 'then' }, fails: 'not-recognised', field: 'epoch', chip: false },
        { input: { id: '1', zone: 'Nowhere' }, fails: 'unknown-zone', field: 'zone', chip: false },
        {
          input: { id: '18446744073709551615', layout: 'custom', sequenceBits: 0, unit: 's' },
          fails: 'id-time-out-of-range',
        },
      ],
    }),

    batch: operation({
      fields: { ids: text({ primary: true, multiline: true, monospace: true, rows: 8 }), ...layoutFields },
      output: out.table(['id', 'utc', 'timestamp', 'low']),
      failures: INSTANT_PROBLEMS,
      messages: ['unreadable', 'sequential'],
      transform({ ids, ...rest }, ctx) {
        const layout = layoutOf(rest, ctx);
        const lines = ids.split(/[\s,;]+/).filter((line) => line !== '');
        return lines.map((id) => rowOf(id, layout, ctx.say));
      },
      examples: [
        {
          input: { ids: '175928847299117063\n1263785187301658678', layout: 'discord' },
          check: ([a, b]) => a?.low === '1 · 0 · 7' && b?.utc === '2024-07-19T09:11:08.646Z',
        },
        { input: { ids: '1541815603606036480, nonsense' }, check: (rows) => rows[1]?.timestamp === null },
        {
          input: { ids: '20' },
          check: ([row]) => JSON.stringify(row?.utc) === '{"message":"sequential"}',
          chip: false,
        },
        { input: { ids: ' \n' }, output: [], chip: false },
      ],
    }),

    bounds: operation({
      fields: { date: text({ primary: true, monospace: true }), ...layoutFields },
      output: { first: out.row(), last: out.row(), utc: out.row() },
      failures: [...SNOWFLAKE_PROBLEMS, ...INSTANT_PROBLEMS],
      aliases: { 'snowflake-at': {} },
      answers: 'inline',
      transform({ date, ...rest }, ctx) {
        const layout = layoutOf(rest, ctx);
        const ms = Number(readAnyInstant(date, 'UTC').instant / NS_PER_MS);
        const { first, last } = idsAt(ms, layout);
        return { first: first.toString(), last: last.toString(), utc: splitId(first, layout).utc };
      },
      examples: [
        {
          input: { date: '2016-04-30T11:18:25.796Z', layout: 'discord' },
          output: { first: '175928847298985984', last: '175928847303180287' },
        },
        { input: { date: '2015-01-01', layout: 'discord' }, output: { first: '0', last: '4194303' } },
        { input: { date: '2022-06-28T16:07:40.105Z' }, output: { first: '1541815603604488192' }, chip: false },
        { input: { date: '2009-01-01' }, fails: 'id-time-out-of-range' },
        { input: { date: 'yesterday-ish' }, fails: 'not-recognised', chip: false },
      ],
    }),
  },
});

function layoutOf(input: LayoutInput, ctx: Pick<Context<'epoch'>, 'within'>): Layout {
  if (input.layout !== 'custom') return LAYOUTS[input.layout];
  const { epoch, unit, machineBits, sequenceBits } = input;
  const low: Layout['parts'] = [
    { name: 'machine', bits: machineBits },
    { name: 'sequence', bits: sequenceBits },
  ];
  return { epoch: ctx.within('epoch', () => readEpoch(epoch)), unit: units[unit], parts: low };
}

function rowOf(
  text: string,
  layout: Layout,
  say: Context<string, never, never, 'unreadable' | 'sequential'>['say'],
): Record<'id' | 'utc' | 'timestamp' | 'low', Cell> {
  const none = { id: text, timestamp: null, low: null };
  try {
    const id = parseId(text);
    if (isSequential(id, layout)) return { ...none, utc: say('sequential') };
    const { ms, utc, parts } = splitId(id, layout);
    return { id: text, utc, timestamp: String(ms), low: parts.map(({ value }) => value).join(' · ') };
  } catch (error) {
    if (error instanceof Problem) return { ...none, utc: say('unreadable') };
    throw error;
  }
}

/** An example of the time that is no chip. */
function made(id: string, layout: LayoutName, utc: string) {
  return { input: { id, layout }, output: { utc }, chip: false };
}

/** An example of the parts, as `name=value` in their order. */
function parts(id: string, layout: LayoutName, expected: string) {
  return {
    input: { id, layout },
    check: (output: { parts: readonly { key: unknown; value: unknown }[] }) =>
      output.parts
        .slice(1)
        .map(({ key, value }) => `${(key as { message: string }).message}=${String(value)}`)
        .join(' ') === expected,
    chip: false,
  };
}
