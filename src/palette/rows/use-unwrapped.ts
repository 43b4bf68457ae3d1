import { useEffect, useMemo, useState } from 'react';
import type { Line } from '../../calls/call.ts';
import type { useTexts } from '../../i18n/use-texts.ts';
import type { Group } from './row.ts';

/** A long word, or signs that were encoded one by one. */
const ENCODED = /\S{16}|%\w\w|&#|\\[ux]/;
/** Nobody types for so long a time: until then, nothing is looked for. */
const REST_MS = 400;

/** Adds the row that unwraps an encoded text, once it has been found. */
export function useUnwrapped(line: Line, groups: readonly Group[], t: ReturnType<typeof useTexts>): readonly Group[] {
  const [made, setMade] = useState<{ line: Line; add: (groups: readonly Group[]) => readonly Group[] }>();
  useEffect(() => {
    if (!ENCODED.test(line.attachment?.text ?? line.text)) return undefined;
    const look = () =>
      import('./unwrapped.ts')
        .then(({ addUnwrapped }) => addUnwrapped(line, groups, t))
        .then(
          (add) => setMade({ line, add }),
          () => undefined,
        ); // what can't be loaded isn't proposed
    const timer = setTimeout(look, REST_MS);
    return () => clearTimeout(timer);
  }, [line, groups]); // oxlint-disable-line react/exhaustive-deps -- a change of language changes the groups
  return useMemo(() => (made?.line === line ? made.add(groups) : groups), [made, line, groups]);
}
