import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cardById, heads } from '../../catalogue/catalogue.ts';
import { languages } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pick } from '../../base/random.ts';
import { keepPersonal } from '../../palette/personal.ts';
import { type PaletteAction, setPaletteActions } from '../../palette/store.ts';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { config } from '../config/config.ts';
import { toggleDensity } from '../density.ts';
import { nameOfLanguage } from '../language.ts';
import { notify } from '../notices.ts';
import { toggleRecent } from '../recent.ts';
import { settings } from '../storage.ts';
import { toggleTheme } from '../theme.ts';
import { useFavourites } from '../use-favourites.ts';
import { useLanguage } from '../use-language.ts';

const secureBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

function clearData(): void {
  const before = settings.get();
  const restorePersonal = keepPersonal();
  settings.clear();
  const perform = () => {
    settings.restore(before);
    restorePersonal();
  };
  notify({ id: 'cleared', text: 'nav.dataCleared', action: { label: 'nav.undo', perform } });
}

/**
 * Tells the palette what the shell can do, in the language that is shown, on the page that is open. Shows nothing; a
 * component, so that it can load after the first paint.
 */
export default function PaletteCommands({ toggleMenu }: { toggleMenu: () => void }) {
  const t = useTexts();
  const router = useRouter();
  const language = useLanguage();
  const { ids, toggle } = useFavourites();
  const { toolId = '' } = useParams({ strict: false });

  useEffect(() => {
    /** Name and further words of a command, from `commands.<id>`. */
    const words = (id: string) => ({
      id,
      name: t(`commands.${id}.name`),
      english: t(`commands.${id}.name`, { lng: 'en' }),
      keywords: [t(`commands.${id}.keywords`), t(`commands.${id}.keywords`, { lng: 'en' })].join(',').split(','),
    });
    const goTo = (to: '/' | '/about') => () => router.navigate({ to });
    const visit = (href: string) => () => void window.open(href, '_blank', 'noopener,noreferrer');
    const copyLink = async () => {
      const result = await copyText(window.location.href.split('#')[0] ?? '');
      notify({ id: 'link', text: result === 'copied' ? 'nav.linkCopied' : 'ui.copyFailed' });
    };
    const openAny = () => router.navigate({ to: '/$toolId', params: { toolId: pick(heads, secureBytes).id } });

    const actions: PaletteAction[] = [
      { ...words('theme'), kind: 'action', icon: 'sun-moon', shortcut: 'Ctrl J', keepOpen: true, perform: toggleTheme },
      { ...words('menu'), kind: 'action', icon: 'panel-left', perform: toggleMenu },
      { ...words('density'), kind: 'action', icon: 'rows-3', keepOpen: true, perform: toggleDensity },
      { ...words('recent'), kind: 'action', icon: 'history', perform: toggleRecent },
      { ...words('random'), kind: 'action', icon: 'shuffle', perform: openAny },
      { ...words('link'), kind: 'action', icon: 'link', perform: copyLink },
      { ...words('clear'), kind: 'action', icon: 'eraser', perform: clearData },
      { ...words('home'), kind: 'page', icon: 'house', perform: goTo('/') },
      { ...words('about'), kind: 'page', icon: 'info', perform: goTo('/about') },
    ];
    const links = [
      { id: 'repository', icon: 'git-fork', href: config.repositoryUrl },
      { id: 'bug', icon: 'bug', href: config.bugReportUrl },
    ].filter(({ href }) => href !== '');
    for (const { id, icon, href } of links) {
      actions.push({ ...words(id), kind: 'external', icon, href, perform: visit(href) });
    }
    for (const other of languages.filter((known) => known !== language)) {
      actions.push({
        ...words('language'),
        id: `language-${other}`,
        name: t('commands.language.name', { language: nameOfLanguage(other) }),
        english: t('commands.language.name', { language: nameOfLanguage(other), lng: 'en' }),
        kind: 'action',
        icon: 'languages',
        perform: () => settings.set('language', other),
      });
    }
    if (cardById(toolId)) {
      const favourite = words(ids.includes(toolId) ? 'unfavourite' : 'favourite');
      actions.unshift({ ...favourite, id: 'favourite', kind: 'action', icon: 'heart', perform: () => toggle(toolId) });
    }
    setPaletteActions(actions);
  }, [t, router, language, ids, toggle, toolId, toggleMenu]);
  return null;
}
