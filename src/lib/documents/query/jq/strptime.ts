// strptime as POSIX describes it, for the builtins of jq that read dates.

/** The fields of `struct tm`, in its order. */
export interface BrokenTime {
  sec: number;
  min: number;
  hour: number;
  mday: number;
  mon: number;
  /** Since 1900. */
  year: number;
  gmtoff: number;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** What stands for several directives. */
const COMBINED: Readonly<Record<string, string>> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  R: '%H:%M',
  r: '%I:%M:%S %p',
  T: '%H:%M:%S',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
};

/** Directives that are numbers: most digits, least and greatest value. */
const NUMBERS: Readonly<Record<string, readonly [number, number, number]>> = {
  C: [2, 0, 99],
  d: [2, 1, 31],
  e: [2, 1, 31],
  H: [2, 0, 23],
  k: [2, 0, 23],
  I: [2, 1, 12],
  l: [2, 1, 12],
  j: [3, 1, 366],
  m: [2, 1, 12],
  M: [2, 0, 59],
  S: [2, 0, 60],
  s: [15, 0, 1e15],
  U: [2, 0, 53],
  W: [2, 0, 53],
  V: [2, 1, 53],
  g: [2, 0, 99],
  G: [4, 0, 9999],
  u: [1, 1, 7],
  w: [1, 0, 6],
  y: [2, 0, 99],
  Y: [4, 0, 9999],
};

const expanded = (format: string): string =>
  format.replace(/%[EO]?([cDFRrTxX])/g, (_, name: string) => COMBINED[name] ?? '');

/** Reads a time by a format. Returns it and where it ends; null if the text isn't like that. */
export function strptime(text: string, format: string): { time: BrokenTime; end: number } | null {
  const parts = new Map<string, number>();
  let at = 0;
  const skipBlanks = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  for (const [piece, name] of expanded(format).matchAll(/%[EO]?([^EO])|[^]/gu)) {
    if (name === undefined || name === '%') {
      if (/\s/.test(piece)) skipBlanks();
      else if (text.startsWith(name ?? piece, at)) at += (name ?? piece).length;
      else return null;
      continue;
    }
    if (name === 'n' || name === 't') {
      skipBlanks();
      continue;
    }
    const read = valueOf(name, text, at);
    if (!read) return null;
    parts.set(name, read.value);
    at = read.end;
  }
  return { time: timeOf(parts), end: at };
}

function valueOf(name: string, text: string, start: number): { value: number; end: number } | null {
  const number = NUMBERS[name];
  const rest = text.slice(start, start + 40);
  if (number) {
    const [digits, least, greatest] = number;
    const [whole = '', written = ''] = /^\s*([+-]?\d+)/.exec(rest) ?? [];
    const cut = written.slice(0, digits + (/^[+-]/.test(written) ? 1 : 0));
    const value = Number(cut);
    if (whole === '' || value < least || value > greatest) return null;
    return { value, end: start + whole.length - written.length + cut.length };
  }
  if (name === 'p' || name === 'P') {
    const [half] = /^[ap]m/i.exec(rest) ?? [];
    return half === undefined ? null : { value: half.toLowerCase() === 'pm' ? 12 : 0, end: start + 2 };
  }
  if (name === 'z') {
    const [whole, sign = '', hours = '0', minutes = '0'] = /^\s*(?:Z|([+-])(\d\d):?(\d\d)?)/.exec(rest) ?? [];
    if (whole === undefined) return null;
    const seconds = Number(hours) * 3600 + Number(minutes) * 60;
    return { value: sign === '-' ? -seconds : seconds, end: start + whole.length };
  }
  if (name === 'Z') return { value: 0, end: start + (/^[A-Za-z]*/.exec(rest)?.[0].length ?? 0) };
  const words = /^[aA]$/.test(name) ? DAYS : /^[bBh]$/.test(name) ? MONTHS : [];
  const low = rest.toLowerCase();
  const value = words.findIndex((word) => low.startsWith(word.slice(0, 3)));
  const word = words[value];
  if (word === undefined) return null;
  return { value, end: start + (low.startsWith(word) ? word.length : 3) };
}

function timeOf(parts: ReadonlyMap<string, number>): BrokenTime {
  const seconds = parts.get('s');
  if (seconds !== undefined) return fromDate(new Date(seconds * 1000), 0);
  const get = (names: string) => [...names].map((name) => parts.get(name)).find((value) => value !== undefined);
  const short = parts.get('y');
  const century = parts.get('C');
  const ofShort = short === undefined ? undefined : short + (century === undefined ? (short < 69 ? 2000 : 1900) : 0);
  const year = parts.get('Y') ?? (century === undefined ? ofShort : century * 100 + (short ?? 0)) ?? 1900;
  const half = get('Il');
  const hour = get('Hk') ?? (half === undefined ? 0 : (half % 12) + (get('pP') ?? 0));
  const dayOfYear = parts.get('j');
  const month = parts.get('m');
  const mon = month === undefined ? (get('bBh') ?? 0) : month - 1;
  const time = { sec: parts.get('S') ?? 0, min: parts.get('M') ?? 0, hour, year: year - 1900 };
  const gmtoff = parts.get('z') ?? 0;
  if (dayOfYear !== undefined && get('mbBh') === undefined) {
    const day = new Date(Date.UTC(year, 0, dayOfYear));
    return { ...time, mon: day.getUTCMonth(), mday: day.getUTCDate(), gmtoff };
  }
  // Without a day it is 0, as in C.
  return { ...time, mon, mday: get('de') ?? 0, gmtoff };
}

/** The fields of a moment in UTC. */
export const fromDate = (date: Date, gmtoff: number): BrokenTime => ({
  sec: date.getUTCSeconds(),
  min: date.getUTCMinutes(),
  hour: date.getUTCHours(),
  mday: date.getUTCDate(),
  mon: date.getUTCMonth(),
  year: date.getUTCFullYear() - 1900,
  gmtoff,
});
