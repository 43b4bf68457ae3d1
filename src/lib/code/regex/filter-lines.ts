import { compileGiven, PatternProblem, withinEngine } from './pattern.ts';

interface FilterOptions {
  regex: boolean;
  invert: boolean;
  ignoreCase: boolean;
  wholeLine: boolean;
}

export interface NumberedLine extends Readonly<Record<string, string | number>> {
  number: number;
  line: string;
}

export const lineOf = ({ line }: NumberedLine) => line;

/** Returns the lines that match one of the patterns (one in each line), with their numbers. @throws PatternProblem */
export function filterLines(lines: readonly string[], patterns: string, options: FilterOptions): NumberedLine[] {
  const tests = testsOf(patterns, options);
  const kept: NumberedLine[] = [];
  withinEngine('engine-limit', () => {
    lines.forEach((line, index) => {
      if (tests.some((matches) => matches(line)) !== options.invert) kept.push({ number: index + 1, line });
    });
  });
  return kept;
}

type Test = (line: string) => boolean;

function testsOf(patterns: string, options: FilterOptions): Test[] {
  let at = 0;
  return patterns.split(/\r?\n/).flatMap((pattern): Test[] => {
    const start = at;
    at += pattern.length + 1;
    return pattern === '' ? [] : [options.regex ? regexTest(pattern, options, start) : textTest(pattern, options)];
  });
}

function textTest(pattern: string, { ignoreCase, wholeLine }: FilterOptions): Test {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text);
  const wanted = fold(pattern);
  return (line) => (wholeLine ? fold(line) === wanted : fold(line).includes(wanted));
}

function regexTest(pattern: string, { ignoreCase, wholeLine }: FilterOptions, start: number): Test {
  const { expression } = compiledAt(pattern, ignoreCase ? ['i'] : [], start);
  // A sticky or global expression would begin where the last line ended.
  const flags = expression.flags.replace(/[gyd]/g, '');
  const own = new RegExp(wholeLine ? `^(?:${expression.source})$` : expression.source, flags);
  return (line) => own.test(line);
}

function compiledAt(pattern: string, flags: readonly string[], start: number) {
  try {
    return compileGiven(pattern, flags);
  } catch (error) {
    if (error instanceof PatternProblem)
      throw new PatternProblem(error.code, start + (error.offset ?? 0), error.params);
    throw error;
  }
}
