import { once } from '../base/once.ts';
import type { CardHead } from '../core/card.ts';
import type { Tool } from '../core/tool.ts';

/** What a file of a tool has: in the package for programs, the functions of the tool are its default export. */
type File = { default: Tool } | { default: unknown; spec: Tool };

const specs = import.meta.glob<File>([
  '../../tool-specs/*/*.ts',
  '!../../tool-specs/*/*.cases.ts',
  '!../../tool-specs/*/*.recognize.ts',
]);

const loads = new Map(Object.entries(specs).map(([file, load]) => [file, once(load)]));

/** Loads the code of a tool. */
export async function loadSpec(card: Pick<CardHead, 'id' | 'category'>): Promise<Tool> {
  const load = loads.get(`../../tool-specs/${card.category}/${card.id}.ts`);
  if (!load) throw new Error(`no spec ${card.category}/${card.id}`);
  const file = await load();
  return 'spec' in file ? file.spec : file.default;
}
