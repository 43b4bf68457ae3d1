import {
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { offerDraft, takeDraft } from '../session/drafts.ts';
import type { Attachment, Line } from '../calls/call.ts';
import { type Command, commandOf } from './keys/commands.ts';
import { pasted } from './pasted.ts';
import type { Submenu } from './rows/rows.ts';
import type { Opening, Origin } from './opening.ts';

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
  /** A short attached text as it may be shown. */
  chip?: string;
}

/** Safari reports the Enter that ends a composition after its end, with the key code of input methods (WebKit 165004). */
const COMPOSING_KEY = 229;
const COMPOSITION_TAIL_MS = 30;

/** Keys that count while a button of the palette has the focus, too. */
const FROM_ANYWHERE: ReadonlySet<Command> = new Set<Command>(['actions', 'help']);
/** Keys that one holds down. */
const REPEATED: ReadonlySet<Command> = new Set<Command>(['up', 'down', 'pageUp', 'pageDown']);

let attached = 0;

function newAttachment(given: Omit<Attachment, 'serial'>): Attachment {
  attached += 1;
  return { ...given, serial: attached };
}

export interface Palette {
  line: Line;
  list: ListState;
  inputRef: RefObject<HTMLInputElement | null>;
  panelRef: RefObject<PanelHandle | null>;
  setText(text: string): void;
  /** Puts a whole text beside the empty field. */
  attach(text: string, secret?: boolean): void;
  detach(): void;
  /** Puts the attached text into the field, where it can be changed. */
  edit(text: string): void;
  /** Who put there what stands in the field; null for the user. */
  from: Origin | null;
  /** Takes what an opening brings along. */
  receive(opening: Opening): void;
  /** The user wants what was put there by someone else to run; false when nothing was. */
  release(): boolean;
  /** The action whose choices are the list. */
  submenu: Submenu | null;
  openSubmenu(submenu: Submenu): void;
  closeSubmenu(): void;
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
 * before the list is loaded. `leave` is what Escape does when there is nothing left to clear; `part` is
 * its name among what a new version of the product must not lose.
 */
export function usePalette({ part, active, leave }: { part: string; active: boolean; leave: () => void }): Palette {
  const [before] = useState(() => takeDraft(part) as Pick<Line, 'text' | 'attachment'> | undefined);
  const [text, setLine] = useState(before?.text ?? '');
  const [attachment, setAttachment] = useState<Attachment | null>(() =>
    before?.attachment ? newAttachment(before.attachment) : null,
  );
  useEffect(() => offerDraft(part, () => (text === '' && !attachment ? undefined : { text, attachment })));
  const [list, setListState] = useState(NO_LIST);
  const [from, setFrom] = useState<Origin | null>(null);
  const [submenu, setSubmenu] = useState<Submenu | null>(null);
  // With the choices of another action it is another line, in which nothing is chosen yet.
  const line = useMemo(() => ({ text, attachment, held: from !== null, submenu }), [text, attachment, from, submenu]);
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const early = useRef<Command | null>(null);
  const composedAt = useRef(-Infinity);

  const setList = useCallback((next: ListState) => {
    setListState((last) =>
      last.shown === next.shown && last.activeId === next.activeId && last.chip === next.chip ? last : next,
    );
  }, []);
  const setText = useCallback((value: string) => {
    early.current = null;
    setFrom(null);
    setLine(value);
  }, []);
  const detach = useCallback(() => {
    early.current = null;
    setAttachment(null);
    inputRef.current?.focus();
  }, []);
  const attach = useCallback(
    (whole: string, secret?: boolean) => {
      setText('');
      setAttachment(newAttachment({ text: whole, secret }));
    },
    [setText],
  );
  const edit = useCallback(
    (line: string) => {
      setText(line);
      setAttachment(null);
      inputRef.current?.focus();
    },
    [setText],
  );
  const receive = useCallback(
    ({ text: given, attach: whole, from: who }: Opening) => {
      setSubmenu(null);
      if (given !== undefined || whole !== undefined) setText(given ?? '');
      if (whole !== undefined) attach(whole);
      if (who !== undefined) setFrom(who);
    },
    [setText, attach],
  );
  const release = useCallback(() => {
    setFrom(null);
    return from !== null;
  }, [from]);
  const clear = useCallback(() => {
    setText('');
    setAttachment(null);
    setSubmenu(null);
  }, [setText]);
  const openSubmenu = useCallback(
    (next: Submenu) => {
      setText('');
      setSubmenu(next);
    },
    [setText],
  );
  const closeSubmenu = useCallback(() => {
    setText('');
    setSubmenu(null);
    inputRef.current?.focus();
  }, [setText]);
  const onPanelReady = useCallback(() => {
    const command = early.current;
    early.current = null;
    if (command !== null) panelRef.current?.run(command);
  }, []);

  function escape() {
    early.current = null;
    if (panelRef.current?.disarm()) return;
    if (submenu && text !== '') setText('');
    else if (submenu) closeSubmenu();
    else if (text !== '' || attachment) clear();
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
    const command = event.getModifierState('AltGraph') ? null : commandOf(event);
    const input = inputRef.current;
    if (command === null || !input) return;
    if (command === 'escape') {
      event.preventDefault(); // else the browser closes the dialog, text and all
      escape();
      return;
    }
    if (command === 'help') setText('?');
    if (event.target !== input && !FROM_ANYWHERE.has(command)) return;
    if (command === 'backspace') {
      if (input.value !== '') return;
      if (submenu) closeSubmenu();
      else if (attachment) detach();
      return;
    }
    if ((command === 'undo' || command === 'redo') && input.value !== '') return; // the field has its own
    if (command === 'copy' && input.selectionStart !== input.selectionEnd) return; // the selected text is meant
    const composed = event.keyCode === COMPOSING_KEY || event.timeStamp - composedAt.current < COMPOSITION_TAIL_MS;
    if ((event.key === 'Enter' && composed) || (event.repeat && !REPEATED.has(command))) {
      event.preventDefault();
      return;
    }
    if (command === 'help' || send(command, input)) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isAlone = selectionStart === 0 && selectionEnd === value.length;
    // Into a line that a link brought the input is pasted, wherever the cursor is.
    const what = pasted(event.clipboardData.getData('text/plain'), isAlone || from === 'link');
    if (!what) return;
    event.preventDefault();
    early.current = null;
    if ('attach' in what) {
      setText(isAlone ? '' : value);
      setAttachment(newAttachment({ text: what.attach }));
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
    attach,
    detach,
    edit,
    from,
    receive,
    release,
    submenu,
    openSubmenu,
    closeSubmenu,
    clear,
    setList,
    onPanelReady,
    onKeyDown,
    onPaste,
    onCompositionEnd: ({ timeStamp }) => void (composedAt.current = timeStamp),
  };
}
