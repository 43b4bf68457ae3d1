import { groupsOf, type Speller } from './types.ts';

const ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = '- - vingt trente quarante cinquante soixante septante huitante nonante'.split(' ');
const SCALES =
  'million milliard billion billiard trillion trilliard quadrillion quadrilliard quintillion quintilliard'.split(' ');

/** The words for 70, 80 and 90 in a country. */
type Tens = 'france' | 'belgium' | 'switzerland';

function belowHundred(value: number, tens: Tens, isFinal: boolean): string {
  if (value < 20) return ONES[value]!;
  const [ten, unit] = [Math.floor(value / 10), value % 10];
  const isTwenties = ten === 8 ? tens !== 'switzerland' : ten === 9 && tens === 'france';
  if (isTwenties) {
    const rest = value - 80;
    return rest === 0 ? `quatre-vingt${isFinal ? 's' : ''}` : `quatre-vingt-${ONES[rest]!}`;
  }
  if (ten === 7 && tens === 'france') return value === 71 ? 'soixante et onze' : `soixante-${ONES[value - 60]!}`;
  return unit === 0 ? TENS[ten]! : unit === 1 ? `${TENS[ten]!} et un` : `${TENS[ten]!}-${ONES[unit]!}`;
}

/** `isFinal` is false before another numeral, where vingt and cent have no plural. */
function belowThousand(value: number, tens: Tens, isFinal: boolean): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const low = rest === 0 ? '' : belowHundred(rest, tens, isFinal);
  if (hundreds === 0) return low;
  const hundred = hundreds === 1 ? 'cent' : `${ONES[hundreds]!} cent${rest === 0 && isFinal ? 's' : ''}`;
  return rest === 0 ? hundred : `${hundred} ${low}`;
}

function cardinal(value: bigint, tens: Tens): string {
  if (value === 0n) return 'zéro';
  const words = groupsOf(value).flatMap((group, i) => {
    if (group === 0) return [];
    if (i === 0) return [belowThousand(group, tens, true)];
    if (i === 1) return [group === 1 ? 'mille' : `${belowThousand(group, tens, false)} mille`];
    return [`${belowThousand(group, tens, true)} ${SCALES[i - 2]!}${group === 1 ? '' : 's'}`];
  });
  return words.toReversed().join(' ');
}

function ordinal(value: bigint, tens: Tens, isFeminine: boolean): string | null {
  if (value < 1n) return null;
  if (value === 1n) return isFeminine ? 'première' : 'premier';
  const words = cardinal(value, tens).replace(/^un (?=mill|bill|trill|quad|quint)/, '');
  const stem = words
    .replace(/(vingt|cent|[dr])s$/, '$1')
    .replace(/(million|illiard)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '');
  return `${stem}ième`;
}

const speller = (tens: Tens): Speller => ({
  cardinal: (value, { gender }) => {
    const words = cardinal(value, tens);
    return gender === 'feminine' ? words.replace(/(^|[ -])un$/, '$1une') : words;
  },
  ordinal: (value, { gender }) => ordinal(value, tens, gender === 'feminine'),
  point: 'virgule',
  minus: 'moins',
  gap: ' ',
});

export const french = speller('france');
export const belgian = speller('belgium');
export const swiss = speller('switzerland');
