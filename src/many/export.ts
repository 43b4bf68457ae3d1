import { filePaths } from '../base/file-names.ts';
import type { ItemResult } from '../core/steps/run-steps.ts';
import { writeCsv } from '../lib/documents/csv/write-csv.ts';
import type { ZipEntry } from '../ui/outputs/file/zip-files.ts';
import type { Many } from './run.ts';
import type { Source } from './source.ts';

/** Says why a value failed. */
export type FailureWords = (result: ItemResult) => string;

type Results = Pick<Many, 'source' | 'resultAt'>;

/** Returns the text of a result; empty if there is none. */
export const textOf = (result: ItemResult | undefined): string => {
  if (result?.kind === 'text') return result.text;
  return result?.kind === 'files' ? result.files.map(({ name }) => name).join(', ') : '';
};

const inputText = (source: Source, index: number): string => {
  const value = source.at(index);
  return typeof value === 'string' ? value : (source.nameAt(index) ?? value.name);
};

const indexes = ({ source }: Results) => Array.from({ length: source.count }, (_, index) => index);

/** All results as one text, each in the line of its value; a failed one has an empty line. */
export const asText = (many: Results, separator = '\n'): string =>
  indexes(many)
    .map((index) => textOf(many.resultAt(index)))
    .join(separator);

export interface CsvNames {
  input: string;
  result: string;
  error: string;
}

/** All values with their results as a table: the columns that there were, and those of results and errors. */
export function asCsv(many: Results, names: CsvNames, wordsOf: FailureWords): string {
  const { table } = many.source;
  const all = indexes(many);
  const errors = all.map((index) => {
    const result = many.resultAt(index);
    return result?.kind === 'failure' || result?.kind === 'tooMuch' ? wordsOf(result) : '';
  });
  const hasErrors = errors.some((words) => words !== '');
  const cell = (text: string) => ({ text, quoted: false });
  const rowOf = (before: readonly string[], result: string, error: string) =>
    [...before, result, ...(hasErrors ? [error] : [])].map(cell);
  const rows = all.map((index) =>
    rowOf(table?.row(index) ?? [inputText(many.source, index)], textOf(many.resultAt(index)), errors[index] ?? ''),
  );
  const head = rowOf(table?.header ?? [names.input], names.result, names.error);
  // What is in the cells stays as it is: an apostrophe before a formula would be part of the value.
  const options = { delimiter: table?.delimiter ?? ',', lineEnd: '\r\n', quotes: 'needed', guard: false } as const;
  return writeCsv([head, ...rows], options).text;
}

interface Described {
  path: string;
  content: () => Uint8Array | Blob;
}

/** The file of each result, or its text as a file. */
function filesOf(many: Results, index: number, digits: number): Described[] {
  const result = many.resultAt(index);
  const path = many.source.nameAt(index);
  const number = String(index + 1).padStart(digits, '0');
  if (result?.kind === 'text')
    return [{ path: `${path ?? number}.txt`, content: () => new TextEncoder().encode(textOf(many.resultAt(index))) }];
  if (result?.kind !== 'files') return [];
  const [name = number, ...folders] = (path ?? number).split('/').toReversed();
  const folder = folders
    .toReversed()
    .map((part) => `${part}/`)
    .join('');
  const prefix = result.files.length > 1 ? `${name}/` : path === null ? `${number}-` : '';
  return result.files.map((file) => ({ path: folder + prefix + file.name, content: () => file.bytes }));
}

/** The entries of an archive, made when they are written: the results as files, and the reasons of those that failed. */
export function* asEntries(many: Results, wordsOf: FailureWords): Generator<ZipEntry> {
  const { source } = many;
  const digits = String(source.count).length;
  const files = indexes(many).flatMap((index) => filesOf(many, index, digits));
  const failed = indexes(many).flatMap((index) => {
    const result = many.resultAt(index);
    const isFailed = result?.kind === 'failure' || result?.kind === 'tooMuch';
    return isFailed ? [`${source.nameAt(index) ?? index + 1}: ${wordsOf(result)}`] : [];
  });
  if (failed.length > 0) files.push({ path: 'errors.txt', content: () => new TextEncoder().encode(failed.join('\n')) });
  const paths = filePaths(files.map(({ path }) => path));
  for (const [index, { content }] of files.entries()) yield { name: paths[index] ?? '', content: content() };
}
