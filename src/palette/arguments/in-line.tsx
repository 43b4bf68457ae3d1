import { createPortal, flushSync } from 'react-dom';
import type { Answers } from '../answers/answers.ts';
import type { Command } from '../keys/commands.ts';
import type { Palette } from '../use-palette.ts';
import type { ArgumentsState } from './use-arguments.ts';

interface Props {
  scope: string;
  palette: Palette;
  state: ArgumentsState;
  answers: Answers;
  run: (command: Command) => boolean;
}

/** The fields of a line, in place after its text. */
export function InLine({ state, palette, ...rest }: Props) {
  const { Strip, args, setEntered } = state;
  const { slot, inputRef } = palette;

  /** Moves the focus from the fields back to the end of the line. */
  function leave() {
    flushSync(() => setEntered(false));
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }

  if (!args || !Strip || !slot) return null;
  return createPortal(<Strip {...{ state, palette, leave, ...rest }} />, slot);
}
