// The classes that a set of sample documents needs, in the words of one language.
import type { DocNode } from '../../documents/node.ts';
import { type Notes, place, singular, takeFree } from '../shape/names.ts';
import {
  addSample,
  emptyShape,
  type FieldShape,
  kindOf,
  type NumberFacts,
  type Shape,
  type TextFormat,
} from '../shape/shape.ts';

export type TypeRef = { nullable: boolean } & (
  | { kind: 'unknown' | 'boolean' }
  | { kind: 'text'; format: TextFormat }
  | { kind: 'number'; facts: NumberFacts }
  | { kind: 'list'; item: TypeRef }
  | { kind: 'class'; name: string }
  | { kind: 'union'; options: TypeRef[] }
);

export interface ClassField {
  key: string;
  name: string;
  type: TypeRef;
  /** Some objects lack the key. */
  optional: boolean;
  path: string;
}

export interface ClassType {
  name: string;
  fields: ClassField[];
}

export interface Model {
  /** The name of the root type: of its class, or an alias for anything else. */
  name: string;
  root: TypeRef;
  /** Each after the classes that it uses; the root class is the last. */
  classes: ClassType[];
}

/** What a model tells besides its classes. */
export type ModelNote = 'mixed-types' | 'duplicate-key' | 'no-value' | 'rounded' | 'renamed' | 'root-list';

/** How a language names things. */
export interface Naming {
  typeName: (key: string) => string;
  /** Never the name of another field, nor of `parent`, the class around it. */
  fieldName: (key: string, parent: string) => string;
  /** Names that no type may have. */
  reserved: readonly string[];
  /** Whether a type can be one of several. */
  unions: boolean;
  /** Other names that a class of this name takes. */
  companions?: (name: string) => string[];
  /** Whether `Item` and `ITEM` are the same name. */
  ignoresCase?: boolean;
}

export type OptionalKeys = 'samples' | 'never' | 'always';

export interface ModelOptions {
  rootName: string;
  optional: OptionalKeys;
}

export function shapeOf(samples: readonly DocNode[], notes: Notes<ModelNote>): Shape {
  const shape = emptyShape();
  for (const sample of samples) addSample(shape, sample, (path) => notes.add('duplicate-key', path));
  return shape;
}

export function modelOf(shape: Shape, naming: Naming, options: ModelOptions, notes: Notes<ModelNote>): Model {
  return new Modeler(naming, options, notes).model(shape);
}

class Modeler {
  private readonly classes: ClassType[] = [];
  /** Names in use, with the fields of the class. */
  private readonly taken = new Map<string, string>();
  private readonly naming: Naming;
  private readonly options: ModelOptions;
  private readonly notes: Notes<ModelNote>;

  constructor(naming: Naming, options: ModelOptions, notes: Notes<ModelNote>) {
    this.naming = naming;
    this.options = options;
    this.notes = notes;
    for (const name of naming.reserved) this.taken.set(this.id(name), '');
  }

  model(shape: Shape): Model {
    const wanted = this.naming.typeName(this.options.rootName);
    let name = wanted;
    for (let number = 2; this.isTaken(name); number++) name = wanted + number;
    this.take(name, '');
    if (kindOf(shape) === 'object' && shape.fields) {
      this.classes.push({ name, fields: this.fields(shape.fields, shape.objects, name) });
      return { name, root: { kind: 'class', name, nullable: shape.nulls }, classes: this.classes };
    }
    return { name, root: this.type(shape, [`${name}Item`], '$'), classes: this.classes };
  }

  private id(name: string): string {
    return this.naming.ignoresCase === true ? name.toLowerCase() : name;
  }

  private isTaken(name: string): boolean {
    return [name, ...(this.naming.companions?.(name) ?? [])].some((own) => this.taken.has(this.id(own)));
  }

  private take(name: string, body: string): void {
    for (const own of this.naming.companions?.(name) ?? []) this.taken.set(this.id(own), '');
    this.taken.set(this.id(name), body);
  }

