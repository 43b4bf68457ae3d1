import { Problem } from '../../../base/problem.ts';
import { type DockerOption, OPTIONS, SAME_AS, SHORT, takesValue } from './options.ts';
import { readImage } from './image.ts';
import type { Command, Repair, Word } from './split.ts';

export type RunProblemCode = 'no-run' | 'no-image' | 'bad-image' | 'missing-option-value';

export interface UsedOption {
  name: string;
  /** Undefined for an option that Docker doesn't have. */
  option: DockerOption | undefined;
  /** Its value; an option without one has `true` or the text after `=`. */
  value: string;
  /** As written in the command. */
  written: string;
}

export interface DockerRun {
  options: UsedOption[];
  image: string;
  args: string[];
  substitutions: string[];
  redirections: string[];
}

/** What a command in a script means here. */
export type Meaning =
  | { kind: 'run'; run: DockerRun }
  /** `docker network create x`, `docker volume create x`. */
  | { kind: 'network' | 'volume'; name: string }
  | { kind: 'other'; text: string };

const ENGINES = /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/;
const WRAPPERS = /^(?:sudo|doas|command|exec|time|nohup|env|\$|#|>|PS>)$/;
// Options before the command that take the next word as their value.
const GLOBAL_VALUES =
  /^(?:-[cHln]|--(?:config|context|host|log-level|tlscacert|tlscert|tlskey|connection|url|namespace|address))$/;
const WRAPPER_VALUES = /^-[ugCh]$/;

/** Throws Problem with the position of the missing part. */
export function understand({ words, redirections, repairs, end }: Command): Meaning {
  const text = words.map((word) => word.text).join(' ');
  const other: Meaning = { kind: 'other', text: text.length > 80 ? `${text.slice(0, 80)}…` : text };
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at]!.text.replaceAll('$$', '$');
    if (at > 0 && word.startsWith('-') && !ENGINES.test(word)) at += WRAPPER_VALUES.test(word) ? 1 : 0;
    else if (!WRAPPERS.test(word) && !/^\w+=/.test(word)) break;
  }
  if (at >= words.length || !ENGINES.test(words[at]!.text)) return other;
  at++;
  while (words[at]?.text.startsWith('-')) at += GLOBAL_VALUES.test(words[at]!.text) ? 2 : 1;
  const verb = words[at]?.text;
  if (verb === 'network' || verb === 'volume') {
    const name = words.at(-1)!.text;
    return words[at + 1]?.text === 'create' && words.length > at + 2 && !name.startsWith('-')
      ? { kind: verb, name }
      : other;
  }
  if (verb === 'container') at++;
  if (words[at]?.text !== 'run' && words[at]?.text !== 'create') return other;
  return { kind: 'run', run: readRun(words.slice(at + 1), redirections, repairs, end) };
}

function readRun(words: readonly Word[], redirections: string[], repairs: Repair[], end: number): DockerRun {
  const options: UsedOption[] = [];
  let at = 0;
  const add = (name: string, written: string, value: string | undefined) => {
    const full = SAME_AS[name] ?? name;
    const option = OPTIONS.get(full);
    let text = value;
    if (text === undefined && option && takesValue(option)) {
      text = words[++at]?.text;
      if (text === undefined) throw new Problem<RunProblemCode>('missing-option-value', end, { option: written });
    }
    const shown = option && takesValue(option) ? `${written} ${text}` : written;
    options.push({ name: full, option, value: text ?? 'true', written: shown.slice(0, 80) });
  };
  for (; at < words.length; at++) {
    const word = withHyphens(words[at]!, repairs);
    if (word === '--') {
      at++;
      break;
    }
    if (!word.startsWith('-') || word === '-') break;
    if (word.startsWith('--')) {
      const equals = word.indexOf('=');
      const name = word.slice(2, equals < 0 ? undefined : equals);
      add(name, `--${name}`, equals < 0 ? undefined : word.slice(equals + 1));
    } else shortOptions(word, add);
  }
  const image = words[at];
  if (!image || image.text === '') throw new Problem<RunProblemCode>('no-image', image?.offset ?? end);
  return {
    options,
    image: readImage(image, repairs),
    args: words.slice(at + 1).map((word) => word.text),
    substitutions: words.flatMap((word) => word.substitutions),
    redirections,
  };
}

/** Word processors and web pages put dashes in place of the hyphens of options: `–d`, `—name`. */
function withHyphens({ text, offset }: Word, repairs: Repair[]): string {
  const dashed = /^(?=-?[‐‑‒–—−])([-‐‑‒–—−]{1,3})([A-Za-z][\w-]*)/.exec(text);
  if (!dashed) return text;
  const [written, marks = '', name = ''] = dashed;
  const isLong = marks.length > 1 || marks === '—' || OPTIONS.has(name) || Object.hasOwn(SAME_AS, name);
  const hyphens = isLong ? '--' : '-';
  repairs.push({ code: 'dash', offset, params: { written, meant: hyphens + name } });
  return hyphens + name + text.slice(written.length);
}

/** `-dit`, `-p8080:80`, `-p=8080:80`, `-t=false`. */
function shortOptions(word: string, add: (name: string, written: string, value: string | undefined) => void): void {
  for (let i = 1; i < word.length; i++) {
    const letter = word[i]!;
    const name = Object.hasOwn(SHORT, letter) ? SHORT[letter]! : letter;
    const option = OPTIONS.get(name);
    const rest = word.slice(i + 1);
    if ((option && takesValue(option)) || rest.startsWith('=')) {
      add(name, `-${letter}`, rest === '' ? undefined : rest.replace(/^=/, ''));
      return;
    }
    add(name, `-${letter}`, undefined);
  }
}
