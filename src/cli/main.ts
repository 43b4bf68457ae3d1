import { type Arguments, splitArguments } from './arguments.ts';
import { InputError, UsageError } from './usage.ts';
import { write } from './output.ts';

type Command = (args: Arguments) => Promise<number>;

/** Each loads its own code: most calls run a single small tool. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  list: async () => (await import('./list.ts')).list,
  run: async () => (await import('./run-command.ts')).runCommand,
  batch: async () => (await import('./batch.ts')).batch,
  chain: async () => (await import('./chain.ts')).chain,
  serve: async () => (await import('./serve.ts')).serveCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  health: async () => (await import('./health.ts')).healthCommand,
  completions: async () => (await import('./completions/command.ts')).completions,
  'new-tool': async () => (await import('./new-tool.ts')).newTool,
};

async function printHelp(): Promise<number> {
  write((await import('./help.ts')).HELP);
  return 0;
}

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === '--help' || command === 'help' || command === '-h') return printHelp();
  if (command === '--version') {
    write(`${__APP_VERSION__}\n`);
    return 0;
  }
  const load = command !== undefined && Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!load) {
    // Anything else is a line, as in the palette.
    const { readLine } = await import('./line.ts');
    return readLine(splitArguments(command === undefined ? [] : [command, ...rest]));
  }
  const args = splitArguments(rest);
  if (command !== 'run' && args.flags.some(({ name }) => name === 'help')) return printHelp();
  return (await load())(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof InputError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if (error instanceof UsageError) {
    process.stderr.write(`it-tools: ${error.message}\nRun it-tools --help for usage\n`);
    process.exitCode = 2;
  } else throw error;
}
