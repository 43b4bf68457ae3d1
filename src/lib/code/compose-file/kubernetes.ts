// Compose to Kubernetes: a Deployment for each service, and the Services and claims that it needs.
import type { DocNode } from '../../documents/node.ts';
import { list, map, number, string, strings, TRUE } from '../compose/nodes.ts';
import type { Left } from './project.ts';
import type { Container } from './run-options.ts';
import { secondsOf } from './sink.ts';

export interface Manifests {
  documents: DocNode[];
  left: Left[];
}

type Nodes = Record<string, DocNode | undefined>;

/** A name as DNS has it: lowercase letters, digits and hyphens. */
const dnsName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 63) || 'app';

const unescaped = (text: string) => text.replaceAll('$$', '$');

/** `512m` of Docker is 512 MiB, `512Mi` here. */
function memory(text: string): string {
  const [, amount = text, unit = ''] = /^([\d.]+)\s*([bkmgtp]?)(?:i?b)?$/i.exec(text) ?? [];
  const own = unit.toLowerCase();
  return amount + (own === '' || own === 'b' ? '' : `${own.toUpperCase()}i`);
}

/** Options that a pod has, too. */
const READ = new Set(
  'name env env-file publish expose volume mount tmpfs label annotation cpus memory memory-reservation user workdir hostname privileged read-only interactive tty cap-add cap-drop stop-timeout health-cmd health-interval health-retries health-start-period health-timeout no-healthcheck restart network network-alias add-host pull link dns'.split(
    ' ',
  ),
);

export function writeManifests(containers: readonly Container[]): Manifests {
  const left: Left[] = [];
  const claims = new Set<string>();
  const workloads = containers.flatMap((container) => workload(container, claims, left, containers.length));
  const volumes = Array.from(claims, (name) =>
    object('v1', 'PersistentVolumeClaim', name, {
      spec: map({
        accessModes: strings(['ReadWriteOnce']),
        resources: map({ requests: map({ storage: string('1Gi') }) }),
      }),
    }),
  );
  return { documents: [...volumes, ...workloads], left };
}

const object = (version: string, kind: string, name: string, rest: Nodes, labels?: DocNode): DocNode =>
  map({ apiVersion: string(version), kind: string(kind), metadata: map({ name: string(name), labels }), ...rest });

function workload(container: Container, claims: Set<string>, left: Left[], containers: number): DocNode[] {
  const name = dnsName(container.key);
  const of = (option: string) =>
    container.options.flatMap(({ name: own, value }) => (own === option ? [value ?? 'true'] : []));
  const last = (option: string) => of(option).at(-1);
  const leave = (what: string, reason: Left['reason'] = 'no-counterpart') =>
    left.push({ service: container.key, what, reason });
  for (const { name: option, value } of container.options)
    if (!READ.has(option)) leave(value === null ? `--${option}` : `--${option} ${value}`);
  for (const path of of('env-file')) leave(`env_file: ${path}`, 'env-file');
  const ports = [...of('publish'), ...of('expose')].flatMap((text) => {
    const port = readPort(text);
    if (port === null) leave(`ports: ${text}`);
    return port === null ? [] : [port];
  });
  const volumes = mounts(container, of, claims, leave);
  const labels = map({ app: string(name) });
  const grace = last('stop-timeout');
  const pod: Nodes = {
    hostname: text(last('hostname')),
    terminationGracePeriodSeconds: grace === undefined ? undefined : number(grace),
    containers: list([map(containerNode(container, of, ports, volumes))]),
    volumes:
      volumes.length === 0 ? undefined : list([...new Map(volumes.map(({ name: own, node }) => [own, node])).values()]),
  };
  const annotations = pairs(of('annotation'));
  const deployment = object(
    'apps/v1',
    'Deployment',
    name,
    {
      spec: map({
        replicas: number('1'),
        selector: map({ matchLabels: labels }),
        template: map({ metadata: map({ labels, annotations: annotations && map(annotations) }), spec: map(pod) }),
      }),
    },
    labels,
  );
  if (ports.length === 0) {
    if (containers > 1) leave(container.key, 'no-ports');
    return [deployment];
  }
  const numbers = unique(ports);
  const service = object(
    'v1',
    'Service',
    name,
    {
      spec: map({
        selector: labels,
        ports: list(
          numbers.map(({ port, target, protocol }) =>
            map({
              name: string(`${port}${protocol === 'TCP' ? '' : `-${protocol.toLowerCase()}`}`),
              port: number(port),
              targetPort: number(target),
              protocol: protocol === 'TCP' ? undefined : string(protocol),
            }),
          ),
        ),
      }),
    },
    labels,
  );
  return [deployment, service];
}

type Options = (option: string) => string[];

const text = (value: string | undefined): DocNode | undefined =>
  value === undefined ? undefined : string(unescaped(value));

function pairs(values: readonly string[]): Map<string, DocNode> | undefined {
  if (values.length === 0) return undefined;
  return new Map(
    values.map((own) => {
      const equals = own.indexOf('=');
      return [own.slice(0, equals), string(unescaped(own.slice(equals + 1)))];
    }),
  );
}

