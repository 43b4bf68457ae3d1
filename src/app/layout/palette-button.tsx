import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import styles from './palette-button.module.css';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Looks like a text field; in narrow headers, an icon. */
export function PaletteButton() {
  const t = useTexts();
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
