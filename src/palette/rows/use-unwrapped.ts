import { useEffect, useMemo, useState } from 'react';
import type { Line } from '../../calls/call.ts';
import type { useTexts } from '../../i18n/use-texts.ts';
import type { AnswerRow, Group } from './row.ts';

/** A long word, or signs that were encoded one by one. */
const ENCODED = /\S{16}|%\w\w|&#|\\[ux]|[01]{8} /;
/** Nobody types for so long a time: until then, nothing is looked for. */
const REST_MS = 400;

/** Adds the row that unwraps an encoded text, once it has been found. Nothing is looked for in a line that names a tool. */
export function useUnwrapped(line: Line, groups: readonly Group[], t: ReturnType<typeof useTexts>): readonly Group[] {
  const [made, setMade] = useState<{ line: Line; row: AnswerRow } | null>(null);
  const [first] = groups[0]?.rows ?? [];
  const isOpen = first?.type !== 'answer' || (first.call.reason.kind === 'recognized' && first.call.operation.inverse);
  const { text, attachment, held } = line;
  const isAlone = !attachment || !(text || attachment.secret);
  const isAsked = isOpen && !held && isAlone && ENCODED.test(attachment?.text ?? text);
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () =>
      import('./unwrapped.ts')
        .then(({ unwrappedRow }) => unwrappedRow(line, first, t))
        .then((row) => row && setMade({ line, row }))
        .catch(() => undefined); // what can't be loaded isn't proposed
    const timer = setTimeout(look, REST_MS);
    return () => clearTimeout(timer);
  }, [line, isAsked]); // oxlint-disable-line react/exhaustive-deps -- the row is that of the line
  const row = made?.line === line ? made.row : null;
  return useMemo(() => {
    if (!row) return groups;
    const [top, ...others] = groups;
    if (top?.name === 'answer') return [{ ...top, rows: [...top.rows, row] }, ...others];
    return groups.toSpliced(1, 0, { name: 'answer', rows: [row] });
  }, [groups, row]);
}
