import { Button } from '../../parts/button/button.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import type { FieldProps } from '../field-props.ts';

/** A button that inserts a value that the page has; labeled with its name if the field has room for it. */
export function Offer({ offer, wide = false }: Pick<FieldProps, 'offer'> & { wide?: boolean }) {
  if (!offer) return null;
  const { icon, label, onTake } = offer;
  if (!wide) return <IconButton icon={icon} size="small" label={label} onClick={onTake} />;
  return (
    <Button variant="quiet" size="small" icon={icon} onClick={onTake}>
      {label}
    </Button>
  );
}
