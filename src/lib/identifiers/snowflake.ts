// Identifiers that begin with the time: 64 bits, with the time first, then the machine and a counter.
import { NS_PER_MS } from '../time/instant/build.ts';
import { readAnyInstant } from '../time/instant/read.ts';
import { Problem } from '../../base/problem.ts';

export const SNOWFLAKE_PROBLEMS = ['id-not-a-number', 'id-too-large', 'id-time-out-of-range'] as const;

export type PartName = 'datacenter' | 'worker' | 'machine' | 'process' | 'shard' | 'sequence' | 'increment' | 'rest';

export interface Layout {
  /** The start of the time, in milliseconds since 1970. */
  epoch: number;
  /** Milliseconds per step of the time. */
  unit: number;
  /** Parts below the time, from the top. */
  parts: readonly { name: PartName; bits: number }[];
}

const TWITTER_PARTS = [
  { name: 'datacenter', bits: 5 },
  { name: 'worker', bits: 5 },
  { name: 'sequence', bits: 12 },
] as const;

/** Layouts as documented by their makers, or as in their code. */
export const LAYOUTS = {
  // twitter-archive/snowflake, IdWorker.scala
  twitter: { epoch: 1_288_834_974_657, unit: 1, parts: TWITTER_PARTS },
  // Discord developer documentation, "Snowflakes"
  discord: {
    epoch: 1_420_070_400_000,
    unit: 1,
    parts: [
      { name: 'worker', bits: 5 },
      { name: 'process', bits: 5 },
      { name: 'increment', bits: 12 },
    ],
  },
  // Instagram Engineering, "Sharding & IDs at Instagram"; the epoch is from their example
  instagram: {
    epoch: 1_314_220_021_721,
    unit: 1,
    parts: [
      { name: 'shard', bits: 13 },
      { name: 'sequence', bits: 10 },
    ],
  },
  // mastodon/mastodon, lib/mastodon/snowflake.rb: 48 bits of Unix milliseconds, 16 of sequence data
  mastodon: { epoch: 0, unit: 1, parts: [{ name: 'sequence', bits: 16 }] },
  // Time in the upper bits; the rest is undocumented
  linkedin: { epoch: 0, unit: 1, parts: [{ name: 'rest', bits: 22 }] },
  tiktok: { epoch: 0, unit: 1000, parts: [{ name: 'rest', bits: 32 }] },
  // sony/sonyflake: 39 bits of 10 ms since 2014-09-01, 8 of sequence, 16 of machine
  sonyflake: {
    epoch: 1_409_529_600_000,
    unit: 10,
    parts: [
      { name: 'sequence', bits: 8 },
      { name: 'machine', bits: 16 },
    ],
  },
} as const satisfies Record<string, Layout>;

/**
 * Up to this ID, from 2010-11-04, tweets were numbered sequentially; such IDs contain no time (oduwsdl/tweetedat,
 * TimestampEstimator.py).
 */
const LAST_COUNTED_TWEET = 29_700_859_247n;

/** Whether an ID is older than the current layout of its maker. */
export function isSequential(id: bigint, layout: Layout): boolean {
  return layout === LAYOUTS.twitter && id <= LAST_COUNTED_TWEET;
}

export type LayoutName = keyof typeof LAYOUTS;
/** The makers of such IDs; proper names. */
export const LAYOUT_TITLES = {
  twitter: 'Twitter / X',
  discord: 'Discord',
  instagram: 'Instagram',
  mastodon: 'Mastodon',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  sonyflake: 'Sonyflake',
} as const satisfies Record<LayoutName, string>;

export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** From when on a maker's IDs have a time in them, or the maker exists. */
const SINCE: Readonly<Record<LayoutName, number>> = {
  twitter: Date.UTC(2010, 10, 4),
  discord: Date.UTC(2015, 4, 13),
  instagram: Date.UTC(2011, 8, 1),
  mastodon: Date.UTC(2017, 9, 7), // 2.0
  linkedin: Date.UTC(2003, 4, 5),
  tiktok: Date.UTC(2016, 8, 1),
  sonyflake: Date.UTC(2014, 11, 1),
};
const DAY_MS = 86_400_000;

/** Returns the makers from which all these IDs may be, since their times are neither in the future nor before the maker. */
export function makersOf(ids: readonly bigint[], now: number): LayoutName[] {
  const fits = (id: bigint, name: LayoutName): boolean => {
    const layout: Layout = LAYOUTS[name];
    if (isSequential(id, layout)) return true;
    const ms = BigInt(layout.epoch) + (id >> BigInt(lowBits(layout))) * BigInt(layout.unit);
    return ms >= BigInt(SINCE[name]) && ms <= BigInt(now + DAY_MS);
  };
  return LAYOUT_NAMES.filter((name) => ids.length > 0 && ids.every((id) => fits(id, name)));
}

const SITES: readonly (readonly [host: RegExp, maker: LayoutName])[] = [
  [/^(?:[\w-]+\.)?(?:x|twitter)\.com$/, 'twitter'],
  [/^(?:[\w-]+\.)?(?:discord|discordapp)\.com$/, 'discord'],
  [/^(?:[\w-]+\.)?instagram\.com$/, 'instagram'],
  [/^(?:[\w-]+\.)?linkedin\.com$/, 'linkedin'],
  [/^(?:[\w-]+\.)?tiktok\.com$/, 'tiktok'],
];

