// What SQL costs to format, counted in linear time before the library sees it.

/** How deep brackets and CASE may nest: each level is laid out once for each level around it. */
export const MAX_SQL_DEPTH = 500;

/** Strings and comments, also without their end, so that no text is looked at twice; and what nests. */
const NESTING =
  /'(?:[^'\\]|\\[^])*'?|"[^"]*"?|`[^`]*`?|--.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|([([{]|\bcase\b)|([)\]}]|\bend\b)/gi;

/** How many brackets and CASE are open at once, at most. */
export function depthOf(sql: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, opens, closes] of sql.matchAll(NESTING)) {
    if (opens) deepest = Math.max(deepest, ++depth);
    else if (closes) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** About how many tokens a text has: words and signs. */
export function tokenCount(sql: string): number {
  return sql.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu)?.length ?? 0;
}
