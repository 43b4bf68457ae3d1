import { camel, literal, pascal, wordsIn } from '../identifiers.ts';
import type { ClassField, ClassType, Model, Naming, TypeRef } from '../model.ts';

export interface DartOptions {
  dates: boolean;
}

const KEYWORDS = wordsIn(
  'assert await break case catch class const continue default do else enum extends false final finally for if in is new null rethrow return super switch this throw true try var void when while with yield',
);
/** What every class has, or gets here. */
const MEMBERS = wordsIn('fromJson toJson hashCode runtimeType toString noSuchMethod');
const TYPES = 'Object String List Map Null DateTime Never Function Type Iterable Set';

export const DART_NAMING: Naming = {
  // Identifiers are ASCII.
  typeName: (key) => pascal(key, true),
  fieldName(key, parent) {
    const name = camel(key, true);
    return KEYWORDS.has(name) || MEMBERS.has(name) || name === parent || name === 'json' ? `${name}Value` : name;
  },
  reserved: [...wordsIn(TYPES)],
  unions: false,
};

export function writeDart({ name, root, classes }: Model, { dates }: DartOptions): string {
  const isDate = (own: TypeRef) => dates && own.kind === 'text' && own.format !== 'plain';
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'bool';
      case 'text':
        return isDate(own) ? 'DateTime' : 'String';
      case 'number':
        // jsonDecode makes doubles of integers beyond 64 bits.
        if (!own.facts.integer) return 'double';
        return /big|uint64/.test(own.facts.size) ? 'num' : 'int';
      case 'list':
        return `List<${type(own.item)}>`;
      case 'class':
        return own.name;
      default:
        return 'dynamic';
    }
  };
  const type = (own: TypeRef): string => {
    const text = plain(own);
    return own.nullable && text !== 'dynamic' ? `${text}?` : text;
  };
  const read = (own: TypeRef, value: string): string => {
    const mark = own.nullable ? '?' : '';
    const orNull = (made: string) => (own.nullable ? `${value} == null ? null : ${made}` : made);
    switch (own.kind) {
      case 'class':
        return orNull(`${own.name}.fromJson(${value} as Map<String, dynamic>)`);
      case 'list': {
        const inner = read(own.item, 'item');
        const items = `(${value} as List<dynamic>${mark})${mark}`;
        return inner === 'item'
          ? `${value} as List<dynamic>${mark}`
          : `${items}.map((dynamic item) => ${inner}).toList()`;
      }
      case 'text':
        return isDate(own) ? orNull(`DateTime.parse(${value} as String)`) : `${value} as String${mark}`;
      case 'number':
        return plain(own) === 'double' ? `(${value} as num${mark})${mark}.toDouble()` : `${value} as ${type(own)}`;
      default:
        return type(own) === 'dynamic' ? value : `${value} as ${type(own)}`;
    }
  };
  const write = (own: TypeRef, value: string): string => {
    const mark = own.nullable ? '?' : '';
    if (own.kind === 'class') return `${value}${mark}.toJson()`;
    if (isDate(own)) return `${value}${mark}.toIso8601String()`;
    if (own.kind !== 'list') return value;
    const inner = write(own.item, 'item');
    return inner === 'item' ? value : `${value}${mark}.map((item) => ${inner}).toList()`;
  };
  const open = ({ type: own, optional }: ClassField): TypeRef => (optional ? { ...own, nullable: true } : own);
  const declare = ({ name: own, fields }: ClassType): string => {
    if (fields.length === 0) {
      return `class ${own} {\n  const ${own}();\n\n  factory ${own}.fromJson(Map<String, dynamic> json) => const ${own}();\n\n  Map<String, dynamic> toJson() => {};\n}\n`;
    }
    const each = (line: (field: ClassField) => string) => fields.map((field) => `${line(field)}\n`).join('');
    return `class ${own} {
${each((field) => `  final ${type(open(field))} ${field.name};`)}
  const ${own}({
${each((field) => `    ${field.optional ? '' : 'required '}this.${field.name},`)}  });

  factory ${own}.fromJson(Map<String, dynamic> json) => ${own}(
${each((field) => `    ${field.name}: ${read(open(field), `json[${literal(field.key, 'dart')}]`)},`)}  );

  Map<String, dynamic> toJson() => {
${each((field) => {
  const key = literal(field.key, 'dart');
  const value = write(open(field), field.name);
  return field.optional ? `    if (${field.name} != null) ${key}: ${value},` : `    ${key}: ${value},`;
})}  };
}
`;
  };
  const texts = classes.toReversed().map(declare);
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`typedef ${name} = ${type(root)};\n`);
  return texts.join('\n');
}
