// Commands of cmd, as browsers copy them: cmd takes away its carets first, then the program splits what is left into words
// by the rules of the C runtime. `^"` is a quote to the program, and none to cmd.

interface CmdCommand {
  words: string[];
  redirections: string[];
}

interface Sign {
  text: string;
  /** Whether cmd would take it as an operator. */
  active: boolean;
}

export function splitCmd(text: string): CmdCommand[] {
  const commands: CmdCommand[] = [];
  let signs: Sign[] = [];
  const end = () => {
    const command = wordsOf(signs);
    if (command.words.length > 0) commands.push(command);
    signs = [];
  };
  let quoted = false;
  for (let at = 0; at < text.length;) {
    const sign = text[at]!;
    if (sign === '^' && !quoted) {
      const escaped = escapedAt(text, at);
      if (escaped.text !== '') signs.push({ text: escaped.text, active: false });
      at = escaped.end;
      continue;
    }
    at++;
    if (!quoted && /[\r\n&]/.test(sign)) {
      end();
      continue;
    }
    if (sign === '"') quoted = !quoted;
    signs.push({ text: sign, active: !quoted });
  }
  end();
  return commands;
}

/** What a caret escapes. At the end of a line, the line goes on, and a second line break is a sign like any other. */
function escapedAt(text: string, at: number): { text: string; end: number } {
  const lineEnd = /^\^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(at, at + 200));
  if (!lineEnd) return { text: text[at + 1] ?? '', end: at + 2 };
  const end = at + lineEnd[0].length;
  const second = /^(?:\r\n|\n|\r)/.exec(text.slice(end, end + 2));
  return second ? { text: '\n', end: end + second[0].length } : { text: '', end };
}

/** Splits a command by the rules of the C runtime: backslashes count only before a quote, `""` in quotes is a quote. */
function wordsOf(signs: readonly Sign[]): CmdCommand {
  const words: string[] = [];
  let word: string | null = null;
  let quoted = false;
  for (let at = 0; at < signs.length; at++) {
    const { text, active } = signs[at]!;
    if (active && !quoted && /[<>|]/.test(text)) {
      if (word !== null) words.push(word);
      const rest = signs
        .slice(at)
        .map((sign) => sign.text)
        .join('');
      return { words, redirections: [rest.trim()] };
    }
    if (!quoted && /[ \t\n]/.test(text)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (text === '\\') {
      let count = 1;
      while (signs[at + count]?.text === '\\') count++;
      const isQuote = signs[at + count]?.text === '"';
      word = (word ?? '') + '\\'.repeat(isQuote ? count >> 1 : count);
      at += count - 1;
      if (isQuote && (count & 1) === 1) {
        word += '"';
        at++;
      }
    } else if (text === '"') {
      word ??= '';
      if (quoted && signs[at + 1]?.text === '"') {
        word += '"';
        at++;
      } else quoted = !quoted;
    } else word = (word ?? '') + text;
  }
  if (word !== null) words.push(word);
  return { words, redirections: [] };
}
