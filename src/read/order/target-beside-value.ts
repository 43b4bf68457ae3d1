import { detects } from '../../core/recognition/detect.ts';
import { fold } from '../../base/fold.ts';
import type { Vocabulary } from '../../calls/words.ts';
import { recognitionOf } from '../../catalog/recognition.ts';
import type { Card } from '../../core/card.ts';
import { takenBy } from '../../core/recognition/recognize.ts';
import { isTargetOf } from '../convert.ts';
import { partsOf, type Phrases } from '../phrases.ts';
import { OF } from './verbs.ts';

interface Words {
  cards: readonly Card[];
  vocabulary: Vocabulary;
  phrases?: Phrases;
}

/** The name of a target has up to three words: `numéro de semaine`. */
const MOST_NAME_WORDS = 3;
const LONGEST = 200;

/** Returns the English target that words name; undefined for other words. */
function targetNamed(name: string, { cards, phrases }: Words): string | undefined {
  const meant = phrases?.targets.get(fold(name)) ?? name.toLowerCase();
  return isTargetOf(cards)(meant) ? meant : undefined;
}

/** A number could be anything, so an operation that reads its notation is needed. */
const IS_NUMBER = /^\d+$/;

/** Whether an operation that can show its value in a target surely takes a value; a number only if `takesNumbers`. */
const isTaken = (value: string, target: string, takesNumbers: boolean, { cards }: Words): boolean =>
  cards.some((card) =>
    card.operations.some(({ name, targets, detect, notations = {} }) => {
      if (!Object.hasOwn(targets, target)) return false;
      const { finds = [] } = recognitionOf(card, name);
      if (IS_NUMBER.test(value) && Object.hasOwn(notations, target)) return true;
      if (IS_NUMBER.test(value) && !takesNumbers) return false;
      return detect.some((rule) => detects(rule, value)) || finds.some((finder) => takenBy(finder, value) !== null);
    }),
  );

/** Rewrites a value that is surely one, and a target after it (`next friday as unix time`), as `value in target`; null for other texts. */
export function wholeConversion(text: string, words: Words): string | null {
  const { value, last = '' } = partsOf(text, words.phrases) ?? {};
  const target = targetNamed(last.trim(), words);
  return value !== undefined && target !== undefined && isTaken(value, target, false, words)
    ? `${value} in ${target}`
    : null;
}

/** `255的二进制`, also with a question behind it. */
const POSSESSED = /^(?<value>[^\s\p{Script=Han}]+) ?(?:的|是) ?(?<name>\p{Script=Han}+?)(?:是多少|是什么)?[?？]?$/u;

interface Division {
  name: string;
  value: string;
  /** Whether the name is surely what is wanted. In front of a number, it says what the number is: `unix time 1700000000`. */
  isWanted: boolean;
}

/** The ways to divide a line into the name of a target and a value, most words for the name first. */
function divisions(text: string, { vocabulary }: Words): Division[] {
  const { name: possessed, value: owner } = POSSESSED.exec(text)?.groups ?? {};
  if (possessed && owner) return [{ name: possessed, value: owner, isWanted: true }];
  const words = text.split(' ');
  const counts = [MOST_NAME_WORDS, 2, 1].filter((count) => count < words.length);
  return counts.flatMap((count) => {
    const behind = words.slice(count).join(' ');
    const value = behind.replace(OF, '');
    // An alias in front of a text is a call: `hex 255`.
    const isCall = value === behind && vocabulary.find(words[0] ?? '') !== undefined;
    return [
      ...(isCall ? [] : [{ name: words.slice(0, count).join(' '), value, isWanted: value !== behind }]),
      { name: words.slice(-count).join(' '), value: words.slice(0, -count).join(' '), isWanted: true },
    ];
  });
}

/**
 * Rewrites a value beside the name of a form that some operation shows it in (`hex of tomato`, `255 двоичный код`, `255的二进制`) as
 * `value in target`; null for other texts.
 */
export function withTargetLast(text: string, words: Words): string | null {
  if (text.length > LONGEST || (!text.includes(' ') && !POSSESSED.test(text))) return null;
  for (const { name, value, isWanted } of divisions(text, words)) {
    const target = targetNamed(name, words);
    if (target !== undefined && value !== '' && isTaken(value, target, isWanted, words)) return `${value} in ${target}`;
  }
  return null;
}
