/** Levels of brackets on which parsers spend all memory before they exceed the stack. */
const DEEPEST_READ = 5000;

/** Whether a script is nested more deeply than any parser reads. Brackets in strings and comments count, too. */
export function isHopeless(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    if (depth > DEEPEST_READ) return true;
  }
  return false;
}
