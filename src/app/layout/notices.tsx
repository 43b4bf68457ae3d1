import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { dismiss, notify, type Notice, useNotices } from '../../session/notices.ts';
import { settings } from '../../session/settings.ts';
import styles from './notices.module.css';

/** Warns once if nothing can be saved, or something that was can't be read. Here rather than at startup, so that the first paint doesn't wait for it. */
function watchStorage(): void {
  const tell = () => {
    if (!settings.isBlocked()) return;
    stop();
    notify({ id: 'blocked', text: 'errors.storageBlocked' });
  };
  const stop = settings.subscribe(tell);
  tell();
}
watchStorage();
if (settings.isDamaged()) notify({ id: 'unreadable', text: 'errors.damagedData' });

const SHOWN_FOR_MS = 6000;
/** Notices with actions stay long enough to be reached. */
const ANSWERABLE_FOR_MS = 10_000;

/** Short messages at the bottom of the page; they don't take the focus and don't cover the work area. */
export default function Notices() {
  const some = useNotices().length > 0;
  return (
    <div className={styles.place} role="status">
      {some && <Stack />}
    </div>
  );
}

/** Notices stay while the pointer or the focus is on them. F6 moves the focus to them and back. */
function Stack() {
  const t = useTexts();
  const notices = useNotices();
  const stack = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (stack.current?.contains(document.activeElement)) origin.current?.focus();
      else stack.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const leave = () => {
    setFocused(false);
    origin.current?.focus();
  };
  const focus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    setFocused(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens only whether somebody is at it
    <div
      ref={stack}
      className={styles.stack}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={focus}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      {notices.map((notice) => (
        <Line key={notice.id} notice={notice} held={pointed || focused} t={t} onAnswer={leave} />
      ))}
    </div>
  );
}

interface LineProps {
  notice: Notice;
  /** Whether it stays because the user is interacting with it. */
  held: boolean;
  t: ReturnType<typeof useTexts>;
  /** Called when the user answers or closes it, since the focus would disappear with it. */
  onAnswer: () => void;
}

function Line({ notice, held, t, onAnswer }: LineProps) {
  const { id, text, params, action, sticky = false } = notice;
  useEffect(() => {
    if (sticky || held) return undefined;
    const timer = window.setTimeout(() => dismiss(id), action ? ANSWERABLE_FOR_MS : SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [notice, id, sticky, held, action]);
  const answer = () => {
    onAnswer();
    dismiss(id);
  };
  return (
    <div className={styles.notice} data-notice={id}>
      <span className={styles.text}>{t(text, params)}</span>
      {action && (
        <Button
          size="small"
          variant="primary"
          aria-keyshortcuts="F6"
          onClick={() => {
            answer();
            action.perform();
          }}
        >
          {t(action.label)}
        </Button>
      )}
      <IconButton icon="x" size="small" label={t('ui.close')} onClick={answer} />
    </div>
  );
}
