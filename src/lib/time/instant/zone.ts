const DAY_MS = 86_400_000;

/** The range of instants that `Date` and `Intl` support: 100 million days around 1970. */
export const MAX_MS = 8_640_000_000_000_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  return format;
}

/** Whether the platform supports this IANA zone. */
export function isZone(zone: string): boolean {
  try {
    offsetFormat(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const REGIONS = ['Africa', 'America', 'Antarctica', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Indian', 'Pacific'];

/**
 * Returns `UTC+05:30` for an offset (`+05:30`, `GMT+5`, `UTC -3`), which not every platform accepts as a zone; `UTC`
 * without an offset.
 */
function offsetZone(text: string): string | undefined {
  if (/^Z$/i.test(text.trim())) return 'UTC';
  const [, sign, hours = '', minutes = '00'] =
    /^(?:UTC|GMT)?\s*([+\-−])(\d{1,2})(?::?([0-5]\d))?$/i.exec(text.trim()) ?? [];
  if (sign === undefined || Number(hours) > 23) return undefined;
  if (Number(hours) === 0 && Number(minutes) === 0) return 'UTC';
  return `UTC${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

/** Returns the seconds of `UTC+05:30`; undefined for named zones. */
function fixedOffset(zone: string): number | undefined {
  const [, sign, hours, minutes] = /^UTC([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  return (Number(hours) * 3600 + Number(minutes) * 60) * (sign === '-' ? -1 : 1);
}

/** Formats instants in the clock and calendar of a zone, including offsets. */
export function zoneFormat(
  language: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): (ms: number) => string {
  const fixed = fixedOffset(zone);
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: fixed === undefined ? zone : 'UTC' });
  if (fixed === undefined) return (ms) => format.format(ms);
  return (ms) =>
    format
      .formatToParts(ms + fixed * 1000)
      .map(({ type, value }) => (type === 'timeZoneName' ? zone : value))
      .join('');
}

/**
 * Returns the zone in a text: by its IANA name in any case, by its city (`tokyo`, `new york`), or by its offset
 * (`GMT+5`: five hours ahead, unlike the zone Etc/GMT+5). An empty text means the platform's zone.
 */
export function findZone(text: string): string | undefined {
  const offset = offsetZone(text);
  if (offset !== undefined) return offset;
  const name = text.trim().replace(/\s+/g, '_');
  if (name === '') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The engine accepts any case but lists only one name of each zone (Asia/Calcutta, not Asia/Kolkata), so it can't
  // provide the spelling.
  const spelled = name.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
  const listed = Intl.supportedValuesOf('timeZone').find((zone) =>
    `/${zone}`.toLowerCase().endsWith(`/${name.toLowerCase()}`),
  );
  if (listed !== undefined) return listed;
  const full = [spelled, ...REGIONS.map((region) => `${region}/${spelled}`)].find(isZone);
  if (full === undefined) return undefined;
  const { timeZone } = offsetFormat(full).resolvedOptions();
  return timeZone.toLowerCase() === full.toLowerCase() ? timeZone : full.length <= 3 ? full.toUpperCase() : full;
}

/** Returns the offset from UTC in seconds at an instant; local mean times from before railways aren't whole minutes. */
export function offsetAt(zone: string, ms: number): number {
  if (zone === 'UTC') return 0;
  const fixed = fixedOffset(zone);
  if (fixed !== undefined) return fixed;
  const clamped = Math.min(MAX_MS, Math.max(-MAX_MS, ms));
  const name = offsetFormat(zone)
    .formatToParts(clamped)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /([+-])(\d+)(?::(\d+))?(?::(\d+))?$/.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}

/** Returns the English long name of the zone at an instant, as in `Date.prototype.toString`. */
export function zoneName(zone: string, ms: number): string {
  if (fixedOffset(zone) !== undefined) return zone;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' });
  return format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The meaning of a local time: one instant; none, because clocks skipped it; or two, because clocks went back. */
export interface LocalReading {
  kind: 'once' | 'gap' | 'overlap';
  /**
   * The instant; in a gap, the time shifted forward by the length of the gap; in an overlap, the earlier one (RFC 5545
   * §3.3.5).
   */
  ms: number;
  /** The other instant of an overlap; in a gap, the time shifted backward. */
  otherMs?: number;
}

/** Returns the instants at which a zone's clock shows a local time, given in milliseconds as if it were UTC. */
export function readLocal(zone: string, localMs: number): LocalReading {
  // No zone changes its offset twice within two days around one time.
  const before = offsetAt(zone, localMs - DAY_MS) * 1000;
  const after = offsetAt(zone, localMs + DAY_MS) * 1000;
  const early = localMs - before;
  const late = localMs - after;
  if (before === after) return { kind: 'once', ms: early };
  const earlyFits = offsetAt(zone, early) * 1000 === before;
  const lateFits = offsetAt(zone, late) * 1000 === after;
  if (earlyFits && lateFits) return { kind: 'overlap', ms: Math.min(early, late), otherMs: Math.max(early, late) };
  if (earlyFits) return { kind: 'once', ms: early };
  if (lateFits) return { kind: 'once', ms: late };
  return { kind: 'gap', ms: early, otherMs: late };
}
