import type { ComponentType } from 'react';
import type { Output, ValueKind, ValueTypes } from '../../../core/values.ts';
import { useWords } from '../../words.ts';
import type { OutputProps } from '../output-props.ts';

interface ShownOutputProps<K extends ValueKind> {
  as: ComponentType<OutputProps<K>>;
  output: Output<K>;
  value: ValueTypes[K];
  label?: string;
}

/** An output as the page of a tool shows it. Used by demos only. */
export function ShownOutput<K extends ValueKind>({
  as: Component,
  output,
  value,
  label = 'Result',
}: ShownOutputProps<K>) {
  const words = useWords('demo', 'en');
  return <Component {...{ output, value, label, words }} id={`demo-${output.kind}`} fileName="demo" />;
}
