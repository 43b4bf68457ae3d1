import type { DocNode } from '../../documents/node.ts';
import { Problem } from '../../../base/problem.ts';
import { type RunProblemCode, understand } from './command.ts';
import { list, map, NULL, string, TRUE } from './nodes.ts';
import { type Reason, type Service, toService } from './service.ts';
import { type Shell, splitIn } from './shells.ts';
import type { Repair } from './split.ts';

export interface Project {
  document: DocNode;
  /** What could not be converted; the service is null for a command that starts no container. */
  left: { service: string | null; what: string; reason: Reason | 'other-command' }[];
  variables: boolean;
  /** What was read as it was meant rather than as it was written. */
  repairs: Repair[];
}

export interface ProjectOptions {
  externalVolumes: boolean;
  shell?: Shell;
}

/** Returns a Compose file for the `docker run` commands in a text. Throws Problem. */
export function toProject(text: string, { externalVolumes, shell = 'posix' }: ProjectOptions): Project {
  const left: Project['left'] = [];
  const created = new Set<string>();
  const services: Service[] = [];
  const repairs: Repair[] = [];
  for (const command of splitIn(shell, text)) {
    const meaning = understand(command);
    repairs.push(...command.repairs);
    if (meaning.kind === 'run') services.push(toService(meaning.run));
    else if (meaning.kind === 'other') left.push({ service: null, what: meaning.text, reason: 'other-command' });
    else created.add(`${meaning.kind} ${meaning.name}`);
  }
  if (services.length === 0) throw new Problem<RunProblemCode>('no-run', 0);

  const byContainer = new Map<string, string>();
  const named = new Map<string, Service>();
  for (const service of services) {
    const key = uniqueKey(service.name, named);
    named.set(key, service);
    if (service.entries.has('container_name')) byContainer.set(service.name, key);
  }
  const networks = new Map<string, DocNode>();
  const volumes = new Map<string, DocNode>();
  for (const [key, service] of named) {
    connect(service, byContainer);
    for (const name of service.networks.names) {
      networks.set(
        name,
        created.has(`network ${name}`) ? map({ name: string(name) }) : map({ name: string(name), external: TRUE }),
      );
    }
    for (const name of service.volumes) {
      const isExternal = externalVolumes && !created.has(`volume ${name}`);
      const driver = service.volumeDriver === null || isExternal ? undefined : string(service.volumeDriver);
      // Without a name, Compose would prefix the name of the project and start with an empty volume.
      volumes.set(name, map({ name: string(name), external: isExternal ? TRUE : undefined, driver }));
    }
    for (const item of service.left) left.push({ service: key, ...item });
  }
  const document = map({
    services: map(new Map(Array.from(named, ([key, { entries }]) => [key, map(entries)]))),
    networks: networks.size > 0 ? map(networks) : undefined,
    volumes: volumes.size > 0 ? map(volumes) : undefined,
  });
  return { document, left, variables: /(?<!\$)(?:\$\$)*\$\{/.test(JSON.stringify(document)), repairs };
}

/** Replaces references to another container in the text with references to its service. */
function connect({ entries }: Service, byContainer: ReadonlyMap<string, string>): void {
  for (const key of ['network_mode', 'pid', 'ipc']) {
    const node = entries.get(key);
    const container = node?.kind === 'string' ? /^container:(.*)$/.exec(node.value)?.[1] : undefined;
    const service = container === undefined ? undefined : byContainer.get(container);
    if (service !== undefined) entries.set(key, string(`service:${service}`));
  }
  const from = entries.get('volumes_from');
  if (from?.kind === 'list') {
    entries.set('volumes_from', list(from.items.map((item) => replaced(item, byContainer))));
  }
  const links = entries.get('links');
  if (links?.kind !== 'list') return;
  const target = (item: DocNode) => (item.kind === 'string' ? item.value.split(':')[0]! : '');
  const inside = links.items.filter((item) => byContainer.has(target(item)));
  const outside = links.items.filter((item) => !byContainer.has(target(item)));
  entries.delete('links');
  if (inside.length > 0) {
    entries.set('links', list(inside.map((item) => renamed(item, target(item), byContainer.get(target(item))!))));
  }
  if (outside.length > 0) entries.set('external_links', list(outside));
}

/** Converts `container:name[:mode]` to `service[:mode]`. */
function replaced(item: DocNode, byContainer: ReadonlyMap<string, string>): DocNode {
  const match = item.kind === 'string' ? /^container:([^:]*)(.*)$/s.exec(item.value) : null;
  const service = match ? byContainer.get(match[1]!) : undefined;
  return match && service !== undefined ? string(service + match[2]!) : item;
}

function renamed(item: DocNode, from: string, to: string): DocNode {
  return item.kind === 'string' ? string(to + item.value.slice(from.length)) : NULL;
}

/** Returns a key that Compose accepts (letters, digits, `.`, `_` and `-`) and that no other service has. */
function uniqueKey(name: string, taken: ReadonlyMap<string, unknown>): string {
  const key = name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|-+$/g, '') || 'app';
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? key : `${key}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
