// node scripts/bench/mcp.mjs [calls]: calls the tools for agents over both transports and prints how fast they answer and
// what memory the servers take before and after. Needs a built terminal command (npm run -s tool -- --version).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { root } from '../run.mjs';
import { quantile } from './quantile.mjs';

const CALLS = Number(process.argv[2] ?? 1000);
const ROUNDS = 4;
const AT_ONCE = 10;
const cli = path.join(root, 'dist-cli', 'cli.js');
/** A small heap makes what is kept visible soon. */
const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=128' };

/** @type {[string, Record<string, string>][]} */
const calls = [
  ['run_tool', { tool: 'sha256', input: 'hello' }],
  ['run_tool', { tool: 'json-prettify', input: '{"a":[1,2,3]}' }],
  ['run_tool', { tool: 'json-prettify', input: '{"a":' }],
  ['run_chain', { steps: 'b64d | json | sha256', text: 'eyJhIjoxfQ==' }],
  ['find_tools', { query: 'decode a token' }],
  ['describe_tool', { tool: 'hash-text' }],
];

/** The memory that a process takes, in megabytes. @param {number | null | undefined} pid */
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** @param {string} name @param {Client} client @param {number | null | undefined} pid */
async function measure(name, client, pid) {
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const memory = [];
  let next = 0;
  const callNext = async () => {
    const [tool = '', values = {}] = calls[next++ % calls.length] ?? [];
    const start = performance.now();
    const { content } = await client.callTool({ name: tool, arguments: values });
    if (!Array.isArray(content) || content.length === 0) throw new Error(`${tool} had no answer`);
    times.push(performance.now() - start);
  };
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    for (let done = 0; done < CALLS / ROUNDS; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, callNext));
    memory.push(memoryOf(pid));
  }
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  process.stdout.write(
    `${name}: ${times.length} calls in ${seconds.toFixed(1)} s, median ${half} ms, p99 ${most} ms; memory after each quarter: ${memory.join(', ')} MB\n`,
  );
  await client.close();
}

const client = () => new Client({ name: 'bench', version: '1' });

const stdio = new StdioClientTransport({
  command: process.execPath,
  args: [cli, 'mcp'],
  env: /** @type {any} */ (env),
});
const overStdio = client();
await overStdio.connect(stdio);
await measure('standard input and output', overStdio, stdio.pid);

const server = spawn(process.execPath, [cli, 'serve', '--port', '0', '--log', 'off'], {
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
});
const port = await new Promise((resolve) => {
  server.stderr.setEncoding('utf8').on('data', (text) => {
    const announced = /localhost:(\d+)/.exec(text)?.[1];
    if (announced) resolve(announced);
  });
});
const overHttp = client();
await overHttp.connect(new StreamableHTTPClientTransport(new URL(`http://localhost:${port}/mcp`)));
await measure('HTTP', overHttp, server.pid);
server.kill();
