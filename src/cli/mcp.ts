import { lightRunsHere } from '../api/light-runs.ts';
import { createPool } from '../executor/pool.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { startLanguage } from './texts.ts';
import { UsageError } from './usage.ts';

/** The names in `--tools a,b`; undefined without it. */
export function toolNames(text: string | null | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const names = (text ?? '').split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError('--tools needs names with commas: --tools hash-text,jwt-parser');
  return names;
}

/** `mcp`: the tools for agents, over standard input and output, until the input ends and all of it is answered. */
export async function mcpCommand(args: Arguments): Promise<number> {
  const flags = takeFlags(args, ['lang', 'tools', 'show-secrets']);
  expectNoMore(args);
  const language = await startLanguage(flags.lang);
  const [{ mcpServers }, { patientTransport }, { serveStdio }] = await Promise.all([
    import('../mcp/server.ts'),
    import('../mcp/stdio.ts'),
    import('@modelcontextprotocol/server/stdio'),
  ]);
  const pool = createPool();
  const servers = await mcpServers({
    version: __APP_VERSION__,
    run: lightRunsHere(pool.run),
    language,
    tools: toolNames(flags.tools),
    showSecrets: 'show-secrets' in flags,
  }).catch((error: unknown) => {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  });
  const { transport, answered } = patientTransport();
  const ended = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  const server = serveStdio(servers, { transport });
  await ended;
  await answered();
  await server.close();
  await pool.close();
  return 0;
}
