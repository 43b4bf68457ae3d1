import { useEffect, useState } from 'react';
import { NO_USAGE } from '../../read/search/usage.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { changeOwnWords, ownWords, storedUsage } from '../../palette/memory/personal.ts';
import { performUndoable } from '../../palette/registry.ts';
import { clearKept, keptNames } from '../../session/kept.ts';
import { type Settings, settings } from '../../session/settings.ts';
import { useStore } from '../../session/use-store.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import styles from './settings.module.css';

/** What is kept on this device, by kind: how many there are, and how they are removed. `clear` returns what undoes it. */
interface Kind {
  name: 'favorites' | 'recent' | 'options' | 'words' | 'habits' | 'kept';
  count: number;
  clear: () => () => void;
}

/** Sets a setting to nothing; returns a function that restores it. */
function emptied<K extends 'favorites' | 'recent' | 'options'>(key: K, empty: Settings[K]) {
  const before = settings.get()[key];
  settings.set(key, empty);
  return () => settings.set(key, before);
}

const clearWords = () => changeOwnWords(() => ({})).undo;

function clearHabits() {
  const before = storedUsage.get();
  storedUsage.set(NO_USAGE);
  return () => void storedUsage.set(before);
}

function clearMade() {
  const cleared = clearKept();
  return () => void cleared.then((restore) => restore());
}

/** The kinds of what is stored, each with a button that removes it and can be undone. */
export function StoredData() {
  const t = useTexts();
  const { favorites, recent, options } = useStore(settings);
  const words = useStore(ownWords);
  // Neither tells of its changes: they are read again after each that is made here.
  const [version, setVersion] = useState(0);
  const [made, setMade] = useState(0);
  useEffect(() => void keptNames().then((names) => setMade(names.length)), [version]);
  const kinds: readonly Kind[] = [
    { name: 'favorites', count: favorites.length, clear: () => emptied('favorites', []) },
    { name: 'recent', count: recent.length, clear: () => emptied('recent', []) },
    { name: 'options', count: Object.keys(options).length, clear: () => emptied('options', {}) },
    { name: 'words', count: Object.keys(words).length, clear: clearWords },
    { name: 'habits', count: Object.keys(storedUsage.get().used).length, clear: clearHabits },
    { name: 'kept', count: made, clear: clearMade },
  ];
  const clear = ({ name, clear }: Kind) => {
    const read = () => setVersion((before) => before + 1);
    performUndoable(`clear-${name}`, t(`settings.clear.${name}`), () => {
      const restore = clear();
      read();
      return () => {
        restore();
        read();
      };
    });
  };
  return (
    <ul className={styles.list} aria-label={t('settings.stored')}>
      {kinds.map((kind) => (
        <li key={kind.name} className={styles.item} data-kind={kind.name}>
          <span className={styles.kind}>{t(`settings.kinds.${kind.name}`)}</span>
          <span className={styles.count}>{kind.count}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={t(`settings.clear.${kind.name}`)}
            // Not `disabled`, which would take the focus away from the button that was just used.
            aria-disabled={kind.count === 0}
            onClick={() => kind.count > 0 && clear(kind)}
          >
            {t('ui.clear')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
