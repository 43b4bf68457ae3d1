import { plainNumber } from '../../base/number.ts';

export const ALIKE_WARNINGS = ['read-alike', 'mixed-separators'] as const;

type Mark = '.' | ',';

/**
 * The decimal separator that a number reveals: a comma in `12,5` and `1.000.000`; none in `1000`, `1,000` and `1.000`.
 */
export function markOf(text: string): Mark | undefined {
  const digits = /\d[\d.,]*/.exec(text)?.[0] ?? '';
  const marks = digits.replace(/\d/g, '');
  if (marks === '' || /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  const last = marks.at(-1) as Mark;
  // A separator that occurs twice separates thousands.
  return marks.length > 1 && new Set(marks).size === 1 ? other(last) : last;
}

const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.');

/** A single separator before three digits, which may separate decimals or thousands. */
const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/;

/**
 * Makes related numbers consistent: next to `12,5`, `1.000` is a thousand. If that changes the meaning that a number
 * has alone, or if the others contradict each other, a warning says so.
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
    const plain = text.replace(AMBIGUOUS, (_, whole: string, separator: Mark, rest: string) =>
      separator === mark ? `${whole}.${rest}` : `${whole}${rest}`,
    );
    const [alone, together] = [text, plain].map((number) => plainNumber(number.replace(/[%‰]\s*$/u, '')));
    if (alone !== together) warn('read-alike', { text: text.trim(), value: String(Number(together)), like });
    return plain;
  }) as { [K in keyof T]: string };
}
