// Java classes or records from sample documents.
import type { DocNode } from '../../documents/node.ts';
import { type Note, Notes, place, singular, takeFree } from '../shape/names.ts';
import { addSample, emptyShape, integerSize, kindOf, type NumberFacts, type Shape } from '../shape/shape.ts';
import { type ClassStyle, type JavaField, type JavaType, writeType } from './layout.ts';
import { accessor, className, fieldName, isTypeName, javaString, NAMED_TYPES } from './names.ts';

export interface JavaOptions {
  typeName: string;
  /** Empty if there is none. */
  packageName: string;
  style: ClassStyle;
  /** For keys that differ from the name of their field. */
  annotations: 'none' | 'jackson' | 'gson';
  /** Additional classes inside the first one, or after it. */
  nested: 'inside' | 'behind';
  /** By value (int, long, double), at least long, or of any length. */
  numbers: 'smallest' | 'long' | 'big';
  /** Which numbers and booleans are objects: those that are sometimes null or absent, or all. */
  boxed: 'optional' | 'always';
  /** Use java.time classes for strings that are all dates. */
  times: boolean;
}

export type JavaNote =
  | 'mixed-types'
  | 'duplicate-key'
  | 'renamed'
  | 'key-without-name'
  | 'root-list'
  | 'root-value'
  | 'too-many-components';

const IMPORTS: readonly [use: RegExp, name: string][] = [
  [/@JsonProperty\b/, 'com.fasterxml.jackson.annotation.JsonProperty'],
  [/@SerializedName\b/, 'com.google.gson.annotations.SerializedName'],
  [/@Data\b/, 'lombok.Data'],
  [/\bBigDecimal\b/, 'java.math.BigDecimal'],
  [/\bBigInteger\b/, 'java.math.BigInteger'],
  [/\bLocalDate\b/, 'java.time.LocalDate'],
  [/\bLocalDateTime\b/, 'java.time.LocalDateTime'],
  [/\bOffsetDateTime\b/, 'java.time.OffsetDateTime'],
  [/\bList</, 'java.util.List'],
];

const BOXES: Readonly<Record<string, string>> = { boolean: 'Boolean', int: 'Integer', long: 'Long', double: 'Double' };
const TIMES = { 'offset-date-time': 'OffsetDateTime', 'local-date-time': 'LocalDateTime', 'local-date': 'LocalDate' };

/** Method descriptors can have 255 slots (JVMS 4.3.3), including `this`; long and double take two each. */
const MOST_COMPONENTS = 127;

/** Returns the source of classes that can hold all `samples`, and notes on what isn't exact. */
export function writeJava(
  samples: readonly DocNode[],
  options: JavaOptions,
): { text: string; notes: Note<JavaNote>[]; rootType: string } {
  const writer = new JavaWriter(options);
  const { text, rootType } = writer.write(samples);
  return { text, notes: writer.notes.list, rootType };
}

class JavaWriter {
  readonly notes = new Notes<JavaNote>();
  private readonly options: JavaOptions;
  private readonly types: JavaType[] = [];
  private readonly taken = new Set(NAMED_TYPES);
  /** Types already written, by their content. */
  private readonly nameOf = new Map<string, string>();

  constructor(options: JavaOptions) {
    this.options = options;
  }

  write(samples: readonly DocNode[]): { text: string; rootType: string } {
    const shape = emptyShape();
    for (const sample of samples) addSample(shape, sample, (path) => this.notes.add('duplicate-key', path));
    const wanted = this.options.typeName;
    const name = takeFree(isTypeName(wanted) ? wanted : className(wanted), this.taken);
    const rootType = this.root(shape, name);
    const [first, ...others] = this.types;
    if (!first) throw new Error('no type was written');
    const inside = this.options.nested === 'inside';
    const body = inside
      ? writeType(first, { visibility: 'public ', nested: others })
      : [
          writeType(first, { visibility: 'public ' }),
          ...others.map((type) => writeType(type, { visibility: '' })),
        ].join('\n');
    return { text: this.heading(body) + body, rootType };
  }

