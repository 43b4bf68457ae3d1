import { choice, defineTool, integer, operation, out, text } from '../../src/core/spec.ts';
import { INSTANT_PROBLEMS, NS_PER_MS } from '../../src/lib/time/instant/build.ts';
import { readAnyInstant } from '../../src/lib/time/instant/read.ts';
import { relativeTime } from '../../src/lib/time/instant/relative.ts';
import { writeInstant } from '../../src/lib/time/instant/write.ts';
import { findZone } from '../../src/lib/time/instant/zone.ts';
import { languageTag } from '../../src/base/language-tag.ts';
import {
  factsOf,
  idsAt,
  isDiscordMention,
  isSequential,
  LAYOUT_NAMES,
  LAYOUT_TITLES,
  layoutOf,
  LAYOUTS,
  lowBits,
  machineOf,
  makerIn,
  makersOf,
  parseId,
  readableIds,
  SNOWFLAKE_PROBLEMS,
  splitId,
} from '../../src/lib/identifiers/snowflake.ts';

const custom = { layout: ['custom'] };
const layoutFields = {
  layout: choice(['auto', ...LAYOUT_NAMES, 'custom'], { names: LAYOUT_TITLES }),
  epoch: text({ monospace: true, initial: '2020-01-01', when: custom }),
  unit: choice(['ms', '10ms', 's'], { names: { ms: '1 ms', '10ms': '10 ms', s: '1 s' }, when: custom }),
  machineBits: integer({ min: 0, max: 32, initial: 10, when: custom }),
  sequenceBits: integer({ min: 0, max: 30, initial: 12, when: custom }),
};
/** IDs of a date are those of one maker. */
const oneLayout = choice([...LAYOUT_NAMES, 'custom'], { names: LAYOUT_TITLES });
const failures = [...SNOWFLAKE_PROBLEMS, ...INSTANT_PROBLEMS, 'unknown-zone'] as const;
const DAY = 86_400_000;

