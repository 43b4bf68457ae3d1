import { Problem } from '../../../base/problem.ts';
import { type Setting, type SettingsProblem } from './setting.ts';

/** Settings that double with every line must not fill the memory. */
const LONGEST = 4_000_000;
/** Defaults within defaults, and how long one may be. */
const DEEPEST = 20;
const LONGEST_VARIABLE = 2000;

/** Puts in the values of variables that are set above, and defaults (`${A:-b}`); others stay, and are named. */
export function expand(settings: readonly Setting[]): { settings: Setting[]; unset: string[] } {
  const values = new Map<string, string>();
  const unset = new Set<string>();
  let length = 0;
  const fill = (text: string, depth = 0): string => {
    let result = '';
    for (let at = 0; at < text.length;) {
      const dollar = text.indexOf('$', at);
      if (dollar < 0) return result + text.slice(at);
      result += text.slice(at, dollar);
      const close = text[dollar + 1] === '{' && depth < DEEPEST ? closing(text, dollar + 1) : -1;
      if (close < 0) {
        result += text.slice(dollar, dollar + 2);
        at = dollar + 2;
      } else {
        result += variable(text.slice(dollar, close + 1), depth + 1);
        at = close + 1;
      }
    }
    return result;
  };
  const variable = (written: string, depth: number): string => {
    const [, name = '', operator = '', other = ''] = /^\$\{(\w+)(:?[-?+])?([^]*)\}$/.exec(written) ?? [];
    const value = values.get(name);
    const isSet = value !== undefined && (value !== '' || !operator.startsWith(':'));
    if (operator.endsWith('+')) return isSet ? fill(other, depth) : '';
    if (isSet) return value;
    if (operator.endsWith('-')) return fill(other, depth);
    unset.add(name);
    return written;
  };
  const filled = settings.map((setting) => {
    if (setting.value === null) return setting;
    const value = fill(setting.value);
    length += value.length;
    if (length > LONGEST) throw new Problem<SettingsProblem>('expanded-too-long', setting.offset);
    values.set(String(setting.path.at(-1)), value);
    return { ...setting, value };
  });
  return { settings: filled, unset: [...unset] };
}

/** The brace that closes the one at `open`, or -1. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + LONGEST_VARIABLE); at++) {
    if (text[at] === '$' && text[at + 1] === '{') {
      depth++;
      at++;
    } else if (at === open) depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

/** Variables in the values: `${NAME}`, with their operators and defaults. */
export const variablesIn = (value: string): string[] =>
  Array.from(value.replaceAll('$$', '').matchAll(/\$\{(\w+)/g), ([, name = '']) => name);
