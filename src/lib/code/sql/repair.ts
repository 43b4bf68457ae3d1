// Fixes spacing that sql-formatter has no option for: spaces inside its own tokens.

/** Words before a bracket that isn't an argument list. */
const NO_CALL =
  /^(?:all|and|any|array|as|between|by|case|check|conflict|distinct|else|except|exists|filter|from|having|in|index|intersect|into|is|join|key|lateral|like|limit|not|on|or|over|primary|returning|returns|select|set|some|table|then|top|union|unique|using|values|when|where|with|within)$/i;
/** Words before a table name, whose columns are in the bracket. */
const TABLE = /\b(?:into|table|references|(?:table|view)\s+if\s+not\s+exists)\s+(?:[\w$.`"[\]]+\.)?$/i;
const STRING_PREFIX = /^(?:n|b|x|e|r|br|rb|u&)$/i;
/** Pairs of characters that mean something else when adjacent. */
const PAIR = /^(?:::|:=|[<>=!+*/%&|^-]=|<>|<<|>>|\|\||&&|->|=>|@[@>]|\/\/|\$\$|\*\*|~~|!~|--|\/\*|\*\/)$/;

/** Whether two characters would be part of one token without a space between them, or of two with one. */
const joinsTokens = (previous: string, next: string, isAfterPrefix: boolean): boolean =>
  PAIR.test(previous + next) || (isWord(next) && (isWord(previous) || isAfterPrefix));

/**
 * Removes the spaces that separate a name from its bracket (`NOW ()`) or a prefix from its string (`N 'é'`) if the
 * original has none, and adds a line break between two strings that need it. Null if the tokens differ.
 */
export function repairSql(before: string, after: string): string | null {
  const repaired: string[] = [];
  let kept = 0;
  let i = 0;
  let previous = '';
  for (let o = 0; ;) {
    const [inputGap, outputGap] = [gapAt(before, i), gapAt(after, o)];
    const [atInput, atOutput] = [i + inputGap, o + outputGap];
    const [was, next] = [before[atInput] ?? '', after[atOutput] ?? ''];
    if (was === '' && next === '') break;
    // In another case, some letters become longer (ß, SS), which would change the name.
    if (was.toLowerCase() !== next.toLowerCase()) return null;
    if (previous !== '' && inputGap > 0 !== outputGap > 0) {
      const isApart = inputGap > 0;
      if (joinsTokens(previous, next, !isApart && isPrefix(before, i))) return null;
      const isAccount = next === '@' && /['"`]/.test(previous) && /['"`\w]/.test(after[atOutput + 1] ?? '');
      const glued = isAccount || isGlued(before.slice(Math.max(0, i - 200), i), next);
      const isInLine = !isApart && outputGap === 1 && after[o] === ' ';
      if (isInLine && glued) {
        repaired.push(after.slice(kept, o));
        kept = atOutput;
      } else if (/['"]/.test(next) && glued) return null;
    }
    const splits = previous === "'" && next === "'" && before.slice(i, atInput).includes('\n');
    if (splits && !after.slice(o, atOutput).includes('\n')) {
      // The standard concatenates two strings only if there is a line break between them.
      const indent = /^\s*/.exec(after.slice(after.lastIndexOf('\n', o - 1) + 1))![0];
      repaired.push(after.slice(kept, o), '\n', indent);
      kept = atOutput;
    }
    previous = next;
    i = atInput + 1;
    o = atOutput + 1;
  }
  return repaired.join('') + after.slice(kept);
}

function gapAt(text: string, at: number): number {
  let end = at;
  while (end < text.length && /\s/.test(text[end]!)) end++;
  return end - at;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}

/** Whether what ends here is a mark of the name after it: `@` in `= @name`, unlike in `a@name`. */
function isPrefix(text: string, end: number): boolean {
  let start = end;
  while (start > 0 && '@#$&:'.includes(text[start - 1]!)) start--;
  return start < end && (start === 0 || /[\s(,=]/.test(text[start - 1]!));
}

function isGlued(left: string, next: string): boolean {
  if (/['"]/.test(next)) return STRING_PREFIX.test(/[\w&]*$/.exec(left)![0]);
  const name = /(?:[\p{L}\p{N}_$#]+|"[^"]+"|`[^`]+`|\[[^[\]]+\]|\})$/u.exec(left);
  return next === '(' && name !== null && !NO_CALL.test(name[0]) && !TABLE.test(left.slice(0, name.index));
}
