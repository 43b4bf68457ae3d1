import { loadSpec } from '../catalog/load-spec.ts';
import type { Card } from '../core/card.ts';
import { costOf } from '../core/cost.ts';
import type { Field } from '../core/field.ts';
import { isSingleOutput, outputsOf } from '../core/outputs.ts';
import type { Operation } from '../core/tool.ts';
import { headIn } from '../i18n/by-language.ts';
import { callName } from './find.ts';
import { inputSchema, outputSchema } from './schema.ts';
import { textsOf } from './texts.ts';

function describeField(name: string, field: Field) {
  const { kind, initial, options, min, max, primary, secret, required, optional = false, when } = field;
  return { name, kind, initial, options, minimum: min, maximum: max, primary, secret, required, optional, when };
}

function describeOperation(name: string, op: Operation) {
  return {
    name,
    aliases: op.aliases,
    /** Milliseconds that the initial values take, if noticeable. */
    cost: op.cost && Math.round(costOf(op, {})),
    fields: Object.entries(op.fields).map(([field, its]) => describeField(field, its)),
    /** With one output, its value is the output. With several, the output is an object with these names. */
    single: isSingleOutput(op.output),
    outputs: Object.entries(outputsOf(op)).map(([output, { kind, columns, secret }]) => ({
      name: output,
      kind,
      columns,
      secret,
    })),
    failures: op.failures,
    warnings: op.warnings,
    readings: op.readings,
    inverse: op.inverse,
  };
}

/** Describes everything a program needs to use a tool. */
export async function describeTool(card: Card, language: string) {
  const tool = await loadSpec(card);
  const { title, description, keywords } = headIn(language, card.id);
  return {
    id: card.id,
    category: card.category,
    title,
    description,
    keywords,
    route: `/${card.id}`,
    redirectFrom: card.redirectFrom,
    view: card.view,
    operations: Object.entries(tool.operations).map(([name, op]) => describeOperation(name, op)),
  };
}

/** Describes a tool with the JSON Schemas of what its operations take and give. */
export async function describeSchemas(card: Card, language: string) {
  const [described, tool, texts] = await Promise.all([
    describeTool(card, language),
    loadSpec(card),
    textsOf(language, card.id),
  ]);
  const schemasOf = (name: string, op: Operation) => ({
    call: callName(card, name),
    title: texts(`operations.${name}`) ?? described.title,
    input: inputSchema(op, (field) => texts(`fields.${field}.label`)),
    output: outputSchema(op),
  });
  return {
    ...described,
    operations: described.operations.map((operation) => ({
      ...operation,
      ...schemasOf(operation.name, tool.operations[operation.name] as Operation),
    })),
  };
}
