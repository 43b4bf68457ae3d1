export type ListSort = 'none' | 'text' | 'natural' | 'number' | 'length' | 'shuffle';
export type Quote = 'none' | 'double' | 'single' | 'json' | 'sql' | 'csv';

/**
 * Splits a text at each separator; without one, into its characters. If `quoted`, separators in quotes (`"`, `'`, a
 * backtick) are ignored.
 */
export function splitList(text: string, separator: string | RegExp, quoted: boolean): string[] {
  if (separator === '') return Array.from(text);
  if (!quoted) return text.split(separator);
  const cut = new RegExp(typeof separator === 'string' ? escapePattern(separator) : separator.source, 'y');
  const items: string[] = [];
  let start = 0;
  let at = 0;
  let fresh = true;
  while (at < text.length) {
    const unit = text.charAt(at);
    if (fresh && /["'`]/.test(unit)) {
      at = quoteEnd(text, at);
      fresh = false;
      continue;
    }
    cut.lastIndex = at;
    const length = cut.exec(text)?.[0].length ?? 0;
    if (length > 0) {
      items.push(text.slice(start, at));
      start = at += length;
      fresh = true;
    } else {
      if (!/\s/.test(unit)) fresh = false;
      at++;
    }
  }
  return [...items, text.slice(start)];
}

/**
 * Returns the position after the quote that closes the one at `start`; after that one itself if it is unclosed. Doubled
 * and escaped quotes are skipped.
 */
function quoteEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) {
      if (text[at + 1] !== quote) return at + 1;
      at++;
    }
  }
  return start + 1;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** Removes the brackets around a list (and a semicolon after them). */
export function unbracket(text: string): string {
  const inner = text.trim().replace(/;$/, '').trimEnd();
  return inner.length > 1 && BRACKETS[inner.charAt(0)] === inner.at(-1) ? inner.slice(1, -1) : text;
}

/** Removes the quotes around an item and decodes its escapes. */
export function unquote(item: string): string {
  const quote = item.charAt(0);
  if (item.length < 2 || !/["'`]/.test(quote) || item.at(-1) !== quote) return item;
  const inner = item.slice(1, -1).replaceAll(quote + quote, quote);
  return inner.replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_, hex?: string, single = '') => {
    if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
    return { n: '\n', t: '\t', r: '\r' }[single as string] ?? single;
  });
}

/** Quotes an item in the syntax of a language, with its quotes escaped. */
export function quoteItem(item: string, quote: Quote): string {
  switch (quote) {
    case 'none':
      return item;
    case 'double':
      return `"${item.replace(/["\\]/g, '\\$&')}"`;
    case 'single':
      return `'${item.replace(/['\\]/g, '\\$&')}'`;
    case 'json':
      return JSON.stringify(item);
    case 'sql':
      return `'${item.replaceAll("'", "''")}'`;
    case 'csv':
      return /[",\r\n]|^\s|\s$/.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
  }
}

/** Removes duplicates, keeping the first of equal items. */
export function withoutDuplicates(items: readonly string[], ignoreCase: boolean): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = ignoreCase ? item.toLowerCase() : item;
    return seen.size < seen.add(key).size;
  });
}

/** Returns sorted copies; equal items keep their order. `language` is a BCP 47 tag. */
export function sortList(
  items: readonly string[],
  sort: Exclude<ListSort, 'none' | 'shuffle'>,
  language: string,
): string[] {
  if (sort === 'number') return items.toSorted(compareNumbers);
  if (sort === 'length') return items.toSorted((a, b) => Array.from(a).length - Array.from(b).length);
  const { compare } = new Intl.Collator(language, { numeric: sort === 'natural' });
  return items.toSorted(compare);
}

/** Compares by value, digit by digit and of any size; items that don't start with a number come last. */
function compareNumbers(a: string, b: string): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (!x || !y) return x ? -1 : y ? 1 : 0;
  if (x.negative !== y.negative) return x.negative ? -1 : 1;
  const sign = x.negative ? -1 : 1;
  if (x.whole.length !== y.whole.length) return sign * (x.whole.length - y.whole.length);
  if (x.whole !== y.whole) return x.whole < y.whole ? -sign : sign;
  return x.fraction === y.fraction ? 0 : x.fraction < y.fraction ? -sign : sign;
}

interface SortedNumber {
  negative: boolean;
  /** Digits without leading or trailing zeros. */
  whole: string;
  fraction: string;
}

const RADIX = /^\s*([-+]?)(0x[\da-f]+|0o[0-7]+|0b[01]+)(?![\da-z])/i;
/** Digits, optionally in groups of three, with a fraction and a reasonable exponent. */
const DECIMAL = /^\s*([-+]?)(?:(\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.(\d*))?|\.(\d+))(?:e([-+]?\d{1,4})(?!\d))?/i;

/** Returns the number that a text begins with: `1,000.5`, `1e2`, `0x10`, `−5` (also with a minus sign). */
function numberOf(text: string): SortedNumber | null {
  const plain = text.replace(/^(\s*)\u2212/, '$1-');
  const radix = RADIX.exec(plain);
  if (radix) return sortedNumber(radix[1]!, BigInt(radix[2]!).toString(), '');
  const match = DECIMAL.exec(plain);
  if (!match) return null;
  const [, sign = '', digits = '', decimals = match[4] ?? '', , exponent = '0'] = match;
  const whole = digits.replaceAll(',', '');
  const point = whole.length + Number(exponent);
  const all = `${'0'.repeat(Math.max(0, -point))}${whole}${decimals}`.padEnd(point, '0');
  return sortedNumber(sign, all.slice(0, Math.max(0, point)), all.slice(Math.max(0, point)));
}

function sortedNumber(sign: string, digits: string, decimals: string): SortedNumber {
  const whole = digits.replace(/^0+/, '');
  const fraction = decimals.replace(/0+$/, '');
  return { negative: sign === '-' && (whole !== '' || fraction !== ''), whole, fraction };
}

export const SEPARATORS = {
  lines: /\r\n|\r|\n/,
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
  space: /\s+/,
} as const;

/** Returns the items of a text; `unwrap` removes brackets around the list and quotes around its items. */
export function readItems(options: {
  text: string;
  split: keyof typeof SEPARATORS | 'custom';
  /** The separator of `custom`. */
  splitAt: string;
  unwrap: boolean;
  trim: boolean;
}): string[] {
  const { split, unwrap, trim } = options;
  const list = unwrap ? unbracket(options.text) : options.text;
  const items = splitList(list, split === 'custom' ? options.splitAt : SEPARATORS[split], unwrap);
  return items.map((item) => {
    const trimmed = trim || unwrap ? item.trim() : item;
    const bare = unwrap ? unquote(trimmed) : trimmed;
    return trim ? bare.trim() : bare;
  });
}

/** Replaces every `find` in an item and converts its case. */
export function changeItem(
  item: string,
  { find, replacement, letters }: { find: string; replacement: string; letters: 'keep' | 'lower' | 'upper' },
): string {
  const replaced = find === '' ? item : item.replaceAll(find, () => replacement);
  if (letters === 'keep') return replaced;
  return letters === 'lower' ? replaced.toLowerCase() : replaced.toUpperCase();
}
