import { type Arguments, splitArguments } from './arguments.ts';
import { batch } from './batch.ts';
import { chain } from './chain.ts';
import { HELP } from './help.ts';
import { readLine } from './line.ts';
import { list } from './list.ts';
import { mcpCommand } from './mcp.ts';
import { newTool } from './new-tool.ts';
import { runCommand } from './run-command.ts';
import { healthCommand, serveCommand } from './serve.ts';
import { InputError, UsageError } from './usage.ts';

const COMMANDS: Readonly<Record<string, (args: Arguments) => Promise<number>>> = {
  list,
  run: runCommand,
  batch,
  chain,
  serve: serveCommand,
  mcp: mcpCommand,
  health: healthCommand,
  'new-tool': newTool,
};

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === undefined) return readLine(splitArguments([]));
  if (command === '--help' || command === 'help' || command === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  if (command === '--version') {
    process.stdout.write(`${__APP_VERSION__}\n`);
    return 0;
  }
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  // Anything else is a line, as in the palette.
  if (!run) return readLine(splitArguments([command, ...rest]));
  const args = splitArguments(rest);
  if (command !== 'run' && args.flags.some(({ name }) => name === 'help')) {
    process.stdout.write(HELP);
    return 0;
  }
  return run(args);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // the reader has closed the pipe, as `head` does
  throw error;
});

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
