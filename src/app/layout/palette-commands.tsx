import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { listenForSequences, performAction, registerActions, useRegistry } from '../../palette/registry.ts';
import { pageKeyOf } from '../../palette/keys/commands.ts';
import { isTyping } from '../../palette/keys/sequences.ts';
import { useLanguage } from '../language/use-language.ts';
import { useOpenTool } from '../navigation/use-open-tool.ts';
import { useSetting } from '../../session/use-setting.ts';
import { actionsOfShell } from './palette-actions.ts';

/** Undo and redo on the page itself, while there is something to undo: in a field they are the field's. */
function useHistoryKeys(undo: string | null, redo: string | null) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = pageKeyOf(event);
      const isOurs = (key === 'undo' && undo !== null) || (key === 'redo' && redo !== null);
      if (!isOurs || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // kbar's history listens too, but tells nobody
      performAction(key);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [undo, redo]);
}

/**
 * Tells the palette what the shell can do, in the language that is shown, on the page that is open, and listens for the keys of
 * these actions. Shows nothing; a component, so that it can load after the first paint.
 */
export default function PaletteCommands({ toggleMenu }: { toggleMenu: () => void }) {
  const t = useTexts();
  const router = useRouter();
  const language = useLanguage();
  const openTool = useOpenTool();
  const [favourites] = useSetting('favourites');
  const [theme] = useSetting('theme');
  const [density] = useSetting('density');
  const [keySequences] = useSetting('keySequences');
  const { toolId = '' } = useParams({ strict: false });
  const { undo, redo } = useRegistry();
  useHistoryKeys(undo, redo);

  // The settings are read by the actions themselves, which show what is chosen.
  useEffect(() => {
    const goTo = (to: '/' | '/about') => void router.navigate({ to });
    registerActions(actionsOfShell({ t, language, toolId, undone: { undo, redo }, goTo, openTool, toggleMenu }));
    return listenForSequences();
  }, [t, router, language, openTool, toolId, toggleMenu, undo, redo, favourites, theme, density, keySequences]);
  return null;
}
