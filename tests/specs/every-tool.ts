import { allSpecs } from '../../src/build/all-specs.ts';
import { cardOf } from '../../src/catalogue/card-of.ts';
import type { Card, Category } from '../../src/core/card.ts';
import type { Operation, Tool } from '../../src/core/tool.ts';

export interface Known {
  id: string;
  category: Category;
  tool: Tool;
  card: Card;
}

/** Every tool there is. */
export const everyTool: readonly Known[] = Object.entries(allSpecs).map(([file, tool]) => {
  const [category, name] = file.split('/').slice(-2) as [Category, string];
  const id = name.replace(/\.ts$/, '');
  return { id, category, tool, card: cardOf(id, category, tool) };
});

/** Every operation there is, named `tool/operation`. */
export const everyOperation = everyTool.flatMap(({ id, tool }) =>
  Object.entries(tool.operations).map(([name, op]): [string, Tool, string, Operation] => [
    `${id}/${name}`,
    tool,
    name,
    op,
  ]),
);
