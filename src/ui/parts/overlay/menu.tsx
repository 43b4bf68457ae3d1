import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './menu.module.css';
import { placeMenu } from './place-menu.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: string;
  /** Shown dimmed after the label. */
  note?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  items: readonly MenuItem[];
  /** Called when it opens, so that the items can be loaded then. The menu appears once there are some. */
  onOpen?: () => void;
  children?: ReactNode;
  /** The name of the button, if its children don't provide it. */
  label?: string;
  icon?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  className?: string | undefined;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Older browsers show the menu in place, below bars and dialogs. */
const popover = () => ('popover' in HTMLElement.prototype ? ('manual' as const) : undefined);

/** A button with a menu of actions (WAI-ARIA menu button): arrows and first letters move, Escape and Tab close it. */
export function Menu({
  items,
  onOpen,
  children,
  label,
  icon,
  variant = 'quiet',
  size = 'small',
  className,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const shown = open && items.length > 0;
  const toggle = (next: boolean) => {
    if (next) onOpen?.();
    setOpen(next);
  };

  useLayoutEffect(() => {
    if (!shown || !list.current || !button.current) return;
    list.current.showPopover?.();
    placeMenu(list.current, button.current);
    list.current.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus({ preventScroll: true });
  }, [shown]);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (
        !(
          event.target instanceof Node &&
          (list.current?.contains(event.target) || button.current?.contains(event.target))
        )
      )
        setOpen(false);
    };
    document.addEventListener('pointerdown', close, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', close, true);
      window.removeEventListener('resize', close);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(false);
    else if (step) all[step(at, all.length)]?.focus();
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase());
      [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)?.focus();
    } else return undefined;
    event.preventDefault();
    event.stopPropagation(); // one Escape closes one layer
    return undefined;
  };

  return (
    <>
      <Button
        ref={button}
        {...{ variant, size, icon, className }}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => toggle(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle(true);
        }}
      >
        {children}
        <Icon name="chevron-down" className={styles.marker} />
      </Button>
      {shown && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its items
        <div
          ref={list}
          id={id}
          role="menu"
          popover={popover()}
          className={styles.menu}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              className={styles.item}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon !== undefined && <Icon name={item.icon} className={styles.icon} />}
              <span className={styles.label}>{item.label}</span>
              {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
