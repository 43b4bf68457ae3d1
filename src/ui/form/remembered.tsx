import { useSyncExternalStore } from 'react';
import type { Operation } from '../../core/tool.ts';
import { rememberedOptions } from '../../session/remembered-options.ts';
import { settings } from '../../session/settings.ts';
import { Button } from '../parts/button/button.tsx';
import styles from './options.module.css';
import type { Values } from '../../operation/values.ts';
import type { PageTexts } from '../page-texts.ts';

interface RememberedProps {
  toolId: string;
  op: Operation;
  values: Values;
  words: PageTexts;
  onReset: () => void;
}

/** Explains that options come from an earlier visit, and resets them; renders nothing if none do. */
export function Remembered({ toolId, op, values, words, onReset }: RememberedProps) {
  useSyncExternalStore(settings.subscribe, settings.get);
  const kept = Object.entries(rememberedOptions(toolId, op.fields));
  const count = kept.filter(([name, value]) => JSON.stringify(value) === JSON.stringify(values[name])).length;
  if (count === 0) return null;
  return (
    <p className={styles.remembered}>
      {words.t('form.remembered', { count })}
      <Button variant="quiet" size="small" onClick={onReset}>
        {words.t('form.forget')}
      </Button>
    </p>
  );
}
