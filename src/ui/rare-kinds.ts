import type { ComponentType } from 'react';
import type { FieldKind } from '../core/kinds.ts';
import type { ValueKind } from '../core/values.ts';
import { AreaField } from './fields/file/area/area.tsx';
import { ChoicesField } from './fields/choice/choices.tsx';
import { ColorField } from './fields/color/color.tsx';
import { ContentField } from './fields/content.tsx';
import { DateTimeField } from './fields/date-time.tsx';
import type { FieldProps } from './fields/field-props.ts';
import type { FIELDS } from './fields/fields.ts';
import { FileField } from './fields/file/file.tsx';
import { FilesField } from './fields/file/files.tsx';
import { KeypressField } from './fields/keypress/keypress.tsx';
import { MatrixField } from './fields/matrix/matrix.tsx';
import { MergeField } from './form/results/merge/merge-field.tsx';
import { BitsOutput } from './outputs/bits/bits.tsx';
import { ChartOutput } from './outputs/chart/chart.tsx';
import { ColorOutput } from './outputs/color.tsx';
import { DiffOutput } from './outputs/diff/diff.tsx';
import { FileOutput } from './outputs/file/file.tsx';
import { FilesOutput } from './outputs/file/files.tsx';
import { SvgOutput } from './outputs/file/svg.tsx';
import { GridOutput } from './outputs/grid/grid.tsx';
import { HtmlOutput } from './outputs/html.tsx';
import { MeterOutput } from './outputs/meter.tsx';
import type { OutputProps } from './outputs/output-props.ts';
import type { OUTPUTS } from './outputs/outputs.ts';
import { StripOutput } from './outputs/strip/strip.tsx';
import { SwatchOutput } from './outputs/swatch/swatch.tsx';
import { MarkedOutput } from './outputs/text/marked.tsx';
import { TilesOutput } from './outputs/tiles/tiles.tsx';
import { TimelineOutput } from './outputs/timeline/timeline.tsx';
import { VerdictOutput } from './outputs/verdict.tsx';

/** One component per kind that few tools have; the compiler checks that none is missing. */
const fields: Record<Exclude<FieldKind, keyof typeof FIELDS>, ComponentType<FieldProps>> = {
  area: AreaField,
  choices: ChoicesField,
  matrix: MatrixField,
  color: ColorField,
  dateTime: DateTimeField,
  file: FileField,
  files: FilesField,
  content: ContentField,
  keypress: KeypressField,
};

const outputs: { [K in Exclude<ValueKind, keyof typeof OUTPUTS>]: ComponentType<OutputProps<K>> } = {
  grid: GridOutput,
  file: FileOutput,
  files: FilesOutput,
  marked: MarkedOutput,
  html: HtmlOutput,
  svg: SvgOutput,
  color: ColorOutput,
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

/** Components that few tools need, in a separate file so that other tool pages don't wait for them. */
export const RARE = { fields, outputs, MergeField };