function containerNode(container: Container, of: Options, ports: readonly Port[], volumes: readonly Mount[]): Nodes {
  const { entrypoint, command, image } = container;
  const last = (option: string) => of(option).at(-1);
  const words = (list_: readonly string[]) => (list_.length === 0 ? undefined : strings(list_.map(unescaped)));
  const env = of('env').map((own) => {
    const equals = own.indexOf('=');
    return map({
      name: string(equals < 0 ? own : own.slice(0, equals)),
      value: string(equals < 0 ? '' : unescaped(own.slice(equals + 1))),
    });
  });
  const limits = { cpu: text(last('cpus')), memory: text(last('memory') && memory(last('memory') ?? '')) };
  const reserved = last('memory-reservation');
  const requests = reserved === undefined ? undefined : map({ memory: string(memory(reserved)) });
  const hasLimits = limits.cpu !== undefined || limits.memory !== undefined;
  return {
    name: string(dnsName(container.key)),
    image: string(unescaped(image)),
    imagePullPolicy: last('pull') === 'always' ? string('Always') : undefined,
    command: entrypoint === null ? undefined : words(entrypoint),
    args: words(command),
    workingDir: text(last('workdir')),
    stdin: of('interactive').length > 0 ? TRUE : undefined,
    tty: of('tty').length > 0 ? TRUE : undefined,
    env: env.length === 0 ? undefined : list(env),
    ports:
      ports.length === 0
        ? undefined
        : list(
            unique(ports.map((port) => ({ ...port, port: port.target }))).map(({ target, protocol }) =>
              map({ containerPort: number(target), protocol: protocol === 'TCP' ? undefined : string(protocol) }),
            ),
          ),
    resources: hasLimits || requests ? map({ limits: hasLimits ? map(limits) : undefined, requests }) : undefined,
    securityContext: security(of),
    livenessProbe: probe(of),
    volumeMounts: volumes.length === 0 ? undefined : list(volumes.map(({ mount }) => mount)),
  };
}

function security(of: Options): DocNode | undefined {
  const [, user, group] = /^(\d+)(?::(\d+))?$/.exec(of('user').at(-1) ?? '') ?? [];
  const [add, drop] = [of('cap-add'), of('cap-drop')];
  const entries: Nodes = {
    runAsUser: user === undefined ? undefined : number(user),
    runAsGroup: group === undefined ? undefined : number(group),
    privileged: of('privileged').includes('true') ? TRUE : undefined,
    readOnlyRootFilesystem: of('read-only').includes('true') ? TRUE : undefined,
    capabilities:
      add.length + drop.length === 0
        ? undefined
        : map({ add: add.length > 0 ? strings(add) : undefined, drop: drop.length > 0 ? strings(drop) : undefined }),
  };
  return Object.values(entries).some((own) => own !== undefined) ? map(entries) : undefined;
}

function probe(of: Options): DocNode | undefined {
  const command = of('health-cmd').at(-1);
  if (command === undefined || of('no-healthcheck').length > 0) return undefined;
  const seconds = (option: string) => {
    const own = of(option).at(-1);
    const whole = own === undefined ? null : secondsOf(own);
    return whole === null ? undefined : number(whole);
  };
  const retries = of('health-retries').at(-1);
  return map({
    exec: map({ command: strings(['/bin/sh', '-c', unescaped(command)]) }),
    initialDelaySeconds: seconds('health-start-period'),
    periodSeconds: seconds('health-interval'),
    timeoutSeconds: seconds('health-timeout'),
    failureThreshold: retries === undefined ? undefined : number(retries),
  });
}

interface Port {
  port: string;
  target: string;
  protocol: string;
}

/** Ranges become no port: a Service lists each. */
function readPort(written: string): Port | null {
  const [, host, target = '', protocol = 'tcp'] = /^(?:(?:.*:)?(\d*):)?(\d+)(?:\/(\w+))?$/.exec(written) ?? [];
  if (target === '') return null;
  return { port: host === undefined || host === '' ? target : host, target, protocol: protocol.toUpperCase() };
}

const unique = (ports: readonly Port[]): Port[] => [
  ...new Map(ports.map((own) => [`${own.port}/${own.protocol}`, own])).values(),
];

interface Mount {
  name: string;
  node: DocNode;
  mount: DocNode;
}

function mounts(
  { key }: Container,
  of: Options,
  claims: Set<string>,
  leave: (what: string, reason: Left['reason']) => void,
): Mount[] {
  const base = dnsName(key);
  let count = 0;
  const made = (name: string, source: Nodes, target: string, readOnly: boolean): Mount => ({
    name,
    node: map({ name: string(name), ...source }),
    mount: map({ name: string(name), mountPath: string(target), readOnly: readOnly ? TRUE : undefined }),
  });
  const next = () => `${base}-${count++}`;
  const bound = (source: string | undefined, target: string, readOnly: boolean): Mount => {
    if (source === undefined) return made(next(), { emptyDir: map({}) }, target, readOnly);
    if (/^[./~$\\]/.test(source)) {
      leave(`volumes: ${source}`, 'host-path');
      return made(next(), { hostPath: map({ path: string(unescaped(source)) }) }, target, readOnly);
    }
    const claim = dnsName(source);
    claims.add(claim);
    return made(claim, { persistentVolumeClaim: map({ claimName: string(claim) }) }, target, readOnly);
  };
  const short = of('volume').map((own) => {
    const [first = '', second, mode = ''] = own.split(':');
    return second === undefined ? bound(undefined, first, false) : bound(first, second, /(?:^|,)ro(?:,|$)/.test(mode));
  });
  const long = of('mount').map((own) => {
    const fields = new Map(
      own.split(',').map((field): [string, string] => [field.split('=')[0] ?? '', field.slice(field.indexOf('=') + 1)]),
    );
    if (fields.get('type') === 'tmpfs')
      return made(next(), { emptyDir: map({ medium: string('Memory') }) }, fields.get('target') ?? '/', false);
    return bound(fields.get('source'), fields.get('target') ?? '/', fields.has('readonly'));
  });
  const temporary = of('tmpfs').map((own) =>
    made(next(), { emptyDir: map({ medium: string('Memory') }) }, own.split(':')[0] ?? '/', false),
  );
  return [...short, ...long, ...temporary];
}
