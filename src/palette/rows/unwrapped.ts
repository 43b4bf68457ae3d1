// Loads once a line has a text that looks encoded.
import { callOf, type Line } from '../../calls/call.ts';
import { catalogWords } from '../../calls/words.ts';
import { wayTo, type SearchWay } from '../../calls/way.ts';
import { nearness } from '../../core/steps/way/goals.ts';
import { searchWay } from '../../executor/way.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { newAttachment } from '../attachment.ts';
import type { useTexts } from '../../i18n/use-texts.ts';
import type { AnswerRow, Group, Row } from './row.ts';

/**
 * Returns the row with the decoders that make the text of a line readable, and what they make of it; null if it's readable
 * as it is, no decoders make it so, or the first row shows the same.
 */
export async function unwrappedRow(
  { text, attachment }: Line,
  first: Row | undefined,
  t: ReturnType<typeof useTexts>,
  search: SearchWay = searchWay,
): Promise<AnswerRow | null> {
  const content = attachment?.text ?? text;
  const way = await wayTo({ kind: 'readable' }, content, currentLanguage(), search);
  if (!way) return null;
  const { writeStep } = await import('../../calls/notation.ts');
  const words = way.steps.map((step) => writeStep(step, catalogWords()));
  const call = callOf(
    { text: words.join(' | '), attachment: attachment ?? newAttachment({ text: content }) },
    catalogWords(),
  );
  const isShown = first?.type === 'answer' && first.call.operation === call?.operation && way.steps.length === 1;
  if (!call || isShown) return null;
  const names = way.steps.map(({ operation }, at) => {
    const [word = ''] = words[at]?.split(' ') ?? [];
    return operation.aliasNames[word] ?? word;
  });
  const isJson = nearness('json', { text: way.text, isPicture: false }) > 0;
  return {
    type: 'answer',
    id: 'answer-unwrapped',
    call: { ...call, reason: { kind: 'unwrapped' } },
    output: 0,
    leads: true,
    title: t('panel.unwrapped', { names: [...names, ...(isJson ? ['JSON'] : [])].join(' → ') }),
  };
}

const unchanged = (groups: readonly Group[]) => groups;

/** Returns what adds that row to the rows of a line, if there is one. Nothing is looked for in a line that names a tool. */
export async function addUnwrapped(
  line: Line,
  groups: readonly Group[],
  t: ReturnType<typeof useTexts>,
): Promise<(groups: readonly Group[]) => readonly Group[]> {
  const [first] = groups[0]?.rows ?? [];
  const isOpen = first?.type !== 'answer' || (first.call.reason.kind === 'recognized' && first.call.operation.inverse);
  const { text, attachment, held } = line;
  if (!isOpen || held || (attachment && (text || attachment.secret))) return unchanged;
  const row = await unwrappedRow(line, first, t);
  if (!row) return unchanged;
  return ([top, ...others]) => {
    if (top?.name === 'answer') return [{ ...top, rows: [...top.rows, row] }, ...others];
    return [...(top ? [top] : []), { name: 'answer', rows: [row] }, ...others];
  };
}
