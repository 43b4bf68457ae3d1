// A Compose file: its services in the order in which they start, with what they extend.
import { Problem } from '../../../base/problem.ts';
import { readYaml } from '../../documents/yaml/reader.ts';
import { isList, isMap, mapAt, textAt, textsOf, toValue, type Value, type ValueMap } from './value.ts';

export const COMPOSE_PROBLEMS = ['no-services', 'unknown-service', 'endless-extends', 'no-image'] as const;
type ComposeProblem = (typeof COMPOSE_PROBLEMS)[number];

export const LEFT_REASONS = [
  'no-counterpart',
  'order',
  'build',
  'other-file',
  'invalid',
  'host-path',
  'env-file',
  'no-ports',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

export interface Left {
  service: string | null;
  what: string;
  reason: LeftReason;
}

export interface Source {
  key: string;
  entries: ValueMap;
}

export interface ComposeFile {
  name: string | undefined;
  services: Source[];
  networks: ValueMap;
  volumes: ValueMap;
  secrets: ValueMap;
  configs: ValueMap;
  left: Left[];
}

/** Reads a Compose file. Throws `SyntaxProblem` and `Problem`. */
export function readCompose(text: string): ComposeFile {
  const [first] = readYaml(text).documents;
  const root = first ? toValue(first) : null;
  // Files of version 1 have their services at the top.
  const isOld =
    isMap(root) &&
    !root.has('services') &&
    [...root.values()].some((own) => isMap(own) && (own.has('image') || own.has('build')));
  const services = isOld ? root : mapAt(root, 'services');
  const named = [...services].filter(
    (entry): entry is [string, ValueMap] => isMap(entry[1]) && !entry[0].startsWith('x-'),
  );
  if (named.length === 0) throw new Problem<ComposeProblem>('no-services', 0);
  const left: Left[] =
    isMap(root) && root.has('include') ? [{ service: null, what: 'include', reason: 'other-file' }] : [];
  const all = new Map(named);
  const extended = named.map(([key]) => ({ key, entries: extend(key, all, [], left) }));
  return {
    name: textAt(root, 'name'),
    services: inOrder(extended, left),
    networks: mapAt(root, 'networks'),
    volumes: mapAt(root, 'volumes'),
    secrets: mapAt(root, 'secrets'),
    configs: mapAt(root, 'configs'),
    left,
  };
}

/** The entries of a service over those of the one that it extends. */
function extend(key: string, all: ReadonlyMap<string, ValueMap>, chain: readonly string[], left: Left[]): ValueMap {
  const own = all.get(key);
  if (!own) throw new Problem<ComposeProblem>('unknown-service', 0, { name: key });
  if (chain.includes(key)) throw new Problem<ComposeProblem>('endless-extends', 0, { name: key });
  const base = own.get('extends');
  if (base === undefined) return own;
  const rest = new Map([...own].filter(([name]) => name !== 'extends'));
  const file = textAt(base, 'file');
  if (file !== undefined) {
    if (chain.length === 0) left.push({ service: key, what: `extends: ${file}`, reason: 'other-file' });
    return rest;
  }
  const name = typeof base === 'string' ? base : (textAt(base, 'service') ?? '');
  return merged(extend(name, all, [...chain, key], left), rest);
}

/** Keys whose lists replace each other instead of being joined. */
const REPLACED = new Set(['command', 'entrypoint', 'test']);

/** Merges maps by key and joins lists, as Compose does for `extends`. */
function merged(base: ValueMap, own: ValueMap): ValueMap {
  const result = new Map(base);
  for (const [key, value] of own) {
    const below = base.get(key);
    if (isMap(value) && isMap(below)) result.set(key, merged(below, value));
    else if (isList(value) && isList(below) && !REPLACED.has(key)) result.set(key, [...new Set([...below, ...value])]);
    else if (isList(value) && isMap(below) && key !== 'networks') result.set(key, merged(below, pairMap(value)));
    else if (isMap(value) && isList(below)) result.set(key, merged(pairMap(below), value));
    else result.set(key, value);
  }
  return result;
}

const pairMap = (items: readonly Value[]): ValueMap =>
  new Map(
    textsOf(items).map((item): [string, Value] => {
      const equals = item.indexOf('=');
      return equals < 0 ? [item, null] : [item.slice(0, equals), item.slice(equals + 1)];
    }),
  );

/** The services that one has to start after. */
export function dependencies(entries: ValueMap): string[] {
  const wanted = entries.get('depends_on');
  const links = textsOf(entries.get('links')).map((link) => link.split(':')[0] ?? '');
  const shared = ['network_mode', 'pid', 'ipc'].flatMap(
    (key) => textAt(entries, key)?.match(/^service:(.*)$/)?.[1] ?? [],
  );
  const from = textsOf(entries.get('volumes_from')).filter((own) => !own.startsWith('container:'));
  return [
    ...new Set([
      ...(isMap(wanted) ? wanted.keys() : textsOf(wanted)),
      ...links,
      ...shared,
      ...from.map((own) => own.split(':')[0] ?? ''),
    ]),
  ];
}

function inOrder(services: readonly Source[], left: Left[]): Source[] {
  const waiting = new Map(services.map((service) => [service.key, service]));
  const order: Source[] = [];
  const visit = (key: string): void => {
    const service = waiting.get(key);
    if (!service) return;
    waiting.delete(key);
    for (const other of dependencies(service.entries)) visit(other);
    order.push(service);
  };
  for (const { key, entries } of services) {
    visit(key);
    const wanted = entries.get('depends_on');
    if (!isMap(wanted)) continue;
    for (const [other, how] of wanted) {
      const condition = textAt(how, 'condition') ?? 'service_started';
      if (condition !== 'service_started')
        left.push({ service: key, what: `depends_on: ${other} (${condition})`, reason: 'order' });
    }
  }
  return order;
}
