import { plainNumber } from '../../base/number.ts';

export const ALIKE_WARNINGS = ['read-alike', 'mixed-separators'] as const;

type Mark = '.' | ',';

/** The decimal point that a number shows: of `12,5` and `1.000.000` the comma; none of `1000`, nor of `1,000` and `1.000`. */
export function markOf(text: string): Mark | undefined {
  const digits = /\d[\d.,]*/.exec(text)?.[0] ?? '';
  const marks = digits.replace(/\d/g, '');
  if (marks === '' || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  const last = marks.at(-1) as Mark;
  // The same one twice stands between thousands.
  return marks.length > 1 && new Set(marks).size === 1 ? other(last) : last;
}

const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.');

/** A lone separator before three digits, which may stand before decimals or thousands. */
const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/;

/**
 * Numbers that belong together, made to be read alike: `1.000` beside `12,5` is a thousand. Where that changes what a number
 * would mean alone, and where the others contradict each other, a warning says so.
 */
export function alike<const T extends readonly string[]>(
  texts: T,
  warn: (code: (typeof ALIKE_WARNINGS)[number], params: Record<string, string>) => void,
): { [K in keyof T]: string } {
  const shown = new Map<Mark, string>();
  for (const text of texts) {
    const mark = markOf(text);
    if (mark !== undefined && !shown.has(mark)) shown.set(mark, text.trim());
  }
  if (shown.size > 1) warn('mixed-separators', { first: shown.get('.')!, second: shown.get(',')! });
  const [[mark, like] = []] = shown;
  if (shown.size !== 1 || mark === undefined || like === undefined) return texts as { [K in keyof T]: string };
  return texts.map((text) => {
    const plain = text.replace(AMBIGUOUS, (_, whole: string, found: Mark, rest: string) =>
      found === mark ? `${whole}.${rest}` : `${whole}${rest}`,
    );
    const [alone, together] = [text, plain].map((number) => plainNumber(number.replace(/[%‰]\s*$/u, '')));
    if (alone !== together) warn('read-alike', { text: text.trim(), value: String(Number(together)), like });
    return plain;
  }) as { [K in keyof T]: string };
}
