import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Sieve } from '../core/recognition/sieve.ts';

type Node = AST.Element | AST.QuantifiableElement;

const ASCII = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
const parser = new RegExpParser({ ecmaVersion: 2024 });

/** The minimum length of a match. */
function leastOf(node: Node): number {
  switch (node.type) {
    case 'Assertion':
    case 'Backreference':
      return 0;
    case 'Quantifier':
      return node.min * leastOf(node.element);
    case 'Group':
    case 'CapturingGroup':
      return leastOfAny(node.alternatives);
    default:
      return 1;
  }
}

const leastOfAny = (alternatives: readonly AST.Alternative[]) =>
  Math.min(...alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + leastOf(element), 0)));

/** Where a match can begin: the characters, and whether it can be empty; null for any character. */
type First = { characters: ReadonlySet<string>; empty: boolean } | null;

function firstOf(node: Node, flags: string): First {
  switch (node.type) {
    case 'Assertion':
      return { characters: new Set(), empty: true };
    case 'Quantifier': {
      const first = firstOf(node.element, flags);
      return first && { ...first, empty: first.empty || node.min === 0 };
    }
    case 'Group':
    case 'CapturingGroup':
      return firstOfAny(node.alternatives, flags);
    case 'Backreference':
      return null;
    default: {
      const pattern = new RegExp(`^(?:${node.raw})`, flags);
      return { characters: new Set(ASCII.filter((character) => pattern.test(character))), empty: false };
    }
  }
}

function firstOfAny(alternatives: readonly AST.Alternative[], flags: string): First {
  const characters = new Set<string>();
  let empty = false;
  for (const { elements } of alternatives) {
    let isOpen = true;
    for (const element of elements) {
      const first = firstOf(element, flags);
      if (!first) return null;
      for (const character of first.characters) characters.add(character);
      isOpen = first.empty;
      if (!isOpen) break;
    }
    empty ||= isOpen;
  }
  return { characters, empty };
}

/** Whether every match begins where the text does. */
const isAnchored = ({ elements }: AST.Alternative, flags: string) =>
  elements[0]?.type === 'Assertion' && elements[0].kind === 'start' && !flags.includes('m');

/** The ends of ranges that hold all these characters. */
function rangesOf(characters: ReadonlySet<string>): string {
  const codes = [...characters].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const isNew = (code: number, at: number) => at === 0 || codes[at - 1] !== code - 1;
  const isLast = (code: number, at: number) => codes[at + 1] !== code + 1;
  return codes
    .flatMap((code, at) => [...(isNew(code, at) ? [code] : []), ...(isLast(code, at) ? [code] : [])])
    .map((code) => String.fromCharCode(code))
    .join('');
}

/** The characters that occur in every match. */
function neededBy(node: Node, flags: string): ReadonlySet<string> {
  switch (node.type) {
    case 'Character': {
      const character = String.fromCodePoint(node.value);
      const hasCase = flags.includes('i') && character.toLowerCase() !== character.toUpperCase();
      return new Set(hasCase ? [] : [character]);
    }
    case 'Assertion':
      return node.kind === 'lookahead' && !node.negate ? neededByAny(node.alternatives, flags) : new Set();
    case 'Quantifier':
      return node.min === 0 ? new Set() : neededBy(node.element, flags);
    case 'Group':
    case 'CapturingGroup':
      return neededByAny(node.alternatives, flags);
    default:
      return new Set();
  }
}

function neededByAny(alternatives: readonly AST.Alternative[], flags: string): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = alternatives.map(
    ({ elements }) => new Set(elements.flatMap((element) => [...neededBy(element, flags)])),
  );
  return new Set([...first].filter((character) => others.every((other) => other.has(character))));
}

/** Rarest first. */
const RARITY = [/[^\w\s.,-]/, /[^\w ]/, /[A-Z]/, /\d/, /[a-z]/, /./s];

/** Returns what any match of a pattern has. */
export function sieveOf({ source, flags }: RegExp): Sieve {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const first = alternatives.every((alternative) => isAnchored(alternative, flags))
    ? firstOfAny(alternatives, flags)
    : null;
  const needed = [...neededByAny(alternatives, flags)];
  const needs = RARITY.flatMap((rare) => needed.find((character) => rare.test(character)) ?? [])[0];
  return {
    ...(first && !first.empty && first.characters.size < ASCII.length && { starts: rangesOf(first.characters) }),
    ...(needs !== undefined && { needs }),
    least: leastOfAny(alternatives),
  };
}
