import { type Form, groupsOf, type Speller } from './types.ts';

const ONES =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS = '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);
const SHORT = 'mil milhão bilhão trilhão quatrilhão quintilhão sextilhão septilhão octilhão nonilhão decilhão'.split(
  ' ',
);
const LONG = 'milhão bilião trilião quatrilião quintilião'.split(' ');

const plural = (scale: string, count: number) => (count === 1 ? scale : scale.replace(/ão$/, 'ões'));

function belowThousand(value: number): string {
  if (value === 100) return 'cem';
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const low =
    rest < 20 ? [rest === 0 ? '-' : ONES[rest]!] : [TENS[Math.floor(rest / 10)]!, rest % 10 ? ONES[rest % 10]! : '-'];
  return [HUNDREDS[hundreds]!, ...low].filter((word) => word !== '-').join(' e ');
}

/** Joins groups; the last has an "e" if it is below 100 or whole hundreds. */
function joined(parts: readonly { words: string; value: number }[]): string {
  return parts.reduce((text, { words, value }, i) => {
    if (i === 0) return words;
    const isLast = i === parts.length - 1;
    return `${text}${isLast && (value < 100 || value % 100 === 0) ? ' e ' : ' '}${words}`;
  }, '');
}

function thousands(group: number): string {
  return group === 1 ? 'mil' : `${belowThousand(group)} mil`;
}

function brazilian(value: bigint): string {
  const parts = groupsOf(value).map((group, i) => {
    if (i === 0) return { words: belowThousand(group), value: group };
    if (i === 1) return { words: thousands(group), value: group };
    return { words: `${belowThousand(group)} ${plural(SHORT[i - 1]!, group)}`, value: group };
  });
  return joined(parts.filter((part) => part.value > 0).toReversed());
}

function belowMillion(group: number): { words: string; value: number }[] {
  const [high, low] = [Math.floor(group / 1000), group % 1000];
  return [
    { words: thousands(high), value: high },
    { words: belowThousand(low), value: low },
  ].filter(({ value }) => value > 0);
}

function european(value: bigint): string {
  const groups = groupsOf(value, 6);
  const parts = groups.flatMap((group, i) => {
    if (group === 0) return [];
    const own = belowMillion(group);
    if (i === 0) return own.toReversed();
    const scale = plural(LONG[i - 1]!, group);
    return [{ words: `${joined(own)} ${scale}`, value: group }];
  });
  return joined(parts.toReversed())
    .replaceAll('dezesseis', 'dezasseis')
    .replaceAll('dezessete', 'dezassete')
    .replaceAll('dezenove', 'dezanove');
}

/** Um, dois and the hundreds agree with the noun, unless they count millions. */
function feminine(words: string): string {
  const at = Math.max(
    words.lastIndexOf('lhão'),
    words.lastIndexOf('lhões'),
    words.lastIndexOf('lião'),
    words.lastIndexOf('liões'),
  );
  const end = at < 0 ? 0 : words.indexOf(' ', at) < 0 ? words.length : words.indexOf(' ', at);
  return (
    words.slice(0, end) +
    words
      .slice(end)
      .replace(/(^| )um(?= |$)/g, '$1uma')
      .replace(/(^| )dois(?= |$)/g, '$1duas')
      .replace(/entos(?= |$)/g, 'entas')
      .replace(/(du|tre)zentos/g, '$1zentas')
  );
}

const ORDINAL_ONES = '- primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono'.split(' ');
const ORDINAL_TENS =
  '- décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ');
const ORDINAL_HUNDREDS =
  '- centésimo ducentésimo trecentésimo quadringentésimo quingentésimo sexcentésimo septingentésimo octingentésimo noningentésimo'.split(
    ' ',
  );

/** Ordinals from 2,000 are written in several ways, and hardly in words. */
function ordinal(value: bigint, { gender }: Form): string | null {
  if (value < 1n || value > 1999n) return null;
  const number = Number(value);
  const words = [
    number >= 1000 ? 'milésimo' : '-',
    ORDINAL_HUNDREDS[Math.floor(number / 100) % 10]!,
    ORDINAL_TENS[Math.floor(number / 10) % 10]!,
    ORDINAL_ONES[number % 10]!,
  ]
    .filter((word) => word !== '-')
    .join(' ');
  return gender === 'feminine' ? words.replace(/o(?= |$)/g, 'a') : words;
}

const speller = (cardinal: (value: bigint) => string): Speller => ({
  cardinal: (value, { gender }) => {
    if (value === 0n) return 'zero';
    return gender === 'feminine' ? feminine(cardinal(value)) : cardinal(value);
  },
  ordinal,
  point: 'vírgula',
  minus: 'menos',
  gap: ' ',
});

export const portugueseOfBrazil = speller(brazilian);
export const portugueseOfPortugal = speller(european);
