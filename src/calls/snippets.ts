import type { Line } from './call.ts';
import type { OwnAliases } from './own-aliases.ts';

/** The placeholders of a snippet. There is none for the clipboard, which the page doesn't read. */
const PLACEHOLDERS = ['text', 'date', 'time'] as const;
const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

const two = (number: number) => String(number).padStart(2, '0');
const dateOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
const timeOf = (now: Date) => `${two(now.getHours())}:${two(now.getMinutes())}`;

/** A snippet with its placeholders filled in; the text is inserted literally, including any braces. */
export function filled(template: string, text: string, now: Date): string {
  const values = { text, date: dateOf(now), time: timeOf(now) };
  return template.replace(PLACEHOLDER, (_, name: keyof typeof values) => values[name]);
}

export interface Snippet {
  word: string;
  template: string;
  /** The template with all known values; `{text}` stays if there is no text yet. */
  text: string;
  /** Whether it still needs a text. */
  waits: boolean;
}

const wantsText = (template: string) => template.includes('{text}');

function snippetFor(word: string, template: string, text: string | null, now: Date): Snippet {
  const waits = text === null && wantsText(template);
  return { word, template, text: filled(template, text ?? '{text}', now), waits };
}

/**
 * Returns the snippet that a line names, with the rest of the line or the pasted text inserted. Null if there is a text but the
 * snippet has no place for it.
 */
export function snippetOf({ text, attachment }: Line, own: OwnAliases, now: Date): Snippet | null {
  const [, word = '', rest] = /^\s*(\S+)(?: ([^]*))?$/u.exec(text) ?? [];
  const key = word.normalize('NFC').toLowerCase();
  const target = Object.hasOwn(own, key) ? own[key] : undefined;
  if (!target || !('text' in target)) return null;
  const isBlank = rest === undefined || rest.trim() === '';
  if (attachment && !isBlank) return null;
  const content = attachment ? attachment.text : isBlank ? null : rest;
  return content !== null && !wantsText(target.text) ? null : snippetFor(key, target.text, content ?? null, now);
}

const MOST_BEGUN = 5;

/** Returns the snippets whose word begins with the line, if that is a single word. */
export function snippetsBegun({ text, attachment }: Line, own: OwnAliases, now: Date): Snippet[] {
  const begun = text.trim().normalize('NFC').toLowerCase();
  if (begun === '' || attachment || /\s/u.test(begun)) return [];
  const snippets = Object.entries(own).flatMap(([word, target]) =>
    'text' in target && word !== begun && word.startsWith(begun) ? [snippetFor(word, target.text, null, now)] : [],
  );
  return snippets.slice(0, MOST_BEGUN);
}
