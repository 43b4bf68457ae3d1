/** What a comma between digits means outside of brackets, where it separates arguments. */
export type Commas = 'group' | 'decimal';

/** Thousands after a comma: `1,000`, `1,234,567.5`. The first group could also be the decimals of a number. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/g;
/** A comma that can't separate thousands: `3,5`. After points that group, it is certain: `1.000,50`. */
const DECIMAL = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+),(\d+)(?![\d,.])/g;

/** The parts of a line outside of brackets, each with its place. */
function outside(line: string, change: (part: string) => string): string {
  let depth = 0;
  let part = '';
  let result = '';
  for (const sign of line) {
    if ('([{'.includes(sign)) {
      if (depth === 0) {
        result += change(part);
        part = '';
      }
      depth += 1;
    }
    if (depth === 0) part += sign;
    else result += sign;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
  }
  return result + change(part);
}

/** Whether a line has a number such as `1,000`, whose comma may group digits or begin the decimals. */
export const isAmbiguous = (line: string): boolean => {
  let isAmbiguous = false;
  outside(line, (part) => {
    isAmbiguous ||= (part.match(GROUPED) ?? []).some((number) => /^[1-9]\d{0,2},\d{3}$/.test(number));
    return part;
  });
  return isAmbiguous;
};

/** Writes numbers as the calculator reads them, at the same places as far as possible: `2**10`, `$5`, `1,000`, `3,5`. */
export function plainNumbers(line: string, commas: Commas): string {
  if (/["']/.test(line)) return line; // a string may hold anything
  const plain = line
    .replaceAll('**', '^ ')
    .replace(/[$€£¥](?= ?\d)/g, ' ')
    .replace(/(?<=\d) ?[€£¥](?![\p{L}\d])/gu, (sign) => ' '.repeat(sign.length));
  return outside(plain, (part) => {
    const grouped = commas === 'group' ? part.replace(GROUPED, (number) => number.replaceAll(',', '')) : part;
    return grouped.replace(DECIMAL, (_, whole: string, decimals: string) => `${whole.replaceAll('.', '')}.${decimals}`);
  });
}
