import { type Control, useController } from 'react-hook-form';
import type { Failure } from '../../core/failure.ts';
import type { Field } from '../../core/field.ts';
import { failureText } from '../../i18n/texts.ts';
import { FIELDS } from '../fields/fields.ts';
import { ghostText, holdsData } from './ghost.ts';
import type { Words } from '../words.ts';

interface FieldSlotProps {
  id: string;
  name: string;
  field: Field;
  control: Control<Record<string, unknown>>;
  words: Words;
  failure: Failure | undefined;
  autofocus: boolean;
  stretch?: boolean;
  prominent: boolean;
  /** The value in the example, while it greets. */
  ghost: { value: unknown } | undefined;
  onEdit: (name: string) => void;
}

/** One field of the form: the component of its kind, its words, its value and its failure. */
export function FieldSlot({
  id,
  name,
  field,
  control,
  words,
  failure,
  autofocus,
  prominent,
  stretch,
  ghost,
  onEdit,
}: FieldSlotProps) {
  const { field: bound } = useController({ name, control });
  const { t, tool } = words;
  const Component = FIELDS[field.kind];
  // What holds data shows the example faintly where nothing is typed; a setting shows what counts.
  const example =
    ghost && holdsData(field) && !Object.is(ghost.value, bound.value) ? ghostText(field, ghost.value) : undefined;
  return (
    <Component
      id={id}
      field={field}
      value={ghost && !holdsData(field) ? ghost.value : bound.value}
      onChange={(value) => {
        onEdit(name);
        bound.onChange(value);
      }}
      label={tool(`fields.${name}.label`) ?? name}
      hint={tool(`fields.${name}.hint`) ?? undefined}
      placeholder={example ?? tool(`fields.${name}.placeholder`) ?? undefined}
      example={example}
      error={failure && failureText(tool, (key, params) => t(key, params), failure)}
      at={failure?.at}
      optionLabel={(option) => field.names?.[option] ?? tool(`fields.${name}.options.${option}`) ?? option}
      autofocus={autofocus}
      prominent={prominent}
      {...(stretch && { stretch })}
    />
  );
}
