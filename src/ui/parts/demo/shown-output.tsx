import type { ComponentType } from 'react';
import type { Output } from '../../../core/values.ts';
import { useWords } from '../../form/words.ts';
import { OUTPUTS } from '../../outputs/outputs.ts';
import type { OutputProps } from '../../outputs/output-props.ts';

/** An output as the page of a tool shows it. Used by demos only. */
export function ShownOutput({ output, value, label = 'Result' }: { output: Output; value: unknown; label?: string }) {
  const words = useWords('demo', 'en');
  const Component = OUTPUTS[output.kind] as ComponentType<Omit<OutputProps, 'value'> & { value: unknown }>;
  return <Component {...{ output, value, label, words }} id={`demo-${output.kind}`} fileName="demo" />;
}
