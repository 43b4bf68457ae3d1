import { shellQuote } from '../base/shell-quote.ts';
import { isInputFile } from './field.ts';
import { valueText } from './kinds.ts';
import type { Operation } from './tool.ts';

/** `apiKey` → `"$API_KEY"`: the shell fills a secret in, so that it stands neither in the command nor in its history. */
function secretWord(name: string): string {
  const variable = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W/g, '_')
    .toUpperCase();
  return `"$${variable}"`;
}

function flag(name: string, text: string): string {
  // A word that begins with a dash would be taken for a flag of its own.
  return text.startsWith('-') ? `--${name}=${shellQuote(text)}` : `--${name} ${shellQuote(text)}`;
}

/**
 * The command that does in a terminal what the form does: every field that is not at its initial value. A secret stands as a
 * shell variable, a file as its name (the primary one on standard input). Null when a value holds a NUL, which no command
 * line can.
 */
export function commandLine(
  toolId: string,
  operationName: string,
  op: Pick<Operation, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): string | null {
  const words = ['npx it-tools run', operationName === 'run' ? toolId : `${toolId}/${operationName}`];
  let standardInput = '';
  for (const [name, field] of Object.entries(op.fields)) {
    const value = values[name] ?? field.initial;
    if (field.secret) {
      if (value !== '') words.push(`--${name} ${secretWord(name)}`);
    } else if (isInputFile(value)) {
      if (field.primary) standardInput = ` < ${shellQuote(value.name)}`;
      else words.push(flag(name, value.name));
    } else {
      const text = valueText(field, value);
      if (text !== null && text !== valueText(field, field.initial)) words.push(flag(name, text));
    }
  }
  const line = words.join(' ') + standardInput;
  return line.includes('\0') ? null : line;
}
