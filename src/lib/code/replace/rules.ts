// Rules of find and replace: a search and its replacement, as fields or as lines (`old => new`, `s/old/new/g`).
import { Problem } from '../../../base/problem.ts';
import { compileGiven, type Compiled, PatternProblem } from '../regex/pattern.ts';
import { decodeEscapes, readReplacement, type Replacement } from './replacement.ts';

export const FIND_MODES = ['text', 'escapes', 'regex'] as const;
export type FindMode = (typeof FIND_MODES)[number];

export interface FindOptions {
  mode: FindMode;
  wholeWord: boolean;
  ignoreCase: boolean;
}

export interface Rule {
  /** As it is shown in the list of rules. */
  written: string;
  expression: RegExp;
  replacement: Replacement;
  wholeWord: boolean;
  /** Whether only the first match of each line is replaced, as sed does without the flag g. */
  firstOfLine: boolean;
  foreign: Compiled['foreign'];
  /** `\(` in a rule of sed: a group in its basic expressions, a parenthesis here. */
  isBasic?: boolean;
}

export const RULE_CODES = ['no-arrow', 'open-rule', 'bad-flag', 'bad-escape', 'too-many-rules'] as const;

const MOST_RULES = 1000;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Compiles with the flag u, so that a dot is a full character, unless only the grammar without it has the pattern. */
function compiled(pattern: string, flags: readonly string[]): Compiled {
  try {
    return compileGiven(pattern, [...flags, 'u']);
  } catch (error) {
    if (!(error instanceof PatternProblem)) throw error;
    return compileGiven(pattern, flags);
  }
}

/** @throws PatternProblem at the pattern */
export function expressionOf(find: string, { mode, ignoreCase }: FindOptions): Pick<Rule, 'expression' | 'foreign'> {
  const flags = ignoreCase ? ['g', 'm', 'i'] : ['g', 'm'];
  if (mode === 'regex') return compiled(find, flags);
  const plain = mode === 'escapes' ? decodeEscapes(find) : find;
  return { expression: new RegExp(escapePattern(plain), `${flags.join('')}u`), foreign: [] };
}

/** @throws Problem `bad-escape` */
export function replacementOf(text: string, mode: FindMode): Replacement {
  if (mode === 'regex') return readReplacement(text, { hasGroups: true });
  return readReplacement(mode === 'escapes' ? decodeEscapes(text) : text, { hasGroups: false });
}

const SED_FLAGS = /^[gIim]*$/;

/** Splits `s/find/replacement/flags` at its delimiter, which may be escaped. */
function partsOfSed(line: string): { find: string; replacement: string; flags: string } {
  const delimiter = line.charAt(1);
  const parts: string[] = [];
  let part = '';
  for (let at = 2; at < line.length; at++) {
    const unit = line.charAt(at);
    if (unit === '\\' && at + 1 < line.length) {
      const next = line.charAt(++at);
      part += next === delimiter && !/[\\^$.*+?()[\]{}|]/.test(delimiter) ? next : unit + next;
    } else if (unit === delimiter && parts.length < 2) {
      parts.push(part);
      part = '';
    } else part += unit;
  }
  const [find, replacement] = parts;
  if (find === undefined || replacement === undefined) throw new Problem('open-rule', line.length, { delimiter });
  const flags = part.trim();
  if (!SED_FLAGS.test(flags)) throw new Problem('bad-flag', line.length - part.length, { flags });
  return { find, replacement, flags };
}

const SED = /^s[^\w\s\\]/;

function sedRule(line: string): Rule {
  const { find, replacement, flags } = partsOfSed(line);
  const isGlobal = flags.includes('g');
  const { expression, foreign } = compiled(find, /i/i.test(flags) ? ['g', 'm', 'i'] : ['g', 'm']);
  return {
    written: line,
    expression,
    foreign,
    replacement: readReplacement(replacement, { hasGroups: true, hasAmpersand: true }),
    wholeWord: false,
    firstOfLine: !isGlobal,
    isBasic: find.includes('\\('),
  };
}

/** Cuts a line at its arrow or tab, with one space around an arrow. */
function partsOfLine(line: string): [find: string, replacement: string] | null {
  const arrow = /=>|→|\t/.exec(line);
  if (!arrow) return null;
  const [before, after] = [line.slice(0, arrow.index), line.slice(arrow.index + arrow[0].length)];
  if (arrow[0] === '\t') return [before, after];
  return [before.replace(/ $/, ''), after.replace(/^ /, '')];
}

/** Returns the rules of some lines. @throws Problem with an offset in `text` */
export function readRules(text: string, options: FindOptions): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const rule = line.trim() === '' ? null : ruleAt(line.replace(/\r$/, ''), start, options);
    if (rule) rules.push(rule);
    if (rules.length > MOST_RULES) throw new Problem('too-many-rules', start, { limit: MOST_RULES });
    start += line.length + 1;
  }
  return rules;
}

function ruleAt(line: string, start: number, options: FindOptions): Rule {
  try {
    if (SED.test(line)) return sedRule(line);
    const parts = partsOfLine(line);
    if (!parts || parts[0] === '') throw new Problem('no-arrow', 0, { line: line.slice(0, 40) });
    const [find, replacement] = parts;
    return {
      written: line,
      ...expressionOf(find, options),
      replacement: replacementOf(replacement, options.mode),
      wholeWord: options.wholeWord,
      firstOfLine: false,
    };
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error.code, start + (error.offset ?? 0), error.params);
    throw error;
  }
}
