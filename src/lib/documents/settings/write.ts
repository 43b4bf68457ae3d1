import { shellQuote } from '../../../base/shell-quote.ts';
import { writeJson } from '../json/writer.ts';
import type { DocEntry, DocNode } from '../node.ts';
import { writeYaml } from '../yaml/writer.ts';
import { escapeProperty } from './properties.ts';
import { dotted, hasVariable, type Setting, shown } from './setting.ts';

export const TARGETS = {
  json: 'JSON',
  yaml: 'YAML',
  env: '.env',
  compose: 'Compose',
  shell: 'export',
  properties: '.properties',
  ini: 'INI',
  configmap: 'ConfigMap',
} as const;
export type Target = keyof typeof TARGETS;

export interface WriteOptions {
  names: 'auto' | 'keep' | 'upper';
  /** Whether numbers and booleans are written as such in JSON and YAML. */
  types: boolean;
  /** Whether names with dots become objects in JSON and YAML. */
  nested: boolean;
  /** Whether .properties have only ASCII characters. */
  ascii: boolean;
}

export interface WrittenSettings {
  text: string;
  /** By kind, the names that it's true for. */
  notes: Record<'duplicate' | 'invalid-name' | 'not-kept' | 'differs' | 'conflict', string[]>;
  lostComments: number;
}

interface Line {
  name: string;
  value: string | null;
  comments: readonly string[];
}

const IS_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const NAMED: readonly Target[] = ['env', 'compose', 'shell', 'configmap'];

/** As Spring names variables: dots and indices become underscores. */
const upperName = (path: Setting['path']): string =>
  path
    .map((part) => String(part).replace(/[^\p{L}\p{N}]+/gu, '_'))
    .join('_')
    .toUpperCase();

