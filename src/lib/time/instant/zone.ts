const DAY_MS = 86_400_000;

/** The span of instants that `Date` and `Intl` know: 100 million days around 1970. */
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

/** Whether the platform knows this IANA zone. */
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

/** The IANA zone that a text names: by its name in any case, or by its city (`tokyo`, `new york`). Empty is the zone of the platform. */
export function findZone(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, '_');
  if (name === '') return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The engine takes any case but lists only one name of each zone (Asia/Calcutta, not Asia/Kolkata), so that it cannot give the spelling.
  const spelled = name.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
  const listed = Intl.supportedValuesOf('timeZone').find((zone) =>
    `/${zone}`.toLowerCase().endsWith(`/${name.toLowerCase()}`),
  );
  if (listed !== undefined) return listed;
  const full = [spelled, ...REGIONS.map((region) => `${region}/${spelled}`)].find(isZone);
  return full !== undefined && full.length <= 3 ? full.toUpperCase() : full;
}

/** Offset from UTC in seconds at an instant; local mean times before railways have odd seconds. */
export function offsetAt(zone: string, ms: number): number {
  if (zone === 'UTC') return 0;
  const clamped = Math.min(MAX_MS, Math.max(-MAX_MS, ms));
  const name = offsetFormat(zone)
    .formatToParts(clamped)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /([+-])(\d+)(?::(\d+))?(?::(\d+))?$/.exec(name ?? '') ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}

/** English long name of the zone at an instant, as `Date.prototype.toString` shows it. */
export function zoneName(zone: string, ms: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' });
  return format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** What a local time means: one instant; none, because clocks sprang over it; or two, because clocks went back. */
export interface LocalReading {
  kind: 'once' | 'gap' | 'overlap';
  /** The instant meant; in a gap the time shifted on by its length, in an overlap the earlier one (RFC 5545 §3.3.5). */
  ms: number;
  /** The other instant of an overlap, or of a gap the one shifted back. */
  otherMs?: number;
}

/** Finds the instants at which a zone's clock shows a local time, given as milliseconds as if it were UTC. */
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
