// Generates Go types from sample documents, formatted like gofmt.
import type { DocNode } from '../../documents/node.ts';
import { Declarations, type Note, Notes, place, singular, takeFree } from '../shape/names.ts';
import {
  addSample,
  emptyShape,
  type FieldShape,
  integerSize,
  kindOf,
  type NumberFacts,
  type Shape,
} from '../shape/shape.ts';
import { exportedName, isTypeName, isTaggable } from './names.ts';
import { type GoField, structBody } from './layout.ts';

export interface GoOptions {
  typeName: string;
  packageName: string;
  /** Only the types, a file with package and imports, or also functions that read and write the root type. */
  parts: 'types' | 'file' | 'helpers';
  /** Keys of struct tags: `json`, `yaml` … */
  tags: readonly string[];
  omitempty: 'never' | 'optional' | 'always';
  /** Which fields are pointers: none, those that are sometimes null or absent, or all. */
  pointers: 'never' | 'optional' | 'always';
  nested: 'separate' | 'inline';
  empty: 'any' | 'interface{}';
  integers: 'int64' | 'int' | 'json.Number';
  /** For integers beyond 64 bits. */
  bigIntegers: 'json.Number' | '*big.Int';
  times: boolean;
}

export type GoNote = 'mixed-types' | 'duplicate-key' | 'key-without-tag';

const IMPORTS: readonly [use: RegExp, path: string][] = [
  [/\bjson\./, 'encoding/json'],
  [/\bbig\./, 'math/big'],
  [/\btime\./, 'time'],
];
const PACKAGE_NAMES = ['json', 'big', 'time'];

/** Returns the source of types that can hold all `samples`, and notes on what isn't exact. */
export function writeGo(samples: readonly DocNode[], options: GoOptions): { text: string; notes: Note<GoNote>[] } {
  const writer = new GoWriter(options);
  return { text: writer.write(samples), notes: writer.notes.list };
}

class GoWriter {
  readonly notes = new Notes<GoNote>();
  private readonly options: GoOptions;
  private readonly declarations = new Declarations(PACKAGE_NAMES);

  constructor(options: GoOptions) {
    this.options = options;
  }

  write(samples: readonly DocNode[]): string {
    const shape = emptyShape();
    for (const sample of samples) addSample(shape, sample, (path) => this.notes.add('duplicate-key', path));
    const { typeName, parts, packageName } = this.options;
    const name = isTypeName(typeName) && !PACKAGE_NAMES.includes(typeName) ? typeName : exportedName(typeName);
    this.declarations.take(name);
    if (parts === 'helpers') for (const verb of ['Unmarshal', 'Marshal']) this.declarations.take(verb + name);

    const slot = this.declarations.reserve();
    const type = this.rootType(shape, name);
    // A new type would lose the methods that decode it.
    const alias = /^(?:json\.Number|time\.Time|\*big\.Int)$/.test(type) ? '= ' : '';
    this.declarations.fill(slot, `type ${name} ${alias}${type}\n`);
    const types = this.declarations.texts.join('\n');
    const source = parts === 'helpers' ? `${types}\n${helpers(name)}` : types;
    return parts === 'types' ? source : `package ${packageName}\n\n${imports(source)}${source}`;
  }

  private rootType(shape: Shape, name: string): string {
    if (kindOf(shape) === 'object' && shape.fields) return this.struct(shape.fields, shape.objects, name, 0);
    return this.type(shape, [`${name}Item`], '$', 0);
  }

  /** Returns a type without its pointer; `names` are candidates for the name of a struct, best first. */
  private type(shape: Shape, names: readonly string[], path: string, depth: number): string {
    switch (kindOf(shape)) {
      case 'boolean':
        return 'bool';
      case 'text':
        return this.options.times && shape.text === 'offset-date-time' ? 'time.Time' : 'string';
      case 'number':
        return this.number(shape.number!);
      case 'list': {
        const item = shape.item!;
        const type = this.type(item, names.map(singular), place.item(path), depth);
        return `[]${item.nulls && this.options.pointers !== 'never' ? pointerTo(type) : type}`;
      }
      case 'object':
        return this.object(shape, names, depth);
      case 'mixed':
        this.notes.add('mixed-types', path);
        return this.options.empty;
      case 'unknown':
        return this.options.empty;
    }
  }

  private number(facts: NumberFacts): string {
    const { integers, bigIntegers } = this.options;
    if (integers === 'json.Number') return integers;
    if (!facts.integer) return facts.double ? 'float64' : 'json.Number';
    const size = integerSize(facts);
    if (size === 'big') return bigIntegers;
    if (size === 'uint64') return size;
    return integers === 'int' && size === 'int32' ? 'int' : 'int64';
  }

  private object(shape: Shape, names: readonly string[], depth: number): string {
    const fields = shape.fields!;
    const own = names[0] ?? 'Field';
    if (this.options.nested === 'inline') return this.struct(fields, shape.objects, own, depth);
    const slot = this.declarations.reserve();
    const body = this.struct(fields, shape.objects, own, 0);
    return this.declarations.declare(slot, names, body, (name) => `type ${name} ${body}\n`);
  }

  private struct(fields: ReadonlyMap<string, FieldShape>, objects: number, parent: string, depth: number): string {
    const taken = new Set<string>();
    const rows = Array.from(fields, ([key, { shape, present, path }]): GoField => {
      const name = takeFree(exportedName(key), taken);
      const optional = present < objects;
      const type = this.type(shape, [name, parent + name], path, depth + 1);
      const { pointers } = this.options;
      const pointed = pointers === 'always' || (pointers === 'optional' && (optional || shape.nulls));
      return { name, type: pointed ? pointerTo(type) : type, tag: this.tag(key, optional, path) };
    });
    return structBody(rows, depth);
  }

  private tag(key: string, optional: boolean, path: string): string {
    const { tags, omitempty } = this.options;
    if (tags.length === 0) return '';
    if (!isTaggable(key)) {
      this.notes.add('key-without-tag', path);
      return `\`${tags.map((tag) => `${tag}:"-"`).join(' ')}\``;
    }
    const omit = omitempty === 'always' || (omitempty === 'optional' && optional) ? ',omitempty' : '';
    const value = key === '-' && omit === '' ? '-,' : key + omit;
    return `\`${tags.map((tag) => `${tag}:"${value}"`).join(' ')}\``;
  }
}

/** The zero value of these types is already nil. */
function pointerTo(type: string): string {
  return /^(?:\[\]|\*|any$|interface\{\}$)/.test(type) ? type : `*${type}`;
}

function imports(source: string): string {
  const needed = IMPORTS.filter(([use]) => use.test(source.replace(/`[^`]*`/g, ''))).map(([, path]) => `"${path}"`);
  if (needed.length === 0) return '';
  if (needed.length === 1) return `import ${needed[0]}\n\n`;
  return `import (\n${needed.map((path) => `\t${path}\n`).join('')})\n\n`;
}

function helpers(name: string): string {
  return `func Unmarshal${name}(data []byte) (${name}, error) {
	var value ${name}
	err := json.Unmarshal(data, &value)
	return value, err
}

func Marshal${name}(value ${name}) ([]byte, error) {
	return json.Marshal(value)
}
`;
}
