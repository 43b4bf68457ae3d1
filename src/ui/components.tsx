import { type ComponentType, useState } from 'react';
import { FIELD_KINDS, type FieldKind, VALUE_KINDS } from '../core/kinds.ts';
import type { ValueKind } from '../core/values.ts';
import type { FieldProps } from './fields/field-props.ts';
import { FIELDS } from './fields/fields.ts';
import type { OutputProps } from './outputs/output-props.ts';
import { OUTPUTS } from './outputs/outputs.ts';
import { lazyPart } from '../session/lazy-part.ts';
import { preloadable } from './preload.ts';
import type { RARE } from './rare-kinds.ts';

/** The components of kinds that few tools use. A page that needs one loads them before it is shown. */
export const rareKinds = preloadable(async () => (await import('./rare-kinds.ts')).RARE);

/** Makes a component of `rareKinds` that suspends while they load. */
function rare<T extends object>(of: (loaded: typeof RARE) => ComponentType<T>): ComponentType<T> {
  const Later = lazyPart(async () => ({ default: of(await rareKinds.preload()) }));
  return function Rare(props: T) {
    // Stays the same while it is shown, so that what is entered in it is kept.
    const [Component] = useState<ComponentType<T>>(() => {
      const loaded = rareKinds.get();
      return loaded ? of(loaded) : Later;
    });
    return <Component {...props} />;
  };
}

type AnyOutput = ComponentType<Omit<OutputProps, 'value'> & { value: unknown }>;

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

/** The component of each kind of field; those of rare kinds may suspend. */
export const FIELD_COMPONENTS = Object.fromEntries(
  namesOf(FIELD_KINDS).map((kind) => [
    kind,
    kind in FIELDS ? FIELDS[kind as keyof typeof FIELDS] : rare((loaded) => loaded.fields[kind as never]),
  ]),
) as Record<FieldKind, ComponentType<FieldProps>>;

/** The component of each kind of output; those of rare kinds may suspend. */
export const OUTPUT_COMPONENTS = Object.fromEntries(
  namesOf(VALUE_KINDS).map((kind) => [
    kind,
    kind in OUTPUTS ? OUTPUTS[kind as keyof typeof OUTPUTS] : rare((loaded) => loaded.outputs[kind as never]),
  ]),
) as unknown as Record<ValueKind, AnyOutput>;

/** Whether a field or an output of this kind needs `rareKinds`. */
export const isRare = (kind: string): boolean => !(kind in FIELDS || kind in OUTPUTS);

/** The field with two texts and their differences; it may suspend. */
export const MergeField = rare((loaded) => loaded.MergeField);
