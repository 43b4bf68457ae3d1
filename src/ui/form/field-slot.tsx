import { Suspense, useEffect } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Failure } from '../../core/failure.ts';
import type { Field } from '../../core/field.ts';
import type { Marked } from '../../core/values.ts';
import { failureText, fixText } from '../../i18n/texts.ts';
import { FixButton } from './results/fix-button.tsx';
import { FIELD_COMPONENTS } from '../components.tsx';
import type { PartsSource } from '../parts-list/parts-source.ts';
import { InlineField } from '../fields/inline/inline.tsx';
import { LargeField } from '../fields/large/large-field.tsx';
import { Spinner } from '../parts/spinner/spinner.tsx';
import { secureRandom } from '../../core/context.ts';
import { ghostText, holdsData, ownValue } from '../../operation/example.ts';
import type { OperationState } from '../../operation/operation.ts';
import type { PageTexts } from '../page-texts.ts';
import type { Values } from '../../operation/values.ts';

interface FieldSlotProps {
  id: string;
  name: string;
  field: Field;
  control: Control<Record<string, unknown>>;
  operation: Pick<OperationState, 'set' | 'replace'>;
  words: PageTexts;
  failure: Failure | undefined;
  autofocus: boolean;
  stretch?: boolean;
  prominent: boolean;
  /** The value from the example, while the example is shown. */
  ghost: { value: unknown } | undefined;
  onUndo: (() => void) | undefined;
  /** Marks in its text, from the last result. */
  marks?: Marked | undefined;
  /** The parts that its text names. */
  parts?: PartsSource | undefined;
  /** Whether it is a blank in a sentence. */
  inline?: boolean;
  /** The values of all fields. */
  values: Values;
  /** Called with what the user has changed, before and after. */
  onTaken?: ((before: unknown, after: unknown) => void) | undefined;
}

/** Focuses the control of a field, or the first one of a group. Collapsed options are expanded by their errors. */
function focusField(id: string): void {
  const control = document.getElementById(id);
  const first = control?.matches('input, textarea, select, button, [contenteditable], [tabindex]')
    ? control
    : control?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]');
  first?.focus();
}

/** Returns what the page can put into the field, if anything. */
function offerOf(
  field: Field,
  label: string,
  { words: { t }, values }: Pick<FieldSlotProps, 'words' | 'values'>,
  onTake: (value: string) => void,
) {
  const { generate } = field;
  if (generate) {
    return {
      icon: 'dices',
      label: t('fields.generate', { label }),
      onTake: () => onTake(generate(secureRandom, values)),
    };
  }
  const own = ownValue(field);
  return own === undefined ? undefined : { icon: 'circle-user', label: t('fields.useOwn'), onTake: () => onTake(own) };
}

/** What an area needs of the other fields. */
function areaProps({ areaOf, seenAs }: Field, values: Readonly<Record<string, unknown>>) {
  if (areaOf === undefined) return {};
  const pictures = [values[areaOf]].flat();
  return { picture: pictures[0], pictures: pictures.length, seen: seenAs?.(values) };
}

/** One field of the form: the component of its kind, its texts, value and failure. */
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
  operation,
  onUndo,
  inline = false,
  marks,
  parts,
  values,
  onTaken,
}: FieldSlotProps) {
  const { field: bound } = useController({ name, control });
  const { ref } = bound;
  useEffect(() => ref({ focus: () => focusField(id) }), [ref, id]);
  const { t, tool } = words;
  const label = tool(`fields.${name}.label`) ?? name;
  const replace = (value: unknown) => operation.replace({ [name]: value });
  // Data fields show the example dimmed while empty; settings show the effective value.
  const example =
    ghost && holdsData(field) && !Object.is(ghost.value, bound.value) ? ghostText(field, ghost.value) : undefined;
  const shown = (
    <Suspense fallback={<Spinner />}>
      <LargeField
        control={inline ? InlineField : FIELD_COMPONENTS[field.kind]}
        onReplace={replace}
        onUndo={onUndo}
        id={id}
        field={field}
        value={ghost && !holdsData(field) ? ghost.value : bound.value}
        onChange={(value) => {
          bound.onChange(value);
          operation.set({ [name]: value });
          onTaken?.(bound.value, value);
        }}
        label={label}
        offer={offerOf(field, label, { words, values }, replace)}
        hint={tool(`fields.${name}.hint`) ?? undefined}
        placeholder={example ?? tool(`fields.${name}.placeholder`) ?? undefined}
        example={example}
        error={failure && failureText(tool, (key, params) => t(key, params), failure)}
        at={failure?.at}
        optionLabel={(option) => field.names?.[option] ?? tool(`fields.${name}.options.${option}`) ?? option}
        autofocus={autofocus}
        prominent={prominent}
        marks={marks}
        {...areaProps(field, values)}
        parts={parts}
        {...(stretch && { stretch })}
      />
    </Suspense>
  );
  if (!failure?.fix) return shown;
  return (
    <>
      {shown}
      <FixButton
        label={fixText(tool, (key, params) => t(key, params), failure.fix)}
        values={failure.fix.values}
        onFix={operation.replace}
      />
    </>
  );
}
