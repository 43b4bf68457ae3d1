import type { Card } from '../core/card.ts';
import { targetOf } from '../ui/form/swap.ts';
import { type Request, takesText, type Target } from './calls.ts';
import { wordFor } from './line-heads.ts';

interface Known {
  cards: readonly Card[];
  aliases: ReadonlyMap<string, Target>;
}

/** A flag as the grammar reads it; what is no plain word stands in quotes. */
function flag(name: string, value: string): string {
  const plain = /^[^\s"\\]+$/.test(value);
  const escaped = value.replace(
    /[\\"\n\t\r]/g,
    (sign) => ({ '\n': '\\n', '\t': '\\t', '\r': '\\r' })[sign] ?? `\\${sign}`,
  );
  return ` --${name}=${plain ? value : `"${escaped}"`}`;
}

/** The inverse of one stage as the head of a line, with what was given to fields that both have; null when there is none. */
function inverseOf(stage: Request, { cards, aliases }: Known): string | null {
  const { card, operation, values } = stage;
  if (operation.inverse === undefined) return null;
  const target = targetOf(operation.inverse);
  const other = target.toolId === null ? card : cards.find(({ id }) => id === target.toolId);
  const inverse = other?.operations.find(({ name }) => name === target.operation);
  if (!other || !inverse || !takesText(inverse)) return null;
  const alias = Object.entries(inverse.aliases).find(
    ([word, preset]) => Object.keys(preset).length === 0 && aliases.get(word)?.operation === inverse,
  );
  // In another tool a field of the same name may mean something else.
  const shared = Object.entries(other === card ? values : {}).filter(
    ([name]) =>
      name !== operation.primary.name &&
      name !== inverse.primary.name &&
      inverse.fields[name] === operation.fields[name] &&
      inverse.fields[name] !== undefined,
  );
  const word = wordFor({ alias: alias?.[0] ?? null, card: other, operation: inverse });
  return word + shared.map(([name, value]) => flag(name, String(value))).join('');
}

/** The line that leads from an answer back to its input: the inverse of each stage, the last one first; null when one has none. */
export function undoing(request: Request, known: Known): string | null {
  const stages = [...request.before, request].map((stage) => inverseOf(stage, known));
  return stages.includes(null) ? null : stages.reverse().join(' | ');
}
