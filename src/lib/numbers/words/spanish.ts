import { type Form, groupsOf, type Speller } from './types.ts';

const ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
const SCALES = 'millón billón trillón cuatrillón quintillón'.split(' ');

/** `last` is how the one at the end is written: uno, una or, before a noun, un. */
function belowThousand(value: number, last: 'uno' | 'una' | 'un', isFeminine: boolean): string {
  if (value === 100) return 'cien';
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const apocope = rest === 21 && last === 'un' ? 'veintiún' : null;
  const low =
    rest < 30 ? (apocope ?? ONES[rest]!) : TENS[Math.floor(rest / 10)]! + (rest % 10 ? ` y ${ONES[rest % 10]!}` : '');
  const hundred = hundreds === 0 ? '' : isFeminine ? HUNDREDS[hundreds]!.replace(/os$/, 'as') : HUNDREDS[hundreds]!;
  return [hundred, rest === 0 ? '' : low.replace(/uno$/, last)].filter((word) => word !== '').join(' ');
}

function belowMillion(value: number, last: 'uno' | 'una' | 'un', isFeminine: boolean): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const thousand = thousands === 1 ? 'mil' : thousands === 0 ? '' : `${belowThousand(thousands, 'un', isFeminine)} mil`;
  return [thousand, rest === 0 ? '' : belowThousand(rest, last, isFeminine)].filter((word) => word !== '').join(' ');
}

/** The cardinal; `isBeforeNoun` writes un instead of uno. */
export function spanishCardinal(value: bigint, isFeminine: boolean, isBeforeNoun = false): string {
  if (value === 0n) return 'cero';
  const words = groupsOf(value, 6).flatMap((group, i) => {
    if (group === 0) return [];
    if (i === 0) return [belowMillion(group, isFeminine ? 'una' : isBeforeNoun ? 'un' : 'uno', isFeminine)];
    const scale = SCALES[i - 1]!;
    return [group === 1 ? `un ${scale}` : `${belowMillion(group, 'un', false)} ${scale.replace('ón', 'ones')}`];
  });
  return words.toReversed().join(' ');
}

const ORDINAL_ONES =
  '- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(' ');
const ORDINAL_TENS =
  '- décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ');
const ORDINAL_HUNDREDS =
  '- centésimo ducentésimo tricentésimo cuadringentésimo quingentésimo sexcentésimo septingentésimo octingentésimo noningentésimo'.split(
    ' ',
  );
const TEENS = 'decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno'.split(' ');

/** Ordinals above 9,999 are read as cardinals. */
function ordinal(value: bigint, { gender }: Form): string | null {
  if (value < 1n || value > 9999n) return value === 1_000_000n ? agree('millonésimo', gender) : null;
  const number = Number(value);
  const [thousands, hundreds, rest] = [Math.floor(number / 1000), Math.floor(number / 100) % 10, number % 100];
  const low =
    rest < 13
      ? [ORDINAL_ONES[rest]!]
      : rest < 20
        ? [TEENS[rest - 13]!]
        : [ORDINAL_TENS[Math.floor(rest / 10)]!, ORDINAL_ONES[rest % 10]!];
  const words = [
    thousands === 0 ? '-' : `${thousands === 1 ? '' : ONES[thousands]!}milésimo`,
    ORDINAL_HUNDREDS[hundreds]!,
    ...low,
  ];
  return agree(words.filter((word) => word !== '-').join(' '), gender);
}

const agree = (words: string, gender: string) => (gender === 'feminine' ? words.replace(/o(?= |$)/g, 'a') : words);

export const spanish: Speller = {
  cardinal: (value, { gender }) => spanishCardinal(value, gender === 'feminine'),
  ordinal,
  point: 'coma',
  minus: 'menos',
  gap: ' ',
};
