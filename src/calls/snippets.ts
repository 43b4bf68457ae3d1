import type { Line } from './call.ts';
import type { OwnAliases } from './own-aliases.ts';

/** What stands for something else in a snippet. What is copied elsewhere is no part of it: a page doesn't read the clipboard. */
const PLACEHOLDERS = ['text', 'date', 'time'] as const;
const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

const two = (number: number) => String(number).padStart(2, '0');
const dateOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
const timeOf = (now: Date) => `${two(now.getHours())}:${two(now.getMinutes())}`;

/** A snippet with its placeholders filled; the text is taken as it is, braces in it included. */
export function filled(template: string, text: string, now: Date): string {
  const values = { text, date: dateOf(now), time: timeOf(now) };
  return template.replace(PLACEHOLDER, (_, name: keyof typeof values) => values[name]);
}

export interface Snippet {
  word: string;
  template: string;
  /** The template with all that is known; `{text}` stays where there is none yet. */
  text: string;
  /** Does it still want a text? */
  waits: boolean;
}

const wantsText = (template: string) => template.includes('{text}');

function snippetFor(word: string, template: string, text: string | null, now: Date): Snippet {
  const waits = text === null && wantsText(template);
  return { word, template, text: filled(template, text ?? '{text}', now), waits };
}

/**
 * The snippet that a line calls by its word, with what follows the word or the pasted text beside it. A text that the
 * snippet has no place for makes it no call.
 */
export function snippetOf({ text, attachment }: Line, own: OwnAliases, now: Date): Snippet | null {
  const [, word = '', rest] = /^\s*(\S+)(?: ([^]*))?$/u.exec(text) ?? [];
  const key = word.normalize('NFC').toLowerCase();
  const target = Object.hasOwn(own, key) ? own[key] : undefined;
  if (!target || !('text' in target)) return null;
  const isBlank = rest === undefined || rest.trim() === '';
  if (attachment && !isBlank) return null;
  const given = attachment ? attachment.text : isBlank ? null : rest;
  return given !== null && !wantsText(target.text) ? null : snippetFor(key, target.text, given ?? null, now);
}

const MOST_BEGUN = 5;

/** The snippets whose word begins with a line of one word. */
export function snippetsBegun({ text, attachment }: Line, own: OwnAliases, now: Date): Snippet[] {
  const begun = text.trim().normalize('NFC').toLowerCase();
  if (begun === '' || attachment || /\s/u.test(begun)) return [];
  const found = Object.entries(own).flatMap(([word, target]) =>
    'text' in target && word !== begun && word.startsWith(begun) ? [snippetFor(word, target.text, null, now)] : [],
  );
  return found.slice(0, MOST_BEGUN);
}
