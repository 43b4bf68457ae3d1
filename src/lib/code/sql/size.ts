// Estimates the cost of formatting SQL in linear time, before the library sees it.

/** Maximum nesting of brackets and CASE: each level is laid out once for each level around it. */
export const MAX_SQL_DEPTH = 500;

/** Maximum number of tokens: more would take longer than ten seconds. 2 MB of usual SQL have 500,000. */
export const MAX_SQL_TOKENS = 600_000;

/** Strings and comments, including unclosed ones, so that no text is scanned twice; and everything that nests. */
const NESTING =
  /'(?:[^'\\]|\\[^])*'?|"[^"]*"?|`[^`]*`?|--.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|([([{]|\bcase\b)|([)\]}]|\bend\b)/gi;

/** Returns the maximum number of brackets and CASE open at the same time. */
export function depthOf(sql: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, opens, closes] of sql.matchAll(NESTING)) {
    if (opens) deepest = Math.max(deepest, ++depth);
    else if (closes) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** Returns the approximate number of tokens in a text: words and symbols. */
export function tokenCount(sql: string): number {
  return sql.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)?.length ?? 0;
}
