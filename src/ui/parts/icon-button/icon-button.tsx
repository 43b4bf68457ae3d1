import { Button } from '../button/button.tsx';
import type { ButtonProps } from '../button/button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'aria-label'> & {
  icon: string;
  /** The name of the button, read by screen readers and shown as a tooltip. */
  label: string;
};

/** A square button with only an icon; its name shows on hover and focus. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} describe={false}>
      <Button {...(rest as ButtonProps)} variant={variant} aria-label={label} />
    </Tooltip>
  );
}
