// Passwords that zxcvbn takes for random, though they have a shape that an attacker tries: each is another, simpler text and a few
// ways to write it.

export interface Shape {
  /** What the password is, apart from the way it is written. */
  plain: string;
  /** Decimal logarithm of the number of ways to write it. */
  waysLog10: number;
  pattern: 'repeat' | 'spatial' | 'date' | 'separator';
}

/** Groups of hexadecimal digits, as in MAC and IP addresses, dates with times, and numbers of cards and phones. */
const GROUPS = /^\+?[\da-f]{1,4}(?:(?:[:.\-/ _T]|::)[\da-f]{1,4}){2,}$/i;
const MAC = /^(?:[\da-f]{2}([:.\- ]?))(?:[\da-f]{2}\1){4}[\da-f]{2}$|^(?:[\da-f]{4}[:.-]){2}[\da-f]{4}$/i;
/** Vendors of devices in the public lists, times the random half in zxcvbn's scale, in which a character is worth ten guesses. */
const MAC_LOG10 = Math.log10(40_000) + 6;

/** The keys of a US keyboard with Shift, and the Russian layout on it. */
const SHIFTED = '~!@#$%^&*()_+{}|:"<>?';
const UNSHIFTED = "`1234567890-=[]\\;',./";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const RUSSIAN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const mapped = (text: string, from: string, to: string) =>
  Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join('');

/** Names of months in the languages of the app, long and short, in lower case. */
function monthNames(): ReadonlySet<string> {
  const names = ['en', 'es', 'fr', 'pt', 'ru', 'de', 'it'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) =>
        format
          .formatToParts(Date.UTC(2024, at, 15))
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace('.', ''),
      );
    }),
  );
  return new Set(names.filter((name) => name !== undefined));
}
let months: ReadonlySet<string> | undefined;

/** A day, a month by its name and a year in any order, and at most two signs at the end. */
function isNamedDate(text: string): boolean {
  const [, before = '', name = '', after = ''] =
    /^(\d{0,4}(?:st|nd|rd|th|er|º|\.)?[ .,/-]{0,2}(?:de )?)(\p{L}{3,12})\.?(?:[ .,/-]{0,2}(?:de )?)((?:\d{1,2}(?:st|nd|rd|th)?[ .,/-]{0,2})?\d{2,6}?)[!?.$#*@]{0,2}$/iu.exec(
      text,
    ) ?? [];
  months ??= monthNames();
  return months.has(name.toLowerCase()) && /\d{2}/.test(before + after);
}
/** Days of a century, and how months and years are written. */
const NAMED_DATE_LOG10 = Math.log10(36_525) + 2;

/** Returns the shapes of a whole password; `fixed` are guesses that need no estimate. */
export function shapesOf(password: string): { shapes: Shape[]; fixed: { log10: number; pattern: Shape['pattern'] }[] } {
  const shapes: Shape[] = [];
  const fixed: { log10: number; pattern: Shape['pattern'] }[] = [];
  const add = (plain: string, waysLog10: number, pattern: Shape['pattern']) => {
    if (plain !== password && plain !== '') shapes.push({ plain, waysLog10, pattern });
  };
  if (MAC.test(password)) fixed.push({ log10: MAC_LOG10, pattern: 'separator' });
  if (isNamedDate(password)) fixed.push({ log10: NAMED_DATE_LOG10, pattern: 'date' });
  if (GROUPS.test(password)) add(password.replace(/[^\da-f]/gi, ''), 1, 'separator');
  // `aaaeeeiii`: each character several times.
  const runs = password.match(/([^])\1*/gu) ?? [];
  if (runs.length > 1 && runs.every((run) => run.length > 1)) add(runs.map((run) => run[0]).join(''), 1, 'repeat');
  const lower = password.toLowerCase();
  const keys = mapped(lower, SHIFTED, UNSHIFTED);
  const latin = mapped(lower, RUSSIAN, RUSSIAN_KEYS);
  if (/\p{Script=Cyrillic}{4}/u.test(lower)) add(latin, 1, 'spatial');
  // Columns of keys, down or up: `zaq12wsx`.
  const columns = keys.match(/[1-9][a-z][a-z][a-z]|[a-z][a-z][a-z][1-9]/g);
  if (columns && columns.join('') === keys && columns.every(isColumn))
    fixed.push({ log10: 3 + columns.length, pattern: 'spatial' });
  return { shapes, fixed };
}

const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'];
const isColumn = (keys: string) =>
  COLUMNS.some((column) => column === keys || column === Array.from(keys).toReversed().join(''));
