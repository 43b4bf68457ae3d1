import { SHARED_FAILURES } from './failure.ts';
import { isSingleOutput, outputsOf } from './outputs.ts';
import type { Operation, Tool } from './tool.ts';

/**
 * Returns the key of an output's label: named after the operation for a single output, otherwise after the output
 * itself.
 */
export function outputKey(operationName: string, op: Pick<Operation, 'output'>, name: string): string {
  return isSingleOutput(op.output) ? `output.${operationName}` : `output.${name}`;
}

function operationKeys(name: string, op: Operation): string[] {
  const fields = Object.entries(op.fields).flatMap(
    ([field, { options = [], names = {}, matrix, sides = [], parts }]) => [
      `fields.${field}.label`,
      ...(parts ? [`fields.${field}.part`, `fields.${field}.everyPart`] : []),
      ...(matrix ? [...matrix.rows, ...matrix.columns] : [...options, ...sides])
        .filter((option) => !Object.hasOwn(names, option))
        .map((option) => `fields.${field}.options.${option}`),
    ],
  );
  const outputs = Object.entries(outputsOf(op)).flatMap(([output, { kind, columns = [] }]) => [
    outputKey(name, op, output),
    // Tiles are named by messages, so that their names also appear on the clipboard and on the command line.
    ...columns.map((column) => `${kind === 'tiles' ? 'messages' : 'columns'}.${column}`),
  ]);
  return [
    ...fields,
    ...outputs,
    ...(op.sentence ? [`sentences.${name}`] : []),
    ...op.failures
      .filter((code) => !SHARED_FAILURES.some((shared) => shared === code))
      .map((code) => `failures.${code}`),
    ...op.warnings.map((code) => `warnings.${code}`),
    ...op.messages.map((code) => `messages.${code}`),
    ...op.readings.map((code) => `readings.${code}`),
    ...op.examples.flatMap(({ sample }) => (sample === undefined ? [] : [`examples.${sample}`])),
  ];
}

/** Returns the keys that the locale file of a tool must have, and those that it may have. */
export function textKeys(tool: Tool): { required: string[]; optional: string[] } {
  const operations = Object.entries(tool.operations);
  const required = [
    'title',
    'description',
    'keywords',
    ...(operations.length > 1 ? operations.map(([name]) => `operations.${name}`) : []),
    ...operations.flatMap(([name, op]) => operationKeys(name, op)),
    ...(tool.messages ?? []).map((code) => `messages.${code}`),
  ];
  const optional = operations.flatMap(([, op]) =>
    Object.keys(op.fields).flatMap((field) => [`fields.${field}.placeholder`, `fields.${field}.hint`]),
  );
  return { required: [...new Set(required)], optional: [...new Set(optional)] };
}
