import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'aria-label'> & {
  icon: string;
  /** The name of the button, read by screen readers and shown as a tooltip. */
  label: string;
  /** What it acts on, if there are several such buttons: part of what screen readers say. */
  of?: string | undefined;
};

/** A square button with only an icon; its name shows on hover and focus. */
export function IconButton({ label, of, variant = 'quiet', ...rest }: IconButtonProps) {
  const t = useTexts();
  const name = of === undefined ? label : t('ui.pair', { label, value: of });
  return (
    <Tooltip content={label} describe={false}>
      <Button {...(rest as ButtonProps)} variant={variant} aria-label={name} />
    </Tooltip>
  );
}
