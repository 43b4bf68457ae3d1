import type { ComponentType } from 'react';
import type { FieldKind } from '../../core/kinds.ts';
import { ChoiceField } from './choice/choice.tsx';
import { ChoicesField } from './choice/choices.tsx';
import { CodeField } from './code.tsx';
import { ColorField } from './color/color.tsx';
import { ContentField } from './content.tsx';
import { DateTimeField } from './date-time.tsx';
import type { FieldProps } from './field-props.ts';
import { FileField } from './file/file.tsx';
import { KeypressField } from './keypress/keypress.tsx';
import { ListField } from './list.tsx';
import { MatrixField } from './matrix/matrix.tsx';
import { NumberField } from './number/number.tsx';
import { SecretField } from './secret.tsx';
import { TextField } from './text.tsx';
import { ToggleField } from './toggle.tsx';

/** One component per kind; the compiler checks that none is missing. */
export const FIELDS: Record<FieldKind, ComponentType<FieldProps>> = {
  text: TextField,
  code: CodeField,
  secret: SecretField,
  integer: NumberField,
  decimal: NumberField,
  toggle: ToggleField,
  choice: ChoiceField,
  choices: ChoicesField,
  matrix: MatrixField,
  colour: ColorField,
  dateTime: DateTimeField,
  file: FileField,
  content: ContentField,
  list: ListField,
  keypress: KeypressField,
};
