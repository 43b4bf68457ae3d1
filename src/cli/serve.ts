import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Run } from '../executor/run.ts';
import { LOCAL_HOSTS } from '../server/limits.ts';
import type { ServeOptions } from '../server/serve.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { UsageError } from './usage.ts';
import { write } from './output.ts';

const NAMES = [
  'port',
  'address',
  'site',
  'base',
  'host',
  'origin',
  'token-file',
  'max-body',
  'max-time',
  'max-requests',
  'threads',
  'queue',
  'memory',
  'grace',
  'log',
  'mcp',
] as const;

type Name = (typeof NAMES)[number];

/** The environment variable of an option: `IT_TOOLS_MAX_BODY` for `--max-body`. */
const variable = (name: Name) => `IT_TOOLS_${name.toUpperCase().replace('-', '_')}`;

const UNITS: Readonly<Record<string, number>> = { '': 1, kb: 1e3, mb: 1e6, gb: 1e9, ms: 1, s: 1e3, m: 6e4 };

/** Reads a number with a unit, such as `10mb` or `30s`. */
export function quantity(name: string, text: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = UNITS[unit.toLowerCase()];
  const number = Math.round(Number(digits) * (factor ?? Number.NaN));
  if (digits === '' || !(number >= 0)) throw new UsageError(`--${name} must be a number, such as 100, 10mb or 30s`);
  return number;
}

/** Reads a token from a file: its first line. */
function tokenIn(file: string): string {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`couldn't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const token = text.split('\n')[0]?.trim() ?? '';
  if (token.length < 16 || /\s/.test(token))
    throw new UsageError(`${file} must have a token of 16 characters or more in its first line`);
  return token;
}

const listIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads what the server may do from its options and the environment. */
export function settingsOf(args: Arguments, env: NodeJS.ProcessEnv = process.env) {
  const flags = takeFlags(args, NAMES);
  expectNoMore(args);
  const text = (name: Name, initial: string) => flags[name] ?? env[variable(name)] ?? initial;
  const number = (name: Name, initial: string, least = 0) => {
    const value = quantity(name, text(name, initial));
    if (value < least) throw new UsageError(`--${name} must be ${least} or more`);
    return value;
  };
  const port = number('port', '8080');
  if (port > 65535) throw new UsageError('--port must be a number from 0 to 65535');
  const base = text('base', '/');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new UsageError('--base must start and end with /, like /tools/');
  const site = text('site', '');
  if (site !== '' && !fs.existsSync(path.join(site, 'index.html')))
    throw new UsageError(`--site ${site} has no index.html`);
  const tokenFile = text('token-file', '');
  return {
    port,
    address: text('address', '127.0.0.1'),
    base,
    site: site === '' ? null : site,
    grace: number('grace', '10s'),
    logs: text('log', 'on') !== 'off',
    hasMcp: text('mcp', 'on') !== 'off',
    limits: {
      body: number('max-body', '10mb', 1),
      time: number('max-time', '30s', 1),
      requests: number('max-requests', '1000', 1),
      threads: number('threads', String(os.availableParallelism()), 1),
      queue: number('queue', '100'),
      memory: number('memory', '512', 64),
    },
    access: {
      hosts: [...LOCAL_HOSTS, ...listIn(text('host', ''))].map((host) => host.toLowerCase()),
      origins: listIn(text('origin', '')),
      token: tokenFile === '' ? null : tokenIn(tokenFile),
    },
  };
}

async function warmUp(): Promise<void> {
  const { find, read } = await import('../api/index.ts');
  await read('1');
  await find('text', { most: 1 });
}

/** Says why a server can't listen, or throws what has another cause. */
function refuse(error: unknown, { port, address }: Pick<ServeOptions, 'port' | 'address'>): never {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      throw new UsageError(`port ${port} is in use; choose another one with --port`);
    case 'EACCES':
      throw new UsageError(`port ${port} is for administrators; choose one from 1024 on with --port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new UsageError(`this machine has no address ${address}; choose another one with --address`);
    default:
      throw error;
  }
}

/** `serve`: the API, MCP and, with `--site`, a built site from one port, until SIGINT or SIGTERM. */
export async function serveCommand(args: Arguments): Promise<number> {
  const { logs, hasMcp, grace, ...settings } = settingsOf(args);
  const [{ serve }, { mcpOverHttp }] = await Promise.all([import('../server/serve.ts'), import('../mcp/server.ts')]);
  const version = __APP_VERSION__;
  // What lines are read with takes a while to load; the first client that asks, and everybody behind it, would wait.
  await warmUp();
  const mcp = (run: Run) => mcpOverHttp({ version, run }, settings.limits.body);
  const log = (line: object) => write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
  const options = { ...settings, version, ...(hasMcp && { mcp }), ...(logs && { log }) };
  const server = await serve(options).catch((error: unknown) => refuse(error, settings));
  process.stderr.write(`IT Tools API is at http://localhost:${server.port}${settings.base}api/docs\n`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await server.stop(grace);
  return 0;
}
