import { isJson } from '../../base/json.ts';
import { readJson } from './json/reader.ts';
import type { DocNode } from './node.ts';
import { readYaml } from './yaml/reader.ts';

export type SampleFormat = 'auto' | 'json' | 'yaml';

/** Reads every document of JSON (with comments, or several) or YAML. Throws `SyntaxProblem`. */
export function readSamples(text: string, format: SampleFormat): readonly DocNode[] {
  const isJsonText = format === 'auto' ? isJson(text) || /^\s*(?:[[{]|\/[/*])/.test(text) : format === 'json';
  return isJsonText ? readJson(text, { dialect: 'auto', documents: 'many' }).documents : readYaml(text).documents;
}
