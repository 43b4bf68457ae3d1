import { filePaths } from '../base/files/file-names.ts';
import type { ItemResult } from '../core/steps/run-steps.ts';
import { writeCsv } from '../lib/documents/csv/write-csv.ts';
import type { ZipEntry } from '../ui/outputs/file/zip-files.ts';
import type { Many } from '../executor/many.ts';
import type { Source } from './source.ts';

/** Says why a value failed. */
export type FailureWords = (result: ItemResult) => string;

type Results = Pick<Many<Source>, 'source' | 'resultAt'>;

/** Returns the text of a result; empty if there is none. */
export const textOf = (result: ItemResult | undefined): string => {
  if (result?.kind === 'text') return result.text;
  return result?.kind === 'files' ? result.files.map(({ name }) => name).join(', ') : '';
};

const inputText = (source: Source, index: number): string => {
  const value = source.at(index);
  return typeof value === 'string' ? value : (source.nameAt(index) ?? value.name);
};

/** Works for so long before the page gets its turn. */
const TURN_MS = 8;

/** Returns what `make` makes of each value: a hundred thousand in many turns, so that the page stays responsive. */
async function ofEach<Made>({ source }: Results, make: (index: number) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let begun = performance.now();
  for (let index = 0; index < source.count; index += 1) {
    made.push(make(index));
    if (performance.now() - begun < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  return made;
}

/** All results as one text, each in the line of its value; a failed one has an empty line. */
export const asText = async (many: Results): Promise<string> =>
  (await ofEach(many, (index) => textOf(many.resultAt(index)))).join('\n');

export interface CsvNames {
  input: string;
  result: string;
  error: string;
}

/** All values with their results as a table: the columns that there were, and those of results and errors. */
export async function asCsv(many: Results, names: CsvNames, wordsOf: FailureWords): Promise<string> {
  const { table } = many.source;
  const errors = await ofEach(many, (index) => {
    const result = many.resultAt(index);
    return result?.kind === 'failure' || result?.kind === 'tooMuch' ? wordsOf(result) : '';
  });
  const hasErrors = errors.some((words) => words !== '');
  const cell = (text: string) => ({ text, quoted: false });
  const rowOf = (before: readonly string[], result: string, error: string) =>
    [...before, result, ...(hasErrors ? [error] : [])].map(cell);
  const head = rowOf(table?.header ?? [names.input], names.result, names.error);
  // What is in the cells stays as it is: an apostrophe before a formula would be part of the value.
  const options = { delimiter: table?.delimiter ?? ',', lineEnd: '\r\n', quotes: 'needed', guard: false } as const;
  const lineOf = (row: typeof head) => writeCsv([row], options).text;
  const lines = await ofEach(many, (index) => {
    const before = table?.row(index) ?? [inputText(many.source, index)];
    return lineOf(rowOf(before, textOf(many.resultAt(index)), errors[index] ?? ''));
  });
  return [lineOf(head), ...lines].join(options.lineEnd);
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
export async function* asEntries(many: Results, wordsOf: FailureWords): AsyncGenerator<ZipEntry> {
  const { source } = many;
  const digits = String(source.count).length;
  const files = (await ofEach(many, (index) => filesOf(many, index, digits))).flat();
  const reasons = await ofEach(many, (index) => {
    const result = many.resultAt(index);
    const isFailed = result?.kind === 'failure' || result?.kind === 'tooMuch';
    return isFailed ? [`${source.nameAt(index) ?? index + 1}: ${wordsOf(result)}`] : [];
  });
  const failed = reasons.flat();
  if (failed.length > 0) files.push({ path: 'errors.txt', content: () => new TextEncoder().encode(failed.join('\n')) });
  const paths = filePaths(files.map(({ path }) => path));
  for (const [index, { content }] of files.entries()) yield { name: paths[index] ?? '', content: content() };
}
