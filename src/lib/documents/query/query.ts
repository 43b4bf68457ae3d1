import jmespath from 'jmespath';
import { JSONPathEnvironment, JSONPathError, JSONPathIndexError, JSONPathTypeError, type JSONValue } from 'json-p3';
import type { PathSegment } from '../../../base/json-path.ts';
import { Problem } from '../../../base/problem.ts';

export const QUERY_PROBLEMS = [
  'bad-query',
  'unexpected-token',
  'unknown-function',
  'wrong-argument',
  'query-ends',
] as const;

/** Returns the paths of the values that a JSONPath query (RFC 9535) selects, in its order. Throws `Problem`. */
export function selectPaths(value: unknown, query: string): PathSegment[][] {
  try {
    return Array.from(new JSONPathEnvironment().query(query, value as JSONValue), ({ location }) => [...location]);
  } catch (error) {
    throw problemOf(error, query);
  }
}

function problemOf(error: unknown, query: string): unknown {
  if (!(error instanceof JSONPathError)) return error;
  const { index, value } = error.token;
  if (error.name === 'UndefinedFilterFunctionError') return new Problem('unknown-function', index, { name: value });
  if (error instanceof JSONPathTypeError || error instanceof JSONPathIndexError) return new Problem('bad-query', index);
  if (index >= query.length) return new Problem('query-ends', query.length);
  return new Problem('unexpected-token', index, { token: query.slice(index, index + 1) });
}

/** Returns what a JMESPath expression makes of a value. Throws `Problem`. */
export function evaluate(value: unknown, expression: string): unknown {
  try {
    return jmespath.search(value, expression) ?? null;
  } catch (error) {
    throw jmesProblem(error, expression);
  }
}

/** The messages of the library are all that tells what is wrong. */
function jmesProblem(error: unknown, expression: string): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  const [, unknown] = /^Unknown function: (\w*)/.exec(message) ?? [];
  if (unknown !== undefined)
    return new Problem('unknown-function', Math.max(0, expression.indexOf(unknown)), { name: unknown });
  const [, called] = /^TypeError: (\w+)\(\)/.exec(message) ?? /^ArgumentError: (\w+)\(\)/.exec(message) ?? [];
  if (called !== undefined)
    return new Problem('wrong-argument', Math.max(0, expression.indexOf(called)), { name: called });
  if (/EOF|reading 'type'/.test(message)) return new Problem('query-ends', expression.length);
  const [, token] = /: "?([^"]+)"?$/.exec(message) ?? [];
  const at = token === undefined ? -1 : expression.indexOf(token);
  if (name === 'ParserError' && token !== undefined && at >= 0) return new Problem('unexpected-token', at, { token });
  return new Problem('bad-query', 0);
}
