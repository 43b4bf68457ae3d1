import { Problem } from '../../../base/problem.ts';
import { withinEngine } from './pattern.ts';

export interface Capture {
  /** 0 is the whole match. */
  number: number;
  name: string | null;
  /** Null if the group didn't participate. */
  value: string | null;
  start: number;
  end: number;
}

/**
 * The captures of one match; the first is the match itself. Positions are in UTF-16 units, like those of the engine.
 */
export type Match = readonly [Capture, ...Capture[]];

/** The group names by number. Several groups can share a name (ES2025). */
export type GroupNames = readonly (string | null)[];

/**
 * Returns what `matchAll` returns with the flag g, otherwise the first match; at most `limit` of them, and their total
 * number. After an empty match, matching continues one character later (ECMA-262, AdvanceStringIndex). The expression
 * must have the flag d.
 */
export function findMatches(
  expression: RegExp,
  text: string,
  names: GroupNames,
  limit: number,
): { matches: Match[]; count: number } {
  const matches: Match[] = [];
  let count = 0;
  each(expression, text, (match) => {
    count++;
    if (matches.length < limit) matches.push(capturesOf(match, names));
  });
  return { matches, count };
}

function each(expression: RegExp, text: string, visit: (match: RegExpExecArray) => void): void {
  withinEngine('engine-limit', () => {
    expression.lastIndex = 0;
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      visit(match);
      if (!expression.global) return;
      if (match[0] === '') expression.lastIndex = next(text, expression);
    }
  });
}

function next(text: string, { lastIndex, unicode, unicodeSets }: RegExp): number {
  const code = unicode || unicodeSets ? (text.codePointAt(lastIndex) ?? 0) : 0;
  return lastIndex + (code > 0xffff ? 2 : 1);
}

function capturesOf(match: RegExpExecArray, names: GroupNames): Match {
  const captures = match.map((value: string | undefined, number): Capture => {
    const [start, end] = match.indices?.[number] ?? [-1, -1];
    return { number, name: names[number - 1] ?? null, value: value ?? null, start, end };
  });
  return captures as [Capture, ...Capture[]];
}

/** Maximum length of the result of a replacement, in UTF-16 units: `$'` can square the length. */
export const REPLACED_LIMIT = 2 ** 25;

/**
 * Returns `text.replace(expression, replacement)` with its `$` tokens, and the number of replacements.
 * @throws Problem `too-large` if the result would exceed REPLACED_LIMIT
 */
export function replaceMatches(expression: RegExp, text: string, replacement: string): { text: string; count: number } {
  const parts: string[] = [];
  let length = 0;
  let count = 0;
  let done = 0;
  const put = (part: string) => {
    length += part.length;
    if (length > REPLACED_LIMIT) throw new Problem('too-large', undefined, { limit: REPLACED_LIMIT });
    if (part !== '') parts.push(part);
  };
  each(expression, text, (match) => {
    put(text.slice(done, match.index));
    for (const part of substitution(replacement, match, text)) put(part);
    done = match.index + match[0].length;
    count++;
  });
  put(text.slice(done));
  return { text: parts.join(''), count };
}

const TOKEN = /\$(?:\$|&|`|'|\d{1,2})/g;
/** In a pattern without named groups, `$<` is literal. */
const TOKEN_WITH_NAMES = /\$(?:\$|&|`|'|\d{1,2}|<([^>]*)>)/g;

/** Returns the pieces of a replacement (ECMA-262, GetSubstitution). */
function* substitution(replacement: string, match: RegExpExecArray, text: string): Generator<string> {
  let done = 0;
  for (const token of replacement.matchAll(match.groups ? TOKEN_WITH_NAMES : TOKEN)) {
    yield replacement.slice(done, token.index);
    const [written, name] = token;
    yield valueOf(written, name, match, text) ?? written;
    done = token.index + written.length;
  }
  yield replacement.slice(done);
}

function valueOf(token: string, name: string | undefined, match: RegExpExecArray, text: string): string | null {
  if (token === '$$') return '$';
  if (token === '$&') return match[0];
  if (token === '$`') return text.slice(0, match.index);
  if (token === "$'") return text.slice(match.index + match[0].length);
  if (name !== undefined) return match.groups?.[name] ?? '';
  const digits = token.slice(1);
  const number = Number(digits);
  if (number > 0 && number < match.length) return match[number] ?? '';
  // $12 is group 1 followed by a 2 if there are fewer than twelve groups.
  const first = Number(digits[0]);
  if (digits.length === 2 && first > 0 && first < match.length) return (match[first] ?? '') + digits[1];
  return null;
}

/** Maximum number of parts of a split text: each takes about 50 bytes of memory, however short it is. */
export const PARTS_LIMIT = 1_000_000;

/**
 * Returns `text.split(expression, limit)`; null for groups that didn't participate.
 * @throws Problem `too-many-parts` if there are more than PARTS_LIMIT
 */
export function splitText(expression: RegExp, text: string, limit: number): (string | null)[] {
  return withinEngine('engine-limit', () => {
    const parts: (string | undefined)[] = text.split(expression, Math.min(limit, PARTS_LIMIT + 1));
    if (parts.length > PARTS_LIMIT) throw new Problem('too-many-parts', undefined, { limit: PARTS_LIMIT });
    return parts.map((part) => part ?? null);
  });
}
