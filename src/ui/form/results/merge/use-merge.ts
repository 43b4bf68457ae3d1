import { useEffect, useMemo, useState } from 'react';
import type { Diff } from '../../../../core/shapes/shapes.ts';
import type { Values } from '../../../../operation/values.ts';
import { mergeCode } from '../../../merge-editor/merge-code.ts';
import { useDiffMode, useIsWide } from '../../../outputs/diff/mode.ts';
import type { NamedOutput } from '../output-slot.tsx';

/** With more text or more changes than this, marking and aligning two editors takes longer than a frame. */
export const MOST_TEXT = 200_000;
const MOST_CHANGES = 2000;

/** Editors treat a lone CR as a line break, which diffs don't; and wrapping lines of this length is slow. */
const isEditable = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= MOST_TEXT && !/\r(?!\n)|[^\n]{20000}/.test(text);

/**
 * Returns the names of the two fields that are shown as one editor with the differences of their texts in it; undefined
 * where that doesn't fit: on phones, for files and large texts, in other views, and before its code is there.
 */
export function useMerge(lead: NamedOutput | undefined, values: Values): readonly [string, string] | undefined {
  const wide = useIsWide();
  const mode = useDiffMode();
  const between = lead?.output.between;
  const wanted = between !== undefined && wide && mode === 'split';
  const [loaded, setLoaded] = useState(() => mergeCode.get() !== undefined);
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let gone = false;
    void mergeCode.preload().then(
      () => !gone && setLoaded(true),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, loaded]);
  const [before, after] = between ? [values[between[0]], values[between[1]]] : [];
  const fits = useMemo(() => isEditable(before) && isEditable(after), [before, after]);
  const { changes } = (lead?.value ?? { changes: [] }) as Partial<Diff>;
  return wanted && loaded && fits && (changes?.length ?? 0) <= MOST_CHANGES ? between : undefined;
}
