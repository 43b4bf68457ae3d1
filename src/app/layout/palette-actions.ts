import { pick } from '../../base/random.ts';
import { cardById, heads } from '../../catalog/catalog.ts';
import { headOf, languages } from '../../i18n/i18n.ts';
import type { useTexts } from '../../i18n/use-texts.ts';
import { type PaletteAction, performAction, redo, undo } from '../../palette/registry.ts';
import { type AliasTarget, savedChains } from '../../calls/own-aliases.ts';
import { openPalette } from '../../palette/opening.ts';
import { install, installPrompt } from '../launch/install.ts';
import { openSavedChain } from '../chains/open-chain.ts';
import { clearData } from '../settings/clear-data.ts';
import { settingsShown } from '../settings/shown.ts';
import { sequences, sequenceTo } from '../../palette/keys/sequences.ts';
import { ownWords } from '../../palette/memory/personal.ts';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { config } from '../config/config.ts';
import { toggleDensity } from '../../session/density.ts';
import { toggleFavorite } from '../../session/favorites.ts';
import { nameOfLanguage } from '../language/language.ts';
import { notify } from '../../session/notices.ts';
import { toggleRecent } from '../../session/recent.ts';
import { toggleKeepOptions } from '../../session/remembered-options.ts';
import { type Settings, settings } from '../../session/settings.ts';
import { toggleTheme } from '../../session/theme.ts';

type Say = ReturnType<typeof useTexts>;

const ACTION_ICONS = {
  theme: 'sun-moon',
  themes: 'palette',
  languages: 'languages',
  menu: 'panel-left',
  density: 'rows-3',
  densities: 'rows-4',
  recent: 'history',
  options: 'sliders-horizontal',
  sequences: 'keyboard',
  random: 'shuffle',
  link: 'link',
  words: 'settings',
  install: 'download',
  paste: 'clipboard-paste',
  clear: 'eraser',
  favorite: 'heart',
  unfavorite: 'heart-off',
  undo: 'undo-2',
  redo: 'redo-2',
  home: 'house',
  chain: 'workflow',
  about: 'info',
  repository: 'git-fork',
  social: 'at-sign',
  support: 'heart',
  bug: 'bug',
};
type TextId = keyof typeof ACTION_ICONS;

/** Changes settings and returns a function that restores them. */
function changing(keys: readonly (keyof Settings)[], change: () => void) {
  return () => {
    const before = settings.get();
    change();
    return () => {
      for (const key of keys) settings.set(key, before[key]);
    };
  };
}

const setting = <K extends keyof Settings>(key: K, value: Settings[K]) =>
  changing([key], () => settings.set(key, value));

function undoLast(): void {
  const what = undo();
  if (what === null) return;
  notify({ id: 'undone', text: 'nav.undone', params: { what }, action: { label: 'nav.redo', perform: redoLast } });
}

function redoLast(): void {
  const what = redo();
  if (what === null) return;
  notify({ id: 'undone', text: 'nav.redone', params: { what }, action: { label: 'nav.undo', perform: undoLast } });
}

async function copyLink(): Promise<void> {
  const result = await copyText(window.location.href.split('#')[0] ?? '');
  notify({ id: 'link', text: result === 'copied' ? 'nav.linkCopied' : 'ui.copyFailed' });
}

const visit = (href: string) => () => void window.open(href, '_blank', 'noopener,noreferrer');
const secureBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const english = { lng: 'en' };

/** Returns the icon of an action, and its name and keywords from `commands.<id>`. */
function look(t: Say, id: TextId, params: Record<string, string> = {}) {
  return {
    id,
    icon: ACTION_ICONS[id],
    name: t(`commands.${id}.name`, params),
    english: t(`commands.${id}.name`, { ...params, ...english }),
    keywords: [t(`commands.${id}.keywords`), t(`commands.${id}.keywords`, english)].join(',').split(','),
  };
}

interface Choice {
  value: string;
  /** Its name in the current language and in English. */
  name: string;
  english: string;
  current: boolean;
  perform: PaletteAction['perform'];
  closes?: boolean;
}

/** Creates an action that opens a list of choices. */
function choices(t: Say, id: TextId, list: readonly Choice[]): PaletteAction[] {
  const parent = look(t, id);
  const children = list.map(({ value, name, english: inEnglish, current, perform, closes }): PaletteAction => ({
    id: `${id}-${value}`,
    parent: id,
    kind: 'action',
    icon: current ? 'check' : parent.icon,
    name: t('commands.choice', { of: parent.name, name }),
    english: t('commands.choice', { of: parent.english, name: inEnglish, ...english }),
    short: name,
    keywords: parent.keywords,
    current,
    keepOpen: !closes,
    perform,
  }));
  return [{ ...parent, kind: 'action', keepOpen: true }, ...children];
}

function settingChoices<K extends 'theme' | 'density'>(t: Say, key: K, id: string, values: readonly Settings[K][]) {
  return values.map((value) => ({
    value,
    name: t(`commands.${id}.${value}`),
    english: t(`commands.${id}.${value}`, english),
    current: settings.get()[key] === value,
    perform: setting(key, value),
  }));
}

interface Around {
  t: Say;
  language: string;
  /** The tool whose page is open. */
  toolId: string;
  /** What undo and redo would do. */
  undone: { undo: string | null; redo: string | null };
  /** Opens a page: empty for home, otherwise `about` or the id of a tool. */
  goTo(page: string): void;
  toggleMenu(): void;
}

