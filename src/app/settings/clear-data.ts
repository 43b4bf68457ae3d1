import { readOwnWords, snapshotPersonal } from '../../palette/memory/personal.ts';
import { undo } from '../../palette/registry.ts';
import { notify } from '../../session/notices.ts';
import { settings } from '../../session/settings.ts';

/** Removes everything that is stored on this device, says so, and returns a function that restores it. */
export function clearData(): () => void {
  const before = settings.get();
  const restorePersonal = snapshotPersonal();
  settings.clear();
  readOwnWords();
  const cleared = import('../../session/kept.ts').then(({ clearKept }) => clearKept());
  notify({ id: 'cleared', text: 'nav.dataCleared', action: { label: 'nav.undo', perform: () => void undo('clear') } });
  return () => {
    settings.restore(before);
    restorePersonal();
    void cleared.then((restore) => restore());
  };
}
