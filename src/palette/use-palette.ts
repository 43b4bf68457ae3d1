import {
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Command, commandOf } from './keys/commands.ts';
import type { Opening } from './opening.ts';
import { pasted } from './pasted.ts';
import { useEarly } from './use-early.ts';
import { type LineState, useLine } from './use-line.ts';

/** What the field requests from its list. */
export interface PanelHandle {
  /** Returns false if the key doesn't apply to the list. */
  run(command: Command): boolean;
  /** Was Enter pressed, with its text not yet on the clipboard? */
  isCopying(): boolean;
  /** Cancels an Enter that waits for an answer; returns false if none is waiting. */
  disarm(): boolean;
}

/** What the list reports to its field, for assistive technology. */
export interface ListState {
  hasRows: boolean;
  activeId?: string;
  /** A short attached text for display. */
  chip?: string;
  /** The word of the line, shown alone while its fields are being edited. */
  word?: string;
}

/**
 * Safari reports the Enter that ends a composition after the composition has ended, with the key code of input methods
 * (WebKit 165004).
 */
const COMPOSING_KEY = 229;
const COMPOSITION_TAIL_MS = 30;

/** Keys that also work while a button of the palette has focus. */
const FROM_ANYWHERE: ReadonlySet<Command> = new Set<Command>(['actions', 'help']);
/** Keys that may be held down. */
const REPEATED: ReadonlySet<Command> = new Set<Command>(['up', 'down', 'pageUp', 'pageDown']);

export interface Palette extends LineState {
  list: ListState;
  /** Does Enter wait for the list? */
  waits: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<PanelHandle | null>;
  setList(list: ListState): void;
  /** The element that contains the fields of an operation, after the text. */
  slot: HTMLElement | null;
  setSlot(slot: HTMLElement | null): void;
  /** Called when the list is ready: runs the commands given before. */
  onPanelReady(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPaste(event: ClipboardEvent<HTMLInputElement>): void;
  onCompositionEnd(event: CompositionEvent): void;
}

/** How long the hotkey only means "open" rather than toggling. */
const OPENING_MS = 400;

const NO_LIST: ListState = { hasRows: false };

interface Options {
  /** Name of the draft that survives a reload. */
  part: string;
  active: boolean;
  /** What Escape does when there is nothing left to clear. */
  leave: () => void;
}

/** Does the field handle the key natively: undo, copying selected text? */
const isOfField = (command: Command, { value, selectionStart, selectionEnd }: HTMLInputElement) =>
  ((command === 'undo' || command === 'redo') && value !== '') ||
  (command === 'copy' && selectionStart !== selectionEnd) ||
  (command === 'fields' && (selectionStart !== selectionEnd || selectionEnd !== value.length));

/** Returns the list state; the same object while its content is unchanged. */
function useListState() {
  const [list, setListState] = useState(NO_LIST);
  const setList = useCallback((next: ListState) => {
    setListState((last) =>
      last.hasRows === next.hasRows &&
      last.activeId === next.activeId &&
      last.chip === next.chip &&
      last.word === next.word
        ? last
        : next,
    );
  }, []);
  return { list, setList };
}

/** The field of a palette, in the dialog or on the home page: its line, and the keys. Works before the list is loaded. */
export function usePalette({ part, active, leave }: Options): Palette {
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const { waits, keep, add, forget, onPanelReady } = useEarly(panelRef);
  const composedAt = useRef(-Infinity);
  const { list, setList } = useListState();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  /** When the palette was opened, as long as nothing has been typed. */
  const openedAt = useRef(-Infinity);
  const onChange = useCallback(() => {
    forget();
    openedAt.current = -Infinity;
  }, [forget]);
  const lineState = useLine({ part, inputRef, onChange });
  const { line, setText, attach, detach, open: openLine, submenu, closeSubmenu, clear, from } = lineState;
  const { text, attachment } = line;

  const open = useCallback(
    (opening: Opening) => {
      openLine(opening);
      keep(opening.commands ?? []);
      if (opening.text === undefined) openedAt.current = performance.now();
    },
    [openLine, keep],
  );

  /** Goes back one step: a waiting Enter, the text, the submenu, the attachment, the palette. */
  function escape() {
    forget();
    if (waits || panelRef.current?.disarm()) return;
    if (submenu && text !== '') setText('');
    else if (submenu) closeSubmenu();
    else if (text !== '' || attachment) clear();
    else leave();
  }

  function backspaceInEmptyField() {
    if (submenu) closeSubmenu();
    else if (attachment) detach();
  }

  /** Passes a command to the list, always for the current content of the field, even if that isn't rendered yet. */
  function send(command: Command, input: HTMLInputElement): boolean {
    // While the fields next to it have focus, it shows the word alone.
    if (list.word === undefined && input.value !== text) flushSync(() => setText(input.value));
    if (panelRef.current) return panelRef.current.run(command);
    add(command);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!active || event.nativeEvent.isComposing) return;
    const command = event.getModifierState('AltGraph') ? null : commandOf(event);
    const input = inputRef.current;
    if (command === null || !input) return;
    if (command === 'escape') {
      event.preventDefault(); // otherwise the browser closes the dialog
      escape();
      return;
    }
    if (command === 'help') setText('?');
    if (event.target !== input && !FROM_ANYWHERE.has(command)) return;
    if (command === 'backspace') {
      if (input.value === '') backspaceInEmptyField();
      return;
    }
    if (isOfField(command, input)) return;
    const composed = event.keyCode === COMPOSING_KEY || event.timeStamp - composedAt.current < COMPOSITION_TAIL_MS;
    if ((event.key === 'Enter' && composed) || (event.repeat && !REPEATED.has(command))) {
      event.preventDefault();
      return;
    }
    // The hotkey pressed twice: the next letters are for the line.
    const opensStill = command === 'actions' && (!panelRef.current || event.timeStamp - openedAt.current < OPENING_MS);
    if (opensStill || command === 'help' || send(command, input)) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    // Meant for wherever the copy is pasted, a moment too early, or for the page.
    if (!active || waits || panelRef.current?.isCopying()) {
      event.preventDefault();
      return;
    }
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isAlone = selectionStart === 0 && selectionEnd === value.length;
    // In a line from a link, the pasted text is the input, wherever the cursor is.
    const result = pasted(event.clipboardData.getData('text/plain'), isAlone || from === 'link');
    if (!result) return;
    event.preventDefault();
    forget();
    if ('attach' in result) {
      attach(result.attach);
      if (!isAlone) setText(value);
      return;
    }
    const input = event.currentTarget;
    input.setRangeText(result.insert, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    setText(input.value);
  }

  return {
    ...lineState,
    open,
    list,
    slot,
    setSlot,
    waits,
    inputRef,
    panelRef,
    setList,
    onPanelReady,
    onKeyDown,
    onPaste,
    onCompositionEnd: ({ timeStamp }) => void (composedAt.current = timeStamp),
  };
}
