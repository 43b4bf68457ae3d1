import { Fragment } from 'react';
import styles from './kbd.module.css';

/** A keyboard shortcut, one key per part: `<Kbd keys={['Ctrl', 'K']} />`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className={styles.shortcut}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
