import { integerSize } from '../../shape/shape.ts';
import { camel, literal, pascal, wordsIn } from '../identifiers.ts';
import type { ClassField, Model, Naming, TypeRef } from '../model.ts';

export interface KotlinOptions {
  library: 'kotlinx' | 'jackson' | 'gson' | 'moshi' | 'none';
  namespace: string;
  dates: boolean;
}

/** Hard keywords; soft ones may be names. */
const KEYWORDS = wordsIn(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
);
const TYPES =
  'Any Boolean Double Int Long ULong Nothing Unit String List Map Instant LocalDate LocalDateTime OffsetDateTime BigInteger JsonElement Serializable SerialName SerializedName Json JsonProperty';

/** No part of an identifier in Kotlin. */
const MARKS = /\p{M}/gu;

export const KOTLIN_NAMING: Naming = {
  typeName: (key) => pascal(key.normalize('NFC').replace(MARKS, '')),
  fieldName: (key) => camel(key.normalize('NFC').replace(MARKS, '')),
  reserved: [...wordsIn(TYPES)],
  unions: false,
};

const ANNOTATIONS = {
  kotlinx: ['SerialName', 'kotlinx.serialization.SerialName'],
  jackson: ['JsonProperty', 'com.fasterxml.jackson.annotation.JsonProperty'],
  gson: ['SerializedName', 'com.google.gson.annotations.SerializedName'],
  moshi: ['Json', 'com.squareup.moshi.Json'],
} as const;

const DATES = {
  kotlinx: {
    'offset-date-time': 'kotlin.time.Instant',
    'local-date-time': 'kotlinx.datetime.LocalDateTime',
    'local-date': 'kotlinx.datetime.LocalDate',
  },
  other: {
    'offset-date-time': 'java.time.OffsetDateTime',
    'local-date-time': 'java.time.LocalDateTime',
    'local-date': 'java.time.LocalDate',
  },
} as const;

export function writeKotlin({ name, root, classes }: Model, { library, namespace, dates }: KotlinOptions): string {
  const imports = new Set<string>();
  const imported = (path: string) => {
    imports.add(path);
    return path.slice(path.lastIndexOf('.') + 1);
  };
  const isKotlinx = library === 'kotlinx';
  const annotation = library === 'none' ? undefined : ANNOTATIONS[library];
  const open = () => (isKotlinx ? imported('kotlinx.serialization.json.JsonElement') : 'Any');
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'Boolean';
      case 'text':
        return !dates || own.format === 'plain'
          ? 'String'
          : imported(DATES[isKotlinx ? 'kotlinx' : 'other'][own.format]);
      case 'number': {
        if (!own.facts.integer) return 'Double';
        const size = integerSize(own.facts);
        if (size === 'int32') return 'Int';
        if (size === 'int64') return 'Long';
        if (isKotlinx) return size === 'uint64' ? 'ULong' : open();
        return imported('java.math.BigInteger');
      }
      case 'list':
        return `List<${type(own.item)}>`;
      case 'class':
        return own.name;
      default:
        return open();
    }
  };
  const type = (own: TypeRef): string => plain(own) + (own.nullable ? '?' : '');
  const row = ({ key, name: own, type: inner, optional }: ClassField) => {
    const isOpen = optional || inner.nullable;
    const named = KEYWORDS.has(own) ? `\`${own}\`` : own;
    let start = '';
    if (key !== own) {
      if (annotation) {
        const call = `${imported(annotation[1])}(${library === 'moshi' ? 'name = ' : ''}${literal(key, 'kotlin')})`;
        // On the parameter of the constructor alone, Gson and Moshi don't see it.
        start = `@${library === 'gson' ? 'field:' : ''}${call}\n    `;
      } else start = `// ${literal(key, 'kotlin')}\n    `;
    }
    return `    ${start}val ${named}: ${plain(inner)}${isOpen ? '?' : ''}${optional ? ' = null' : ''},\n`;
  };
  const head = () => {
    if (isKotlinx) return `@${imported('kotlinx.serialization.Serializable')}\n`;
    return library === 'moshi' ? `@${imported('com.squareup.moshi.JsonClass')}(generateAdapter = true)\n` : '';
  };
  const texts = classes.toReversed().map(({ name: own, fields }) =>
    // A data class has at least one property.
    fields.length === 0 ? `${head()}class ${own}\n` : `${head()}data class ${own}(\n${fields.map(row).join('')})\n`,
  );
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`typealias ${name} = ${type(root)}\n`);
  const lines = [...imports].toSorted().map((path) => `import ${path}\n`);
  return [...(namespace === '' ? [] : [`package ${namespace}\n`]), lines.join(''), ...texts]
    .filter((part) => part !== '')
    .join('\n');
}
