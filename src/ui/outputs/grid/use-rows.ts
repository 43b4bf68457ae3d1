import { useEffect, useMemo, useState } from 'react';
import type { Grid } from '../../../core/shapes/grid.ts';
import { createReader } from './rows-reader.ts';

/** Rows that are read before they are seen, in both directions. */
const AHEAD = 60;

/** Reads the rows of a grid that are seen, and some around them. One reading at a time: what has been scrolled past isn't read. */
export function useRows(grid: Grid, first: number, last: number) {
  const reader = useMemo(() => createReader(grid), [grid]);
  const [state, setState] = useState({ reader, version: 0, isReading: false, isLost: false });
  const own = state.reader === reader ? state : { reader, version: 0, isReading: false, isLost: false };
  let isMissing = false;
  for (let row = first; row < last && !isMissing; row++) isMissing = reader.get(row) === undefined;
  const reads = isMissing && !own.isReading && !own.isLost;

  useEffect(() => {
    if (!reads) return;
    setState({ ...own, isReading: true });
    reader.load(first - AHEAD, last + AHEAD).then(
      () => setState((now) => (now.reader === reader ? { ...now, version: now.version + 1, isReading: false } : now)),
      () => setState((now) => (now.reader === reader ? { ...now, isReading: false, isLost: true } : now)),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- what is seen when a reading ends begins the next one
  }, [reader, reads]);

  return { reader, isMissing, isLost: own.isLost };
}
