import type { ComponentType } from 'react';
import type { FieldKind } from '../../core/kinds.ts';
import { ChoiceField } from './choice/choice.tsx';
import { ChoicesField } from './choice/choices.tsx';
import { CodeField } from './code.tsx';
import { ColourField } from './colour.tsx';
import { ContentField } from './content.tsx';
import { DateTimeField } from './date-time.tsx';
import type { FieldProps } from './field-props.ts';
import { FileField } from './file/file.tsx';
import { KeypressField } from './keypress/keypress.tsx';
import { ListField } from './list.tsx';
import { NumberField } from './number.tsx';
import { SecretField } from './secret.tsx';
import { TextField } from './text.tsx';
import { ToggleField } from './toggle.tsx';

/** One component per kind; the compiler keeps it whole. */
export const FIELDS: Record<FieldKind, ComponentType<FieldProps>> = {
  text: TextField,
  code: CodeField,
  secret: SecretField,
  integer: NumberField,
  decimal: NumberField,
  toggle: ToggleField,
  choice: ChoiceField,
  choices: ChoicesField,
  colour: ColourField,
  dateTime: DateTimeField,
  file: FileField,
  content: ContentField,
  list: ListField,
  keypress: KeypressField,
};
