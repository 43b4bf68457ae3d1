import { loadSpec } from '../catalog/load-spec.ts';
import type { Card, OperationCard } from '../core/card.ts';
import { inverseTarget, settingsForInverse } from '../core/inverse.ts';
import { valueText } from '../core/kinds.ts';
import type { Operation } from '../core/tool.ts';
import { type Call, stagesOf, takesText } from './call.ts';
import { shortestWordFor } from './heads.ts';
import type { Target, Vocabulary } from './words.ts';

interface Known {
  cards: readonly Card[];
  vocabulary: Vocabulary;
}

/** Returns a flag in the syntax of the grammar; anything but a plain word is quoted. */
function flag(name: string, value: string): string {
  const plain = /^[^\s"\\]+$/.test(value);
  const escaped = value.replace(
    /[\\"\n\t\r]/g,
    (sign) => ({ '\n': '\\n', '\t': '\\t', '\r': '\\r' })[sign] ?? `\\${sign}`,
  );
  return ` --${name}=${plain ? value : `"${escaped}"`}`;
}

type Inverse = Pick<Target, 'card' | 'operation'>;

/** Returns the inverse of one stage if the palette can run it. */
function inverseOf({ card, operation }: Call, cards: readonly Card[]): Inverse | null {
  if (operation.inverse === undefined) return null;
  const target = inverseTarget(card.id, operation.inverse);
  const other = cards.find(({ id }) => id === target.toolId);
  const inverse = other?.operations.find(({ name }) => name === target.operation);
  return other && inverse && takesText(inverse) ? { card: other, operation: inverse } : null;
}

/** Whether every stage of an answer has an inverse, so that the answer leads back to its input. */
export function canUndo(call: Call, cards: readonly Card[]): boolean {
  return stagesOf(call).every((stage) => !stage.sources && inverseOf(stage, cards) !== null);
}

async function operationOf(card: Card, { name }: OperationCard): Promise<Operation> {
  const op = (await loadSpec(card)).operations[name];
  if (!op) throw new Error(`${card.id} has no operation ${name}`);
  return op;
}

/** Returns the inverse of a stage as the beginning of a line, with the settings to keep. */
async function stageWithoutData(stage: Call, inverse: Inverse, vocabulary: Vocabulary): Promise<string> {
  const [from, to] = await Promise.all([
    operationOf(stage.card, stage.operation),
    operationOf(inverse.card, inverse.operation),
  ]);
  const flags = Object.entries(settingsForInverse(from, to, stage.values)).flatMap(([name, value]) => {
    const field = to.fields[name];
    const text = field ? valueText(field, value) : null;
    return text === null ? [] : [flag(name, text)];
  });
  return shortestWordFor(inverse, vocabulary) + flags.join('');
}

/**
 * Returns the line that leads from an answer back to its input: the inverse of each stage, in reverse order. Null if a
 * stage has none.
 */
export async function undoing(call: Call, { cards, vocabulary }: Known): Promise<string | null> {
  const heads = stagesOf(call).map((stage) => {
    const inverse = inverseOf(stage, cards);
    return inverse && stageWithoutData(stage, inverse, vocabulary);
  });
  const line = await Promise.all(heads);
  return line.includes(null) ? null : line.reverse().join(' | ');
}
