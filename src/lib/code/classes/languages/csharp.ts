import { integerSize } from '../../shape/shape.ts';
import { literal, pascal, wordsIn } from '../identifiers.ts';
import type { ClassField, Model, Naming, TypeRef } from '../model.ts';

export interface CSharpOptions {
  style: 'record' | 'class';
  serializer: 'system' | 'newtonsoft';
  namespace: string;
  dates: boolean;
}

const TYPES =
  'Object String Boolean Int32 Int64 List DateTimeOffset DateTime DateOnly BigInteger JsonElement JToken JsonProperty JsonPropertyName System';
/** What every class or record has. */
const MEMBERS = wordsIn(
  'Equals GetHashCode GetType ToString MemberwiseClone Finalize ReferenceEquals EqualityContract PrintMembers Clone',
);

export const CSHARP_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName(key, parent) {
    const name = pascal(key);
    return name === parent || MEMBERS.has(name) ? `${name}Value` : name;
  },
  reserved: [...wordsIn(TYPES)],
  unions: false,
};

const SIZES = { int32: 'int', int64: 'long', uint64: 'ulong' } as const;

export function writeCSharp({ name, root, classes }: Model, options: CSharpOptions): string {
  const isSystem = options.serializer === 'system';
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'bool';
      case 'text':
        return dateType(own.format, options.dates) ?? 'string';
      case 'number': {
        if (!own.facts.integer) return 'double';
        const size = integerSize(own.facts);
        // System.Text.Json has no converter for BigInteger; an element keeps the digits.
        return size === 'big' ? (isSystem ? 'JsonElement' : 'BigInteger') : SIZES[size];
      }
      case 'list':
        return `List<${type(own.item)}>`;
      case 'class':
        return own.name;
      default:
        return isSystem ? 'JsonElement' : 'JToken';
    }
  };
  const type = (own: TypeRef): string => plain(own) + (own.nullable ? '?' : '');
  const attribute = (key: string) =>
    `    [${isSystem ? 'JsonPropertyName' : 'JsonProperty'}(${literal(key, 'csharp')})]\n`;
  const property = ({ key, name: own, type: inner, optional }: ClassField) => {
    const isOpen = optional || inner.nullable;
    const text = `${plain(inner)}${isOpen ? '?' : ''}`;
    return `${attribute(key)}    public ${isOpen ? '' : 'required '}${text} ${own} { get; ${options.style === 'record' ? 'init' : 'set'}; }\n`;
  };
  const kind = options.style === 'record' ? 'sealed record' : 'class';
  const texts = classes
    .toReversed()
    .map(({ name: own, fields }) => `public ${kind} ${own}\n{\n${fields.map(property).join('\n')}}\n`);
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`// ${name}: ${type(root)}\n`);
  const source = texts.join('\n');
  const uses = [
    source.includes('BigInteger') && 'System.Numerics',
    source.includes('List<') && 'System.Collections.Generic',
    /\bDate(?:TimeOffset|Time|Only)\b/.test(source) && 'System',
    source.includes('JsonElement') && 'System.Text.Json',
    source.includes('[JsonPropertyName(') && 'System.Text.Json.Serialization',
    source.includes('[JsonProperty(') && 'Newtonsoft.Json',
    source.includes('JToken') && 'Newtonsoft.Json.Linq',
  ].filter((use) => use !== false);
  const head = uses.toSorted().map((use) => `using ${use};\n`);
  const namespace = options.namespace === '' ? [] : [`namespace ${options.namespace};\n`];
  return [head.join(''), ...namespace, source].filter((part) => part !== '').join('\n');
}

function dateType(format: string, dates: boolean): string | undefined {
  if (!dates) return undefined;
  if (format === 'offset-date-time') return 'DateTimeOffset';
  if (format === 'local-date-time') return 'DateTime';
  return format === 'local-date' ? 'DateOnly' : undefined;
}
