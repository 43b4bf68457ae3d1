import { cards } from '../catalog/cards.ts';
import type { Card } from '../core/card.ts';
import { headIn } from '../i18n/by-language.ts';
import { search } from '../read/search/search.ts';
import { contextIn } from './read.ts';

/** A tool in a list. */
export interface Listed {
  id: string;
  title: string;
  description: string;
  category: string;
  /** The names of its operations as `run` takes them. */
  operations: readonly string[];
}

/** How an operation is called: by the id of its tool if it's the first one. */
export const callName = ({ id, operations }: Card, operation: string): string =>
  operations[0]?.name === operation ? id : `${id}/${operation}`;

/** Returns what a list says of a tool. */
export function listed(card: Card, language: string): Listed {
  const { id, category } = card;
  const { title, description } = headIn(language, id);
  return { id, title, description, category, operations: card.operations.map(({ name }) => callName(card, name)) };
}

/** Returns all tools that have operations. */
export const listTools = (language: string): Listed[] =>
  cards.filter(({ operations }) => operations.length > 0).map((card) => listed(card, language));

/** Returns the tools that a text names or describes, best first; all of them for an empty text. */
export async function findTools(text: string, language: string, most: number): Promise<Listed[]> {
  if (text.trim() === '') return listTools(language).slice(0, most);
  const { hits } = search(text, await contextIn(language));
  const ids = [...new Set(hits.map(({ entry }) => entry.id))];
  const tools = ids.flatMap((id) => cards.find((card) => card.id === id && card.operations.length > 0) ?? []);
  return tools.slice(0, most).map((card) => listed(card, language));
}
