import { useEffect } from 'react';
import { type Command, commandOf, pageKeyOf, type Press } from './keys/commands.ts';
import { breakPromise } from './answers/promised-copy.ts';
import { type Opening, openPalette } from './opening.ts';
import { pasted } from './pasted.ts';

/** Keys pressed or texts pasted before the scripts of the page ran (src/config/first-keys.mjs). */
export type FirstKey = Press | { pasted: string };

declare global {
  interface Window {
    /** Returns the kept keys and stops keeping them. */
    takeFirstKeys?: () => FirstKey[];
  }
}

interface Kept {
  text: string;
  attach?: string;
  /** Commands given after the last change of the text; each change cancels them. */
  commands: Command[];
}

const NOTHING: Kept = { text: '', commands: [] };
const withoutLast = (text: string) => [...text].slice(0, -1).join('');

function pastedInto(kept: Kept, clipboard: string): Kept {
  const { text, attach, commands } = kept;
  if (commands.includes('enter')) return kept; // meant for wherever the copy is pasted
  const result = pasted(clipboard, text === '');
  if (result && 'attach' in result) return { text, attach: result.attach, commands: [] };
  return { text: text + (result?.insert ?? clipboard), attach, commands: [] };
}

function afterCommand(kept: Kept, command: Command | null): Kept | null {
  const { text, attach, commands } = kept;
  if (command === 'escape' && commands.length > 0) return { text, attach, commands: [] };
  if (command === 'escape') return text === '' && attach === undefined ? null : NOTHING;
  if (command === 'backspace')
    return { text: withoutLast(text), attach: text === '' ? undefined : attach, commands: [] };
  return command === null ? kept : { text, attach, commands: [...commands, command] };
}

/** Returns the opening that the kept keys result in; null if the palette stays closed. */
export function openingOf(keys: readonly FirstKey[]): Opening | null {
  const kept = keys.reduce<Kept | null>((last, key) => {
    const before = last ?? NOTHING;
    if ('pasted' in key) return pastedInto(before, key.pasted);
    if (pageKeyOf(key) === 'palette') return before;
    const command = commandOf(key);
    if (command !== null || key.key.length > 2) return afterCommand(before, command);
    return { ...before, text: before.text + key.key, commands: [] };
  }, null);
  return kept && { ...kept, text: kept.text === '' && kept.attach === undefined ? undefined : kept.text };
}

/** Performs what the keys pressed before the first render request. */
function replayFirstKeys(): void {
  const opening = openingOf(window.takeFirstKeys?.() ?? []);
  if (!opening?.commands?.includes('enter')) breakPromise();
  if (opening) openPalette(opening.text, opening);
}

/**
 * Replays the first keys once the fields of the page exist. An effect rather than a layout effect: only then are the
 * fields notified of an opening, and focused in the same task. Until then, the script in the page keeps the keys.
 */
export function useFirstKeys(): void {
  useEffect(replayFirstKeys, []);
}
