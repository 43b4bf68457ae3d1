// Keys of a service that become other options than their name says.
import { shellQuote } from '../../../base/shell-quote.ts';
import { networks, volume } from './mounts.ts';
import { csvField, secondsOf, type Sink } from './sink.ts';
import { isList, isMap, mapAt, textAt, textsOf, type Value } from './value.ts';

const RATES: Readonly<Record<string, string>> = {
  weight_device: 'blkio-weight-device',
  device_read_bps: 'device-read-bps',
  device_read_iops: 'device-read-iops',
  device_write_bps: 'device-write-bps',
  device_write_iops: 'device-write-iops',
};

function port(to: Sink, value: Value): void {
  if (typeof value === 'string') to.add('publish', value);
  else {
    const [target, published, ip, protocol] = ['target', 'published', 'host_ip', 'protocol'].map((key) =>
      textAt(value, key),
    );
    const host = ip === undefined ? [] : [ip.includes(':') ? `[${ip}]` : ip];
    const end = protocol === undefined || protocol === 'tcp' ? '' : `/${protocol}`;
    if (target === undefined) to.leave('ports', 'invalid');
    else
      to.add(
        'publish',
        [...host, ...(published === undefined ? (ip === undefined ? [] : ['']) : [published]), target + end].join(':'),
      );
  }
}

function healthcheck(to: Sink, value: Value): void {
  if (!isMap(value)) return;
  for (const [key, own] of value) {
    if (key === 'disable' && own === 'true') to.add('no-healthcheck', null);
    if (key === 'test') {
      const words = textsOf(own);
      if (words[0] === 'NONE') to.add('no-healthcheck', null);
      else if (typeof own === 'string') to.add('health-cmd', own);
      else if (words[0] === 'CMD-SHELL') to.add('health-cmd', words[1] ?? '');
      else
        to.add(
          'health-cmd',
          words
            .slice(words[0] === 'CMD' ? 1 : 0)
            .map(shellQuote)
            .join(' '),
        );
    } else if (typeof own === 'string' && key !== 'disable') to.add(`health-${key.replaceAll('_', '-')}`, own);
  }
}

function deploy(to: Sink, value: Value): void {
  if (!isMap(value)) return;
  const resources = mapAt(value, 'resources');
  const limits = mapAt(resources, 'limits');
  const reservations = mapAt(resources, 'reservations');
  for (const [key, name] of [
    ['cpus', 'cpus'],
    ['memory', 'memory'],
    ['pids', 'pids-limit'],
  ] as const) {
    const own = textAt(limits, key);
    if (own !== undefined) to.add(name, own);
  }
  const memory = textAt(reservations, 'memory');
  if (memory !== undefined) to.add('memory-reservation', memory);
  if (reservations.has('cpus')) to.leave('deploy: reservations: cpus');
  const devices = reservations.get('devices');
  if (isList(devices)) for (const device of devices) gpus(to, device);
  const policy = mapAt(value, 'restart_policy');
  const condition = textAt(policy, 'condition');
  if (policy.size > 0 && !to.entries.has('restart')) {
    const attempts = textAt(policy, 'max_attempts');
    if (condition === 'none') to.add('restart', 'no');
    else if (condition === 'on-failure')
      to.add('restart', attempts === undefined ? condition : `${condition}:${attempts}`);
    else to.add('restart', 'always');
  }
  for (const key of value.keys()) if (key !== 'resources' && key !== 'restart_policy') to.leave(`deploy: ${key}`);
}

function gpus(to: Sink, device: Value): void {
  const ids = textsOf(isMap(device) ? device.get('device_ids') : undefined);
  const count = textAt(device, 'count') ?? 'all';
  const driver = textAt(device, 'driver') ?? 'nvidia';
  const capabilities = textsOf(isMap(device) ? device.get('capabilities') : undefined).filter((own) => own !== 'gpu');
  const fields = [
    ...(ids.length > 0 ? [`device=${ids.join(',')}`] : []),
    ...(driver === 'nvidia' ? [] : [`driver=${driver}`]),
    ...(capabilities.length > 0 ? [`capabilities=${capabilities.join(',')}`] : []),
  ];
  if (fields.length === 0) to.add('gpus', count);
  else to.add('gpus', [...(ids.length > 0 ? [] : [`count=${count}`]), ...fields].map(csvField).join(','));
}

