import { type ReactNode, Suspense } from 'react';
import type { Output } from '../../../core/values.ts';
import type { EditableRows, OutputEdit, OutputProps } from '../../outputs/output-props.ts';
import { OUTPUT_COMPONENTS } from '../../components.tsx';
import { Spinner } from '../../parts/spinner/spinner.tsx';

export interface NamedOutput {
  /** Name in the spec. */
  name: string;
  id: string;
  label: string;
  output: Output;
  value: unknown;
  isExample?: boolean;
  masked?: boolean;
  edit?: OutputEdit | undefined;
  editableRows?: EditableRows | undefined;
  onFill?: OutputProps['onFill'];
  onSort?: OutputProps['onSort'];
  onChoose?: OutputProps['onChoose'];
  onCorrect?: OutputProps['onCorrect'];
  onMake?: OutputProps['onMake'];
  each?: OutputProps['each'];
  searchLink?: OutputProps['searchLink'];
}

interface OutputSlotProps extends NamedOutput, Pick<OutputProps, 'words' | 'fileName' | 'stretch' | 'large' | 'hint'> {
  actions?: ReactNode;
  /** Shown until the component has loaded. */
  waiting?: ReactNode;
}

const LOADING = <Spinner />;

/** One output: the component of its kind. The engine has checked that the value matches the kind. */
export function OutputSlot({ waiting = LOADING, ...props }: OutputSlotProps) {
  const Component = OUTPUT_COMPONENTS[props.output.kind];
  return (
    <Suspense fallback={waiting}>
      <Component {...props} />
    </Suspense>
  );
}
