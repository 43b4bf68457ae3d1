import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { toggleDensity } from '../../session/density.ts';
import { toggleRecent } from '../../session/recent.ts';
import { useSetting } from '../../session/use-setting.ts';
import styles from './view-options.module.css';

/** Options for what the home page shows, and how densely. */
export function ViewOptions() {
  const t = useTexts();
  const [density] = useSetting('density');
  const [keepRecent] = useSetting('keepRecent');
  return (
    <div className={styles.row}>
      <IconButton
        icon="history"
        size="small"
        label={t('home.showRecent')}
        aria-pressed={keepRecent}
        className={styles.toggle}
        onClick={toggleRecent}
      />
      <IconButton
        icon="rows-3"
        size="small"
        label={t('home.compact')}
        aria-pressed={density === 'compact'}
        className={styles.toggle}
        onClick={toggleDensity}
      />
    </div>
  );
}
