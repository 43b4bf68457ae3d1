// Commands of everyday tools. What they do is in the texts of the languages, as `<sheet>-<id>`.
import { hasWords } from '../../../base/fold.ts';
import { BASH } from './bash.ts';
import { DOCKER } from './docker.ts';
import { JQ } from './jq.ts';
import { KUBECTL } from './kubectl.ts';
import { NGINX } from './nginx.ts';
import { VIM } from './vim.ts';

/** The sheets by their proper names. */
export const SHEETS = {
  docker: 'Docker',
  kubectl: 'kubectl',
  bash: 'Bash',
  vim: 'Vim',
  jq: 'jq',
  nginx: 'nginx',
} as const;
export type Sheet = keyof typeof SHEETS;

const entriesOf = <S extends Sheet, const Row extends readonly [string, string, string]>(
  sheet: S,
  rows: readonly Row[],
) =>
  rows.map(([id, topic, command]) => ({
    sheet,
    task: `${sheet}-${id}` as `${S}-${Row[0]}`,
    topic: `group-${topic}` as `group-${Row[1]}`,
    command: command as string,
  }));

export const CHEATS = [
  ...entriesOf('docker', DOCKER),
  ...entriesOf('kubectl', KUBECTL),
  ...entriesOf('bash', BASH),
  ...entriesOf('vim', VIM),
  ...entriesOf('jq', JQ),
  ...entriesOf('nginx', NGINX),
];
export type Cheat = (typeof CHEATS)[number];

export const TASKS = CHEATS.map(({ task }) => task);
export const TOPICS = [...new Set(CHEATS.map(({ topic }) => topic))];

/** Signs of a search for what is written in a command rather than for what it does: `-s`, `@csv`, `$(`. */
const WRITTEN = /[^\p{L}\p{N}\s.,?!'’-]|(?:^|\s)-/u;

/**
 * Returns the entries of a sheet, or of all, that a search finds. The command itself comes first; then what a search describes, or
 * if it is part of a command, those that contain it.
 */
export function searchCheats(
  search: string,
  sheet: Sheet | 'all',
  textOf: (code: Cheat['task'] | Cheat['topic']) => string,
): Cheat[] {
  const own = CHEATS.filter((entry) => sheet === 'all' || entry.sheet === sheet);
  const wanted = search.trim();
  if (wanted === '') return own;
  const words = wanted.toLowerCase().split(/\s+/);
  const isWritten = WRITTEN.test(wanted);
  const rankOf = ({ task, topic, command, sheet: name }: Cheat): number | null => {
    const written = command.toLowerCase();
    if (command === wanted) return 0;
    const asked = wanted.toLowerCase();
    // `logs` of kubectl is first `kubectl logs`.
    if (`${written} `.startsWith(`${name} ${asked} `) || `${written} `.startsWith(`${asked} `)) return 1;
    if (isWritten && written.includes(asked)) return 1;
    if (!isWritten && hasWords(textOf(task), wanted)) return 2;
    if (!isWritten && hasWords(`${textOf(task)} ${textOf(topic)} ${SHEETS[name]} ${task} ${topic}`, wanted)) return 3;
    return words.every((word) => written.includes(word)) ? 4 : null;
  };
  return own
    .flatMap((entry) => {
      const rank = rankOf(entry);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