/** Returns the maker of an ID in a link to its site or in a mention; null for a bare ID. */
export function makerIn(text: string): LayoutName | null {
  if (isDiscordMention(text)) return 'discord';
  const [, host = ''] = /^\s*https?:\/\/([\w.-]+)\//i.exec(text) ?? [];
  return SITES.find(([site]) => site.test(host.toLowerCase()))?.[1] ?? null;
}

/** Returns the number of bits below the time. */
export function lowBits({ parts }: Layout): number {
  return parts.reduce((sum, { bits }) => sum + bits, 0);
}

/** Whether a text is a mention of a user, role, channel or emoji as only Discord writes it. */
export const isDiscordMention = (text: string): boolean => /^\s*<(?:@[!&]?|#|a?:\w+:)\d+>\s*$/.test(text);

/**
 * Reads a decimal ID, alone, in a mention (`<@…>`), or as the last number of a link. At most 64 bits. Throws Problem.
 */
export function parseId(text: string): bigint {
  const [, lead = '', digits = ''] =
    /^(\s*(?:<(?:@[!&]?|#|a?:\w+:))?)(\d+)>?\s*$/.exec(text) ??
    /^(\s*https?:\/\/[^?#]*\/)(\d{6,20})(?=[/?#]|\s*$)/.exec(text) ??
    [];
  if (digits === '') {
    const at = text.search(/[^\d\s]|(?<=\d)\s(?=\s*\d)/);
    throw new Problem('id-not-a-number', Math.max(at, 0), {
      character: at < 0 ? '' : String.fromCodePoint(text.codePointAt(at)!),
    });
  }
  const significant = digits.replace(/^0+(?=.)/, '');
  if (significant.length > 20 || BigInt(significant) >> 64n !== 0n) throw new Problem('id-too-large', lead.length);
  return BigInt(significant);
}

/** Returns the IDs of those texts that are some. */
export const readableIds = (texts: readonly string[]): bigint[] =>
  texts.flatMap((text) => {
    try {
      return [parseId(text)];
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  });

const LAST_MS = 8_640_000_000_000_000n; // what a Date holds

export interface Snowflake {
  /** Milliseconds since 1970. */
  ms: number;
  /** The same in ISO 8601. */
  utc: string;
  /** Steps of the time since the epoch. */
  ticks: bigint;
  parts: { name: PartName; value: bigint; bits: number }[];
}

/**
 * Splits an ID into its parts. Throws Problem if its time is beyond the year 275760, which happens with a wrong layout.
 */
export function splitId(id: bigint, layout: Layout): Snowflake {
  let shift = BigInt(lowBits(layout));
  const ticks = id >> shift;
  const parts = layout.parts.map(({ name, bits }) => {
    shift -= BigInt(bits);
    return { name, bits, value: (id >> shift) & ((1n << BigInt(bits)) - 1n) };
  });
  const ms = BigInt(layout.epoch) + ticks * BigInt(layout.unit);
  if (ms > LAST_MS) throw new Problem('id-time-out-of-range');
  return { ms: Number(ms), utc: new Date(Number(ms)).toISOString(), ticks, parts };
}

/**
 * Returns the 10 bits of data center and worker, or worker and process, as the single number that others call the
 * machine; otherwise null.
 */
export function machineOf({ parts: [first, second] }: Pick<Snowflake, 'parts'>): bigint | null {
  return first?.bits === 5 && second?.bits === 5 ? (first.value << 5n) | second.value : null;
}

/**
 * Returns the smallest and the largest ID for an instant; throws Problem if it doesn't fit in 64 bits with this layout.
 */
export function idsAt(ms: number, layout: Layout): { first: bigint; last: bigint } {
  const ticks = BigInt(Math.floor((ms - layout.epoch) / layout.unit));
  const low = BigInt(lowBits(layout));
  const first = ticks << low;
  const last = first | ((1n << low) - 1n);
  if (ticks < 0n || last >> 64n !== 0n) throw new Problem('id-time-out-of-range');
  return { first, last };
}

export const UNITS = { ms: 1, '10ms': 10, s: 1000 } as const;

/**
 * Returns a predefined layout, or a custom one: a time in `unit` since `epoch`, and the given number of bits for
 * machine and sequence. Throws Problem for the epoch.
 */
export function layoutOf(settings: {
  layout: LayoutName | 'custom';
  epoch: string;
  unit: keyof typeof UNITS;
  machineBits: number;
  sequenceBits: number;
}): Layout {
  if (settings.layout !== 'custom') return LAYOUTS[settings.layout];
  return {
    epoch: readEpoch(settings.epoch),
    unit: UNITS[settings.unit],
    parts: [
      { name: 'machine', bits: settings.machineBits },
      { name: 'sequence', bits: settings.sequenceBits },
    ],
  };
}

/**
 * Returns the facts of an ID in a list: without a time if its maker numbered it sequentially, none if it can't be read.
 */
export function factsOf(text: string, layout: Layout) {
  try {
    const id = parseId(text);
    if (isSequential(id, layout)) return 'sequential';
    const { ms, utc, parts } = splitId(id, layout);
    return { utc, timestamp: String(ms), low: parts.map(({ value }) => value).join(' · ') };
  } catch (error) {
    if (error instanceof Problem) return 'unreadable';
    throw error;
  }
}

/** Returns the milliseconds since 1970 of a number, or of a date in any notation; 0 for empty text. Throws Problem. */
export function readEpoch(text: string): number {
  if (/^\s*\d{0,15}\s*$/.test(text)) return Number(text);
  return Number(readAnyInstant(text, 'UTC').instant / NS_PER_MS);
}
