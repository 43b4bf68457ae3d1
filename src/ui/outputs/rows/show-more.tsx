import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import styles from './rows.module.css';

/** Number of rows rendered at first: thousands at once would block the page. */
const STEP = 200;

/** Returns the first rows of many, and a button for more. */
export function useSomeOf<T>(all: readonly T[]) {
  const t = useTexts();
  const [count, setCount] = useState(STEP);
  const hidden = all.length - count;
  const more = hidden > 0 && (
    <Button size="small" className={styles.more} data-more onClick={() => setCount(count + STEP * 5)}>
      {t('outputs.showMore', { hidden })}
    </Button>
  );
  return { some: hidden > 0 ? all.slice(0, count) : all, more };
}
