import { Problem } from '../../../base/problem.ts';
import { add, compare, DECIMAL_PROBLEMS, divide, isZero, multiply, negate, type Ratio, ratio } from '../ratio/ratio.ts';
import { writeRatio } from '../ratio/write.ts';
import { asked, isNegative, readTerms, sumOf, type Term } from './measure.ts';
import { withoutOwner } from './owner.ts';
import { QUANTITIES, type Quantity, type Table, unitsFor } from './quantities.ts';
import { type Page, TAGS, type Unit } from './unit.ts';

export const UNIT_PROBLEMS = [
  ...DECIMAL_PROBLEMS,
  'division-by-zero',
  'no-unit',
  'unknown-unit',
  'mixed',
  'incompatible',
  'no-value',
  'below-absolute-zero',
] as const;

/** How an ambiguous unit is meant: as a unit of a quantity, or as one of a system. */
export const MEANINGS = [...QUANTITIES, ...TAGS] as const;
export type Meaning = (typeof MEANINGS)[number];

interface Candidate {
  quantity: Quantity;
  unit: Unit;
  weak: boolean;
}

/** All units by what people call them. */
export interface Names {
  table: Table;
  exact: ReadonlyMap<string, readonly Candidate[]>;
  folded: ReadonlyMap<string, readonly Candidate[]>;
}

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace('μ', 'µ');

/** Returns the units by their spellings; `nameOf` is the name of a unit in the user's language. */
export function namesOf(table: Table, nameOf: (id: string) => string): Names {
  const exact = new Map<string, Candidate[]>();
  const folded = new Map<string, Candidate[]>();
  const put = (map: Map<string, Candidate[]>, word: string, candidate: Candidate) => {
    const list = map.get(word) ?? [];
    if (!list.some(({ unit }) => unit === candidate.unit)) map.set(word, [...list, candidate]);
  };
  const named = new Set(['']);
  for (const quantity of QUANTITIES) {
    for (const unit of table[quantity]) {
      // The centimeter of pages is the one of lengths.
      const name = named.has(unit.id) ? '' : nameOf(unit.id);
      const spoken = name === '' ? [] : [name, `${name}s`];
      named.add(unit.id);
      for (const [words, weak] of [
        [[...unit.spellings, ...spoken], false],
        [unit.weak, true],
      ] as const) {
        for (const word of words) {
          put(exact, word, { quantity, unit, weak });
          put(folded, fold(word), { quantity, unit, weak });
        }
      }
    }
  }
  return { table, exact, folded };
}

let last: { key: string; names: Names } | undefined;

/** The same, made once for a page and a language, since all units take some milliseconds. */
export function namesFor(page: Page, language: string, nameOf: (id: string) => string): Names {
  const key = [page.root, page.viewport, language, nameOf('meter')].join();
  if (last?.key !== key) last = { key, names: namesOf(unitsFor(page), nameOf) };
  return last.names;
}

/** Returns what a word can mean, likeliest first: as it is written, or else in any case. */
function candidates(names: Names, word: string): readonly Candidate[] {
  const plain = word.trim().replace(/\s+/g, ' ').replace('μ', 'µ');
  const folded = fold(plain);
  const whole = names.exact.get(plain) ?? names.folded.get(folded) ?? names.folded.get(folded.replace(/\.$/, ''));
  if (whole) return whole;
  const owned = withoutOwner(plain);
  const units = owned ? candidates(names, owned.unit) : [];
  return owned?.tag ? units.filter(({ unit }) => unit.tag === owned.tag) : units;
}

const fits = ({ quantity, unit }: Candidate, as: Meaning) => quantity === as || unit.tag === as;

/** The likeliest first: what is meant, then what the word means without further words. */
function ranked(list: readonly Candidate[], as: Meaning | 'auto'): readonly Candidate[] {
  const cost = (candidate: Candidate) => (as !== 'auto' && !fits(candidate, as) ? 2 : 0) + (candidate.weak ? 1 : 0);
  return list.toSorted((a, b) => cost(a) - cost(b));
}

/** A measure with its units resolved. */
export interface Resolved {
  quantity: Quantity;
  units: readonly Unit[];
  to: Unit | null;
}

