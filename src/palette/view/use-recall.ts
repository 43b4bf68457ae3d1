import { useEffect, useRef } from 'react';
import type { Line } from '../../calls/call.ts';
import type { Palette } from '../use-palette.ts';

/** A line that was left. In memory only: typed text is never stored. */
interface Left {
  text: string;
  attached: string | null;
}

const MOST = 30;
/** Shared by all palettes of the page, until it is left. */
const left: Left[] = [];

const isEmpty = ({ text, attachment }: Line) => text === '' && attachment === null;
const asLeft = ({ text, attachment }: Line): Left => ({ text, attached: attachment?.text ?? null });
const isSame = (a: Left | undefined, b: Left) => a?.text === b.text && a.attached === b.attached;

/** Stores a line, unless it contains a secret or is a single letter that was deleted. */
function keep(line: Line): void {
  if (line.attachment?.secret || (line.attachment === null && line.text.trim().length < 2)) return;
  const entry = asLeft(line);
  if (isSame(left.at(-1), entry)) return;
  left.push(entry);
  if (left.length > MOST) left.shift();
}

/**
 * Brings lines back: the one that was just cleared, with undo; earlier ones, one at a time, with the up arrow in an
 * empty field.
 */
export function useRecall({ line, attach, edit, setText }: Palette) {
  const before = useRef(line);
  /** The position of the recalled line. */
  const at = useRef<number | null>(null);
  const cleared = useRef(false);
  /** A line is brought back only once: after that, Ctrl+Z undoes the previous change. */
  const broughtBack = useRef<Left | null>(null);

  useEffect(() => {
    const previous = before.current;
    before.current = line;
    if (isEmpty(line) && !isEmpty(previous)) {
      keep(previous);
      cleared.current = broughtBack.current === null || !isSame(broughtBack.current, asLeft(previous));
    }
    if (at.current !== null && !isSame(left[at.current], asLeft(line))) at.current = null;
  }, [line]);
  useEffect(() => () => void (isEmpty(before.current) || keep(before.current)), []);

  function restore(place: number): boolean {
    const entry = left[place];
    if (!entry) return false;
    at.current = place;
    if (entry.attached === null) edit(entry.text);
    else {
      attach(entry.attached);
      setText(entry.text);
    }
    return true;
  }

  return {
    /** In an empty field, the last line; in a recalled line, the one before it. */
    previous(): boolean {
      if (at.current !== null) return at.current > 0 && restore(at.current - 1);
      return isEmpty(line) && restore(left.length - 1);
    },
    /** The line that was cleared last. */
    undo(): boolean {
      if (!isEmpty(line) || !cleared.current) return false;
      cleared.current = false;
      broughtBack.current = left.at(-1) ?? null;
      return restore(left.length - 1);
    },
  };
}