  /** `names` are candidates for the name of a class, best first. */
  private type(shape: Shape, names: readonly string[], path: string): TypeRef {
    const kind = kindOf(shape);
    if (kind === 'unknown') this.notes.add('no-value', path);
    if (kind !== 'mixed') return { ...this.plain(shape, names, path), nullable: shape.nulls };
    if (!this.naming.unions) {
      this.notes.add('mixed-types', path);
      return { kind: 'unknown', nullable: shape.nulls };
    }
    const none = emptyShape();
    const parts: Partial<Shape>[] = [
      { booleans: shape.booleans },
      { number: shape.number },
      { text: shape.text },
      { item: shape.item },
      { fields: shape.fields, objects: shape.objects },
    ];
    const options = parts
      .map((part): Shape => ({ ...none, ...part }))
      .filter((part) => kindOf(part) !== 'unknown')
      .map((part) => this.plain(part, names, path));
    return { kind: 'union', options, nullable: shape.nulls };
  }

  private plain(shape: Shape, names: readonly string[], path: string): TypeRef {
    const nullable = false;
    switch (kindOf(shape)) {
      case 'boolean':
        return { kind: 'boolean', nullable };
      case 'text':
        return { kind: 'text', format: shape.text!, nullable };
      case 'number':
        return { kind: 'number', facts: shape.number!, nullable };
      case 'list':
        return { kind: 'list', item: this.type(shape.item!, names.map(singular), place.item(path)), nullable };
      case 'object':
        return { kind: 'class', name: this.class(shape.fields!, shape.objects, names), nullable };
      default:
        return { kind: 'unknown', nullable };
    }
  }

  private class(fields: ReadonlyMap<string, FieldShape>, objects: number, names: readonly string[]): string {
    const own = this.fields(fields, objects, names[0] ?? 'Item');
    const body = JSON.stringify(own, (key, value) => (key === 'path' ? undefined : (value as unknown)));
    const last = names.at(-1) ?? 'Item';
    for (let number = 0; ; number++) {
      const name = names[number] ?? `${last}${number - names.length + 2}`;
      if (this.taken.get(this.id(name)) === body) return name;
      if (this.isTaken(name)) continue;
      this.take(name, body);
      // A member can't have the name of its class in some languages, so names depend on it.
      const fieldsOf = name === names[0] ? own : this.renamed(own, name);
      this.classes.push({ name, fields: fieldsOf });
      return name;
    }
  }

  private renamed(fields: readonly ClassField[], parent: string): ClassField[] {
    const nameOf = this.names(
      fields.map(({ key }) => key),
      parent,
    );
    return fields.map((field) => ({ ...field, name: nameOf(field.key) }));
  }

  /** The name of each key; a key that is a name keeps it, whatever comes before. */
  private names(keys: readonly string[], parent: string): (key: string) => string {
    const taken = new Set<string>();
    const names = new Map<string, string>();
    const wanted = keys.map((key) => ({ key, name: this.naming.fieldName(key, parent) }));
    const isKept = ({ key, name }: { key: string; name: string }) => key === name;
    for (const { key, name } of [...wanted.filter(isKept), ...wanted.filter((own) => !isKept(own))])
      names.set(key, takeFree(name, taken));
    return (key) => names.get(key) ?? key;
  }

  private fields(fields: ReadonlyMap<string, FieldShape>, objects: number, parent: string): ClassField[] {
    const nameOf = this.names([...fields.keys()], parent);
    const { optional } = this.options;
    return Array.from(fields, ([key, { shape, present, path }]): ClassField => {
      const className = this.naming.typeName(key);
      const name = nameOf(key);
      const type = this.type(shape, [className, parent + className], path);
      return {
        key,
        name,
        type,
        optional: optional === 'always' || (optional === 'samples' && present < objects),
        path,
      };
    });
  }
}
