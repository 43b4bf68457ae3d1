import type { Index } from '../../../../src/palette/rows/row.ts';
import type { Class, Classes, Entry, Language } from './entry.ts';
import { shown, type Shown, textOf, toolsOf } from './shown.ts';

/** A list of texts that was measured: how many are right, and a line about each of the others. */
export interface Measured {
  right: number;
  of: number;
  misses: readonly string[];
}

export const percent = (hits: number, of: number) => `${((100 * hits) / of).toFixed(1)} %`;

/** `12 of 14 (85.7 %)` */
export const figure = ({ right, of }: Measured) => `${right} of ${of} (${percent(right, of)})`;

function measured(misses: readonly (string | null)[]): Measured {
  const all = misses.filter((miss) => miss !== null);
  return { right: misses.length - all.length, of: misses.length, misses: all };
}

/** Spaces and commas that only group digits. */
const GROUPING = /(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g;
const plain = (text: string) => text.replaceAll(GROUPING, '').toLowerCase();

/** Is the expected value all of an answer in one line, or a part of it that isn't inside a longer word or number? */
export function contains(text: string, value: string): boolean {
  if (text.includes('\n')) return false;
  const escaped = plain(value).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,]|-)${escaped}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'u').test(plain(text));
}

/** The beginning of a text, for the report. */
const brief = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll('\n', '⏎');

const isAnswer = ({ row }: Shown) => row.type === 'answer';

/** What is wrong with the rows of an entry; null if they are as expected. */
function missOf([line, tools, answer]: Entry, rows: readonly Shown[]): string | null {
  const found = toolsOf(rows).slice(0, 3).join(' ') || 'nothing';
  if (tools === '') return rows.some(isAnswer) ? `  ${line}: no answer, not ${toolsOf(rows.filter(isAnswer))}` : null;
  if (!tools.split(' ').includes(toolsOf(rows)[0] ?? '')) return `  ${brief(line)}: ${tools}, not ${found}`;
  if (answer === undefined) return null;
  const text = rows.filter(isAnswer).map(textOf)[0] ?? '';
  return answer.split(' ¦ ').some((value) => contains(text, value))
    ? null
    : `  ${brief(line)}: ${answer}, not ${brief(text) || 'no answer'}`;
}

/** Measures the entries of a language: those with a tool only (queries), those with an answer (calls), and each class. */
export async function measureClasses(classes: Partial<Classes>, language: Language, index: Index) {
  const names = Object.keys(classes) as Class[];
  const entries = names.flatMap((name) => (classes[name]?.[language] ?? []).map((entry) => ({ name, entry })));
  const results: { name: Class; isCall: boolean; miss: string | null }[] = [];
  // One after another: the texts of tools arrive per language.
  for (const { name, entry } of entries) {
    const rows = await shown({ text: entry[0], attachment: null }, index);
    results.push({ name, isCall: entry.length === 3, miss: missOf(entry, rows) });
  }
  const of = (isWanted: (result: (typeof results)[number]) => boolean) =>
    measured(results.filter(isWanted).map(({ miss }) => miss));
  return {
    queries: of(({ isCall }) => !isCall),
    calls: of(({ isCall }) => isCall),
    byClass: names.map((className) => ({ className, ...of(({ name }) => name === className) })),
  };
}

/** Measures pasted texts: the first row must be a tool of theirs. */
export async function measurePastes(
  pastes: readonly (readonly [tools: string, text: string])[],
  index: Index,
): Promise<Measured> {
  const misses = pastes.map(async ([wanted, text], at) => {
    const rows = await shown({ text: '', attachment: { serial: at + 1, text } }, index);
    const first = rows[0]?.row.type === 'category' ? null : (rows[0]?.tool ?? null);
    const isHit = first !== null && wanted.split(' ').includes(first);
    return isHit ? null : `  ${brief(text)}: ${wanted}, not ${first}`;
  });
  return measured(await Promise.all(misses));
}

/** Measures quiet texts, typed or pasted: they must have neither an answer nor a failure. */
export async function measureQuiet(texts: readonly string[], how: 'typed' | 'pasted', index: Index): Promise<Measured> {
  const misses = texts.map(async (text, at) => {
    const line = how === 'typed' ? { text, attachment: null } : { text: '', attachment: { serial: at + 1, text } };
    const loud = (await shown(line, index)).filter(isAnswer);
    return loud.length > 0 ? `  ${brief(text)}: ${toolsOf(loud).join(' ')}` : null;
  });
  return measured(await Promise.all(misses));
}
