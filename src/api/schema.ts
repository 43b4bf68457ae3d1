import type { Field } from '../core/field.ts';
import type { FieldKind } from '../core/kinds.ts';
import { isSingleOutput, outputsOf } from '../core/outputs.ts';
import type { Operation } from '../core/tool.ts';
import type { Output, ValueKind } from '../core/values.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 and MCP take it. */
export type Schema = Readonly<Record<string, unknown>>;

/** A file in JSON. */
export const FILE: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    type: { type: 'string' },
    base64: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['base64'],
  additionalProperties: false,
};

const listOf = (items: Schema): Schema => ({ type: 'array', items });

const text = ({ maxLength, secret }: Field): Schema => ({
  type: 'string',
  ...(maxLength !== undefined && { maxLength }),
  ...(secret && { writeOnly: true }),
});

/** A number: that of a row that may be empty is null, too. */
const number =
  (type: string) =>
  ({ min, max, optional }: Field): Schema => ({
    type: optional ? [type, 'null'] : type,
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  });

const options = ({ options: names = [] }: Field): Schema => ({ type: 'string', enum: names });
const several = (field: Field): Schema => ({ ...listOf(options(field)), uniqueItems: true });

/** What each kind of field takes, in JSON. */
const FIELDS: Readonly<Record<FieldKind, (field: Field) => Schema>> = {
  text,
  code: text,
  secret: text,
  integer: number('integer'),
  decimal: number('number'),
  toggle: () => ({ type: 'boolean' }),
  choice: options,
  choices: several,
  matrix: several,
  area: () => ({ type: 'string', description: 'left, top, width, height in pixels, or empty' }),
  color: () => ({ type: 'string', pattern: '^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' }),
  dateTime: () => ({ type: 'string', description: 'YYYY-MM-DDTHH:MM[:SS], or empty' }),
  file: () => FILE,
  files: () => listOf(FILE),
  content: (field) => ({ anyOf: [text(field), FILE] }),
  list: () => listOf({ type: 'string' }),
  keypress: () => listOf({ type: 'object' }),
};

/** The value of a field that is left out; files have none, and neither does what is empty. */
const isWorthSaying = (initial: unknown) =>
  initial !== '' && initial !== null && !(Array.isArray(initial) && initial.length === 0);

/** Returns the schema of a field's value. */
export const fieldSchema = (field: Field): Schema => ({
  ...FIELDS[field.kind](field),
  ...(isWorthSaying(field.initial) && { default: field.initial }),
});

/** Returns the schema of the values of an operation's fields. All may be left out; without the required ones, the output is empty. */
export function inputSchema({ fields }: Pick<Operation, 'fields'>, label: (field: string) => string | null): Schema {
  const required = Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { title: label(name) ?? name, ...fieldSchema(field) }]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** A cell is a value, or a message of the tool by its code. */
const CELL: Schema = {
  anyOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    { type: 'object', properties: { message: { type: 'string' }, params: { type: 'object' } }, required: ['message'] },
  ],
};

const STRING: Schema = { type: 'string' };
const OBJECT: Schema = { type: 'object' };
const MAYBE: Schema = { type: ['object', 'null'] };

const OUTPUT_FILE: Schema = {
  type: 'object',
  properties: { name: STRING, type: STRING, base64: STRING, size: { type: 'integer' } },
  required: ['name', 'type'],
};

/** What each kind of output is, in JSON. */
const OUTPUTS: Readonly<Record<ValueKind, (output: Output) => Schema>> = {
  text: () => STRING,
  code: () => STRING,
  html: () => STRING,
  svg: () => STRING,
  color: () => STRING,
  row: () => CELL,
  keyValue: () =>
    listOf({
      type: 'object',
      properties: { key: CELL, value: CELL, note: CELL, tone: STRING },
      required: ['key', 'value'],
    }),
  table: ({ columns = [] }) =>
    listOf({ type: 'object', properties: Object.fromEntries(columns.map((name) => [name, CELL])) }),
  grid: () => STRING,
  file: () => ({ anyOf: [OUTPUT_FILE, { type: 'null' }] }),
  files: () => listOf(OUTPUT_FILE),
  marked: () => ({ type: 'object', properties: { text: STRING, marks: listOf(OBJECT) }, required: ['text', 'marks'] }),
  tiles: () => OBJECT,
  timeline: () => OBJECT,
  diff: () => OBJECT,
  meter: () => MAYBE,
  verdict: () => MAYBE,
  strip: () => MAYBE,
  swatch: () => MAYBE,
  chart: () => MAYBE,
  bits: () => MAYBE,
};

const outputOf = (output: Output): Schema => ({
  ...OUTPUTS[output.kind](output),
  ...(output.secret && { 'x-secret': true }),
});

/** Returns the schema of an operation's output: the value of a single one, otherwise an object by name. */
export function outputSchema(op: Pick<Operation, 'output'>): Schema {
  const outputs = outputsOf(op);
  if (isSingleOutput(op.output)) return outputOf(op.output);
  const properties = Object.fromEntries(Object.entries(outputs).map(([name, output]) => [name, outputOf(output)]));
  return { type: 'object', properties, required: Object.keys(properties) };
}
