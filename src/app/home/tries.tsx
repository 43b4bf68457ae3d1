import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import styles from './tries.module.css';

const LINES = ['sha256 hello', 'uuid', 'b64 hello', '192.168.0.0/22'];

/** Lines to begin with, one click each: they go into the palette as if they were typed. */
export function Tries() {
  const t = useTexts();
  return (
    <div className={styles.row}>
      <span>{t('home.try')}</span>
      {LINES.map((line) => (
        <button key={line} type="button" className={styles.chip} onClick={() => openPalette(line)}>
          <code>{line}</code>
        </button>
      ))}
    </div>
  );
}
