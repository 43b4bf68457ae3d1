// Tokens of GraphQL (October 2021, 2.1). Commas, comments and whitespace mean nothing.
import { Problem } from '../../../base/problem.ts';

const TOKEN =
  /[\ufeff\t ,\r\n]+|#[^\r\n]*|"""(?:[^"\\]|\\[^]|"(?!""))*"""|"(?:[^"\\\r\n]|\\.)*"|\.{3}|[_A-Za-z]\w*|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[!$&()[\]{}:=@|]/y;

/** Writes a document with as few characters as its tokens need. Throws Problem `bad-syntax`. */
export function minifyGraphql(text: string): string {
  let result = '';
  let isWord = false;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined)
      throw new Problem('bad-syntax', at, { detail: `Unexpected ${JSON.stringify(text.slice(at, at + 1))}` });
    if (/^[\ufeff\t ,\r\n#]/.test(token)) continue;
    const isNext = /^[\w-]/.test(token);
    // Two names or numbers need something between them; so does a spread after a number or name (6.1.3).
    if (isWord && (isNext || token === '...')) result += ' ';
    result += token.startsWith('"""') ? block(token) : token;
    isWord = isNext;
  }
  return result;
}

/** A block string without the indentation that its value doesn't have (2.9.4). */
function block(token: string): string {
  const lines = token.slice(3, -3).split(/\r\n|\n|\r/);
  const indents = lines
    .slice(1)
    .flatMap((line) => (/^[ \t]*$/.test(line) ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const common = indents.length === 0 ? 0 : indents.reduce((least, indent) => Math.min(least, indent));
  const own = lines.map((line, at) => (at === 0 ? line : line.slice(common)));
  while (own.length > 0 && /^[ \t]*$/.test(own[0] ?? '')) own.shift();
  while (own.length > 0 && /^[ \t]*$/.test(own.at(-1) ?? '')) own.pop();
  const value = own.join('\n');
  // Without a line break in front, the first line doesn't count for the indentation of the others.
  const isIndented = own.length > 1 && own.slice(1).every((line) => line === '' || /^[ \t]/.test(line));
  const start = isIndented ? '\n' : '';
  // A quote or backslash at the end would belong to the delimiter.
  const end = /"$|\\$/.test(value) && !value.endsWith('\\"""') ? '\n' : '';
  return `"""${start}${value}${end}"""`;
}