/** Secrets and configs of a file become mounts. */
function files(to: Sink, kind: 'secrets' | 'configs', value: Value): void {
  for (const own of isList(value) ? value : []) {
    const name = typeof own === 'string' ? own : (textAt(own, 'source') ?? '');
    const file = textAt(to.file[kind].get(name), 'file');
    const place = typeof own === 'string' ? undefined : textAt(own, 'target');
    const start = kind === 'secrets' ? '/run/secrets/' : '/';
    const target = place === undefined ? start + name : place.startsWith('/') ? place : start + place;
    if (file === undefined) to.leave(`${kind}: ${name}`);
    else to.add('volume', `${file}:${target}:ro`);
  }
}

export const HANDLERS: Readonly<Record<string, (to: Sink, value: Value) => void>> = {
  healthcheck,
  networks,
  deploy,
  ports: (to, value) => {
    for (const own of isList(value) ? value : [value]) port(to, own);
  },
  volumes: (to, value) => {
    for (const own of isList(value) ? value : []) volume(to, own);
    const sources = (isList(value) ? value : []).map((own) =>
      typeof own === 'string' ? (own.split(':')[0] ?? '') : (textAt(own, 'source') ?? ''),
    );
    const drivers = new Set(sources.flatMap((source) => textAt(to.file.volumes.get(source), 'driver') ?? []));
    const [driver] = drivers;
    if (drivers.size === 1 && driver !== undefined && driver !== 'local') to.add('volume-driver', driver);
  },
  blkio_config: (to, value) => {
    if (!isMap(value)) return;
    for (const [key, own] of value) {
      const option = RATES[key];
      if (key === 'weight' && typeof own === 'string') to.add('blkio-weight', own);
      else if (option !== undefined && isList(own))
        for (const rate of own)
          to.add(option, `${textAt(rate, 'path') ?? ''}:${textAt(rate, 'rate') ?? textAt(rate, 'weight') ?? ''}`);
    }
  },
  logging: (to, value) => {
    const driver = textAt(value, 'driver');
    if (driver !== undefined) to.add('log-driver', driver);
    to.pairs('log-opt', mapAt(value, 'options'));
  },
  ulimits: (to, value) => {
    if (!isMap(value)) return;
    for (const [key, own] of value) {
      if (typeof own === 'string') to.add('ulimit', `${key}=${own}`);
      else to.add('ulimit', `${key}=${textAt(own, 'soft') ?? ''}:${textAt(own, 'hard') ?? ''}`);
    }
  },
  links: (to, value) => {
    for (const link of textsOf(value)) {
      const [key = '', alias = key] = link.split(':');
      const name = to.nameOf(key);
      to.add('link', name === alias && !link.includes(':') ? name : `${name}:${alias}`);
    }
  },
  volumes_from: (to, value) => {
    for (const own of textsOf(value)) {
      const [, container, service = '', mode = ''] = /^(container:)?([^:]*)(.*)$/s.exec(own) ?? [];
      to.add('volumes-from', (container === undefined ? to.nameOf(service) : service) + mode);
    }
  },
  secrets: (to, value) => files(to, 'secrets', value),
  configs: (to, value) => files(to, 'configs', value),
  stop_grace_period: (to, value) => {
    const seconds = typeof value === 'string' ? secondsOf(value) : null;
    if (seconds === null) to.leave('stop_grace_period', 'invalid');
    else to.add('stop-timeout', seconds);
  },
  network_mode: (to, value) => {
    if (typeof value === 'string') to.add('network', to.container(value));
  },
  gpus: (to, value) => {
    if (typeof value === 'string') to.add('gpus', value);
    else if (isList(value)) for (const device of value) gpus(to, device);
  },
  external_links: (to, value) => {
    for (const link of textsOf(value)) to.add('link', link);
  },
};
