import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { Attachment, Line, Secrets } from '../calls/call.ts';
import { leftDraft } from '../session/drafts.ts';
import { useDraft } from '../session/use-draft.ts';
import { newAttachment } from './attachment.ts';
import type { Opening, Origin } from './opening.ts';
import type { Submenu } from './rows/row.ts';

/** The content of the field, and how to change it. */
export interface LineState {
  line: Line;
  setText(text: string): void;
  /** Attaches a whole text and empties the field. */
  attach(text: string, secret?: boolean): void;
  detach(): void;
  /** Replaces the attachment with a line that can be edited in the field. */
  edit(text: string): void;
  /** The source of the content; null for the user. */
  from: Origin | null;
  /** Applies the content of an opening. */
  open(opening: Opening): void;
  /** Records that the user confirmed content from elsewhere; returns false if there is nothing to confirm. */
  release(): boolean;
  /** The action whose choices are listed. */
  submenu: Submenu | null;
  openSubmenu(submenu: Submenu): void;
  closeSubmenu(): void;
  clear(): void;
  /** Sets a secret field of the operation that the line's word names. */
  setSecret(operation: string, field: string, value: string): void;
}

const wordOf = (text: string) => text.trimStart().split(' ', 1)[0];

type LineDraft = Partial<Pick<Line, 'text' | 'attachment'>>;

interface Options {
  /** Name of the draft that survives a reload. */
  part: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called on every change of the content; must be stable. */
  onChange: () => void;
}

/** The content of a palette's field: text, attachment, and where it came from. */
export function useLine({ part, inputRef, onChange }: Options): LineState {
  const [draft] = useState(() => {
    const { open, secret } = leftDraft(part) ?? {};
    return { ...(open as LineDraft | undefined), ...(secret as LineDraft | undefined) };
  });
  const [text, setTextState] = useState(draft.text ?? '');
  const [attachment, setAttachment] = useState<Attachment | null>(() =>
    draft.attachment ? newAttachment(draft.attachment) : null,
  );
  const [from, setFrom] = useState<Origin | null>(null);
  const [submenu, setSubmenu] = useState<Submenu | null>(null);
  // Not part of the draft: a secret is never stored.
  const [secrets, setSecrets] = useState<(Secrets & { word: string | undefined }) | null>(null);
  useDraft(part, () => {
    if (text === '' && !attachment) return undefined;
    return attachment?.secret ? { open: { text }, secret: { attachment } } : { open: { text, attachment } };
  });
  // A submenu starts a new line, in which nothing is selected yet.
  const line = useMemo(
    () => ({ text, attachment, held: from !== null, submenu, secrets }),
    [text, attachment, from, submenu, secrets],
  );

  const setText = useCallback(
    (value: string) => {
      onChange();
      setFrom(null);
      setTextState(value);
      setSecrets((secrets) => (secrets?.word === wordOf(value) ? secrets : null));
    },
    [onChange],
  );
  const detach = useCallback(() => {
    onChange();
    setAttachment(null);
    inputRef.current?.focus();
  }, [onChange, inputRef]);
  const attach = useCallback(
    (whole: string, secret?: boolean) => {
      setText('');
      setAttachment(newAttachment({ text: whole, secret }));
    },
    [setText],
  );
  const edit = useCallback(
    (value: string) => {
      setText(value);
      setAttachment(null);
      inputRef.current?.focus();
    },
    [setText, inputRef],
  );
  const open = useCallback(
    ({ text: content, attach: whole, from: origin }: Opening) => {
      setSubmenu(null);
      if (content !== undefined || whole !== undefined) setText(content ?? '');
      if (whole !== undefined) attach(whole);
      if (origin !== undefined) setFrom(origin);
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
  }, [setText, inputRef]);

  const setSecret = useCallback(
    (of: string, field: string, value: string) => {
      onChange();
      setSecrets((secrets) => {
        const { [field]: _, ...others } = secrets?.of === of ? secrets.values : {};
        return { of, word: wordOf(text), values: value === '' ? others : { ...others, [field]: value } };
      });
    },
    [onChange, text],
  );

  return {
    line,
    setText,
    attach,
    detach,
    edit,
    from,
    open,
    release,
    submenu,
    openSubmenu,
    closeSubmenu,
    clear,
    setSecret,
  };
}
