import type { Goal } from '../../core/steps/way/goals.ts';
import { loadToolNamespace } from '../../i18n/i18n.ts';
import { notify } from '../../session/notices.ts';
import type { Chain, ChainSnapshot } from '../state/chain.ts';
import { nameOf } from './names.ts';

/**
 * Returns a function that adds the steps from the last value of the chain to a goal. Undefined if it has no text, or a
 * secret one.
 */
export function useWay(
  { document, steps }: ChainSnapshot,
  language: string,
  add: Chain['add'],
): ((goal: Goal) => void) | undefined {
  const last = steps.findLast(({ status }) => status !== 'off');
  const text = last ? last.text : document.input;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const find = async (goal: Goal) => {
    const [{ wayTo }, { searchWay }] = await Promise.all([
      import('../../calls/way.ts'),
      import('../../executor/way.ts'),
    ]);
    const way = await wayTo(goal, text, language, searchWay);
    await Promise.all(way?.steps.map(({ card }) => loadToolNamespace(card.id)) ?? []);
    if (way) add(way.steps);
    const names = way?.steps.map(nameOf).join(' → ') ?? '';
    const [done, none] =
      goal.kind === 'readable' ? ['chain.unwrapped', 'chain.nothingToUnwrap'] : ['chain.wayFound', 'chain.noWay'];
    notify({ id: 'unwrap', text: way ? done : none, params: { names } });
  };
  return (goal) => void find(goal);
}
