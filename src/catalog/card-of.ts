import type { Card, Category, OperationCard } from '../core/card.ts';
import { costOf } from '../core/cost.ts';
import { DETECT_LIMIT } from '../core/recognition/detect.ts';
import { outputsOf } from '../core/outputs.ts';
import { type Operation, primaryOf, type Tool } from '../core/tool.ts';
import { sieveOf } from './sieve-of.ts';

/** Aliases that abbreviate the proper name of an option they preset: `sha256` for SHA-256, `keccak` for Keccak-256. */
function aliasNames(op: Operation): Record<string, string> {
  return Object.fromEntries(
    Object.entries(op.aliases).flatMap(([alias, preset]) => {
      const names = Object.entries(preset).flatMap(([field, value]) => op.fields[field]?.names?.[String(value)] ?? []);
      const meant = names.find((name) =>
        name
          .toLowerCase()
          .replace(/[^a-z\d]/g, '')
          .startsWith(alias),
      );
      return meant === undefined ? [] : [[alias, meant]];
    }),
  );
}

function operationCard(name: string, op: Operation): OperationCard {
  const primary = primaryOf(op);
  if (!primary) throw new Error(`operation ${name}: exactly one field must be primary`);
  const outputNames = Object.keys(outputsOf(op));
  const former = Object.entries(op.fields).flatMap(([field, its]) => (its.former ?? []).map((name) => [name, field]));
  return {
    name,
    aliases: op.aliases,
    aliasNames: aliasNames(op),
    primary: {
      name: primary.name,
      kind: primary.field.kind,
      secret: primary.field.secret,
      required: primary.field.required,
      accept: primary.field.accept,
    },
    fields: Object.fromEntries(Object.entries(op.fields).map(([field, { kind }]) => [field, kind])),
    renamed: former.length > 0 ? Object.fromEntries(former) : undefined,
    outputs: Object.entries(outputsOf(op)).map(([output, { kind, secret, quiet }]) => ({
      name: output,
      kind,
      secret,
      ...(quiet && { quiet }),
    })),
    answers: op.answers === 'inline',
    cost: op.cost && costOf(op, {}),
    inverse: op.inverse,
    live: op.live,
    anyText: op.anyText,
    targets: Object.fromEntries(
      Object.entries(op.targets).map(([word, output]) => [word, outputNames.indexOf(output)]),
    ),
    notations:
      op.notations &&
      Object.fromEntries(
        Object.entries(op.notations).map(([word, { pattern, sets, implied }]) => [
          word,
          { pattern: pattern.source, sets, ...(implied && { implied: implied.source }) },
        ]),
      ),
    detect: op.detect.map(({ field, pattern, length, guard, confidence, outputs }) => ({
      field: field ?? primary.name,
      pattern: pattern.source,
      flags: pattern.flags,
      length: length ?? [1, DETECT_LIMIT],
      guard,
      confidence,
      sieve: sieveOf(pattern),
      outputs: outputs?.map((output) => outputNames.indexOf(output)),
    })),
  };
}

/** Builds the card of a tool: what the shell and the palette know before its code is loaded. */
export function cardOf(id: string, category: Category, tool: Tool): Card {
  return {
    id,
    category,
    icon: tool.icon,
    createdAt: tool.createdAt,
    redirectFrom: tool.redirectFrom ?? [],
    sequence: tool.sequence,
    related: tool.related ?? [],
    view: tool.view,
    operations: Object.entries(tool.operations).map(([name, op]) => operationCard(name, op)),
  };
}
