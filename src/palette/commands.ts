/** What a key asks of the list; a number means the row with that index. */
export type Command = 'enter' | 'openTool' | 'tab' | 'up' | 'down' | 'pageUp' | 'pageDown' | number;

/** The parts of a keyboard event that decide. */
export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const PLAIN: Readonly<Record<string, Command>> = {
  Enter: 'enter',
  Tab: 'tab',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** The command of a key press; null for everything that belongs to the text field (Home, End, ←, →, Ctrl+A …). */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): Command | null {
  if (metaKey || altKey) return null;
  if (ctrlKey) {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    return digit !== undefined && !shiftKey ? Number(digit) - 1 : null;
  }
  if (shiftKey) return key === 'Enter' ? 'openTool' : null;
  return PLAIN[key] ?? null;
}

/** Ctrl+K or Cmd+K; on layouts without Latin letters by the place of the key. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}
