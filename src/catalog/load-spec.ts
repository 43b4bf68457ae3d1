import { once } from '../base/once.ts';
import type { CardHead } from '../core/card.ts';
import type { Tool } from '../core/tool.ts';

const specs = import.meta.glob<{ default: Tool }>([
  '../../tool-specs/*/*.ts',
  '!../../tool-specs/*/*.cases.ts',
  '!../../tool-specs/*/*.recognize.ts',
]);

const loads = new Map(Object.entries(specs).map(([file, load]) => [file, once(load)]));

/** Loads the code of a tool. */
export async function loadSpec(card: Pick<CardHead, 'id' | 'category'>): Promise<Tool> {
  const load = loads.get(`../../tool-specs/${card.category}/${card.id}.ts`);
  if (!load) throw new Error(`no spec ${card.category}/${card.id}`);
  return (await load()).default;
}
