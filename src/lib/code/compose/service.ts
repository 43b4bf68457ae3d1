import type { DocNode } from '../../documents/node.ts';
import type { DockerRun, UsedOption } from './command.ts';
import { attachments, type NetworkUse } from './networks.ts';
import { boolean, list, map, NULL, number, pair, string, strings, TRUE } from './nodes.ts';
import { isValid, shortPort } from './values.ts';
import { readGpus, readMount, readVolume } from './volumes.ts';

export const REASONS = [
  'detach',
  'removed',
  'publish-all',
  'no-counterpart',
  'unknown-option',
  'substitution',
  'redirection',
  'bad-value',
  'no-ports',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Left {
  what: string;
  reason: Reason;
}

export interface Service {
  /** The name from the command, or its image. */
  name: string;
  entries: Map<string, DocNode>;
  networks: NetworkUse;
  volumes: string[];
  volumeDriver: string | null;
  left: Left[];
}

const RATES: Readonly<Record<string, string>> = {
  'blkio-weight-device': 'weight',
  'device-read-bps': 'rate',
  'device-read-iops': 'rate',
  'device-write-bps': 'rate',
  'device-write-iops': 'rate',
};
const EXPLAINED: Readonly<Record<string, Reason>> = { detach: 'detach', rm: 'removed', 'publish-all': 'publish-all' };

/** Converts one `docker run` to a Compose service. */
export function toService(run: DockerRun): Service {
  const builder = new Builder(run);
  return builder.build();
}

/** Networks that have no ports of their own to publish. */
const NO_PORTS = /^(?:host|none)$|^container:/;

/** Values that Docker accepts; a variable can be anything. */
const CONTAINER_NAME = /^(?:[a-z\d][\w.-]+|.*\$\{.*)$/i;

class Builder {
  private readonly entries = new Map<string, DocNode>();
  private readonly lists = new Map<string, DocNode[]>();
  private readonly maps = new Map<string, Map<string, DocNode>>();
  private readonly volumes: string[] = [];
  private readonly left: Left[] = [];
  private volumeDriver: string | null = null;
  private readonly run: DockerRun;

  constructor(run: DockerRun) {
    this.run = run;
  }

  build(): Service {
    const { options, image, args, substitutions, redirections } = this.run;
    this.entries.set('image', string(image));
    const name = options.findLast((option) => option.name === 'name')?.value;
    if (name && CONTAINER_NAME.test(name)) this.entries.set('container_name', string(name));
    else if (name) this.left.push({ what: `--name ${name}`, reason: 'bad-value' });
    if (args.length > 0) this.entries.set('command', strings(args));
    for (const option of options) if (option.name !== 'name') this.apply(option);
    const networks = attachments(options);
    if (networks.mode !== null) this.entries.set('network_mode', string(networks.mode));
    if (networks.mode !== null && NO_PORTS.test(networks.mode)) this.lists.delete('ports');
    else if (networks.node) this.entries.set('networks', networks.node);
    for (const [key, items] of this.lists) this.entries.set(key, list(items));
    for (const [key, values] of this.maps) this.entries.set(key, map(values));
    for (const what of networks.left) this.left.push({ what, reason: 'no-counterpart' });
    const written = JSON.stringify([...this.entries.values()]);
    for (const what of substitutions) {
      // In volumes, the current directory has become `.`.
      const isGone = /^\W*(?:pwd|Get-Location)\W*$/i.test(what) && !written.includes(what);
      if (!isGone) this.left.push({ what, reason: 'substitution' });
    }
    for (const what of redirections) this.left.push({ what, reason: 'redirection' });
    const base =
      name ||
      image
        .replace(/@.*/, '')
        .replace(/:[^/:]*$/, '')
        .split('/')
        .at(-1)!;
    const { volumes, volumeDriver, left, entries } = this;
    return { name: base, entries, networks, volumes, volumeDriver, left };
  }

  private apply(used: UsedOption): void {
    const { option, name, written } = used;
    const value = name === 'publish' ? shortPort(used.value) : used.value;
    if (!option) {
      this.left.push({ what: written, reason: 'unknown-option' });
      return;
    }
    if (!isValid(name, value)) {
      this.left.push({ what: written, reason: 'bad-value' });
      return;
    }
    if (name === 'publish' && this.run.options.some((other) => other.name === 'network' && NO_PORTS.test(other.value)))
      this.left.push({ what: written, reason: 'no-ports' });
    switch (option.kind) {
      case 'flag':
        this.flag(option.key, used);
        break;
      case 'string':
        this.entries.set(option.key, string(value));
        break;
      case 'number':
        this.entries.set(option.key, number(value));
        break;
      case 'list':
        this.item(option.key, string(value));
        break;
      case 'map': {
        const [key, text] = pair(value);
        // A bare environment variable takes its value from the environment of Compose, just like with docker run.
        this.inner(option.key, key, text === undefined ? (name === 'env' ? NULL : string('')) : string(text));
        break;
      }
      case 'none':
        this.left.push({ what: written, reason: 'no-counterpart' });
        break;
      case 'none-flag':
        if (boolean(value) !== false) this.left.push({ what: written, reason: EXPLAINED[name] ?? 'no-counterpart' });
        break;
      case 'special':
      case 'special-flag':
        this.special(used);
    }
  }

  private flag(key: string, { value, written }: UsedOption): void {
    const on = boolean(value);
    if (on === null) this.left.push({ what: `${written}=${value}`, reason: 'bad-value' });
    else this.entries.set(key, { kind: 'bool', value: on });
  }

  private special({ name, value, written }: UsedOption): void {
    if (Object.hasOwn(RATES, name)) this.rate(name, value, written);
    else if (name === 'blkio-weight') this.inner('blkio_config', 'weight', number(value));
    else if (name === 'entrypoint') this.entries.set('entrypoint', strings(value === '' ? [] : [value]));
    else if (name === 'gpus') this.entries.set('deploy', readGpus(value));
    else if (name === 'no-healthcheck') this.inner('healthcheck', 'disable', TRUE);
    else if (name === 'health-cmd') this.inner('healthcheck', 'test', strings(['CMD-SHELL', value]));
    else if (name === 'health-retries') this.inner('healthcheck', 'retries', number(value));
    else if (name.startsWith('health-')) this.inner('healthcheck', name.slice(7).replaceAll('-', '_'), string(value));
    else if (name === 'link') this.item('links', string(value));
    else if (name === 'log-driver') this.inner('logging', 'driver', string(value));
    else if (name === 'log-opt') this.logOption(value);
    else if (name === 'mount') this.mount(value);
    else if (name === 'stop-timeout')
      this.entries.set('stop_grace_period', string(/^\d+$/.test(value) ? `${value}s` : value));
    else if (name === 'ulimit') this.ulimit(value);
    else if (name === 'volume') this.volume(value);
    else if (name === 'volume-driver') this.volumeDriver = value;
    else if (name === 'volumes-from') this.item('volumes_from', string(`container:${value}`));
  }

  private mount(text: string): void {
    const { node, named, left } = readMount(text);
    this.item('volumes', node);
    if (named !== null) this.volumes.push(named);
    for (const what of left) this.left.push({ what: `--mount ${what}`, reason: 'no-counterpart' });
  }

  private volume(text: string): void {
    const { node, named } = readVolume(text);
    this.item('volumes', node);
    if (named !== null) this.volumes.push(named);
  }

  private ulimit(text: string): void {
    const [name, limits = ''] = pair(text);
    const [soft = '', hard] = limits.split(':');
    this.inner('ulimits', name, hard === undefined ? number(soft) : map({ soft: number(soft), hard: number(hard) }));
  }

  private logOption(text: string): void {
    const [name, value = ''] = pair(text);
    const logging = this.maps.get('logging')?.get('options');
    const entries = logging?.kind === 'map' ? logging.entries.filter(({ key }) => key !== name) : [];
    this.inner('logging', 'options', { kind: 'map', entries: [...entries, { key: name, value: string(value) }] });
  }

  private rate(name: string, text: string, written: string): void {
    const colon = text.lastIndexOf(':');
    if (colon < 1) {
      this.left.push({ what: written, reason: 'bad-value' });
      return;
    }
    const key = name.replaceAll('-', '_').replace('blkio_', '');
    const existing = this.maps.get('blkio_config')?.get(key);
    const rate = map({ path: string(text.slice(0, colon)), [RATES[name]!]: number(text.slice(colon + 1)) });
    this.inner('blkio_config', key, list([...(existing?.kind === 'list' ? existing.items : []), rate]));
  }

  private item(key: string, node: DocNode): void {
    const items = this.lists.get(key) ?? [];
    items.push(node);
    this.lists.set(key, items);
  }

  private inner(key: string, name: string, node: DocNode): void {
    const entries = this.maps.get(key) ?? new Map<string, DocNode>();
    this.maps.set(key, entries.set(name, node));
  }
}
