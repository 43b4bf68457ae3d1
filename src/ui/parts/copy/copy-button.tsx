import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { useCopy } from './use-copy.ts';
import { cx } from '../cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** The text to copy, or a function that creates it, or an image, when the button is pressed. */
  text: string | (() => string | Promise<string> | { png: Promise<Blob> });
  label?: string;
  /** For screen readers: what is copied, if there are several such buttons. Contains the label. */
  name?: string | undefined;
  copiedLabel?: string;
  failedLabel?: string;
  iconOnly?: boolean;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  disabled?: boolean;
  className?: string | undefined;
}

const ICONS = { idle: 'copy', copied: 'check', failed: 'triangle-alert' } as const;

/** Copies, and shows for 1500 ms whether it worked. */
export function CopyButton(props: CopyButtonProps) {
  const { text, iconOnly = false, variant = iconOnly ? 'quiet' : 'default', size, disabled, className } = props;
  const t = useTexts();
  const words = {
    idle: props.label ?? t('ui.copy'),
    copied: props.copiedLabel ?? t('ui.copied'),
    failed: props.failedLabel ?? t('ui.copyFailed'),
  };
  const news = { copied: props.copiedLabel ?? t('ui.copiedStatus'), failed: words.failed };
  const [state, copy] = useCopy(news);
  const button = (
    <Button
      variant={variant}
      size={size}
      disabled={disabled}
      icon={ICONS[state]}
      // The text of a primary button stays as it is: it stands on a color.
      className={cx(state !== 'idle' && variant !== 'primary' && styles[state], className)}
      aria-label={iconOnly ? (props.name ?? words.idle) : state === 'idle' ? props.name : undefined}
      data-copy-state={state}
      onClick={() => void copy(typeof text === 'function' ? text() : text)}
    >
      {!iconOnly && words[state]}
    </Button>
  );
  if (!iconOnly) return button;
  return (
    <Tooltip content={state === 'copied' ? news.copied : words[state]} describe={false}>
      {button}
    </Tooltip>
  );
}
