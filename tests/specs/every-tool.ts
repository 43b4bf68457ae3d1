import { allSpecs } from '../../src/build/all-specs.ts';
import { cardOf } from '../../src/catalog/card-of.ts';
import type { Card, Category } from '../../src/core/card.ts';
import type { Case, Cases } from '../../src/core/cases.ts';
import type { Operation, Tool } from '../../src/core/tool.ts';

export interface Known {
  id: string;
  category: Category;
  tool: Tool;
  card: Card;
}

/** All tools. */
export const everyTool: readonly Known[] = Object.entries(allSpecs).map(([file, tool]) => {
  const [category, name] = file.split('/').slice(-2) as [Category, string];
  const id = name.replace(/\.ts$/, '');
  return { id, category, tool, card: cardOf(id, category, tool) };
});

const casesFiles = import.meta.glob<Cases>('../../tool-specs/*/*.cases.ts', { eager: true, import: 'default' });

/** The cases of every tool that has any, by `category/id`. */
export const everyCases: ReadonlyMap<string, Cases> = new Map(
  Object.entries(casesFiles).map(([file, cases]) => [
    file
      .split('/')
      .slice(-2)
      .join('/')
      .replace(/\.cases\.ts$/, ''),
    cases,
  ]),
);

/** An operation with everything that tests run: the examples of its spec, its cases, and the texts of its detection rules. */
export interface TestedOperation extends Operation {
  cases: readonly Case[];
  detectTexts: readonly { matches: readonly string[]; rejects: readonly string[] }[];
}

/** All operations, named `tool/operation`. */
export const everyOperation = everyTool.flatMap(({ id, category, tool }) =>
  Object.entries(tool.operations).map(([name, op]): [string, Tool, string, TestedOperation] => {
    const { examples = [], detect = [] } = everyCases.get(`${category}/${id}`)?.[name] ?? {};
    return [`${id}/${name}`, tool, name, { ...op, cases: [...op.examples, ...examples], detectTexts: detect }];
  }),
);
