import { Suspense, useEffect } from 'react';
import { loadRestOfTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listenForSequences, performAction, registerActions, useRegistry } from '../../palette/registry.ts';
import { pageKeyOf } from '../../palette/keys/commands.ts';
import { replayKeptKeys } from '../../palette/keys/kept-keys.ts';
import { isTyping } from '../../palette/keys/sequences.ts';
import { useLanguage } from '../language/use-language.ts';
import { goTo, openPage } from '../navigation/pages.ts';
import { useStore } from '../../session/use-store.ts';
import { useSetting } from '../../session/use-setting.ts';
import { ownWords } from '../../palette/memory/personal.ts';
import { arrived } from '../launch/arrived.ts';
import { installPrompt } from '../launch/install.ts';
import { settingsShown } from '../settings/shown.ts';
import { actionsOfShell } from './palette-actions.ts';
import { lazyPart } from '../../session/lazy-part.ts';

const SettingsDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import('../settings/settings-dialog.tsx'), loadRestOfTexts()]);
  return dialog;
});

const FileDialog = lazyPart(() => import('../launch/file-dialog.tsx'));

/** Undo and redo shortcuts for the page, if there is something to undo; inside a field they belong to the field. */
function useHistoryKeys(undo: string | null, redo: string | null) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pageKeyOf(event);
      const isOurs = (key === 'undo' && undo !== null) || (key === 'redo' && redo !== null);
      if (!isOurs || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // kbar's history listens too, but notifies nobody
      performAction(key);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [undo, redo]);
}

/**
 * Registers the actions of the shell with the palette, in the current language, for the open page, and handles their
 * shortcuts. A component, so that it can load after the first paint; it shows the dialog that one of them opens.
 */
export default function PaletteCommands({ toggleMenu }: { toggleMenu: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [favorites] = useSetting('favorites');
  const [theme] = useSetting('theme');
  const [density] = useSetting('density');
  const [keySequences] = useSetting('keySequences');
  const page = useStore(openPage);
  const words = useStore(ownWords);
  const asksForSettings = useStore(settingsShown);
  const offer = useStore(installPrompt);
  const hasFiles = useStore(arrived).length > 0;
  const { undo, redo } = useRegistry();
  useHistoryKeys(undo, redo);

  // The actions read the settings themselves to show what is selected.
  useEffect(() => {
    registerActions(actionsOfShell({ t, language, toolId: page, undone: { undo, redo }, goTo, toggleMenu }));
    const stop = listenForSequences();
    replayKeptKeys();
    return stop;
  }, [t, language, page, toggleMenu, undo, redo, favorites, theme, density, keySequences, words, offer]);
  return (
    <Suspense>
      {asksForSettings && <SettingsDialog onClose={() => settingsShown.set(false)} />}
      {hasFiles && <FileDialog />}
    </Suspense>
  );
}
