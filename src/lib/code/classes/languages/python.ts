import { literal, pascal, snake, wordsIn } from '../identifiers.ts';
import type { ClassField, ClassType, Model, Naming, TypeRef } from '../model.ts';

export interface PythonOptions {
  style: 'pydantic' | 'dataclass' | 'TypedDict';
  dates: boolean;
}

const KEYWORDS = wordsIn(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield',
);
/** In the body of a class, a field with such a name would hide the type of the next one. */
const TYPES_IN_USE = wordsIn('int str float bool list dict date datetime any');
/** What the base classes have. */
const MEMBERS = wordsIn(
  'copy json schema construct validate from_dict to_dict from_orm parse_obj parse_raw parse_file fields',
);
const TYPES =
  'Any None True False BaseModel Field ConfigDict NotRequired TypedDict datetime date dataclass annotations int str float bool list dict';

export const PYTHON_NAMING: Naming = {
  typeName: (key) => pascal(key),
  fieldName(key) {
    // A leading underscore is private in Pydantic, and so is its namespace `model_`.
    const name = snake(key)
      .replace(/^_+/, 'n')
      .replace(/^model_/, 'own_model_');
    return KEYWORDS.has(name) || TYPES_IN_USE.has(name) || MEMBERS.has(name) ? `${name}_` : name;
  },
  reserved: [...wordsIn(TYPES)],
  unions: true,
};

/** Keys that a class body can have: no keyword, and nothing that Python would mangle. */
const isPlainKey = (key: string) =>
  /^[\p{L}_][\p{L}\p{Nl}\p{Nd}_]*$/u.test(key) &&
  !KEYWORDS.has(key) &&
  !/^(?:None|True|False)$|^__/.test(key) &&
  key === key.normalize('NFKC');

export function writePython({ name, root, classes }: Model, { style, dates }: PythonOptions): string {
  const isTyped = style === 'TypedDict';
  const plain = (own: TypeRef): string => {
    switch (own.kind) {
      case 'boolean':
        return 'bool';
      case 'text':
        return (!isTyped && dates && dateType(own.format)) || 'str';
      case 'number':
        return own.facts.integer ? 'int' : 'float';
      case 'list':
        return `list[${type(own.item)}]`;
      case 'class':
        return own.name;
      case 'union':
        return own.options.map(type).join(' | ');
      default:
        return 'Any';
    }
  };
  const type = (own: TypeRef): string => (own.nullable && own.kind !== 'unknown' ? `${plain(own)} | None` : plain(own));
  const declare = (own: ClassType): string => {
    if (isTyped) return typedDict(own, type);
    return style === 'pydantic' ? pydantic(own, type) : dataclass(own, type, dates);
  };
  const texts = classes.map(declare);
  if (root.kind !== 'class' || root.name !== name) texts.push(`${name} = ${type(root)}\n`);
  const source = texts.join('\n\n');
  const has = (word: string) => new RegExp(`\\b${word}\\b`).test(source.replace(/"(?:[^"\\\n]|\\.)*"/g, ''));
  const lines = [
    style === 'dataclass' && classes.length > 0 && 'from dataclasses import dataclass',
    importLine('datetime', ['date', 'datetime'].filter(has)),
    importLine('typing', ['Any', 'NotRequired', 'TypedDict'].filter(has)),
    importLine('pydantic', style === 'pydantic' ? ['BaseModel', 'ConfigDict', 'Field'].filter(has) : []),
  ].filter((line) => line !== false && line !== '');
  return [lines.length === 0 ? '' : `${lines.join('\n')}\n`, source].filter((part) => part !== '').join('\n\n');
}

const importLine = (module: string, names: readonly string[]) =>
  names.length === 0 ? '' : `from ${module} import ${names.join(', ')}`;

function dateType(format: string): string | undefined {
  if (format === 'plain') return undefined;
  return format === 'local-date' ? 'date' : 'datetime';
}

type TypeText = (own: TypeRef) => string;

/** A type that a missing key, which becomes None, has too. */
const open = (own: TypeRef, type: TypeText) =>
  own.nullable || own.kind === 'unknown' ? type(own) : `${type(own)} | None`;

