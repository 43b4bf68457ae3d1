import { literal, pascal, wordsIn } from '../identifiers.ts';
import type { ClassType, Model, Naming, TypeRef } from '../model.ts';

export interface TypeScriptOptions {
  style: 'interface' | 'type';
  unknown: 'unknown' | 'any';
}

const RESERVED = 'any bigint boolean never null number object string symbol undefined unknown void Record';
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

export const TYPESCRIPT_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName: (key) => key,
  reserved: [...wordsIn(RESERVED)],
  unions: true,
};

export const propertyName = (key: string): string => (IDENTIFIER.test(key) ? key : literal(key, 'javascript'));

export function writeTypeScript({ name, root, classes }: Model, { style, unknown }: TypeScriptOptions): string {
  const type = (own: TypeRef): string => {
    const text = plain(own);
    return own.nullable && own.kind !== 'unknown' ? `${text} | null` : text;
  };
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'unknown':
        return unknown;
      case 'text':
        return 'string';
      case 'list': {
        const item = type(own.item);
        return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
      }
      case 'class':
        return own.name;
      case 'union':
        return own.options.map(type).join(' | ');
      default:
        return own.kind;
    }
  };
  const declare = ({ name: own, fields }: ClassType): string => {
    if (fields.length === 0) return `export type ${own} = Record<string, ${unknown}>;\n`;
    const rows = fields.map(
      ({ key, type: inner, optional }) => `  ${propertyName(key)}${optional ? '?' : ''}: ${type(inner)};\n`,
    );
    return style === 'type'
      ? `export type ${own} = {\n${rows.join('')}};\n`
      : `export interface ${own} {\n${rows.join('')}}\n`;
  };
  const alias = root.kind === 'class' && root.name === name ? [] : [`export type ${name} = ${type(root)};\n`];
  return [...alias, ...classes.toReversed().map(declare)].join('\n');
}
