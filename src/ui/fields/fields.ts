import type { ComponentType } from 'react';
import type { FieldKind } from '../../core/kinds.ts';
import { ChoiceField } from './choice/choice.tsx';
import { CodeField } from './code.tsx';
import type { FieldProps } from './field-props.ts';
import { ListField } from './list.tsx';
import { NumberField } from './number/number.tsx';
import { SecretField } from './secret.tsx';
import { TextField } from './text.tsx';
import { ToggleField } from './toggle.tsx';

/** The components of the kinds that many tools have; the others are in ../rare-kinds.ts. */
export const FIELDS = {
  text: TextField,
  code: CodeField,
  secret: SecretField,
  integer: NumberField,
  decimal: NumberField,
  toggle: ToggleField,
  choice: ChoiceField,
  list: ListField,
} as const satisfies Partial<Record<FieldKind, ComponentType<FieldProps>>>;
