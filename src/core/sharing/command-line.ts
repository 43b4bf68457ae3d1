import { shellQuote } from '../../base/shell-quote.ts';
import { type InputFile, isInputFile } from '../field.ts';
import { fieldKind, valueText } from '../kinds.ts';
import type { Operation } from '../tool.ts';

/**
 * How to run a tool in a terminal from a checkout. Once the package is published, this becomes `npx ` and its name in
 * package.json; the npm name `it-tools` belongs to someone else.
 */
export const COMMAND = 'npm run -s tool --';

/**
 * `apiKey` → `"$API_KEY"`: the shell substitutes the secret, so it appears neither in the command nor in the shell
 * history.
 */
function secretWord(name: string): string {
  const variable = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toUpperCase();
  return `"$${variable}"`;
}

function flag(name: string, text: string): string {
  // A word that starts with a dash would be parsed as a flag.
  return text.startsWith('-') ? `--${name}=${shellQuote(text)}` : `--${name} ${shellQuote(text)}`;
}

/** Returns the options that set these values, for messages; empty for the primary field and secrets, which have none. */
export function flagsOf(op: Pick<Operation, 'fields'>, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      const field = op.fields[name];
      const text = field && !field.primary && !field.secret ? valueText(field, value) : null;
      return text === null ? [] : [`--${name}=${shellQuote(text)}`];
    })
    .join(' ');
}

/**
 * Returns the command that does the same as the form, with every field that differs from its initial value. A secret
 * becomes a shell variable, a file its name (the primary one goes to standard input). Null if a value contains a NUL,
 * which a command line can't represent.
 */
export function commandLine(
  toolId: string,
  operationName: string,
  op: Pick<Operation, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): string | null {
  const words = [`${COMMAND} run`, operationName === 'run' ? toolId : `${toolId}/${operationName}`];
  let standardInput = '';
  for (const [name, field] of Object.entries(op.fields)) {
    const value = values[name] ?? field.initial;
    if (field.secret) {
      if (value !== '') words.push(`--${name} ${secretWord(name)}`);
    } else if (isInputFile(value)) {
      if (field.primary) standardInput = ` < ${shellQuote(value.name)}`;
      else words.push(flag(name, value.name));
    } else if (fieldKind(field.kind).file === 'many') {
      for (const file of value as readonly InputFile[]) words.push(flag(name, file.name));
    } else {
      const text = valueText(field, value);
      if (text !== null && text !== valueText(field, field.initial)) words.push(flag(name, text));
    }
  }
  const line = words.join(' ') + standardInput;
  return line.includes('\0') ? null : line;
}