export function writeSettings(settings: readonly Setting[], target: Target, options: WriteOptions): WrittenSettings {
  const notes: WrittenSettings['notes'] = {
    duplicate: [],
    'invalid-name': [],
    'not-kept': [],
    differs: [],
    conflict: [],
  };
  const isPlain = settings.every(({ path }) => path.length === 1 && IS_NAME.test(String(path[0])));
  const isUpper = options.names === 'upper' || (options.names === 'auto' && !isPlain && NAMED.includes(target));
  const nameOf = ({ path }: Setting) => {
    if (isUpper) return upperName(path);
    return NAMED.includes(target) ? path.join('_') : dotted(path);
  };
  if (target === 'json' || target === 'yaml')
    return document(settings, target, options, notes, isUpper ? nameOf : null);
  const last = new Map<string, Line & { section: string }>();
  for (const setting of settings) {
    const sectioned = target === 'ini' && setting.path.length > 1;
    const section = sectioned ? String(setting.path[0]) : '';
    const name = nameOf(sectioned ? { ...setting, path: setting.path.slice(1) } : setting);
    const key = `${section}\n${name}`;
    if (last.has(key)) notes.duplicate.push(name);
    if (NAMED.includes(target) && target !== 'configmap' && !IS_NAME.test(name)) notes['invalid-name'].push(name);
    last.set(key, { name, section, value: setting.value, comments: setting.comments });
  }
  const lines = [...last.values()];
  const isLost = (kind: 'not-kept' | 'differs') => (line: Line, lost: boolean) =>
    void (lost && notes[kind].push(line.name));
  const text = {
    env: () => lines.map((line) => `${above(line)}${envLine(line, isLost('differs'))}\n`).join(''),
    shell: () => lines.map((line) => `${above(line)}export ${line.name}${shellValue(line)}\n`).join(''),
    compose: () => `environment:${block(lines, '  ')}`,
    configmap: () =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app-config\ndata:${block(
        lines.map((line) => ({ ...line, value: shown(line.value ?? '') })),
        '  ',
      )}`,
    properties: () =>
      lines
        .map(
          (line) =>
            `${above(line)}${escapeProperty(line.name, 'name', options.ascii)}=${escapeProperty(shown(line.value ?? ''), 'value', options.ascii)}\n`,
        )
        .join(''),
    ini: () => iniText(lines, isLost('not-kept')),
  }[target]();
  return { text: lines.length === 0 ? '' : text, notes, lostComments: 0 };
}

const above = ({ comments }: Line): string => comments.map((comment) => `# ${comment}`.trimEnd() + '\n').join('');

/** A line that dotenv and Compose read alike, where there is one; `isLost` gets those where there is none. */
function envLine(line: Line, isLost: (line: Line, lost: boolean) => void): string {
  const { name, value } = line;
  if (value === null) return name;
  const text = shown(value);
  if (hasVariable(value)) {
    isLost(line, /["\\]|\$\$/.test(value));
    return `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('$$', '\\$')}"`;
  }
  if (/^[\w@%+=:,./-]*$/.test(text)) return `${name}=${text}`;
  if (!/['\r]|\\$/.test(text)) return `${name}='${text}'`;
  isLost(line, /["\\$]/.test(text));
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('$', '\\$')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `${name}="${escaped}"`;
}

function shellValue({ value }: Line): string {
  if (value === null) return '';
  if (!hasVariable(value)) return value === '' ? '=' : `=${shellQuote(shown(value))}`;
  return `="${value.replace(/[\\"`]/g, '\\$&').replaceAll('$$', '\\$')}"`;
}

/** A map in block style, with its comments. */
function block(lines: readonly Line[], indent: string): string {
  if (lines.length === 0) return ' {}\n';
  const texts = lines.map((line) => {
    const own: DocNode = line.value === null ? { kind: 'null' } : { kind: 'string', value: line.value };
    return above(line) + writeYaml([{ kind: 'map', entries: [{ key: line.name, value: own }] }]).text;
  });
  return `\n${texts.join('').replace(/^(?=.)/gm, indent)}`;
}

function iniText(lines: readonly (Line & { section: string })[], isLost: (line: Line, lost: boolean) => void): string {
  const sections = new Map<string, string[]>([['', []]]);
  for (const line of lines) {
    const own = sections.get(line.section) ?? [];
    sections.set(line.section, own);
    const text = shown(line.value ?? '');
    isLost(line, text !== text.trim() || /\n[ \t]*(?:[#;]|\n|$)|\r/.test(text) || /[=:]|^[#;[]/.test(line.name));
    const comments = line.comments.map((comment) => `; ${comment}`.trimEnd() + '\n').join('');
    own.push(`${comments}${line.name}${line.value === null ? '' : ` = ${text.replaceAll('\n', '\n\t')}`.trimEnd()}\n`);
  }
  return Array.from(sections, ([name, own]) => (name === '' ? own.join('') : `[${name}]\n${own.join('')}`))
    .filter((text) => text !== '')
    .join('\n');
}

type Tree = Map<string, Tree | DocNode>;

function document(
  settings: readonly Setting[],
  target: 'json' | 'yaml',
  options: WriteOptions,
  notes: WrittenSettings['notes'],
  nameOf: ((setting: Setting) => string) | null,
): WrittenSettings {
  const pathOf = (setting: Setting) => {
    if (nameOf) return [nameOf(setting)];
    return options.nested ? split(setting.path) : setting.path;
  };
  const isTaken = conflicting(settings.map(pathOf));
  const root: Tree = new Map();
  for (const setting of settings) {
    const name = dotted(setting.path);
    if (isTaken(pathOf(setting))) notes.conflict.push(name);
  }
  const isFlat = notes.conflict.length > 0;
  for (const setting of settings) {
    const path = isFlat ? [dotted(setting.path)] : pathOf(setting);
    if (put(root, path, scalar(setting.value, options.types))) notes.duplicate.push(dotted(setting.path));
  }
  const node = toNode(root);
  const text = target === 'json' ? `${writeJson(node).text}\n` : writeYaml([node]).text;
  return {
    text: settings.length === 0 ? '' : text,
    notes,
    lostComments: settings.reduce((sum, { comments }) => sum + comments.length, 0),
  };
}

/** `a.b[0].c`, whose indices are numbers. */
const split = (path: Setting['path']): (string | number)[] =>
  path.flatMap((part) => {
    if (typeof part === 'number' || !/^[^.[\]]+(?:\[\d{1,4}\])*(?:\.[^.[\]]+(?:\[\d{1,4}\])*)*$/.test(part))
      return [part];
    return Array.from(part.matchAll(/\[(\d+)\]|[^.[\]]+/g), ([word, index]) =>
      index === undefined ? word : Number(index),
    );
  });

/** Whether a path that has a value has names below it, too: no object can hold both. */
function conflicting(paths: readonly Setting['path'][]): (path: Setting['path']) => boolean {
  const above = new Set(
    paths.flatMap((path) => path.slice(1).map((_, at) => JSON.stringify(path.slice(0, at + 1).map(String)))),
  );
  return (path) => above.has(JSON.stringify(path.map(String)));
}

/** Returns whether the path had a value before. */
function put(root: Tree, path: Setting['path'], value: DocNode): boolean {
  let tree = root;
  for (const part of path.slice(0, -1)) {
    const inner = tree.get(keyOf(part));
    const next: Tree = inner instanceof Map ? inner : new Map();
    tree.set(keyOf(part), next);
    tree = next;
  }
  const key = keyOf(path.at(-1) ?? '');
  const isSecond = tree.has(key);
  tree.set(key, value);
  return isSecond;
}

const keyOf = (part: string | number): string => (typeof part === 'number' ? `[${part}]` : part);

function toNode(tree: Tree): DocNode {
  const entries: DocEntry[] = Array.from(tree, ([key, value]) => ({
    key,
    value: value instanceof Map ? toNode(value) : value,
  }));
  const isList = entries.length > 0 && entries.every(({ key }, index) => key === `[${index}]`);
  return isList ? { kind: 'list', items: entries.map(({ value }) => value) } : { kind: 'map', entries };
}

function scalar(value: string | null, types: boolean): DocNode {
  if (value === null) return { kind: 'null' };
  const text = shown(value);
  if (types && /^(?:true|false)$/.test(text)) return { kind: 'bool', value: text === 'true' };
  if (types && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text)) return { kind: 'number', raw: text };
  return { kind: 'string', value: text };
}