function pydantic({ name, fields }: ClassType, type: TypeText): string {
  const rows = fields.map(({ key, name: own, type: inner, optional }) => {
    const alias = key === own ? '' : `alias=${literal(key, 'python')}`;
    const value = [optional ? 'None' : '', alias].filter((part) => part !== '').join(', ');
    const written = alias === '' ? value : `Field(${optional ? 'default=' : ''}${value})`;
    return `    ${own}: ${optional ? open(inner, type) : type(inner)}${written === '' ? '' : ` = ${written}`}\n`;
  });
  const isAliased = fields.some(({ key, name: own }) => key !== own);
  const config = isAliased ? '    model_config = ConfigDict(populate_by_name=True)\n\n' : '';
  return `class ${name}(BaseModel):\n${config}${rows.join('') || '    pass\n'}`;
}

function typedDict({ name, fields }: ClassType, type: TypeText): string {
  const text = ({ type: inner, optional }: ClassField) => (optional ? `NotRequired[${type(inner)}]` : type(inner));
  if (fields.every(({ key }) => isPlainKey(key) && !TYPES_IN_USE.has(key))) {
    const rows = fields.map((field) => `    ${field.key}: ${text(field)}\n`);
    return `class ${name}(TypedDict):\n${rows.join('') || '    pass\n'}`;
  }
  const rows = fields.map((field) => `    ${literal(field.key, 'python')}: ${text(field)},\n`);
  return `${name} = TypedDict("${name}", {\n${rows.join('')}})\n`;
}

function dataclass({ name, fields }: ClassType, type: TypeText, dates: boolean): string {
  const rows = [...fields.filter(({ optional }) => !optional), ...fields.filter(({ optional }) => optional)].map(
    ({ name: own, type: inner, optional }) => `    ${own}: ${optional ? `${open(inner, type)} = None` : type(inner)}\n`,
  );
  const values = fields.map(({ key, name: own, type: inner, optional }) => {
    const item = literal(key, 'python');
    const made = converted(inner, `data[${item}]`, dates, 0);
    const isSame = made === `data[${item}]`;
    if (!optional) return `            ${own}=${made},\n`;
    if (isSame) return `            ${own}=data.get(${item}),\n`;
    const test = inner.nullable ? `data.get(${item}) is not None` : `${item} in data`;
    const present = converted({ ...inner, nullable: false }, `data[${item}]`, dates, 0);
    return `            ${own}=${present} if ${test} else None,\n`;
  });
  const body = rows.length === 0 ? '' : `${rows.join('')}\n`;
  const call = values.length === 0 ? 'cls()' : `cls(\n${values.join('')}        )`;
  return `@dataclass\nclass ${name}:\n${body}    @classmethod\n    def from_dict(cls, data: dict) -> "${name}":\n        return ${call}\n`;
}

/** The expression of a value with its classes and dates. */
function converted(own: TypeRef, value: string, dates: boolean, depth: number): string {
  const wrap = (made: string) => (own.nullable && made !== value ? `${made} if ${value} is not None else None` : made);
  switch (own.kind) {
    case 'class':
      return wrap(`${own.name}.from_dict(${value})`);
    case 'text': {
      const type = dates ? dateType(own.format) : undefined;
      return type === undefined ? value : wrap(`${type}.fromisoformat(${value})`);
    }
    case 'list': {
      const item = `item${depth === 0 ? '' : depth + 1}`;
      const made = converted(own.item, item, dates, depth + 1);
      return made === item ? value : wrap(`[${made} for ${item} in ${value}]`);
    }
    case 'union': {
      const test = (kind: string, type: string) => {
        const option = own.options.find((each) => each.kind === kind);
        if (!option) return undefined;
        const made = converted(option, value, dates, depth);
        return made === value ? undefined : ([made, type] as const);
      };
      const tests = [test('class', 'dict'), test('list', 'list'), test('text', 'str')].filter(
        (each) => each !== undefined,
      );
      return tests.reduceRight((rest, [made, type]) => `${made} if isinstance(${value}, ${type}) else ${rest}`, value);
    }
    default:
      return value;
  }
}