/** Chooses units that measure the same: of all the terms, and of what is asked. */
function resolve(
  words: readonly (readonly Candidate[])[],
  target: readonly Candidate[] | null,
  as: Meaning | 'auto',
): Resolved | null {
  const [first = [], ...rest] = words;
  for (const start of ranked(first, as)) {
    const same = (list: readonly Candidate[]) =>
      ranked(list, as)
        .filter(({ quantity }) => quantity === start.quantity)
        .toSorted((a, b) => Number(b.unit.tag === start.unit.tag) - Number(a.unit.tag === start.unit.tag))[0];
    const others = rest.map(same);
    const to =
      target &&
      (as !== 'auto' && start.unit.tag === undefined
        ? ranked(target, as).find(({ quantity }) => quantity === start.quantity)
        : same(target));
    if (others.some((candidate) => candidate === undefined) || (target && !to)) continue;
    return {
      quantity: start.quantity,
      units: [start.unit, ...others.flatMap((candidate) => candidate?.unit ?? [])],
      to: to?.unit ?? null,
    };
  }
  return null;
}

const codesOf = ({ quantity, units, to }: Resolved): Meaning[] =>
  [units[0]?.tag, to?.tag, quantity].filter((code): code is Meaning => code !== undefined);
const isSame = (a: Resolved, b: Resolved) =>
  a.quantity === b.quantity &&
  compare(a.units[0]!.factor, b.units[0]!.factor) === 0 &&
  (a.to === null || b.to === null || compare(a.to.factor, b.to.factor) === 0);

export interface Read extends Resolved {
  /** In the base unit of the quantity. */
  value: Ratio;
  terms: readonly Term[];
  /** How it was read, and how else it could have been; null if its words mean only one thing. */
  meaning: { as: Meaning; others: readonly Meaning[] } | null;
}

function toBase(number: Ratio, unit: Unit): Ratio {
  if (!unit.inverse) return multiply(add(number, unit.offset ?? ratio(0)), unit.factor);
  if (isZero(number)) throw new Problem('no-value', 0, { unit: unit.symbol });
  return divide(unit.factor, number);
}

/** Returns a value in the base unit in another one; null if it has none, such as 0 km/L in liters per 100 km. */
export function inUnit(value: Ratio, unit: Unit): Ratio | null {
  if (unit.inverse) return isZero(value) ? null : divide(unit.factor, value);
  return add(divide(value, unit.factor), negate(unit.offset ?? ratio(0)));
}

const ABSOLUTE_ZERO = ratio(-27_315, 100);

function valueOf(terms: readonly Term[], { quantity, units }: Resolved): Ratio {
  const [first] = units;
  const [term] = terms;
  if (!first || !term) throw new Problem('no-unit', 0);
  if (terms.length > 1 && units.some(({ inverse, offset }) => inverse || offset))
    throw new Problem('mixed', terms[1]?.at);
  const value =
    terms.length > 1
      ? sumOf(
          terms,
          units.map(({ factor }) => factor),
        )
      : toBase(term.number, first);
  if (quantity === 'temperature' && compare(value, ABSOLUTE_ZERO) < 0) throw new Problem('below-absolute-zero', 0);
  return value;
}

/** Reads `5 ft 11 in to cm`. `target` is a unit that is asked for elsewhere. Throws `Problem` of UNIT_PROBLEMS. */
export function readMeasure(
  text: string,
  { target, as, names }: { target: string; as: Meaning | 'auto'; names: Names },
): Read {
  const isUnit = (word: string) => candidates(names, word).length > 0;
  const parts = asked(text, isUnit);
  const wanted = target === '' ? parts.target : target;
  const terms = withUnit(readTerms(parts.measure, isUnit), as, names);
  if (terms.length === 0) throw new Problem('not-decimal', text.length - text.trimStart().length);
  const words = terms.map(({ unit, at }) => {
    const list = candidates(names, unit);
    if (unit === '') throw new Problem('no-unit', parts.measure.trimEnd().length);
    if (list.length === 0) throw new Problem('unknown-unit', at, { unit: unit.slice(0, 30) });
    return list;
  });
  const goal = wanted === '' ? null : candidates(names, wanted);
  const resolved = resolve(words, goal, as);
  if (!resolved) {
    if (!resolve(words, null, as)) throw new Problem('mixed', terms[1]?.at);
    throw new Problem('incompatible', terms[0]?.at, { from: terms[0]?.unit ?? '', to: wanted });
  }
  return { ...resolved, value: valueOf(terms, resolved), terms, meaning: meaningOf(resolved, { words, goal, as }) };
}

