// Compose to Podman Quadlet: a unit of systemd for each container, network and volume.
import type { ComposeFile } from './project.ts';
import { dependencies } from './project.ts';
import type { Container, RunOption } from './run-options.ts';
import { declaredName } from './sink.ts';
import { isMap, pairsOf, textAt } from './value.ts';

export interface UnitFile {
  name: string;
  text: string;
}

/** Options of `podman run` with a key of their own in the section `[Container]`. */
const KEYS: Readonly<Record<string, string>> = {
  name: 'ContainerName',
  env: 'Environment',
  'env-file': 'EnvironmentFile',
  publish: 'PublishPort',
  volume: 'Volume',
  mount: 'Mount',
  network: 'Network',
  'network-alias': 'NetworkAlias',
  label: 'Label',
  annotation: 'Annotation',
  'cap-add': 'AddCapability',
  'cap-drop': 'DropCapability',
  device: 'AddDevice',
  dns: 'DNS',
  'dns-option': 'DNSOption',
  'dns-search': 'DNSSearch',
  'add-host': 'AddHost',
  user: 'User',
  userns: 'UserNS',
  workdir: 'WorkingDir',
  hostname: 'HostName',
  'health-cmd': 'HealthCmd',
  'health-interval': 'HealthInterval',
  'health-retries': 'HealthRetries',
  'health-start-period': 'HealthStartPeriod',
  'health-timeout': 'HealthTimeout',
  tmpfs: 'Tmpfs',
  ulimit: 'Ulimit',
  sysctl: 'Sysctl',
  'read-only': 'ReadOnly',
  init: 'RunInit',
  'stop-timeout': 'StopTimeout',
  'stop-signal': 'StopSignal',
  'shm-size': 'ShmSize',
  'pids-limit': 'PidsLimit',
  'log-driver': 'LogDriver',
  'log-opt': 'LogOpt',
  'group-add': 'GroupAdd',
  ip: 'IP',
  ip6: 'IP6',
  pull: 'Pull',
  expose: 'ExposeHostPort',
};

/** Values that systemd splits at blanks. */
const SPLIT = /^(?:Environment|Label|Annotation|Sysctl|Exec|HealthCmd)$/;

/** `%` begins a specifier, and `$$` of Compose is one dollar sign. */
const escaped = (text: string) => text.replaceAll('$$', '$').replaceAll('%', '%%');

/** Quotes a value for systemd, which knows the escapes of C. */
function unitQuoted(text: string): string {
  const own = escaped(text);
  return /[\s"'\\]/.test(own) || own === ''
    ? `"${own.replace(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`
    : own;
}

const RESTART: Readonly<Record<string, string>> = { always: 'always', 'unless-stopped': 'always', no: 'no' };

export function writeUnits(file: ComposeFile, containers: readonly Container[]): UnitFile[] {
  const networks = new Set<string>();
  const volumes = new Set<string>();
  const units = containers.map((container) => {
    const source = file.services.find(({ key }) => key === container.key);
    const needed = source
      ? dependencies(source.entries).filter((key) => file.services.some((own) => own.key === key))
      : [];
    const lines = container.options.flatMap((option) => containerLine(option, file, networks, volumes));
    const restart = container.options.findLast(({ name }) => name === 'restart')?.value;
    const mode = restart === undefined || restart === null ? undefined : (RESTART[restart] ?? 'on-failure');
    const sections = [
      [
        'Unit',
        [
          `Description=${container.key}`,
          ...needed.flatMap((key) => [`Requires=${key}.service`, `After=${key}.service`]),
        ],
      ],
      ['Container', [`Image=${escaped(container.image)}`, ...lines, ...entryLines(container)]],
      ...(mode === undefined ? [] : [['Service', [`Restart=${mode}`]] as const]),
      ['Install', ['WantedBy=default.target']],
    ] as const;
    return { name: `${container.key}.container`, text: sectionsText(sections) };
  });
  return [
    ...units,
    ...Array.from(networks, (name) => ({
      name: `${name}.network`,
      text: sectionsText([['Network', [`NetworkName=${name}`]]]),
    })),
    ...Array.from(volumes, (name) => ({
      name: `${name}.volume`,
      text: sectionsText([['Volume', volumeLines(file, name)]]),
    })),
  ];
}

const sectionsText = (sections: readonly (readonly [string, readonly string[]])[]) =>
  sections.map(([name, lines]) => `[${name}]\n${lines.map((line) => `${line}\n`).join('')}`).join('\n');

function entryLines({ entrypoint, command }: Container): string[] {
  const [first, ...rest] = entrypoint ?? [];
  const args = [...rest, ...command];
  return [
    ...(entrypoint === null ? [] : [`Entrypoint=${unitQuoted(first ?? '')}`]),
    ...(args.length === 0 ? [] : [`Exec=${args.map(unitQuoted).join(' ')}`]),
  ];
}

function containerLine(
  { name, value }: RunOption,
  file: ComposeFile,
  networks: Set<string>,
  volumes: Set<string>,
): string[] {
  if (name === 'restart') return [];
  if (name === 'no-healthcheck') return ['HealthCmd=none'];
  const key = KEYS[name];
  if (key === undefined || (value !== null && name === 'security-opt')) {
    if (name === 'security-opt' && value === 'no-new-privileges:true') return ['NoNewPrivileges=true'];
    return [`PodmanArgs=${unitQuoted(value === null ? `--${name}` : `--${name}=${value}`)}`];
  }
  if (value === null) return [`${key}=true`];
  if (name === 'network') {
    const isMode = /^(?:host|none|bridge|private)$|[:,=]/.test(value);
    if (!isMode && !isDeclaredExternal(file, value)) networks.add(value);
    return [`${key}=${escaped(value)}${isMode || isDeclaredExternal(file, value) ? '' : '.network'}`];
  }
  if (name === 'volume') {
    const [, source = '', rest = ''] = /^([^:./~$\\][^:]*)(:.*)$/s.exec(value) ?? [];
    if (source !== '') volumes.add(source);
    return [`${key}=${escaped(source === '' ? value : `${source}.volume${rest}`)}`];
  }
  return [`${key}=${SPLIT.test(key) && name !== 'health-cmd' ? unitQuoted(value) : escaped(value)}`];
}

function isDeclaredExternal(file: ComposeFile, name: string): boolean {
  return [...file.networks].some(
    ([key, value]) =>
      declaredName(file, 'networks', key) === name &&
      isMap(value) &&
      value.has('external') &&
      value.get('external') !== 'false',
  );
}

function volumeLines(file: ComposeFile, name: string): string[] {
  const [, value = null] = [...file.volumes].find(([key]) => declaredName(file, 'volumes', key) === name) ?? [];
  const driver = textAt(value, 'driver');
  const options = pairsOf(isMap(value) ? value.get('driver_opts') : undefined);
  const named: Readonly<Record<string, string>> = { type: 'Type', device: 'Device', o: 'Options' };
  return [
    `VolumeName=${name}`,
    ...(driver === undefined ? [] : [`Driver=${driver}`]),
    ...options.map(
      ([key, own]) =>
        `${named[key] ?? 'PodmanArgs'}=${named[key] === undefined ? `--opt=${key}=` : ''}${escaped(own ?? '')}`,
    ),
  ];
}
