import type { AST } from '@eslint-community/regexpp';
import { pick, pooled, randomBelow, type RandomBytes } from '../../../base/random.ts';
import { groupsOf } from './explain.ts';
import { withinEngine } from './pattern.ts';

/** Number of attempts before giving up. */
const TRIES = 40;
/** Repetitions beyond the minimum. */
const MORE = 3;
/** Length at which a sample stops repeating. */
const LONG = 300;

/** Letters first, for readable samples; then characters that unusual classes need. */
const ALPHABET = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...'_-., :;/!?@#$%&*+=()[]{}<>"\'`^~|\\\t\n',
  ...'éßñλжשع中あ한กनẞ €→😀𝄞',
];

/** Returns a random text that the expression matches; null if none was found. */
export function sampleOf(tree: AST.Pattern, expression: RegExp, random: RandomBytes): string | null {
  const draw = pooled(random);
  const fits = fitting(expression.flags.replace(/[gyd]/g, ''));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = new Writer(draw, fits, attempt % 2 === 0).write(tree);
    expression.lastIndex = 0;
    if (withinEngine('engine-limit', () => expression.test(text))) return text;
  }
  return null;
}

/**
 * Returns the characters that a class such as `[^a-z]` or `\p{Lu}` matches: determined by the engine, once per class.
 */
function fitting(flags: string): (raw: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return (raw) => {
    const before = cache.get(raw);
    if (before) return before;
    const single = withinEngine('engine-limit', () => new RegExp(`^(?:${raw})$`, flags));
    let characters: string[] = ALPHABET.filter((character) => single.test(character));
    for (let code = 0; characters.length === 0 && code < 0x20000; code++) {
      if (single.test(String.fromCodePoint(code))) characters = [String.fromCodePoint(code)];
    }
    cache.set(raw, characters);
    return characters;
  };
}

/** Generates one text along the tree. */
class Writer {
  readonly #random: RandomBytes;
  readonly #fits: (raw: string) => readonly string[];
  /**
   * Whether to also generate what look-around requires. Right for `a(?=b)`, wrong for `(?=.*\d)\w+`, so both are tried.
   */
  readonly #aroundToo: boolean;
  readonly #captured = new Map<AST.CapturingGroup, string>();
  #length = 0;

  constructor(random: RandomBytes, fits: (raw: string) => readonly string[], aroundToo: boolean) {
    this.#random = random;
    this.#fits = fits;
    this.#aroundToo = aroundToo;
  }

  write(node: AST.Node): string {
    const text = this.#textOf(node);
    if (node.type === 'CapturingGroup') this.#captured.set(node, text);
    return text;
  }

  #textOf(node: AST.Node): string {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return this.write(pick(node.alternatives, this.#random));
      case 'Alternative':
        return node.elements.map((element) => this.write(element)).join('');
      case 'Quantifier':
        return this.#repeated(node);
      case 'Character':
        this.#length++;
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#oneOf(node.raw);
      case 'Backreference': {
        const group = [node.resolved].flat()[0];
        return (group && this.#captured.get(group)) ?? '';
      }
      case 'Assertion':
        if ((node.kind !== 'lookahead' && node.kind !== 'lookbehind') || node.negate || !this.#aroundToo) return '';
        return this.write(pick(node.alternatives, this.#random));
      default:
        return '';
    }
  }

  #repeated({ min, max, element }: AST.Quantifier): string {
    const room = this.#length < LONG ? Math.min(MORE, max - min) : 0;
    const count = Math.min(min, LONG) + randomBelow(room + 1, this.#random);
    let text = '';
    for (let turn = 0; turn < count && this.#length < 10 * LONG; turn++) text += this.write(element);
    // A skipped group captures nothing.
    if (count === 0) for (const group of groupsOf(element)) this.#captured.delete(group);
    return text;
  }

  #oneOf(raw: string): string {
    this.#length++;
    const fitting = this.#fits(raw);
    return fitting.length === 0 ? '' : pick(fitting, this.#random);
  }
}
