import type { ComponentType } from 'react';
import type { Output, ValueKind, ValueTypes } from '../../../core/values.ts';
import { usePageTexts } from '../../page-texts.ts';
import type { OutputProps } from '../output-props.ts';

interface ShownOutputProps<K extends ValueKind> {
  as: ComponentType<OutputProps<K>>;
  output: Output<K>;
  value: ValueTypes[K];
  label?: string;
}

/** An output as shown on a tool page. Used by demos only. */
export function ShownOutput<K extends ValueKind>({
  as: Component,
  output,
  value,
  label = 'Result',
}: ShownOutputProps<K>) {
  const words = usePageTexts('demo', 'en');
  return <Component {...{ output, value, label, words }} id={`demo-${output.kind}`} fileName="demo" />;
}
