import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

interface ButtonLook {
  /** `quiet` is for toolbars: no border, muted until hovered. */
  variant?: 'primary' | 'default' | 'ghost' | 'danger' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  icon?: string | undefined;
  iconEnd?: string | undefined;
  /** Shows a spinner and ignores presses, but keeps its focus and width. */
  loading?: boolean;
  disabled?: boolean;
}

type NativeButton = ButtonLook & Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> & { href?: undefined };
type LinkButton = ButtonLook & Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook | 'href'> & { href: string };
export type ButtonProps = NativeButton | LinkButton;

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A `<button>`, or a link that looks like one if it has an `href`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'default',
    size = 'medium',
    icon,
    iconEnd,
    loading,
    disabled,
    className,
    children,
    ...rest
  } = props;
  const look = cx(styles.button, styles[variant], styles[size], !children && styles.square, className);
  const face = (
    <>
      {loading ? <Spinner decorative /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  if (rest.href !== undefined) {
    // A link without href is the native disabled link: not focusable, not followed.
    const { href, ...anchor } = rest;
    const state = disabled ? ({ role: 'link', 'aria-disabled': true } as const) : { href };
    return (
      <a {...anchor} {...state} className={look}>
        {face}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={look}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignorePress : rest.onClick}
    >
      {face}
    </button>
  );
}
