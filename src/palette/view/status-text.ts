import type { CopyStatus } from '../answers/use-copy.ts';
import type { RowView } from '../rows/row-view.ts';
import type { Translate } from './cached-texts.ts';
import type { Rows } from './use-rows.ts';

interface Shown extends Pick<Rows, 'asksForHelp' | 'rows' | 'views' | 'selection' | 'selected' | 'marked'> {
  copyStatus: CopyStatus | null;
  t: Translate;
}

/** The longest part of an answer that is worth listening to. */
const MOST_SAID = 60;

/** Describes a row by its title and, if any, its answer or its problem. Secrets are not spoken. */
function saidOf({ title, text, tone }: RowView, t: Translate): string {
  if ((tone !== 'value' && tone !== 'failure') || text.includes('••••')) return title;
  return t('ui.pair', { label: title, value: tone === 'value' ? text.slice(0, MOST_SAID) : text });
}

/** Returns what a screen reader announces about the list: the state of copying, or what Enter does. */
export function statusOf({ asksForHelp, rows, views, selection, selected, marked, copyStatus, t }: Shown): string {
  if (copyStatus) {
    const copied = views[rows.findIndex(({ id }) => id === copyStatus.rowId)];
    return t(`palette.copyStatus.${copyStatus.state}`, { title: copied?.title ?? '' });
  }
  if (asksForHelp) return t('panel.help.title');
  if (marked.length > 0) return t('palette.marked', { count: marked.length });
  if (selection.byKey) return ''; // the active descendant is spoken
  const view = views[selected];
  if (!view) return t('palette.nothingFound');
  return t('palette.status', { count: rows.length, deed: t(`palette.enter.${view.enter}`), title: saidOf(view, t) });
}
