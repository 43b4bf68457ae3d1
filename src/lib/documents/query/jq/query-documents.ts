import { Problem } from '../../../../base/problem.ts';
import { writeJson } from '../../json/writer.ts';
import { type DocumentFormat, readDocuments } from '../../located.ts';
import { evaluateJq, type JqResult } from './jq.ts';

export interface JqQuery {
  text: string;
  query: string;
  raw: boolean;
  compact: boolean;
  slurp: boolean;
  sortKeys: boolean;
  nullInput: boolean;
  format: DocumentFormat;
}

/**
 * Runs a program of jq on each value of a text. JSON goes to jq as it is written, so that all digits stay; anything else that
 * can be read as a document is written as JSON for it.
 */
export async function queryDocuments(
  { text, query, raw, compact, slurp, sortKeys, nullInput, format }: JqQuery,
  now: number,
): Promise<JqResult & { notFinite: boolean }> {
  const nothing = { output: '', errors: [], messages: [], notFinite: false };
  if (text.trim() === '' && !nullInput) return nothing;
  const chosen = { '-r': raw, '-c': compact, '-s': slurp, '-S': sortKeys, '-n': nullInput };
  const flags = Object.entries(chosen).flatMap(([flag, isOn]) => (isOn ? [flag] : []));
  const evaluate = (input: string) => evaluateJq(query, input, flags, now);
  const converted = async () => {
    const written = readDocuments(text, format).map((node) => writeJson(node, { indent: 0 }));
    const notFinite = written.some(({ warnings }) => warnings.some(({ code }) => code === 'non-finite-number'));
    return { ...(await evaluate(written.map((each) => each.text).join('\n'))), notFinite };
  };
  if (format === 'yaml' || format === 'toml') return converted();
  try {
    return { ...(await evaluate(text)), notFinite: false };
  } catch (error) {
    // JSON with comments, YAML, TOML; or a fault, which is found there.
    if (error instanceof Problem && error.code === 'jq-input' && text.trim() !== '') return converted();
    throw error;
  }
}
