import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Arguments, argumentsOf, stageAt } from '../../calls/arguments.ts';
import type { Line } from '../../calls/call.ts';
import type { Memory } from '../memory/use-memory.ts';
import type { Index, Row } from '../rows/row.ts';
import type { Palette } from '../use-palette.ts';
import type ArgumentStrip from './argument-strip.tsx';

type Strip = typeof ArgumentStrip;

let loaded: Strip | null = null;

/** The fields load when a line names an operation. */
function useStrip(wanted: boolean): Strip | null {
  const [strip, setStrip] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || strip) return undefined;
    let current = true;
    void import('./argument-strip.tsx').then(
      (module) => {
        loaded = module.default;
        if (current) setStrip(() => module.default);
      },
      () => undefined, // the line works without them
    );
    return () => void (current = false);
  }, [wanted, strip]);
  return strip;
}

/** Which fields are shown: all relevant ones, only secret ones, or a button that leads to them. */
export type Shown = 'all' | 'secrets' | 'button';

export interface ArgumentsState {
  args: Arguments | null;
  Strip: Strip | null;
  shown: Shown;
  /** Does one of the fields have focus? */
  entered: boolean;
  setEntered(entered: boolean): void;
  /** The text that the line shows before the fields while one of them has focus. */
  word: string | undefined;
  /** Does the first one take focus as soon as the fields appear? */
  asked: boolean;
  /** Moves the focus into the fields of the stage at the caret; returns false if the line has none. */
  enter(): boolean;
  /** The same, except for the last stage, whose key is shown in the footer. */
  enterEarlier(): boolean;
  /** The key that does this, or moves to the next field, and its label; null if none. */
  hint: { key: 'Tab' | '→'; words: 'hint' | 'next' } | null;
}

/** Is it the answer to the call in the line itself? */
const isOwn = (row: Row | undefined, { key }: Arguments) => row?.type === 'answer' && row.call.key === key;

function hintFor(isEntered: boolean, isOffered: boolean, isBare: boolean): ArgumentsState['hint'] {
  if (isEntered) return { key: 'Tab', words: 'next' };
  return isOffered ? { key: isBare ? 'Tab' : '→', words: 'hint' } : null;
}

/** The rows listed for the line. */
interface Listed {
  memory: Memory;
  index: Index;
  rows: readonly Row[];
  selected: number;
  asksForHelp: boolean;
}

/** The fields of the operation that a line names, editable in the line. */
export function useArguments(
  { line, submenu, inputRef }: Palette,
  { memory, index, rows, selected, asksForHelp }: Listed,
): ArgumentsState {
  const isCall = !line.held && submenu === null && !asksForHelp;
  const [entered, setEntered] = useState(false);
  const [asked, setAsked] = useState<{ by: Line; stage: number | null } | null>(null);
  const [stage, setStage] = useState<number | null>(null);
  const isAskedNow = asked?.by === line;
  const at = isAskedNow ? asked.stage : entered ? stage : null;
  const args = useMemo(
    () => (isCall ? argumentsOf(line, memory.own, index.vocabulary, at) : null),
    [isCall, line, memory.own, index.vocabulary, at],
  );
  const row = rows[selected];
  const isAnswer = row?.type === 'answer' && row.call.alias !== null;
  const Strip = useStrip(args !== null || isAnswer);
  const enterStage = useCallback(
    (wanted: number | null) => {
      if (!isCall || !argumentsOf(line, memory.own, index.vocabulary, wanted)) return false;
      setAsked({ by: line, stage: wanted });
      setStage(wanted);
      return true;
    },
    [isCall, line, memory.own, index.vocabulary],
  );
  const stageOfCaret = useCallback(() => {
    const input = inputRef.current;
    const caret = document.activeElement === input ? (input?.selectionStart ?? line.text.length) : line.text.length;
    return stageAt(line, caret, memory.own, index.vocabulary);
  }, [inputRef, line, memory.own, index.vocabulary]);
  const enter = useCallback(() => enterStage(stageOfCaret()), [enterStage, stageOfCaret]);
  const enterEarlier = useCallback(() => {
    const earlier = stageOfCaret();
    return earlier !== null && enterStage(earlier);
  }, [enterStage, stageOfCaret]);
  const change = useCallback((next: boolean) => {
    setEntered(next);
    setAsked(null);
  }, []);
  const isAsked = args !== null && isAskedNow;
  const isBare = args?.text === null;
  const hasSecrets = Object.keys(args?.secrets ?? {}).length > 0;
  const isOffered = args !== null && isOwn(row, args);
  return {
    args,
    Strip,
    shown: entered || isBare || isAsked ? 'all' : hasSecrets ? 'secrets' : 'button',
    entered: entered && args !== null,
    setEntered: change,
    word: entered && args ? args.before + args.word : undefined,
    asked: isAsked,
    enter,
    enterEarlier,
    hint: hintFor(entered && args !== null, isOffered, isBare),
  };
}
