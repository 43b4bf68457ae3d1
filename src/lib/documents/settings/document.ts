import type { DocNode } from '../node.ts';
import { readSamples } from '../samples.ts';
import { Problem } from '../../../base/problem.ts';
import { literal, type Setting, type SettingsProblem } from './setting.ts';

/** Reads JSON or YAML; of a Compose file, the environment of its services. Throws Problem or `SyntaxProblem`. */
export function readDocument(text: string, format: 'json' | 'yaml' | 'environment'): Setting[] {
  const documents = readSamples(text, format === 'json' ? 'json' : 'yaml');
  const settings: Setting[] = [];
  const escape = format === 'environment' ? (value: string) => value : literal;
  for (const document of documents)
    collect(format === 'environment' ? environmentOf(document) : document, [], settings, escape);
  return settings;
}

const at = (node: DocNode | undefined, key: string): DocNode | undefined =>
  node?.kind === 'map' ? node.entries.findLast((entry) => entry.key === key)?.value : undefined;

/** The environment of the only service, of each service by its name, or the map or list itself. */
function environmentOf(root: DocNode): DocNode {
  const services = at(root, 'services');
  const own = at(root, 'environment');
  if (services?.kind !== 'map') return own ? asMap(own) : asMap(root);
  const entries = services.entries.flatMap(({ key, value }) => {
    const environment = at(value, 'environment');
    return environment ? [{ key, value: asMap(environment) }] : [];
  });
  return entries.length === 1 ? entries[0]!.value : { kind: 'map', entries };
}

/** A list of `NAME=value` as a map. */
function asMap(node: DocNode): DocNode {
  if (node.kind !== 'list') return node;
  return {
    kind: 'map',
    entries: node.items.map((item) => {
      if (item.kind !== 'string') throw new Problem<SettingsProblem>('not-settings');
      const equals = item.value.indexOf('=');
      return equals < 0
        ? { key: item.value, value: { kind: 'null' } }
        : { key: item.value.slice(0, equals), value: { kind: 'string', value: item.value.slice(equals + 1) } };
    }),
  };
}

function collect(node: DocNode, path: (string | number)[], into: Setting[], escape: (value: string) => string): void {
  const push = (value: string | null) => {
    if (path.length === 0) throw new Problem<SettingsProblem>('not-settings');
    into.push({ path, value, offset: 0, comments: [] });
  };
  switch (node.kind) {
    case 'map':
      if (node.entries.length === 0 && path.length > 0) push('');
      for (const { key, value } of node.entries) collect(value, [...path, key], into, escape);
      return;
    case 'list':
      if (node.items.length === 0) push('');
      node.items.forEach((item, index) => collect(item, [...path, index], into, escape));
      return;
    case 'null':
      push(null);
      return;
    case 'string':
      push(escape(node.value));
      return;
    case 'bool':
      push(String(node.value));
      return;
    default:
      push(node.raw);
  }
}
