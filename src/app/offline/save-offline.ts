import { isRecord } from '../../base/json.ts';
import { dismiss, notify } from '../../session/notices.ts';
import { settings } from '../../session/settings.ts';
import { chosenLanguage } from '../language/language.ts';
import { offlineCopy } from './offline-copy.ts';
import { askServiceWorker } from './persist-drafts.ts';

/** The copy is fetched in parts; on a slow connection a file takes long. */
const PART_MS = 600_000;
/** How often a worker that is fetching is asked whether it is still the same. */
const BEAT_MS = 5000;

async function ask(type: 'progress' | 'fill') {
  const answer = await askServiceWorker(type, { language: chosenLanguage() }, PART_MS);
  if (!isRecord(answer)) return undefined;
  return {
    kept: Number(answer.kept),
    total: Number(answer.total),
    failed: answer.failed === true,
    worker: answer.worker,
  };
}

/**
 * Asks for the next part. A worker that the browser stops meanwhile never answers; it starts anew with the next question,
 * whose answer is returned then.
 */
async function nextPart(worker: unknown): ReturnType<typeof ask> {
  const part = ask('fill');
  for (;;) {
    const late = new Promise<null>((resolve) => {
      window.setTimeout(() => resolve(null), BEAT_MS);
    });
    const answer = await Promise.race([part, late]);
    if (answer !== null) return answer;
    const now = await ask('progress');
    if (now && now.worker !== worker) return now;
  }
}

/** Whether downloads may cost the user: data saving is on, or the network is mobile or very slow. */
function isSparing(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string };
  };
  const { saveData, type, effectiveType = '' } = connection ?? {};
  return saveData === true || type === 'cellular' || effectiveType.includes('2g');
}

let saving = false;

/**
 * Fetches missing files, part by part, and shows the progress: in the menu, and in a notice if the user asked for the
 * copy.
 */
async function save(isAskedFor = false): Promise<void> {
  if (saving) return;
  saving = true;
  try {
    for (let at = await ask('progress'); at && !at.failed; at = await nextPart(at.worker)) {
      if (at.kept === at.total) {
        offlineCopy.set({ state: 'whole' });
        // Otherwise, the end of the menu says it.
        if (isAskedFor) notify({ id: 'offline', text: 'update.offlineReady' });
        return;
      }
      offlineCopy.set({ state: 'saving', kept: at.kept, total: at.total });
      if (!isAskedFor) continue;
      const percent = String(Math.floor((100 * at.kept) / at.total));
      notify({ id: 'offline', text: 'update.saving', params: { percent }, sticky: true });
    }
    offlineCopy.set({ state: 'offered' });
    dismiss('offline');
    // Otherwise, the next visit continues.
    window.addEventListener('online', () => void keepOffline(), { once: true });
  } finally {
    saving = false;
  }
}

/** Saves the app for use without a network because the user asked for it. */
export function saveOffline(): void {
  settings.note('saveOffline', 'accepted');
  dismiss('save-offline');
  void save(true);
}

async function remove(text: string): Promise<void> {
  settings.note('saveOffline', 'removed');
  await askServiceWorker('remove');
  offlineCopy.set({ state: 'offered' });
  notify({ id: 'offline', text });
}

/** Removes the copy because the user asked for it; from now on, files are fetched and kept as they are needed. */
export const removeOffline = (): Promise<void> => remove('settings.offlineRemoved');

/** Gives up the copy for what the user has made, if there is one; the menu offers it again. */
export async function giveUpOffline(): Promise<void> {
  if (settings.get().saveOffline !== 'removed') await remove('update.madeRoom');
}

/** Saves the app in the current language; asks first where downloads may cost the user. */
export async function keepOffline(): Promise<void> {
  const at = await ask('progress');
  if (!at) return;
  if (at.kept === at.total) return offlineCopy.set({ state: 'whole' });
  const { saveOffline: answer } = settings.get();
  if (answer === 'accepted' || (answer !== 'removed' && !isSparing())) return save();
  offlineCopy.set({ state: 'offered' });
  // The menu keeps offering it.
  if (answer === 'asked' || answer === 'removed') return;
  settings.note('saveOffline', 'asked');
  const action = { label: 'update.save', perform: saveOffline };
  notify({ id: 'save-offline', text: 'update.saveOffer', action, sticky: true });
}

/** Also saves the app in languages that are chosen from now on. */
export function followLanguage(): void {
  let language = chosenLanguage();
  settings.subscribe(() => {
    const next = chosenLanguage();
    if (next === language) return;
    language = next;
    void keepOffline();
  });
}
