import type { DocEntry, DocNode } from '../../../documents/node.ts';
import { type Notes, place } from '../../shape/names.ts';
import { kindOf, type Shape } from '../../shape/shape.ts';
import type { ModelNote, OptionalKeys } from '../model.ts';

export interface SchemaOptions {
  title: string;
  optional: OptionalKeys;
  dates: boolean;
  /** Whether objects may have only the keys of the samples. */
  closed: boolean;
}

const FORMATS: Readonly<Record<string, string>> = { 'offset-date-time': 'date-time', 'local-date': 'date' };

const string = (value: string): DocNode => ({ kind: 'string', value });
const strings = (values: readonly string[]): DocNode => ({ kind: 'list', items: values.map(string) });

/** The schema (2020-12) that all samples of a shape fulfill. */
export function schemaOf(shape: Shape, options: SchemaOptions, notes: Notes<ModelNote>): DocNode {
  const objectRules = ({ fields, objects }: Shape): DocEntry[] => {
    if (fields === null) return [];
    const properties = Array.from(fields, ([key, field]) => ({ key, value: schema(field.shape, field.path) }));
    const { optional, closed } = options;
    const required = [...fields].filter(
      ([, { present }]) => optional === 'never' || (optional === 'samples' && present === objects),
    );
    return [
      { key: 'properties', value: { kind: 'map', entries: properties } },
      ...(required.length > 0 ? [{ key: 'required', value: strings(required.map(([key]) => key)) }] : []),
      ...(closed ? [{ key: 'additionalProperties', value: { kind: 'bool', value: false } } as const] : []),
    ];
  };
  const rules = (own: Shape, path: string): DocEntry[] => {
    if (kindOf(own) === 'unknown') {
      notes.add('no-value', path);
      return [];
    }
    const types = [
      ...(own.booleans ? ['boolean'] : []),
      ...(own.number ? [own.number.integer ? 'integer' : 'number'] : []),
      ...(own.text === null ? [] : ['string']),
      ...(own.item ? ['array'] : []),
      ...(own.fields ? ['object'] : []),
      ...(own.nulls ? ['null'] : []),
    ];
    const [only = ''] = types;
    const format = options.dates && own.text !== null ? FORMATS[own.text] : undefined;
    const items = own.item ? rules(own.item, place.item(path)) : [];
    return [
      { key: 'type', value: types.length === 1 ? string(only) : strings(types) },
      ...(format === undefined ? [] : [{ key: 'format', value: string(format) }]),
      ...(items.length === 0 ? [] : [{ key: 'items', value: { kind: 'map', entries: items } } as const]),
      ...objectRules(own),
    ];
  };
  const schema = (own: Shape, path: string): DocNode => ({ kind: 'map', entries: rules(own, path) });
  return {
    kind: 'map',
    entries: [
      { key: '$schema', value: string('https://json-schema.org/draft/2020-12/schema') },
      ...(options.title === '' ? [] : [{ key: 'title', value: string(options.title) }]),
      ...rules(shape, '$'),
    ],
  };
}
