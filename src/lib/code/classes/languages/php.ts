import { integerSize } from '../../shape/shape.ts';
import { camel, pascal, phpLiteral, wordsIn } from '../identifiers.ts';
import type { ClassType, Model, Naming, TypeRef } from '../model.ts';

export interface PhpOptions {
  namespace: string;
  dates: boolean;
}

/** No class may have these names, in any case. */
const RESERVED =
  'abstract and array as bool break callable case catch class clone const continue declare default die do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends false final finally float fn for foreach function global goto if implements include include_once instanceof insteadof int interface isset iterable list match mixed namespace never new null object or parent print private protected public readonly require require_once resource return self static string switch throw trait true try unset use var void while xor yield DateTimeImmutable';

export const PHP_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName: (key) => camel(key).replace(/^this$/, 'this_'),
  reserved: [...wordsIn(RESERVED)],
  unions: false,
  ignoresCase: true,
};

export function writePhp({ name, root, classes }: Model, { namespace, dates }: PhpOptions): string {
  const isDate = (own: TypeRef) => dates && own.kind === 'text' && own.format !== 'plain';
  const date = `${namespace === '' ? '' : '\\'}DateTimeImmutable`;
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'bool';
      case 'text':
        return isDate(own) ? date : 'string';
      case 'number': {
        if (!own.facts.integer) return 'float';
        // json_decode makes floats of larger ones, unless JSON_BIGINT_AS_STRING makes strings of them.
        return /big|uint64/.test(integerSize(own.facts)) ? 'int|string' : 'int';
      }
      case 'list':
        return 'array';
      case 'class':
        return own.name;
      default:
        return 'mixed';
    }
  };
  const nullable = (text: string) => {
    if (text === 'mixed') return text;
    return text.includes('|') ? `${text}|null` : `?${text}`;
  };
  /** The type of a doc comment, which names the items of a list. */
  const documented = (own: TypeRef): string => {
    const text = own.kind === 'list' ? `list<${documented(own.item)}>` : plain(own);
    return own.nullable && text !== 'mixed' ? `${text}|null` : text;
  };
  const converted = (own: TypeRef, value: string): string => {
    let made = value;
    if (own.kind === 'class') made = `${own.name}::fromArray(${value})`;
    else if (isDate(own)) made = `new ${date}(${value})`;
    else if (own.kind === 'list') {
      const inner = converted(own.item, '$item');
      const type = own.item.kind === 'class' || own.item.kind === 'list' ? 'array ' : '';
      const open = own.item.nullable && type !== '' ? `?${type}` : type;
      if (inner !== '$item') made = `array_map(static fn (${open}$item) => ${inner}, ${value})`;
    }
    return own.nullable && made !== value ? `${value} === null ? null : ${made}` : made;
  };
  const declare = ({ name: own, fields }: ClassType): string => {
    if (fields.length === 0) {
      return `final class ${own}\n{\n    public static function fromArray(array $data): self\n    {\n        return new self();\n    }\n}\n`;
    }
    const ordered = [...fields.filter(({ optional }) => !optional), ...fields.filter(({ optional }) => optional)];
    const notes = ordered.flatMap(({ name: field, type }) =>
      type.kind === 'list' ? [`     * @param ${documented(type)} $${field}\n`] : [],
    );
    const doc = notes.length === 0 ? '' : `    /**\n${notes.join('')}     */\n`;
    const parameters = ordered.map(({ name: field, type, optional }) => {
      const text = optional || type.nullable ? nullable(plain(type)) : plain(type);
      return `        public ${text} $${field}${optional ? ' = null' : ''},\n`;
    });
    const values = fields.map(({ key, name: field, type, optional }) => {
      const item = `$data[${phpLiteral(key)}]`;
      const made = converted({ ...type, nullable: false }, item);
      const isOpen = optional || type.nullable;
      if (!isOpen) return `            ${field}: ${made},\n`;
      return `            ${field}: ${made === item ? `${item} ?? null` : `isset(${item}) ? ${made} : null`},\n`;
    });
    return `final readonly class ${own}
{
${doc}    public function __construct(
${parameters.join('')}    ) {
    }

    public static function fromArray(array $data): self
    {
        return new self(
${values.join('')}        );
    }
}
`;
  };
  const texts = classes.toReversed().map(declare);
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`// ${name}: ${documented(root)}\n`);
  const head = ['<?php\n', 'declare(strict_types=1);\n', ...(namespace === '' ? [] : [`namespace ${namespace};\n`])];
  return [...head, ...texts].join('\n');
}
