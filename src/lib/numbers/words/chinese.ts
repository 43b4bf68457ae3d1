import type { Speller } from './types.ts';

interface Numerals {
  digits: string;
  ten: string;
  hundred: string;
  thousand: string;
}

const EVERYDAY: Numerals = { digits: '零一二三四五六七八九', ten: '十', hundred: '百', thousand: '千' };
/** Numerals for checks and contracts, which can't be altered. */
const FINANCIAL: Numerals = { digits: '零壹贰叁肆伍陆柒捌玖', ten: '拾', hundred: '佰', thousand: '仟' };

/** Up to four digits; `isOpen` marks that something precedes, so that a missing thousand is said as zero. */
function belowMyriad(value: number, { digits, ten, hundred, thousand }: Numerals): string {
  const units = [thousand, hundred, ten, ''];
  let text = '';
  let isGap = false;
  [...String(value).padStart(4, '0')].forEach((digit, i) => {
    if (digit === '0') isGap = text !== '';
    else {
      text += `${isGap ? digits[0]! : ''}${digits[Number(digit)]!}${units[i]!}`;
      isGap = false;
    }
  });
  return text;
}

/** Ten thousands of ten thousands: 一亿亿 rather than 一京, which few readers know. */
function read(value: bigint, numerals: Numerals): string {
  for (const [size, unit] of [
    [10n ** 8n, '亿'],
    [10n ** 4n, '万'],
  ] as const) {
    if (value < size) continue;
    const [high, low] = [value / size, value % size];
    const zero = low > 0n && low < size / 10n ? numerals.digits[0]! : '';
    return read(high, numerals) + unit + (low === 0n ? '' : zero + read(low, numerals));
  }
  return belowMyriad(Number(value), numerals);
}

const cardinal = (value: bigint, numerals: Numerals): string => {
  if (value === 0n) return numerals.digits[0]!;
  const text = read(value, numerals);
  // Ten to nineteen are said without one, except on checks.
  return numerals === EVERYDAY && text.startsWith('一十') ? text.slice(1) : text;
};

const speller = (numerals: Numerals): Speller => ({
  cardinal: (value) => cardinal(value, numerals),
  ordinal: (value) => `第${cardinal(value, numerals)}`,
  point: '点',
  minus: '负',
  gap: '',
});

export const chinese = speller(EVERYDAY);
export const chineseFinancial = speller(FINANCIAL);

/** The amount of a check (Measures for Payment and Settlement, appendix 1). */
export function yuan(cents: bigint): string {
  const [whole, jiao, fen] = [cents / 100n, Number((cents / 10n) % 10n), Number(cents % 10n)];
  const { digits } = FINANCIAL;
  let text = whole > 0n ? `${cardinal(whole, FINANCIAL)}元` : '';
  if (jiao > 0) text += `${digits[jiao]!}角`;
  else if (fen > 0 && whole > 0n) text += digits[0]!;
  if (fen > 0) return `${text}${digits[fen]!}分`;
  return text === '' ? `${digits[0]!}元整` : `${text}整`;
}