export default defineTool({
  icon: 'snowflake',
  createdAt: '2024-07-22',
  related: ['uuid-generator', 'ulid-generator', 'date-converter'],
  operations: {
    extract: operation({
      fields: {
        id: text({ primary: true, single: true, monospace: true }),
        ...layoutFields,
        zone: text({ remember: true }),
      },
      output: {
        utc: out.row(),
        local: out.row(),
        relative: out.row(),
        timestamp: out.row(),
        bits: out.bits(),
        machine: out.row(),
        others: out.table(['maker', 'utc']),
      },
      failures,
      readings: LAYOUT_NAMES,
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
        { pattern: /^<(?:@[!&]?|#|a?:\w{2,32}:)\d{17,20}>$/, confidence: 0.95 },
        { pattern: /^\d{17,20}$/, confidence: 0.65 },
      ],
      transform({ id: typed, zone, ...fields }, ctx) {
        const id = parseId(typed);
        // The notation says whose ID it is; a bare one may be from several makers.
        const certain = fields.layout === 'auto' || isDiscordMention(typed) ? makerIn(typed) : null;
        const makers = fields.layout === 'auto' && !certain ? makersOf([id], ctx.now) : [];
        const rest = {
          ...fields,
          layout: certain ?? (fields.layout === 'auto' ? (makers[0] ?? 'twitter') : fields.layout),
        };
        if (rest.layout !== 'custom')
          ctx.reading(rest.layout, { others: makers.slice(1).map((as) => ({ as, values: { layout: as } })) });
        const layout = ctx.within('epoch', () => layoutOf(rest));
        const here = findZone(zone);
        if (here === undefined) throw ctx.fail('unknown-zone', { field: 'zone', params: { zone: zone.trim() } });
        const others = LAYOUT_NAMES.filter((name) => name !== rest.layout).map((name) => ({
          maker: LAYOUT_TITLES[name],
          utc: isSequential(id, LAYOUTS[name]) ? ctx.say('sequential') : splitId(id, LAYOUTS[name]).utc,
        }));
        if (isSequential(id, layout)) {
          const none = { local: null, relative: null, timestamp: null, bits: null, machine: null };
          return { utc: ctx.say('sequential'), ...none, others };
        }
        const { ms, utc, ticks, parts } = splitId(id, layout);
        if (ms > ctx.now + DAY) ctx.warn('future');
        const instant = BigInt(ms) * NS_PER_MS;
        const { value, unit } = relativeTime(instant, BigInt(ctx.now) * NS_PER_MS);
        return {
          utc,
          local: writeInstant(instant, 'iso-8601', here),
          relative: new Intl.RelativeTimeFormat(languageTag(ctx.language), { numeric: 'auto' }).format(value, unit),
          timestamp: String(ms),
          bits: {
            digits: id.toString(2).padStart(64, '0'),
            fields: [
              { name: ctx.say('ticks'), bits: 64 - lowBits(layout), value: ticks.toString(), meaning: utc },
              ...parts.map(({ name, bits, value: held }) => ({ name: ctx.say(name), bits, value: held.toString() })),
            ],
          },
          machine: machineOf({ parts })?.toString() ?? null,
          others,
        };
      },
      examples: {
        post: {
          input: { id: '1541815603606036480', zone: 'UTC' },
          output: { utc: '2022-06-28T16:07:40.105Z', timestamp: '1656432460105' },
          warns: [],
        },
        discordMessage: {
          input: { id: '175928847299117063', layout: 'discord', zone: 'Europe/Paris' },
          output: { utc: '2016-04-30T11:18:25.796Z', local: '2016-04-30T13:18:25.796+02:00' },
        },
        ownEpoch: {
          input: { id: '1263785187301658678', layout: 'custom', epoch: '1420070400000' },
          output: { utc: '2024-07-19T09:11:08.646Z', timestamp: '1721380268646' },
        },
      },
    }),

    batch: operation({
      fields: {
        ids: text({ primary: true, multiline: true, monospace: true, rows: 8, maxLength: 5_000_000 }),
        ...layoutFields,
      },
      output: out.table(['id', 'utc', 'timestamp', 'low']),
      failures: INSTANT_PROBLEMS,
      readings: LAYOUT_NAMES,
      messages: ['unreadable', 'sequential'],
      transform({ ids, ...fields }, ctx) {
        const lines = ids.split(/[\s,;]+/).filter((line) => line !== '');
        const makers = fields.layout === 'auto' ? makersOf(readableIds(lines), ctx.now) : [];
        const rest = { ...fields, layout: fields.layout === 'auto' ? (makers[0] ?? 'twitter') : fields.layout };
        if (rest.layout !== 'custom' && lines.length > 0)
          ctx.reading(rest.layout, { others: makers.slice(1).map((as) => ({ as, values: { layout: as } })) });
        const layout = ctx.within('epoch', () => layoutOf(rest));
        return lines.map((id) => {
          const facts = factsOf(id, layout);
          return typeof facts === 'string' ? { id, utc: ctx.say(facts), timestamp: null, low: null } : { id, ...facts };
        });
      },
      examples: {
        discordIds: {
          input: { ids: '175928847299117063\n1263785187301658678', layout: 'discord' },
          check: ([a, b]) => a?.low === '1 · 0 · 7' && b?.utc === '2024-07-19T09:11:08.646Z',
        },
        withMistake: { input: { ids: '1541815603606036480, nonsense' }, check: (rows) => rows[1]?.timestamp === null },
      },
    }),

    bounds: operation({
      fields: { date: text({ primary: true, single: true, monospace: true }), ...layoutFields, layout: oneLayout },
      output: { first: out.row(), last: out.row(), utc: out.row() },
      failures: [...SNOWFLAKE_PROBLEMS, ...INSTANT_PROBLEMS],
      aliases: { 'snowflake-at': {} },
      answers: 'inline',
      detect: [{ pattern: /^\d{4}-\d\d-\d\d/, confidence: 0.25 }],
      transform({ date, ...rest }, ctx) {
        const layout = ctx.within('epoch', () => layoutOf(rest));
        const ms = Number(readAnyInstant(date, 'UTC').instant / NS_PER_MS);
        const { first, last } = idsAt(ms, layout);
        return { first: first.toString(), last: last.toString(), utc: splitId(first, layout).utc };
      },
      examples: {
        exactTime: {
          input: { date: '2016-04-30T11:18:25.796Z', layout: 'discord' },
          output: { first: '175928847298985984', last: '175928847303180287' },
        },
        wholeDay: { input: { date: '2015-01-01', layout: 'discord' }, output: { first: '0', last: '4194303' } },
      },
    }),
  },
});
