/** Signs of fractions; in Unicode's compatibility form, `½` is 1⁄2. */
export const FRACTION_SIGNS = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

/** A number without its sign as people write it: `1,234.5`, `3½`, `½`. */
export const AMOUNT = String.raw`(?:\d[\d.,]{0,20}(?: ?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}])`;

/**
 * Returns the plain spelling (`-1000.9`, `.5`, `1e3`) of a number as people write it: `1000.9`, `1,000.9`, `1.000,12`,
 * `1 000`, `$ 100`, `.5`, `5.`, `1e3`, `−3`. A single comma or several dots before groups of three digits are thousands
 * separators, unless the number begins with 0 (`0,123`); any other single separator is the decimal point. Returns null
 * for anything else.
 */
export function plainNumber(text: string): string | null {
  let rest = text
    .trim()
    .replace(/^([+\-−]?)\s*\p{Sc}\s*/u, '$1')
    .replace(/(?<!\s)\s*\p{Sc}$/u, '') // the lookbehind keeps long runs of blanks linear
    .replace(/−/g, '-')
    .replace(/(?<=\d)[\s_'’](?=\d{3}(?!\d))/g, '');
  const lastComma = rest.lastIndexOf(',');
  const lastDot = rest.lastIndexOf('.');
  if (lastComma >= 0 && lastDot >= 0) {
    const [mark, grouping] = lastComma > lastDot ? [',', '.'] : ['.', ','];
    const whole = rest.slice(0, rest.lastIndexOf(mark));
    if (!/^[+-]?[1-9]\d{0,2}([.,]\d{3})*$/.test(whole)) return null;
    rest = rest.replaceAll(grouping, '').replace(',', '.');
  } else if (lastComma >= 0) {
    rest = /^[+-]?[1-9]\d{0,2}(,\d{3})+$/.test(rest) ? rest.replaceAll(',', '') : rest.replace(',', '.');
  } else if (/^[+-]?[1-9]\d{0,2}(\.\d{3}){2,}$/.test(rest)) {
    rest = rest.replaceAll('.', '');
  }
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(rest) ? rest : null;
}

/**
 * Returns the double nearest to a number as people write it (see `plainNumber`); infinite if it is out of range, null
 * for anything else.
 */
export function readNumber(text: string): number | null {
  const plain = plainNumber(text);
  return plain === null ? null : Number(plain);
}
