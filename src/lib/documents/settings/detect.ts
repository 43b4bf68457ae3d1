import { isJson } from '../../../base/json.ts';

export type Source = 'env' | 'properties' | 'ini' | 'json' | 'yaml' | 'environment';

const share = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length);

/** The format that a text is most likely in. */
export function sourceOf(text: string): Source {
  if (isJson(text) || /^\s*(?:\{|\[\s*["{\]])/.test(text)) return 'json';
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/)
    .filter((line) => /\S/.test(line) && !/^\s*[#;!]/.test(line));
  if (lines.some((line) => /^\s*\[[^\]]+\]\s*(?:[#;].*)?$/.test(line))) return 'ini';
  if (lines.some((line) => /^(?:services|environment):\s*$/.test(line))) return 'environment';
  if (lines.length > 0 && lines.every((line) => /^\s*- ["']?[A-Za-z_]\w*(?:=|["']?$)/.test(line))) return 'environment';
  const isAssigned = share(lines, /^\s*(?:export\s+)?[^\s=:]+\s*=/);
  const isMapped = share(lines, /^\s*(?:- )?["']?[\w. -]+["']?:(?:\s|$)|^\s*- /);
  if (isMapped > isAssigned) return 'yaml';
  const isDotted = share(lines, /^\s*[a-z][\w-]*(?:\.[\w[\]-]+)+\s*[=: ]/);
  const isUpper = share(lines, /^\s*(?:export\s+)?[A-Z_][A-Z0-9_]*\s*(?:=|$)/);
  return isDotted > isUpper || /^\s*!/m.test(text) ? 'properties' : 'env';
}
