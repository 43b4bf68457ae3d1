// Notations of schedulers whose times can't be known from the expression.

/** What to write instead of a part, if there is something. */
export interface Proposal {
  code: 'interval-expression' | 'interval-as-cron' | 'jenkins-hash' | 'random-range';
  item: string;
  fixed?: string;
}

const UNITS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/** Returns the expression that runs as often as an interval, if it divides the next larger unit. */
function cronOfSeconds(seconds: number): string | undefined {
  const step = (count: number) => (count === 1 ? '*' : `*/${count}`);
  if (seconds < 60) return 60 % seconds === 0 ? `${step(seconds)} * * * * *` : undefined;
  if (seconds < 3600) return 3600 % seconds === 0 && seconds % 60 === 0 ? `${step(seconds / 60)} * * * *` : undefined;
  if (seconds === 86_400) return '0 0 * * *';
  return 86_400 % seconds === 0 && seconds % 3600 === 0 ? `0 ${step(seconds / 3600)} * * *` : undefined;
}

/** Reads `@every 1h30m`, an interval of Go's cron that counts from the start of the program. */
export function readInterval(text: string): Proposal | undefined {
  const match = /@every\b[ \t]*(\S*)/i.exec(text);
  if (!match) return undefined;
  const [item, duration = ''] = match;
  const parts = Array.from(duration.matchAll(/(\d+)([hms])/gi));
  const whole = parts.map(([part]) => part).join('') === duration;
  const seconds = parts.reduce((sum, [, count, unit = 's']) => sum + Number(count) * UNITS[unit.toLowerCase()]!, 0);
  const fixed = whole && seconds > 0 ? cronOfSeconds(seconds) : undefined;
  return fixed === undefined ? { code: 'interval-expression', item } : { code: 'interval-as-cron', item, fixed };
}

/** Reads `H`, `H/15`, `H(0-7)` of Jenkins, and `0~30`, `~`, `8~` of OpenBSD and cronie. */
export function readChosen(item: string, min: number): Proposal | undefined {
  const hash = /^H(?:\((\d+)-(\d+)\))?(?:\/(\d+))?$/i.exec(item);
  if (hash) {
    const [, from, to, step] = hash;
    const range = from === undefined ? '*' : `${from}-${to}`;
    return { code: 'jenkins-hash', item, fixed: step === undefined ? (from ?? String(min)) : `${range}/${step}` };
  }
  const random = /^(\w*)~\w*(\/\d+)?$/.exec(item);
  if (!random) return undefined;
  const first = random[1] === '' ? String(min) : random[1]!;
  return { code: 'random-range', item, fixed: random[2] === undefined ? first : first + random[2] };
}
