import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

type Mode = 'legacy' | 'auto';

const clientOf = (mode: Mode) => new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });

/** Connects to the terminal's own server. */
export async function overStdio(words: readonly string[] = [], mode: Mode = 'legacy'): Promise<Client> {
  const client = clientOf(mode);
  const args = [path.resolve('scripts/cli.mjs'), 'mcp', ...words];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  return client;
}

/** Connects to an HTTP server. */
export async function overHttp(url: string, mode: Mode = 'legacy'): Promise<Client> {
  const client = clientOf(mode);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}
