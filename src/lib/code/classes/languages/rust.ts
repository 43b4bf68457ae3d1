import { integerSize } from '../../shape/shape.ts';
import { literal, pascal, snake, wordsIn } from '../identifiers.ts';
import type { ClassField, Model, Naming, TypeRef } from '../model.ts';

export interface RustOptions {
  dates: boolean;
}

const KEYWORDS = wordsIn(
  'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield',
);
/** Keywords that have no raw form. */
const PATHS = wordsIn('self super crate');
const TYPES =
  'Self String Vec Option Box Result Some None Ok Err Value Number Serialize Deserialize Debug Clone PartialEq DateTime FixedOffset NaiveDateTime NaiveDate';

export const RUST_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName: (key) => snake(key),
  reserved: [...wordsIn(TYPES)],
  unions: false,
};

const DATES = {
  'offset-date-time': 'DateTime<FixedOffset>',
  'local-date-time': 'NaiveDateTime',
  'local-date': 'NaiveDate',
} as const;

export function writeRust({ name, root, classes }: Model, { dates }: RustOptions): string {
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'bool';
      case 'text':
        return !dates || own.format === 'plain' ? 'String' : DATES[own.format];
      case 'number': {
        if (!own.facts.integer) return 'f64';
        const size = integerSize(own.facts);
        if (size === 'big') return 'Number';
        return size === 'uint64' ? 'u64' : 'i64';
      }
      case 'list':
        return `Vec<${type(own.item)}>`;
      case 'class':
        return own.name;
      default:
        return 'Value';
    }
  };
  const type = (own: TypeRef): string => (own.nullable ? `Option<${plain(own)}>` : plain(own));
  const row = ({ key, name: own, type: inner, optional }: ClassField) => {
    const named = KEYWORDS.has(own) ? `r#${own}` : PATHS.has(own) ? `${own}_` : own;
    const rules = [
      ...(named.replace('r#', '') === key ? [] : [`rename = ${literal(key, 'rust')}`]),
      ...(optional ? ['skip_serializing_if = "Option::is_none"'] : []),
    ];
    const attribute = rules.length === 0 ? '' : `    #[serde(${rules.join(', ')})]\n`;
    return `${attribute}    pub ${named}: ${optional ? type({ ...inner, nullable: true }) : type(inner)},\n`;
  };
  const texts = classes
    .toReversed()
    .map(
      ({ name: own, fields }) =>
        `#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\npub struct ${own} {${fields.length === 0 ? '' : `\n${fields.map(row).join('')}`}}\n`,
    );
  if (root.kind !== 'class' || root.name !== name) texts.unshift(`pub type ${name} = ${type(root)};\n`);
  const source = texts.join('\n');
  const times = ['DateTime', 'FixedOffset', 'NaiveDate', 'NaiveDateTime'].filter((own) =>
    new RegExp(`\\b${own}\\b`).test(source),
  );
  const values = ['Number', 'Value'].filter((own) => new RegExp(`[ <]${own}\\b`).test(source));
  const uses = [
    ['chrono', times],
    ['serde', source.includes('derive(') ? ['Deserialize', 'Serialize'] : []],
    ['serde_json', values],
  ] as const;
  const head = uses.flatMap(([crate, names]) =>
    names.length === 0 ? [] : [`use ${crate}::${names.length === 1 ? names[0] : `{${names.join(', ')}}`};\n`],
  );
  return [head.join(''), source].filter((part) => part !== '').join('\n');
}
