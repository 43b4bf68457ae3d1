import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import styles from './palette-button.module.css';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

export function PaletteButton({ iconOnly }: { iconOnly: boolean }) {
  const t = useTexts();
  if (iconOnly) return <IconButton icon="search" label={t('nav.search')} size="large" onClick={() => openPalette()} />;
  return (
    <Button
      className={styles.button}
      icon="search"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={() => openPalette()}
    >
      <span className={styles.words}>{t('nav.search')}</span>
      <Kbd keys={[isApple ? '⌘' : 'Ctrl', 'K']} />
    </Button>
  );
}
