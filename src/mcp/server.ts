import { createMcpHandler, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { startLanguage } from '../api/texts.ts';
import type { Run } from '../executor/run.ts';
import { AGENT_TOOLS, type AgentTool } from './calls.ts';
import { listedSchema } from './schema.ts';
import { singleTools } from './single.ts';

export interface McpOptions {
  version: string;
  run: Run;
  /** The language of titles and messages. */
  language?: string;
  /** Tools that are listed one by one, instead of the four that reach all. */
  tools?: readonly string[];
  showSecrets?: boolean;
}

/** Nothing here changes anything or reaches a network. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

/** Tells the client how far a run is, if it asked. */
function progressTo({ mcpReq }: ServerContext): ((share: number) => void) | undefined {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return undefined;
  return (share) => {
    const params = { progressToken: token, progress: share, total: 1 };
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** Throws a `RangeError` for a tool that there isn't. */
async function toolsOf(names: readonly string[] | undefined, language: string): Promise<readonly AgentTool[]> {
  if (!names) return AGENT_TOOLS;
  const all = await Promise.all(
    names.map(async (name) => {
      const tools = await singleTools(name, language);
      if (!tools) throw new RangeError(`unknown tool ${JSON.stringify(name)}`);
      return tools;
    }),
  );
  return [...new Map(all.flat().map((tool) => [tool.name, tool])).values()];
}

/** Returns what makes a server for each client, or for each request. */
export async function mcpServers({ version, run, language = 'en', tools, showSecrets = false }: McpOptions) {
  await startLanguage(language);
  const listed = await toolsOf(tools, language);
  const schemas = new Map(
    listed.map(({ name, input, output }) => [name, [listedSchema(input), listedSchema(output)] as const]),
  );
  return () => {
    const server = new McpServer({ name: 'it-tools', version }, { capabilities: { tools: {} } });
    for (const { name, title, description, call } of listed) {
      const [inputSchema, outputSchema] = schemas.get(name) ?? [];
      if (!inputSchema || !outputSchema) continue;
      const settings = { title, description, inputSchema, outputSchema, annotations: ANNOTATIONS };
      server.registerTool(name, settings, (values, ctx) =>
        call(values, { language, run, showSecrets, signal: ctx.mcpReq.signal, onProgress: progressTo(ctx) }),
      );
    }
    return server;
  };
}

/** Returns what answers MCP requests over HTTP, with a body of at most this many bytes. */
export async function mcpOverHttp(options: McpOptions, body: number) {
  const { fetch } = createMcpHandler(await mcpServers(options), { maxRequestBodySize: body });
  return (request: Request) => fetch(request);
}
