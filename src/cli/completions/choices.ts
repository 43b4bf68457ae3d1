import { cards } from '../../catalog/cards.ts';
import { loadSpec } from '../../catalog/load-spec.ts';
import { vocabularyOf } from '../../calls/vocabulary.ts';
import { fieldKind, takesFilesOnly } from '../../core/kinds.ts';
import type { Operation } from '../../core/tool.ts';
import { languages } from '../../api/texts.ts';

/** A flag and the values that can follow it: words, or anything (null), such as the name of a file; none for a switch. */
export interface Flag {
  name: string;
  values: readonly string[] | null;
  isSwitch: boolean;
}

/** What `run` offers after some words, all of which run the same operation. */
export interface Offer {
  words: readonly string[];
  flags: readonly Flag[];
}

export interface Choices {
  /** The commands, each with the flags that it takes. */
  commands: Readonly<Record<string, readonly Flag[]>>;
  offers: readonly Offer[];
  /** What can follow any tool besides the flags of its fields. */
  always: readonly Flag[];
}

/** Flags by the key of an offer or a command; `*` are those of every offer. */
export const keyed = ({ commands, offers, always }: Choices): { key: string; flags: readonly Flag[] }[] => [
  ...offers.map(({ flags }, at) => ({ key: String(at), flags })),
  ...Object.entries(commands).map(([key, flags]) => ({ key, flags })),
  { key: '*', flags: always },
];

const anything = (name: string): Flag => ({ name: `--${name}`, values: null, isSwitch: false });
const oneOf = (name: string, values: readonly string[]): Flag => ({ name: `--${name}`, values, isSwitch: false });
const isOn = (name: string): Flag => ({ name: `--${name}`, values: [], isSwitch: true });

const LANG = oneOf('lang', languages);
const SERVED = ['port', 'address', 'site', 'base', 'host', 'origin', 'token-file', 'max-body', 'max-time'];
const LIMITS = ['max-requests', 'threads', 'queue', 'memory', 'grace'];
const switches = ['mcp', 'log'].map((name) => oneOf(name, ['on', 'off']));

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

const COMMANDS: Choices['commands'] = {
  list: [isOn('json'), LANG],
  run: [],
  chain: [isOn('json'), LANG, anything('words'), anything('out')],
  batch: [LANG],
  mcp: [anything('tools'), LANG, isOn('show-secrets')],
  serve: [...[...SERVED, ...LIMITS].map(anything), ...switches],
  health: [...['port', 'url', 'base'].map(anything), LANG],
  completions: SHELLS.map((shell) => ({ name: shell, values: [], isSwitch: true })),
  'new-tool': [anything('category')],
  help: [],
};

const ALWAYS = [isOn('json'), isOn('help'), isOn('watch'), LANG, anything('out')];

/** Words that need no quotes in any shell. */
const isPlain = (word: string) => /^[\w.+/@-]+$/.test(word);

const flagsOf = ({ fields }: Operation): Flag[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { bareFlag } = fieldKind(field.kind);
    if (bareFlag !== null) return [isOn(name)];
    if (field.options) return [oneOf(name, field.options.filter(isPlain))];
    return takesFilesOnly(field.kind) ? [anything(name)] : [anything(name), anything(`${name}-file`)];
  });

/** Collects what can be typed after each word, from the catalog. */
export async function choicesOfCatalog(): Promise<Choices> {
  const { find } = vocabularyOf(cards);
  const offers = await Promise.all(
    cards.map(async (card) => {
      const { operations } = await loadSpec(card);
      const several = card.operations.length > 1;
      return card.operations.flatMap((operation) => {
        const op = operations[operation.name];
        if (!op) return [];
        const own = [card.id, ...(several ? [`${card.id}/${operation.name}`] : []), ...Object.keys(operation.aliases)];
        const words = own.filter((word) => isPlain(word) && find(word)?.operation === operation);
        return words.length === 0 ? [] : [{ words, flags: flagsOf(op) }];
      });
    }),
  );
  return { commands: COMMANDS, offers: offers.flat(), always: ALWAYS };
}