  private heading(body: string): string {
    const code = body.replace(/"(?:[^"\\]|\\.)*"/g, '');
    const needed = IMPORTS.filter(([use]) => use.test(code)).map(([, name]) => `import ${name};\n`);
    const { packageName } = this.options;
    return `${packageName === '' ? '' : `package ${packageName};\n\n`}${needed.length > 0 ? `${needed.join('')}\n` : ''}`;
  }

  /** Returns the class of the document, or of the items of its lists; other values get a wrapper class. */
  private root(shape: Shape, name: string): string {
    let inner = shape;
    let lists = 0;
    while (kindOf(inner) === 'list' && inner.item) {
      inner = inner.item;
      lists++;
    }
    const isObject = kindOf(inner) === 'object';
    const slot = this.types.push({ name, style: this.options.style, fields: [] }) - 1;
    const type = isObject
      ? 'List<'.repeat(lists) + name + '>'.repeat(lists)
      : boxed(this.type(shape, [`${name}Value`], '$'));
    if (isObject) this.fill(slot, name, inner);
    else
      this.types[slot] = {
        name,
        style: this.options.style,
        fields: [{ name: 'value', type, accessors: ['getValue', 'setValue'] }],
      };
    if (!isObject) this.notes.add('root-value', type);
    else if (lists > 0) this.notes.add('root-list', type);
    return type;
  }

  private fill(slot: number, name: string, shape: Shape): void {
    const fields = this.fields(shape, name);
    const tooMany = this.options.style === 'record' && fields.length > MOST_COMPONENTS;
    if (tooMany) this.notes.add('too-many-components', name);
    this.types[slot] = { name, style: tooMany ? 'fields' : this.options.style, fields };
  }

  private type(shape: Shape, names: readonly string[], path: string): string {
    switch (kindOf(shape)) {
      case 'boolean':
        return 'boolean';
      case 'text':
        return this.options.times && shape.text !== null && shape.text !== 'plain' ? TIMES[shape.text] : 'String';
      case 'number':
        return this.number(shape.number!);
      case 'list':
        return `List<${boxed(this.type(shape.item!, names.map(singular), place.item(path)))}>`;
      case 'object':
        return this.object(shape, names);
      case 'mixed':
        this.notes.add('mixed-types', path);
        return 'Object';
      case 'unknown':
        return 'Object';
    }
  }

  private number(facts: NumberFacts): string {
    const { numbers } = this.options;
    if (!facts.integer) return facts.double && numbers !== 'big' ? 'double' : 'BigDecimal';
    const size = integerSize(facts);
    if (numbers === 'big' || size === 'uint64' || size === 'big') return 'BigInteger';
    return size === 'int32' && numbers === 'smallest' ? 'int' : 'long';
  }

  private object(shape: Shape, names: readonly string[]): string {
    const slot = this.types.push({ name: '', style: this.options.style, fields: [] }) - 1;
    const wanted = names[0] ?? 'Item';
    const free = names.find((name) => !this.taken.has(name)) ?? takeFree(names.at(-1) ?? wanted, new Set(this.taken));
    this.taken.add(free);
    this.fill(slot, free, shape);
    // The same fields with the same candidate name are the same class; nested classes have already been found equal.
    const content = JSON.stringify([wanted, this.types[slot]!.fields]);
    const existing = this.nameOf.get(content);
    if (existing !== undefined) {
      this.types.splice(slot, 1);
      this.taken.delete(free);
      return existing;
    }
    this.nameOf.set(content, free);
    return free;
  }

  private fields(shape: Shape, parent: string): JavaField[] {
    const { annotations, boxed: boxing } = this.options;
    const names = new Set<string>();
    const methods = new Set<string>();
    return Array.from(shape.fields ?? [], ([key, { shape: value, present, path }]): JavaField => {
      const name = takeFree(fieldName(key, annotations === 'none'), names);
      const own = className(key);
      const type = this.type(value, [own, parent + own], path);
      const nullable = value.nulls || present < shape.objects;
      const shown = nullable || boxing === 'always' ? boxed(type) : type;
      const accessors = [accessor(shown === 'boolean' ? 'is' : 'get', name), accessor('set', name)] as const;
      return {
        name,
        type: shown,
        annotation: this.annotation(key, name, path),
        accessors: [takeFree(accessors[0], methods), takeFree(accessors[1], methods)],
      };
    });
  }

  private annotation(key: string, name: string, path: string): string | undefined {
    const { annotations, style } = this.options;
    if (annotations === 'none') {
      if (key !== name) this.notes.add('renamed', path);
      return undefined;
    }
    if (annotations === 'gson') return key === name ? undefined : `@SerializedName(${javaString(key)})`;
    if (key === '') this.notes.add('key-without-name', path); // Jackson interprets "" as "no name given"
    // Jackson derives the name abc from getABc.
    const misread = (style === 'bean' || style === 'lombok') && /^.?\p{Lu}/u.test(name);
    return key === name && !misread ? undefined : `@JsonProperty(${javaString(key)})`;
  }
}

function boxed(type: string): string {
  return BOXES[type] ?? type;
}
