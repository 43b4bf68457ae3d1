import { hasEmptyCall, withExtendedJson } from './mongo.ts';
import type { Problem } from '../../../base/problem.ts';
import { SyntaxProblem } from '../../../base/syntax-problem.ts';
import { parseJson } from './syntax.ts';

/** A text that can be read instead, and what was done to it. */
interface Repaired {
  label: 'escape-backslashes' | 'repair-json';
  text: string;
}

/** Nobody looks at a longer text closely enough to accept changes in it. */
const LONGEST = 1_000_000;
/** The package copies what it has so far for each missing character: a longer text may take minutes. */
const LONGEST_FOR_PACKAGE = 50_000;

const reads = (text: string): boolean => {
  try {
    return parseJson(text, { dialect: 'auto', documents: 'many' }).documents.length > 0;
  } catch (error) {
    if (error instanceof SyntaxProblem) return false;
    throw error;
  }
};

/** Comments and strings, closed or not, so that no end is looked for twice; in the second pattern, a backslash before a quote that ends a value doesn't escape it. */
const STRINGS = [
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*(?:"|\\?(?=\n|$))|'(?:[^'\\\n]|\\.)*(?:'|\\?(?=\n|$))/g,
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\(?!"\s*[,:}\]]).)*\\?(?:"|(?=\n|$))|'(?:[^'\\\n]|\\(?!'\s*[,:}\]]).)*\\?(?:'|(?=\n|$))/g,
];
const ESCAPES = /\\(?:["'\\/bfnrtv]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})/g;
/** What can't mean a backslash itself, even among backslashes that do. */
const KEPT = /\\(?:["'\\/]|u[0-9a-fA-F]{4})|\\/g;

/** Doubles the backslashes of a string if some of them can only be meant literally: `C:\new\Users`, `\d+`. */
function literal(token: string): string {
  if (token.startsWith('/') || token.at(-1) !== token[0]) return token;
  const body = token.slice(1, -1);
  if (!body.replace(ESCAPES, '').includes('\\')) return token;
  const doubled = body.replace(KEPT, (sequence) => (sequence === '\\' ? '\\\\' : sequence));
  // The last one would escape the quote.
  return token[0] + (/(?:^|[^\\])(?:\\\\)*\\$/.test(doubled) ? `${doubled}\\` : doubled) + token[0];
}

function escaped(text: string): string | null {
  for (const pattern of STRINGS) {
    const result = text.replace(pattern, literal);
    if (result !== text && reads(result)) return result;
  }
  return null;
}

/** Writes the tuples of Python as lists; the brackets of a call stay. */
function withLists(text: string): string {
  const isTuple: boolean[] = [];
  let before = '';
  return text.replace(/"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.)*(?:'|\\?$)|\S/gs, (token) => {
    const last = before;
    before = token;
    if (token === ')') return isTuple.pop() === true ? ']' : token;
    if (token !== '(') return token;
    isTuple.push(last !== '' && '[({:,'.includes(last));
    return isTuple.at(-1) === true ? '[' : token;
  });
}

/**
 * Proposes a text to read instead of one that isn't JSON: with backslashes escaped where they can only be literal, otherwise
 * with the literals of Python, JavaScript and MongoDB replaced and the missing end of a truncated text added; null if
 * there is none.
 */
export async function repairJson(text: string, { code }: Problem): Promise<Repaired | null> {
  if (text.length > LONGEST || !/[[{]/.test(text) || reads(text)) return null;
  if (code === 'bad-escape') {
    const result = escaped(text);
    return result === null ? null : { label: 'escape-backslashes', text: result };
  }
  const extended = withExtendedJson(text);
  if (extended !== text && reads(extended)) return { label: 'repair-json', text: extended };
  if (text.length > LONGEST_FOR_PACKAGE || hasEmptyCall(extended)) return null;
  const { jsonrepair, JSONRepairError } = await import('jsonrepair');
  try {
    const result = jsonrepair(withLists(extended));
    return reads(result) ? { label: 'repair-json', text: result } : null;
  } catch (error) {
    // The package has no limit of its own for nesting.
    if (error instanceof JSONRepairError || error instanceof RangeError) return null;
    throw error;
  }
}
