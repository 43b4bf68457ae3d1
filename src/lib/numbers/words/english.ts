import { groupsOf, type Speller } from './types.ts';

export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const SCALES =
  '- thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion'.split(
    ' ',
  );

function belowThousand(value: number, and: string): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const low = rest < 20 ? ONES[rest]! : TENS[Math.floor(rest / 10)]! + (rest % 10 ? `-${ONES[rest % 10]!}` : '');
  if (hundreds === 0) return low;
  return `${ONES[hundreds]!} hundred${rest === 0 ? '' : `${and}${low}`}`;
}

function cardinal(value: bigint, and: string): string {
  if (value === 0n) return 'zero';
  const groups = groupsOf(value);
  const words = groups.flatMap((group, i) => {
    if (group === 0) return [];
    const tail = i === 0 && groups.length > 1 && group < 100 ? and.trimStart() : '';
    return [`${tail}${belowThousand(group, and)}${i === 0 ? '' : ` ${SCALES[i]!}`}`];
  });
  return words.toReversed().join(' ');
}

const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** The ordinal of a number word. */
export const ordinalWord = (word: string): string => IRREGULAR[word] ?? `${word.replace(/y$/, 'ie')}th`;

const speller = (and: string): Speller => ({
  cardinal: (value) => cardinal(value, and),
  ordinal: (value) => cardinal(value, and).replace(/[a-z]+$/, ordinalWord),
  point: 'point',
  minus: 'minus',
  gap: ' ',
});

export const american = speller(' ');
export const british = speller(' and ');
