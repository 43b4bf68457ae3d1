import type { CopyStatus } from '../answers/use-copy.ts';
import type { RowView } from '../rows/row-view.ts';
import type { Translate } from './cached-texts.ts';
import type { Rows } from './use-rows.ts';

interface Shown extends Pick<Rows, 'asksForHelp' | 'rows' | 'views' | 'selection' | 'selected' | 'marked'> {
  copyStatus: CopyStatus | null;
  t: Translate;
}

/** As much of an answer as one listens to. */
const MOST_SAID = 120;

/** A row by its title and, if it has one, its answer or what is wrong. Secrets are not said. */
function saidOf({ title, text, tone }: RowView): string {
  if ((tone !== 'value' && tone !== 'failure') || text.includes('••••')) return title;
  return `${title}: ${text.slice(0, MOST_SAID)}`;
}

/** What a screen reader is told about the list: the state of copying, or what Enter does. */
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
  return t('palette.status', { count: rows.length, deed: t(`palette.enter.${view.enter}`), title: saidOf(view) });
}
