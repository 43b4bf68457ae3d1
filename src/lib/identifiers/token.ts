// Random tokens from character classes, and passphrases from a word list.
import { graphemesOf } from '../../base/segments.ts';
import { pick, randomBelow, randomBigBelow, randomIndices } from '../../base/random.ts';
import type { RandomBytes } from '../../base/random.ts';

export const CHARACTER_CLASSES = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '.,;:!?/-"\'#{([|\\@)]=}*+',
} as const;

export type CharacterClass = keyof typeof CHARACTER_CLASSES;

/** Characters that are easily confused in print or over the phone. */
const LOOK_ALIKES = '0Oo1Il|\'`"';

export interface TokenRecipe {
  /** Number of characters (graphemes of a custom alphabet). */
  length: number;
  classes: readonly CharacterClass[];
  /** Additional characters, split into graphemes; they form a separate class. */
  custom?: string;
  /** Characters to exclude. */
  exclude?: string;
  excludeLookAlikes?: boolean;
  /** Every non-empty class appears at least once, if the length allows it. */
  eachClass?: boolean;
}

export interface TokenMaker {
  /** Returns a token; all tokens that the recipe allows are equally likely. Empty if no character is allowed. */
  next: (random: RandomBytes) => string;
  /** log2 of the number of tokens that the recipe allows; exact with `eachClass` too. */
  entropyBits: number;
  alphabet: readonly string[];
  /** Whether each class appears; false if the length is too small for all of them. */
  keepsEachClass: boolean;
}

/** Prepares a recipe for any number of tokens.  */
export function tokenMaker(recipe: TokenRecipe): TokenMaker {
  const classes = disjointClasses(recipe);
  const alphabet = classes.flat();
  if (alphabet.length === 0) return { next: () => '', entropyBits: 0, alphabet, keepsEachClass: false };
  const keepsEachClass = recipe.eachClass === true && recipe.length >= classes.length;
  const allMissing = keepsEachClass ? (1 << classes.length) - 1 : 0;
  const memo = new Map<number, bigint>();
  /**
   * Returns the number of ways to fill `length` places so that each class in the bit set `missing` appears
   * (inclusion–exclusion).
   */
  const ways = (length: number, missing: number): bigint => {
    const key = length * 64 + missing;
    let count = memo.get(key);
    if (count === undefined) {
      count = 0n;
      for (let left = missing; ; left = (left - 1) & missing) {
        let size = alphabet.length;
        let sign = 1n;
        classes.forEach((list, c) => {
          if (left & (1 << c)) {
            size -= list.length;
            sign = -sign;
          }
        });
        count += sign * BigInt(size) ** BigInt(length);
        if (left === 0) break;
      }
      memo.set(key, count);
    }
    return count;
  };

  /** Fills one place at a time; each class is weighted by the number of completions. */
  const sequential = (random: RandomBytes) => {
    let token = '';
    let missing = allMissing;
    for (let rest = recipe.length - 1; rest >= 0; rest--) {
      let draw = randomBigBelow(ways(rest + 1, missing), random);
      let c = 0;
      for (;;) {
        const weight = BigInt(classes[c]!.length) * ways(rest, missing & ~(1 << c));
        if (draw < weight) break;
        draw -= weight;
        c++;
      }
      token += pick(classes[c]!, random);
      missing &= ~(1 << c);
    }
    return token;
  };

  const classOf = classes.flatMap((list, c) => list.map(() => 1 << c));
  const next = (random: RandomBytes) => {
    // Redrawing until every class appears is also uniform, and almost always fast.
    for (let attempt = 0; attempt < 16; attempt++) {
      const indices = randomIndices(alphabet.length, recipe.length, random);
      const present = indices.reduce((set, index) => set | classOf[index]!, 0);
      if ((present & allMissing) === allMissing) return Array.from(indices, (index) => alphabet[index]).join('');
    }
    return sequential(random);
  };
  return { next, entropyBits: log2(ways(recipe.length, allMissing)), alphabet, keepsEachClass };
}

export interface PassphraseRecipe {
  words: readonly string[];
  count: number;
  separator: string;
  capitalize?: boolean;
  /** Whether a digit follows one of the words. */
  digit?: boolean;
}

/** Words drawn with replacement (Diceware). */
export function passphrase(recipe: PassphraseRecipe, random: RandomBytes): string {
  const digitAfter = recipe.digit && recipe.count > 0 ? randomBelow(recipe.count, random) : -1;
  const words = Array.from({ length: recipe.count }, (_, i) => {
    const word = pick(recipe.words, random);
    const cased = recipe.capitalize ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return i === digitAfter ? `${cased}${randomBelow(10, random)}` : cased;
  });
  return words.join(recipe.separator);
}

/** Returns the entropy in bits, for an attacker who knows the list and the recipe. */
export function passphraseEntropyBits(recipe: PassphraseRecipe): number {
  if (recipe.count === 0 || recipe.words.length === 0) return 0;
  return recipe.count * Math.log2(recipe.words.length) + (recipe.digit ? Math.log2(10 * recipe.count) : 0);
}

/**
 * Returns how many tokens can be generated before two are equal with a probability of 1/2, as a power of two (birthday
 * bound).
 */
export function collisionLog2(entropyBits: number): number {
  return entropyBits / 2 + Math.log2(Math.sqrt(2 * Math.LN2));
}

/** The 7,776 words of the EFF's long list for five dice, 12.92 bits each; loaded on first use. */
export async function loadWords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['diceware-common'];
}

/** Returns the graphemes of a text without duplicates. */
export function uniqueGraphemes(text: string): string[] {
  return [...new Set(graphemesOf(text))];
}

function disjointClasses({ classes, custom = '', exclude = '', excludeLookAlikes }: TokenRecipe): string[][] {
  const taken = new Set([...uniqueGraphemes(exclude), ...(excludeLookAlikes ? LOOK_ALIKES : '')]);
  const lists = [...new Set(classes)].map((name) => [...CHARACTER_CLASSES[name]]);
  return [...lists, uniqueGraphemes(custom)]
    .map((list) =>
      list.filter((character) => {
        const fresh = !taken.has(character);
        taken.add(character);
        return fresh;
      }),
    )
    .filter((list) => list.length > 0);
}

function log2(value: bigint): number {
  const digits = value.toString(2);
  // Beyond 53 bits only the leading ones matter; the rest only shift the decimal point.
  return digits.length <= 53
    ? Math.log2(Number(value))
    : Math.log2(parseInt(digits.slice(0, 53), 2)) + digits.length - 53;
}
