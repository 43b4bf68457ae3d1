import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';

/** Stands for a secret of any length. */
export const DOTS = '••••••••';

/** Returns whether a secret value is hidden, and the button that shows it; none if it's never hidden. */
export function useMask(masked: boolean | undefined, label: string): [hidden: boolean, button: ReactNode] {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  if (!masked) return [false, null];
  return [
    !shown,
    <IconButton
      key="mask"
      icon={shown ? 'eye-off' : 'eye'}
      size="small"
      label={t('ui.pair', { label: t(shown ? 'ui.hide' : 'ui.show'), value: label })}
      onClick={() => setShown(!shown)}
    />,
  ];
}
