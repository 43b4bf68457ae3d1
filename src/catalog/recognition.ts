import { sieves } from 'virtual:catalog/sieves';
import type { CardHead } from '../core/card.ts';
import { type OperationRecognition, type Recognition, type Taken, takenBy } from '../core/recognition/recognize.ts';
import type { OperationSieves } from '../core/recognition/sieve.ts';

const files = import.meta.glob<Recognition>('../../tool-specs/*/*.recognize.ts', { eager: true, import: 'default' });

const byId = new Map(
  Object.entries(files).map(([file, recognition]) => [/([^/]+)\.recognize\.ts$/.exec(file)?.[1] ?? '', recognition]),
);

const NOTHING: OperationRecognition = {};
const NO_SIEVES: OperationSieves = { finds: [], faults: [] };

/** What an operation knows of a text; nothing, for most. */
export function recognitionOf({ id }: Pick<CardHead, 'id'>, operation: string): OperationRecognition {
  return byId.get(id)?.[operation] ?? NOTHING;
}

/** What any match of its patterns has. */
export function sievesOf({ id }: Pick<CardHead, 'id'>, operation: string): OperationSieves {
  return sieves[id]?.[operation] ?? NO_SIEVES;
}

/** Returns what an operation takes of a text that it doesn't take as a whole. */
export function takenFrom(card: Pick<CardHead, 'id'>, operation: string, text: string): Taken[] {
  const start = text.trim();
  return (recognitionOf(card, operation).finds ?? []).flatMap((finder) => takenBy(finder, start) ?? []);
}
