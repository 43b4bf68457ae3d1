// Compose to `docker run`.
import { shellQuote } from '../../../base/shell-quote.ts';
import type { ComposeFile } from './project.ts';
import type { Container } from './run-options.ts';
import { declaredName } from './sink.ts';
import { isMap, mapAt, pairsOf, textAt, textsOf, type Value } from './value.ts';

export interface RunStyle {
  engine: 'docker' | 'podman';
  detach: boolean;
  /** Each option on its own line. */
  multiline: boolean;
  /** `-p` instead of `--publish`. */
  short: boolean;
}

/** `$$` is a dollar sign in Compose, `${NAME:-default}` a variable. */
const DOLLARS = /\$\$|\$\{(?:[^{}]|\{[^{}]*\})*\}|\$[A-Za-z_]\w*|[^]/gu;

/** Quotes a word of a Compose file for a POSIX shell, which then fills in the same variables. */
export function quoted(text: string): string {
  if (!text.includes('$')) return shellQuote(text);
  const parts = Array.from(text.matchAll(DOLLARS), ([part]) => part);
  const isVariable = (part: string) => part.length > 1 && part.startsWith('$') && part !== '$$';
  if (!parts.some(isVariable)) return shellQuote(text.replaceAll('$$', '$'));
  const inner = parts.map((part) => {
    if (part === '$$' || part === '$') return String.raw`\$`;
    return /^["\\`]$/.test(part) ? `\\${part}` : part;
  });
  return `"${inner.join('')}"`;
}

export const hasVariables = (text: string): boolean =>
  Array.from(text.matchAll(DOLLARS)).some(([part]) => part.length > 1 && part.startsWith('$') && part !== '$$');

const SHORT: Readonly<Record<string, string>> = {
  env: 'e',
  publish: 'p',
  volume: 'v',
  workdir: 'w',
  user: 'u',
  hostname: 'h',
  memory: 'm',
  label: 'l',
  tty: 't',
  interactive: 'i',
};

export function writeRuns(file: ComposeFile, containers: readonly Container[], style: RunStyle): string {
  const runs = containers.map((container) => oneRun(container, style));
  const builds = containers.flatMap((container) => buildLine(container, style));
  return `${[...builds, ...created(file, containers, style), ...runs].join('\n')}\n`;
}

function oneRun({ options, image, entrypoint, command }: Container, style: RunStyle): string {
  const written = options.map(({ name, value }) => {
    const letter = style.short ? SHORT[name] : undefined;
    if (value === null) return letter === undefined ? `--${name}` : `-${letter}`;
    if (
      value === 'false' &&
      /^(?:init|interactive|oom-kill-disable|privileged|read-only|tty|use-api-socket)$/.test(name)
    )
      return `--${name}=false`;
    return `${letter === undefined ? `--${name}` : `-${letter}`} ${quoted(value)}`;
  });
  const [first = '', ...rest] = entrypoint ?? [];
  if (entrypoint !== null) written.push(`--entrypoint ${quoted(first)}`);
  const args = [...rest, ...command].map(quoted);
  const start = `${style.engine} run${style.detach ? ' -d' : ''}`;
  return [start, ...written, [quoted(image), ...args].join(' ')].join(
    style.multiline && written.length > 0 ? ' \\\n  ' : ' ',
  );
}

function buildLine({ build, image }: Container, { engine }: RunStyle): string[] {
  if (build === undefined || build === null) return [];
  const context = typeof build === 'string' ? build : (textAt(build, 'context') ?? '.');
  const file = textAt(build, 'dockerfile');
  const target = textAt(build, 'target');
  const values: Value | undefined = isMap(build) ? build.get('args') : undefined;
  const args = pairsOf(values).map(([key, value]) => `--build-arg ${quoted(value === null ? key : `${key}=${value}`)}`);
  const folder = context.replace(/\/$/, '');
  return [
    [
      `${engine} build -t ${quoted(image)}`,
      ...(file === undefined ? [] : [`-f ${quoted(file.startsWith('/') ? file : `${folder}/${file}`)}`]),
      ...(target === undefined ? [] : [`--target ${quoted(target)}`]),
      ...args,
      quoted(context),
    ].join(' '),
  ];
}

/** Networks and volumes that must exist before, or have options of their own. */
function created(file: ComposeFile, containers: readonly Container[], { engine }: RunStyle): string[] {
  const used = containers.flatMap(({ options }) =>
    options.filter(({ name }) => name === 'network').map(({ value }) => value ?? ''),
  );
  const names = new Set(used.map((value) => /(?:^|,)"?name=([^,"]*)/.exec(value)?.[1] ?? value));
  const declared = new Map(Array.from(file.networks, ([key, value]) => [declaredName(file, 'networks', key), value]));
  const networks = [...names].flatMap((name) => {
    const value = declared.get(name) ?? null;
    if (/^(?:host|none|bridge|private)$|:/.test(name) || isExternal(value)) return [];
    return [`${engine} network create ${[...networkOptions(value), quoted(name)].join(' ')}`];
  });
  const volumes = [...file.volumes].flatMap(([key, value]) => {
    if (isExternal(value) || (pairsOf(mapAt(value, 'driver_opts')).length === 0 && !labels(value).length)) return [];
    const driver = textAt(value, 'driver');
    const options = pairsOf(mapAt(value, 'driver_opts')).map(([name, own]) => `-o ${quoted(`${name}=${own ?? ''}`)}`);
    const all = [...(driver === undefined ? [] : [`--driver ${quoted(driver)}`]), ...options, ...labels(value)];
    return [`${engine} volume create ${[...all, quoted(declaredName(file, 'volumes', key))].join(' ')}`];
  });
  return [...networks, ...volumes];
}

const isExternal = (value: Value): boolean =>
  isMap(value) && value.has('external') && value.get('external') !== 'false';

const labels = (value: Value): string[] =>
  pairsOf(isMap(value) ? value.get('labels') : undefined).map(
    ([key, own]) => `--label ${quoted(`${key}=${own ?? ''}`)}`,
  );

function networkOptions(value: Value): string[] {
  if (!isMap(value)) return [];
  const driver = textAt(value, 'driver');
  const ranges = value.get('ipam');
  const config = isMap(ranges) ? ranges.get('config') : undefined;
  const subnets = (Array.isArray(config) ? (config as Value[]) : []).flatMap((own) =>
    (['subnet', 'gateway', 'ip_range'] as const).flatMap((key) =>
      textsOf(textAt(own, key)).map((text) => `--${key.replace('_', '-')} ${quoted(text)}`),
    ),
  );
  const flags = (['internal', 'attachable'] as const)
    .filter((key) => textAt(value, key) === 'true')
    .map((key) => `--${key}`);
  const options = pairsOf(value.get('driver_opts')).map(([key, own]) => `-o ${quoted(`${key}=${own ?? ''}`)}`);
  return [
    ...(driver === undefined ? [] : [`--driver ${quoted(driver)}`]),
    ...subnets,
    ...flags,
    ...(textAt(value, 'enable_ipv6') === 'true' ? ['--ipv6'] : []),
    ...options,
    ...labels(value),
  ];
}
