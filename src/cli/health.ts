import type { IncomingMessage } from 'node:http';
import { lookupIn } from '../i18n/by-language.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';
import { write } from './output.ts';

/** How long a server may take to answer. */
const LIMIT_MS = 3000;

/** The longest answer that is read: what probes say is two letters. */
const MOST_CHARACTERS = 1000;

const INSTALLED = 'it-tools';
const IN_CHECKOUT = 'npm run -s tool --';

const NO_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

/** Names of errors that come of two that don't speak the same protocol. */
const NO_HTTP = /^HPE_|^ECONNRESET$|^EPIPE$/;
const TLS = /CERT|SELF_SIGNED|SIGNATURE|^ERR_SSL|^ERR_TLS|^EPROTO$/;

/** Why a server can't be asked, as the code of a message. */
function reasonOf(error: NodeJS.ErrnoException, { protocol }: URL): string {
  const { code = '', name } = error;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'silent';
  if (code === 'ECONNREFUSED') return 'down';
  if (NO_HOST.has(code)) return 'no-host';
  if (protocol === 'https:' && (TLS.test(code) || NO_HTTP.test(code))) return 'tls';
  return NO_HTTP.test(code) ? 'no-http' : 'failed';
}

/** Asks an address: the status and what it says. */
async function ask(address: URL): Promise<{ status: number; text: string }> {
  const { get } = address.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { signal, agent: false }, resolve).on('error', reject);
  });
  let text = '';
  for await (const piece of response.setEncoding('utf8')) {
    text += String(piece);
    if (text.length > MOST_CHARACTERS) break;
  }
  return { status: response.statusCode ?? 0, text };
}

/** Reads the address to ask from the options and the environment. */
function addressOf({ port, url, base }: Partial<Record<'port' | 'url' | 'base', string | null>>): URL {
  const { IT_TOOLS_PORT = '8080', IT_TOOLS_BASE = '/' } = process.env;
  const address = url ?? `http://127.0.0.1:${port ?? IT_TOOLS_PORT}${base ?? IT_TOOLS_BASE}readyz`;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError(`can't ask ${address}: it must be an address such as http://127.0.0.1:8080/readyz`);
  return new URL(address);
}

/** `health`: whether a server answers, and if it doesn't, why; for containers without wget. */
export async function healthCommand(args: Arguments): Promise<number> {
  const { lang, ...flags } = takeFlags(args, ['port', 'url', 'base', 'lang']);
  expectNoMore(args);
  const address = addressOf(flags);
  const complain = async (code: string, params: Readonly<Record<string, string | number>> = {}) => {
    const [language, { isCheckout }] = await Promise.all([startLanguage(lang), import('./help.ts')]);
    const app = lookupIn(language, 'app');
    const { origin, pathname, port, hostname } = address; // a name, a password and a query aren't shown
    const command = `${isCheckout() ? IN_CHECKOUT : INSTALLED} serve${port === '' || port === '8080' ? '' : ` --port ${port}`}`;
    const all = { address: origin + pathname, host: hostname, command, seconds: LIMIT_MS / 1000, ...params };
    const words = app(`programs.${code}`, all) ?? code;
    process.stderr.write(`${words.includes(origin) ? words : `${all.address}: ${words}`}\n`);
    return 1;
  };
  try {
    const { status, text } = await ask(address);
    if (status === 200 && text.trim() === 'ok') {
      write(text);
      return 0;
    }
    if (status === 503 && text.trim() === 'stopping') return await complain('stopping');
    if (status === 401) return await complain('unauthorized');
    return await complain('health.foreign', { status });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    return complain(`health.${reasonOf(error, address)}`, { reason: code ?? message });
  }
}
