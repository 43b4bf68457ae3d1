import { Suspense } from 'react';
import { lazyPart } from '../../../session/lazy-part.ts';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import type { OutputProps } from '../output-props.ts';
import { CodeOutput } from '../text/code.tsx';
import { gridCode } from './grid-code.ts';

const LazyView = lazyPart(gridCode.preload);

/** A table of any size, or its first rows as a text. */
export function GridOutput(props: OutputProps<'grid'>) {
  const { value, output } = props;
  // Loaded with the page, except where a result of another page is shown.
  const GridView = gridCode.get()?.default ?? LazyView;
  if (typeof value === 'string')
    return <CodeOutput {...props} value={value} output={{ ...output, language: 'plain', wrap: false }} />;
  return (
    <Suspense fallback={<Spinner />}>
      <GridView {...props} rows={value} />
    </Suspense>
  );
}
