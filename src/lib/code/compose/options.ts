// All options of `docker run` (and those added by podman and nerdctl), with their place in a service of the Compose
// Specification.

export type OptionKind =
  /** `key: true` */
  | 'flag'
  | 'string'
  | 'number'
  | 'list'
  /** `NAME=value` as a map; a bare name has no value. */
  | 'map'
  /** Needs its own code. */
  | 'special'
  | 'special-flag'
  /** Options without a counterpart: one with a value, and one without. */
  | 'none'
  | 'none-flag';

export interface DockerOption {
  kind: OptionKind;
  /** The key in the service. */
  key: string;
}

const TABLE: Readonly<Record<OptionKind, string>> = {
  flag: 'init interactive:stdin_open oom-kill-disable privileged read-only tty use-api-socket',
  string:
    'cgroup-parent cgroupns:cgroup cpuset-cpus:cpuset domainname hostname ipc isolation mac-address memory:mem_limit memory-reservation:mem_reservation memory-swap:memswap_limit name:container_name pid platform pull:pull_policy restart runtime shm-size stop-signal user userns:userns_mode uts workdir:working_dir',
  number:
    'cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus memory-swappiness:mem_swappiness oom-score-adj pids-limit',
  list: 'add-host:extra_hosts cap-add cap-drop device:devices device-cgroup-rule:device_cgroup_rules dns dns-option:dns_opt dns-search env-file expose group-add label-file publish:ports security-opt tmpfs',
  map: 'annotation:annotations env:environment label:labels storage-opt sysctl:sysctls',
  special:
    'blkio-weight blkio-weight-device device-read-bps device-read-iops device-write-bps device-write-iops entrypoint gpus health-cmd health-interval health-retries health-start-interval health-start-period health-timeout ip ip6 link link-local-ip log-driver log-opt mount network network-alias stop-timeout ulimit volume volume-driver volumes-from',
  'special-flag': 'no-healthcheck',
  none: 'attach cidfile cpuset-mems detach-keys io-maxbandwidth io-maxiops kernel-memory pod pod-id-file authfile systemd sdnotify conmon-pidfile cgroups arch os variant tz umask timeout uidmap gidmap subuidname subgidname hostuser preserve-fds requires secret pidfile hooks-dir',
  'none-flag':
    'detach disable-content-trust help publish-all quiet rm sig-proxy replace tls-verify no-hosts no-hostname env-host http-proxy read-only-tmpfs rmi',
};

export const OPTIONS: ReadonlyMap<string, DockerOption> = new Map(
  (Object.keys(TABLE) as OptionKind[]).flatMap((kind) =>
    TABLE[kind].split(' ').map((entry): [string, DockerOption] => {
      const [name = '', key = name.replaceAll('-', '_')] = entry.split(':');
      return [name, { kind, key }];
    }),
  ),
);

/** Aliases of options. */
export const SAME_AS: Readonly<Record<string, string>> = {
  net: 'network',
  'net-alias': 'network-alias',
  'dns-opt': 'dns-option',
};

export const SHORT: Readonly<Record<string, string>> = {
  a: 'attach',
  c: 'cpu-shares',
  d: 'detach',
  e: 'env',
  h: 'hostname',
  i: 'interactive',
  l: 'label',
  m: 'memory',
  p: 'publish',
  P: 'publish-all',
  q: 'quiet',
  t: 'tty',
  u: 'user',
  v: 'volume',
  w: 'workdir',
};

export function takesValue({ kind }: DockerOption): boolean {
  return kind !== 'flag' && kind !== 'none-flag' && kind !== 'special-flag';
}
