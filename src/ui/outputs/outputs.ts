import type { ComponentType } from 'react';
import type { ValueKind } from '../../core/values.ts';
import { BitsOutput } from './bits/bits.tsx';
import { ChartOutput } from './chart/chart.tsx';
import { CodeOutput } from './text/code.tsx';
import { ColorOutput } from './color.tsx';
import { DiffOutput } from './diff/diff.tsx';
import { FileOutput } from './file/file.tsx';
import { KeyValueOutput } from './rows/key-value.tsx';
import { HtmlOutput } from './html.tsx';
import { MarkedOutput } from './text/marked.tsx';
import { MeterOutput } from './meter.tsx';
import type { OutputProps } from './output-props.ts';
import { RowOutput } from './rows/row.tsx';
import { StripOutput } from './strip/strip.tsx';
import { SvgOutput } from './file/svg.tsx';
import { SwatchOutput } from './swatch/swatch.tsx';
import { TableOutput } from './rows/table.tsx';
import { TextOutput } from './text/text.tsx';
import { TilesOutput } from './tiles/tiles.tsx';
import { TimelineOutput } from './timeline/timeline.tsx';
import { VerdictOutput } from './verdict.tsx';

/** One component per kind; the compiler checks that none is missing. */
export const OUTPUTS: { [K in ValueKind]: ComponentType<OutputProps<K>> } = {
  text: TextOutput,
  code: CodeOutput,
  row: RowOutput,
  keyValue: KeyValueOutput,
  table: TableOutput,
  file: FileOutput,
  marked: MarkedOutput,
  html: HtmlOutput,
  svg: SvgOutput,
  colour: ColorOutput,
  meter: MeterOutput,
  verdict: VerdictOutput,
  tiles: TilesOutput,
  strip: StripOutput,
  timeline: TimelineOutput,
  diff: DiffOutput,
  swatch: SwatchOutput,
  chart: ChartOutput,
  bits: BitsOutput,
};
