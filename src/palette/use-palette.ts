import {
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Attachment, Line } from './calls.ts';
import { type Command, commandOf } from './commands.ts';
import { pasted } from './pasted.ts';

/** What the field asks of its list. */
export interface PanelHandle {
  /** False when the list has no use for the key. */
  run(command: Command): boolean;
  /** Takes back an Enter that waits for an answer; false when none waits. */
  disarm(): boolean;
}

/** What the list tells its field, for assistive technology. */
export interface ListState {
  shown: boolean;
  activeId?: string;
}

/** Safari reports the Enter that ends a composition after its end, with the key code of input methods (WebKit 165004). */
const COMPOSING_KEY = 229;
const COMPOSITION_TAIL_MS = 30;

let attached = 0;

export interface Palette {
  line: Line;
  list: ListState;
  inputRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<PanelHandle | null>;
  setText(text: string): void;
  detach(): void;
  clear(): void;
  setList(list: ListState): void;
  /** The list is there: an Enter that was pressed before now counts. */
  onPanelReady(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
  onCompositionEnd(event: CompositionEvent): void;
}

const NO_LIST: ListState = { shown: false };

/**
 * The field of the palette, in the dialog and on the home page: the line, and the keys until the list takes them. It works
 * before the list is loaded. `leave` is what Escape does when there is nothing left to clear.
 */
export function usePalette({ active, leave }: { active: boolean; leave: () => void }): Palette {
  const [text, setLine] = useState('');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [list, setList] = useState(NO_LIST);
  const line = useMemo(() => ({ text, attachment }), [text, attachment]);
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const early = useRef<Command | null>(null);
  const composedAt = useRef(-Infinity);

  const setText = useCallback((value: string) => {
    early.current = null;
    setLine(value);
  }, []);
  const detach = useCallback(() => {
    early.current = null;
    setAttachment(null);
    inputRef.current?.focus();
  }, []);
  const clear = useCallback(() => {
    setText('');
    setAttachment(null);
  }, [setText]);
  const onPanelReady = useCallback(() => {
    const command = early.current;
    early.current = null;
    if (command !== null) panelRef.current?.run(command);
  }, []);

  function escape() {
    early.current = null;
    if (panelRef.current?.disarm()) return;
    if (text !== '' || attachment) clear();
    else leave();
  }

  /** Gives a command to the list, always for what stands in the field now, whatever was drawn last. */
  function send(command: Command, input: HTMLInputElement): boolean {
    if (input.value !== text) flushSync(() => setText(input.value));
    if (panelRef.current) return panelRef.current.run(command);
    early.current = command;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!active || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault(); // else the browser closes the dialog, text and all
      escape();
      return;
    }
    const input = inputRef.current;
    if (!input || event.target !== input) return;
    if (event.key === 'Backspace' && input.value === '' && attachment) {
      detach();
      return;
    }
    const command = commandOf(event);
    if (command === null || event.getModifierState('AltGraph')) return;
    const composed = event.keyCode === COMPOSING_KEY || event.timeStamp - composedAt.current < COMPOSITION_TAIL_MS;
    if (event.key === 'Enter' && (composed || event.repeat)) {
      event.preventDefault();
      return;
    }
    if (send(command, input)) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const what = pasted(event.clipboardData.getData('text/plain'));
    if (!what) return;
    event.preventDefault();
    early.current = null;
    if ('attach' in what) {
      attached += 1;
      setAttachment({ serial: attached, text: what.attach });
      return;
    }
    const input = event.currentTarget;
    input.setRangeText(what.insert, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    setText(input.value);
  }

  return {
    line,
    list,
    inputRef,
    panelRef,
    setText,
    detach,
    clear,
    setList,
    onPanelReady,
    onKeyDown,
    onPaste,
    onCompositionEnd: ({ timeStamp }) => void (composedAt.current = timeStamp),
  };
}