/** A number without a unit has the base unit of the quantity that is meant. */
function withUnit(terms: readonly Term[], as: Meaning | 'auto', { table }: Names): readonly Term[] {
  const units = QUANTITIES.includes(as as Quantity) ? table[as as Quantity] : [];
  const base = units.find(({ factor, offset }) => compare(factor, ratio(1)) === 0 && (!offset || isZero(offset)));
  return base && terms.length === 1 && terms[0]?.unit === '' ? [{ ...terms[0], unit: base.symbol }] : terms;
}

function meaningOf(
  chosen: Resolved,
  {
    words,
    goal,
    as,
  }: { words: readonly (readonly Candidate[])[]; goal: readonly Candidate[] | null; as: Meaning | 'auto' },
): Read['meaning'] {
  const strong = [...words, ...(goal ? [goal] : [])].map((list) => list.filter(({ weak }) => !weak));
  const codes = new Set(
    strong.flat().flatMap(({ unit, quantity }): Meaning[] => (unit.tag ? [quantity, unit.tag] : [quantity])),
  );
  const others: { code: Meaning; resolved: Resolved }[] = [];
  for (const code of codes) {
    const resolved = resolve(words, goal, code);
    if (!resolved || !codesOf(resolved).includes(code) || isSame(resolved, chosen)) continue;
    if (!others.some((other) => isSame(other.resolved, resolved))) others.push({ code, resolved });
  }
  if (as !== 'auto') return codesOf(chosen).includes(as) && others.length > 0 ? { as, others: [] } : null;
  if (others.length === 0) return null;
  const bySystem = others.every(({ resolved }) => resolved.quantity === chosen.quantity);
  const [own = chosen.quantity] = bySystem ? codesOf(chosen) : [chosen.quantity];
  return { as: own, others: others.map(({ code }) => code) };
}

/** Returns the unit that tells most about a value: a common one of the other system, or else of another kind or size. */
export function bestUnit({ quantity, units, value }: Read, table: Table): Unit {
  const own = units.length === 1 ? units[0] : undefined;
  const group = units[0]?.group === 'other' ? 'metric' : 'other';
  const isNews = (unit: Unit) =>
    unit !== own && (unit.tag === undefined || unit.group !== own?.group || unit.tag !== own.tag);
  const common = table[quantity].filter((unit) => unit.common && unit.group !== 'alias');
  const opposite = common.filter((unit) => unit.group === group);
  const choice = (opposite.length > 0 ? opposite : common)
    .filter(isNews)
    .toSorted((a, b) => compare(a.factor, b.factor));
  const size = isNegative(value) ? negate(value) : value;
  const whole = choice.filter((unit) => compare(size, unit.factor) >= 0);
  return whole.at(-1) ?? choice[0] ?? units[0] ?? table[quantity][0]!;
}

const DIGITS = 12;
/** An exact number of up to this many characters is shown in full. */
const LONGEST = 30;

export interface Written {
  text: string;
  exact: boolean;
}

/** Writes a number in full if that is short, otherwise with as many significant digits as asked; very large and small ones as `1.5e+30`. */
export function writeNumber(value: Ratio, digits: number | null): Written {
  const size = digits ?? DIGITS;
  if (digits === null) {
    const full = writeRatio(value, { kind: 'full', digits: 0 });
    const again = full.length <= LONGEST && compare(ratioOf(full), value) === 0;
    if (again) return { text: full, exact: true };
  }
  const text = trimmed(writeRatio(value, { kind: 'significant', digits: size }));
  const exact = compare(ratioOf(text), value) === 0;
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const zeros = /^0*/.exec(places)?.[0].length ?? 0;
  if (whole.length > 21) return { text: `${sign}${scientific(whole, whole.length - 1)}`, exact };
  if (whole === '0' && zeros >= 6) return { text: `${sign}${scientific(places.slice(zeros), -zeros - 1)}`, exact };
  return { text, exact };
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

function scientific(digits: string, power: number): string {
  const fraction = digits.slice(1).replace(/0+$/, '');
  return `${digits[0]}${fraction === '' ? '' : `.${fraction}`}e${power < 0 ? '-' : '+'}${Math.abs(power)}`;
}

/** Reads what `writeRatio` writes. */
function ratioOf(text: string): Ratio {
  const [whole = '', places = ''] = text.replace('-', '').split('.');
  const value = ratio(BigInt(`${whole}${places}`), 10n ** BigInt(places.length));
  return isNegative(value) || !text.startsWith('-') ? value : negate(value);
}
