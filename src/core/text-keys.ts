import { SHARED_FAILURES } from './failure.ts';
import { isSingleOutput, outputsOf } from './outputs.ts';
import type { Operation, Tool } from './tool.ts';

/** The key of the label of an output: a single one is named after its operation, a named one after itself. */
export function outputKey(operationName: string, op: Pick<Operation, 'output'>, name: string): string {
  return isSingleOutput(op.output) ? `output.${operationName}` : `output.${name}`;
}

function operationKeys(name: string, op: Operation): string[] {
  const fields = Object.entries(op.fields).flatMap(([field, { options = [], names = {} }]) => [
    `fields.${field}.label`,
    ...options.filter((option) => !Object.hasOwn(names, option)).map((option) => `fields.${field}.options.${option}`),
  ]);
  const outputs = Object.entries(outputsOf(op)).flatMap(([output, { kind, columns = [] }]) => [
    outputKey(name, op, output),
    // A tile is named by a message, so that it has its name in the clipboard and in the terminal, too.
    ...columns.map((column) => `${kind === 'tiles' ? 'messages' : 'columns'}.${column}`),
  ]);
  return [
    ...fields,
    ...outputs,
    ...op.failures
      .filter((code) => !SHARED_FAILURES.some((shared) => shared === code))
      .map((code) => `failures.${code}`),
    ...op.warnings.map((code) => `warnings.${code}`),
    ...op.messages.map((code) => `messages.${code}`),
    ...op.examples.flatMap(({ sample }) => (sample === undefined ? [] : [`examples.${sample}`])),
  ];
}

/** The keys that the locale file of a tool must have, and those that it may have besides. */
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
