import { pascal, wordsIn } from '../identifiers.ts';
import type { Model, Naming, TypeRef } from '../model.ts';
import { propertyName } from './typescript.ts';

export interface ZodOptions {
  version: '4' | '3';
  dates: boolean;
}

export const ZOD_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName: (key) => key,
  reserved: [...wordsIn('any bigint boolean never null number object string symbol undefined unknown void z')],
  unions: true,
  companions: (name) => [`${name}Schema`],
};

export function writeZod({ name, root, classes }: Model, { version, dates }: ZodOptions): string {
  const four = version === '4';
  const text = (format: string): string => {
    if (!dates || format === 'plain') return 'z.string()';
    if (format === 'local-date') return four ? 'z.iso.date()' : 'z.string().date()';
    const options = format === 'local-date-time' ? '{ local: true }' : '{ offset: true }';
    return four ? `z.iso.datetime(${options})` : `z.string().datetime(${options})`;
  };
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'unknown':
        return 'z.unknown()';
      case 'boolean':
        return 'z.boolean()';
      case 'text':
        return text(own.format);
      case 'number':
        // Their integers are safe ones only.
        if (!own.facts.safe) return 'z.number()';
        return four ? 'z.int()' : 'z.number().int()';
      case 'list':
        return `z.array(${type(own.item)})`;
      case 'class':
        return `${own.name}Schema`;
      case 'union':
        return `z.union([${own.options.map(type).join(', ')}])`;
    }
  };
  const type = (own: TypeRef): string =>
    own.nullable && own.kind !== 'unknown' ? `${plain(own)}.nullable()` : plain(own);
  const declare = (own: string, schema: string) =>
    `export const ${own}Schema = ${schema};\nexport type ${own} = z.infer<typeof ${own}Schema>;\n`;
  const texts = classes.map(({ name: own, fields }) => {
    const rows = fields.map(({ key, type: inner, optional }) => {
      // As a plain key it would set the prototype.
      const property = key === '__proto__' ? "['__proto__']" : propertyName(key);
      return `  ${property}: ${type(inner)}${optional ? '.optional()' : ''},\n`;
    });
    return declare(own, rows.length === 0 ? 'z.looseObject({})' : `z.object({\n${rows.join('')}})`);
  });
  if (root.kind !== 'class' || root.name !== name) texts.push(declare(name, type(root)));
  const source = four
    ? texts.join('\n')
    : texts.join('\n').replaceAll('z.looseObject({})', 'z.object({}).passthrough()');
  return `import { z } from 'zod';\n\n${source}`;
}
