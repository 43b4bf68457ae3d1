import type { Lexicon } from '../../base/intent/lexicon.ts';
import type { OperationCard } from '../../core/card.ts';

/** Words that stand beside the name of any value. */
const SAYS_NOTHING =
  /^(?:numbers?|values?|n[uú]meros?|valor|numéro|valeur|номера?|значени[ея]|号码?|值|第?几?|是多少|是什么|是)$/iu;

/** From this likeness, a label is meant; from the other one, rather than a word after "in" among them. */
const ENOUGH = 1;
const SURE = 1.5;

/**
 * Finds the output that words name, by the words that operations accept after "in" and by the labels of their outputs.
 * @param labels those of each operation's outputs in order, by `tool/operation`; other names of an output follow a bar
 */
export function outputNames(labels: Readonly<Record<string, readonly string[]>>, lexicon: Pick<Lexicon, 'read'>) {
  const termsOf = (text: string) => new Set(lexicon.read(text).terms.map(({ key }) => key));
  const terms = new Map<string, ReadonlySet<string>>();
  const termsOfLabel = (label: string) => {
    const before = terms.get(label);
    if (before) return before;
    const read = termsOf(label);
    terms.set(label, read);
    return read;
  };

  /** From 0 to 2: how much of the label was said, and how much of what was said is in it. */
  function likeness(said: ReadonlySet<string>, label: string): number {
    const inLabel = termsOfLabel(label);
    const shared = [...inLabel].filter((term) => said.has(term)).length;
    return shared === 0 ? 0 : shared / inLabel.size + shared / said.size;
  }

  return (words: string, { card, operation }: { card: { id: string }; operation: OperationCard }): number | null => {
    const spoken = words.split(' ').filter((word) => !SAYS_NOTHING.test(word));
    const target = [words, ...spoken]
      .map((each) => each.trim().toLowerCase())
      .find((word) => Object.hasOwn(operation.targets, word));
    const named = target === undefined ? null : (operation.targets[target] ?? null);
    if (target === words.trim().toLowerCase()) return named;
    const said = termsOf(spoken.join(' '));
    if (said.size === 0) return named;
    const scores = (labels[`${card.id}/${operation.name}`] ?? []).map((names) =>
      Math.max(...names.split('|').map((name) => likeness(said, name))),
    );
    const best = Math.max(0, ...scores);
    const places = scores.flatMap((score, place) => (score === best ? [place] : []));
    const isNamed = places.length === 1 && best >= (named === null ? ENOUGH : SURE);
    return isNamed ? (places[0] ?? null) : named;
  };
}
