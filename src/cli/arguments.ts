import { UsageError } from './usage.ts';

/** The arguments after the command name: words, and flags with the values that follow them. */
export interface Arguments {
  words: string[];
  /** In order; null for a flag at the end or before another flag. A value may also follow `=`. */
  flags: { name: string; value: string | null }[];
  /** How many words stand before `--`, if it is there. */
  before?: number;
}

/** How an option looks. A text that begins with hyphens is none: a key (`-----BEGIN …`), a document in YAML (`--- …`). */
const isFlag = (word: string) => /^--\p{L}[\p{L}\d_-]*(?:=|$)/u.test(word);

/**
 * Splits a command line: `--name value`, `--name=value`, `--flag`. After `--`, everything is a word. A value may be
 * negative (`--offset -3`) but must not look like a flag; use `--name=--value` for that.
 */
export function splitArguments(argv: readonly string[]): Arguments {
  const words: string[] = [];
  const flags: Arguments['flags'] = [];
  let before: number | undefined;
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] ?? '';
    if (word === '--') {
      before = words.length;
      words.push(...argv.slice(at + 1));
      break;
    }
    if (!isFlag(word)) {
      words.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    if (equals >= 0) {
      flags.push({ name: word.slice(2, equals), value: word.slice(equals + 1) });
      continue;
    }
    const next = argv[at + 1];
    const hasValue = next !== undefined && next !== '--' && !isFlag(next);
    flags.push({ name: word.slice(2), value: hasValue ? next : null });
    if (hasValue) at++;
  }
  return { words, flags, ...(before !== undefined && { before }) };
}

/** Removes the named flags from the arguments and returns their last values. */
export function takeFlags<Name extends string>(
  args: Arguments,
  names: readonly Name[],
): Partial<Record<Name, string | null>> {
  const taken: Partial<Record<Name, string | null>> = {};
  args.flags = args.flags.filter(({ name, value }) => {
    const option = names.find((wanted) => wanted === name);
    if (option === undefined) return true;
    taken[option] = value;
    return false;
  });
  return taken;
}

/** Throws if any flags or words are left over. */
export function expectNoMore(args: Arguments): void {
  const [flag] = args.flags;
  if (flag) throw new UsageError(`unknown option --${flag.name}`);
  const [word] = args.words;
  if (word !== undefined) throw new UsageError('unexpected argument; put texts with spaces in quotes');
}
