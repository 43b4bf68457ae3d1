// Code for sample documents, in any of the languages.
import { writeJson } from '../../documents/json/writer.ts';
import type { DocNode } from '../../documents/node.ts';
import { type Note, Notes } from '../shape/names.ts';
import { integerSize, type NumberFacts } from '../shape/shape.ts';
import { CSHARP_NAMING, writeCSharp } from './languages/csharp.ts';
import { DART_NAMING, writeDart } from './languages/dart.ts';
import { schemaOf } from './languages/json-schema.ts';
import { KOTLIN_NAMING, type KotlinOptions, writeKotlin } from './languages/kotlin.ts';
import { PHP_NAMING, writePhp } from './languages/php.ts';
import { PYTHON_NAMING, type PythonOptions, writePython } from './languages/python.ts';
import { RUST_NAMING, writeRust } from './languages/rust.ts';
import { SWIFT_NAMING, writeSwift } from './languages/swift.ts';
import { TYPESCRIPT_NAMING, type TypeScriptOptions, writeTypeScript } from './languages/typescript.ts';
import { writeZod, ZOD_NAMING } from './languages/zod.ts';
import { type Model, modelOf, type ModelNote, type Naming, type OptionalKeys, shapeOf, type TypeRef } from './model.ts';

export interface CodeOptions {
  language: CodeLanguageName;
  rootName: string;
  optional: OptionalKeys;
  dates: boolean;
  namespace: string;
  typescript: TypeScriptOptions['style'];
  unknown: TypeScriptOptions['unknown'];
  zod: '4' | '3';
  closed: boolean;
  csharp: 'record' | 'class';
  serializer: 'system' | 'newtonsoft';
  python: PythonOptions['style'];
  kotlin: KotlinOptions['library'];
}

interface Language {
  naming: Naming;
  write: (model: Model, options: CodeOptions) => string;
  /** Whether its type for these numbers, or the reader of JSON in it, rounds one of them. */
  rounds: (facts: NumberFacts) => boolean;
  /** Whether a name that differs from its key is mapped in the code. */
  maps?: (options: CodeOptions) => boolean;
  /** Whether the type of a document that is no object gets the name of the root. */
  aliases: boolean;
}

const anyDigits = ({ double }: NumberFacts) => !double;
const fractions = ({ double, integer }: NumberFacts) => !double && !integer;
/** 64 bits, signed or not, are exact; beyond are doubles. */
const beyond = (facts: NumberFacts) => !facts.double && (!facts.integer || integerSize(facts) === 'big');
const beyondSigned = (facts: NumberFacts) => !facts.double && (!facts.integer || /big|uint64/.test(integerSize(facts)));

const LANGUAGES = {
  typescript: {
    naming: TYPESCRIPT_NAMING,
    write: (model, { typescript, unknown }) => writeTypeScript(model, { style: typescript, unknown }),
    rounds: anyDigits,
    aliases: true,
  },
  zod: {
    naming: ZOD_NAMING,
    write: (model, { zod, dates }) => writeZod(model, { version: zod, dates }),
    rounds: anyDigits,
    aliases: true,
  },
  csharp: {
    naming: CSHARP_NAMING,
    write: (model, { csharp, serializer, namespace, dates }) =>
      writeCSharp(model, { style: csharp, serializer, namespace, dates }),
    rounds: fractions,
    aliases: false,
  },
  python: {
    naming: PYTHON_NAMING,
    write: (model, { python, dates }) => writePython(model, { style: python, dates }),
    rounds: fractions,
    aliases: true,
  },
  kotlin: {
    naming: KOTLIN_NAMING,
    write: (model, { kotlin, namespace, dates }) => writeKotlin(model, { library: kotlin, namespace, dates }),
    rounds: fractions,
    maps: ({ kotlin }) => kotlin !== 'none',
    aliases: true,
  },
  rust: {
    naming: RUST_NAMING,
    write: (model, { dates }) => writeRust(model, { dates }),
    rounds: beyond,
    aliases: true,
  },
  php: {
    naming: PHP_NAMING,
    write: (model, { namespace, dates }) => writePhp(model, { namespace, dates }),
    rounds: beyondSigned,
    aliases: false,
  },
  swift: {
    naming: SWIFT_NAMING,
    write: (model, { dates }) => writeSwift(model, { dates }),
    rounds: fractions,
    aliases: true,
  },
  dart: {
    naming: DART_NAMING,
    write: (model, { dates }) => writeDart(model, { dates }),
    rounds: beyondSigned,
    aliases: true,
  },
} as const satisfies Record<string, Language>;

export const CODE_LANGUAGES = {
  typescript: 'TypeScript',
  zod: 'Zod',
  'json-schema': 'JSON Schema',
  csharp: 'C#',
  python: 'Python',
  kotlin: 'Kotlin',
  rust: 'Rust',
  php: 'PHP',
  swift: 'Swift',
  dart: 'Dart',
} as const;
export type CodeLanguageName = keyof typeof CODE_LANGUAGES;

/** Returns code for values that all samples are, and notes on what it can't say. */
export function writeCode(
  samples: readonly DocNode[],
  options: CodeOptions,
): { text: string; notes: Note<ModelNote>[] } {
  const notes = new Notes<ModelNote>();
  const shape = shapeOf(samples, notes);
  const { rootName, optional, dates } = options;
  if (options.language === 'json-schema') {
    const schema = schemaOf(shape, { title: rootName, optional, dates, closed: options.closed }, notes);
    return { text: writeJson(schema).text, notes: notes.list };
  }
  const language: Language = LANGUAGES[options.language];
  const model = modelOf(shape, language.naming, { rootName, optional }, notes);
  noteNumbers(model, language, notes);
  if (language.maps?.(options) === false) {
    for (const { fields } of model.classes)
      for (const { key, name, path } of fields) if (key !== name) notes.add('renamed', path);
  }
  const isAlias = model.root.kind !== 'class' || model.root.name !== model.name;
  if (isAlias && !language.aliases) notes.add('root-list', '$');
  return { text: language.write(model, options), notes: notes.list };
}

function noteNumbers({ root, classes }: Model, { rounds }: Language, notes: Notes<ModelNote>): void {
  const look = (type: TypeRef, path: string): void => {
    if (type.kind === 'number' && rounds(type.facts)) notes.add('rounded', path);
    if (type.kind === 'list') look(type.item, `${path}[*]`);
    if (type.kind === 'union') for (const option of type.options) look(option, path);
  };
  look(root, '$');
  for (const { fields } of classes) for (const { type, path } of fields) look(type, path);
}