function toolActions({ t, toolId }: Around): PaletteAction[] {
  if (!cardById(toolId)) return [];
  const isFavorite = settings.get().favorites.includes(toolId);
  const shown = look(t, isFavorite ? 'unfavorite' : 'favorite');
  return [{ ...shown, id: 'favorite', kind: 'action', perform: () => toggleFavorite(toolId) }];
}

function historyActions({ t, undone }: Around): PaletteAction[] {
  const action = (id: 'undo' | 'redo', shortcut: string, perform: () => void): PaletteAction[] => {
    const what = undone[id];
    return what === null ? [] : [{ ...look(t, id, { what }), kind: 'action', shortcut, keepOpen: true, perform }];
  };
  return [...action('undo', 'Ctrl Z', undoLast), ...action('redo', 'Ctrl Shift Z', redoLast)];
}

function languageActions({ t, language }: Around): PaletteAction[] {
  const list = languages.map((value) => ({
    value,
    name: nameOfLanguage(value),
    english: nameOfLanguage(value),
    current: value === language,
    perform: setting('language', value),
    closes: true,
  }));
  return choices(t, 'languages', list);
}

/**
 * Runs what the keys of a user's word are assigned to: an action, the page of a tool, or the palette with the word in
 * its field.
 */
function call(word: string, target: AliasTarget, goTo: Around['goTo']): void {
  if ('item' in target) performAction(target.item);
  else if ('line' in target && cardById(target.line)) goTo(target.line);
  else openPalette(`${word} `);
}

/** Actions that only have keyboard shortcuts. */
function sequenceActions({ goTo }: Around): PaletteAction[] {
  if (!settings.get().keySequences) return [];
  const own = Object.entries(ownWords.get()).flatMap(([word, target]): PaletteAction[] => {
    const { keys } = target;
    if (!keys) return [];
    const perform = () => call(word, target, goTo);
    return [{ id: `word-${word}`, kind: 'action', name: word, icon: 'x', hidden: true, sequence: keys, perform }];
  });
  const builtIn = sequences().flatMap((sequence): PaletteAction[] => {
    if (!('tool' in sequence)) return [];
    const { tool, keys } = sequence;
    const name = headOf(tool).title;
    return [
      { id: `go-${tool}`, kind: 'page', name, icon: 'x', hidden: true, sequence: keys, perform: () => goTo(tool) },
    ];
  });
  return [...builtIn, ...own];
}

/** Saved chains, which open with their name. */
function chains({ goTo }: Around): PaletteAction[] {
  return savedChains(ownWords.get()).map(({ word, line, name, icon }) => ({
    id: `chain-${word}`,
    kind: 'page',
    name,
    icon,
    keywords: [word],
    perform: () => openSavedChain(line, goTo),
  }));
}

function links({ t }: Around): PaletteAction[] {
  return [
    { id: 'repository', href: config.repositoryUrl },
    { id: 'social', href: config.socialUrl },
    { id: 'support', href: config.donationUrl },
    { id: 'bug', href: config.bugReportUrl },
  ]
    .filter(({ href }) => href !== '')
    .map(({ id, href }): PaletteAction => ({ ...look(t, id as TextId), kind: 'external', href, perform: visit(href) }))
    .concat(
      config.headerLinks.map(({ label, url }) => {
        return {
          id: `link-${url}`,
          name: label,
          icon: 'external-link',
          kind: 'external',
          href: url,
          perform: visit(url),
        };
      }),
    );
}

/** Returns the actions of the shell, in the current language, for the open page. */
export function actionsOfShell(around: Around): PaletteAction[] {
  const { t, goTo, toggleMenu } = around;
  const action = (id: TextId, perform: PaletteAction['perform'], more: Partial<PaletteAction> = {}): PaletteAction => ({
    ...look(t, id),
    kind: 'action',
    perform,
    ...more,
  });
  const page = (id: 'home' | 'chain' | 'about', to: string): PaletteAction => ({
    ...look(t, id),
    kind: 'page',
    sequence: settings.get().keySequences && id !== 'chain' ? sequenceTo(id) : undefined,
    perform: () => goTo(to),
  });
  const toggleSequences = () => settings.set('keySequences', !settings.get().keySequences);
  return [
    ...toolActions(around),
    ...historyActions(around),
    action('theme', changing(['theme'], toggleTheme), { shortcut: 'Ctrl J', keepOpen: true }),
    ...choices(t, 'themes', settingChoices(t, 'theme', 'themes', ['light', 'dark', 'auto'])),
    ...languageActions(around),
    action('menu', toggleMenu),
    action('density', changing(['density'], toggleDensity), { keepOpen: true }),
    ...choices(t, 'densities', settingChoices(t, 'density', 'densities', ['comfortable', 'compact'])),
    action('recent', changing(['keepRecent', 'recent'], toggleRecent)),
    action('options', changing(['keepOptions', 'options'], toggleKeepOptions)),
    action('sequences', changing(['keySequences'], toggleSequences)),
    action('paste', async () => (await import('../launch/read-clipboard.ts')).pasteAndDetect()),
    action('words', () => settingsShown.set(true), { shortcut: 'Ctrl ,' }),
    ...(installPrompt.get() ? [action('install', install)] : []),
    action('random', () => goTo(pick(heads, secureBytes).id)),
    action('link', copyLink),
    action('clear', clearData),
    page('home', ''),
    page('chain', 'chain'),
    page('about', 'about'),
    ...chains(around),
    ...links(around),
    ...sequenceActions(around),
  ];
}
