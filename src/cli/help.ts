import fs from 'node:fs';
import path from 'node:path';
import { COMMAND, commandLine } from '../core/sharing/command-line.ts';
import { exampleInput } from '../core/example-input.ts';
import type { Field } from '../core/field.ts';
import { takesFilesOnly } from '../core/kinds.ts';
import { type Operation, primaryOf } from '../core/tool.ts';
import { headIn } from '../i18n/by-language.ts';
import type { Target } from '../calls/words.ts';
import { textsOf } from '../api/texts.ts';

export const HELP = `Usage: it-tools '<line>' or it-tools <command>

  '<line>'                           answer a line as the palette does: '0xff in binary', 'unix time 1700000000', 'sha256 hello'
                                     standard input is the text it is about: pbpaste | it-tools, pbpaste | it-tools 'to hsl'
      --lang <language>              language of the line and the messages
  list [--json]                      list the tools; --json adds their fields, outputs and aliases
  run <tool> [<operation>] [text]    run a tool; an alias (sha256, b64d) selects the tool, operation and options
                                     after the name of a tool, the name of an operation is one, and not a text: hash-text identify;
                                     after --, it is a text: hash-text -- identify
      --<field> <value>              set a field; --<field>-file <path> reads it from a file, - is stdin;
                                     a pattern ('src/*.txt') runs the tool on each file that matches;
                                     a tool for several files takes their paths instead of a text
      --watch                        run again whenever one of the files changes
      --json '{"field": "value"}'    set fields as JSON; a file is {"name", "type", "base64"}
      --json                         print the whole result as JSON
      --out <folder>                 save the files of the result there
      --lang <language>              language of the messages
      --help                         show the tool's fields, outputs and examples
  chain '<step> | <step>' [text]     chain tools; each step is an alias with flags and receives the previous result
      --json                         print the result of every step as JSON, with its time
  batch                              read one {"id", "tool", "operation", "input"} per line, or
                                     {"id", "steps", "text", "inputs"} for a chain; write one result per line
  mcp [--tools <names>]              the tools for agents (MCP) over standard input and output; see docs/api.md
  serve [--port 8080] [--site <dir>] answer HTTP and MCP requests; the options are in docs/api.md
  health [--port 8080]               tell whether a server is ready
  completions <shell>                print a script that completes what you type: bash, zsh, fish, powershell
  new-tool <id> --category <name>    create a tool (in a checkout of the project)

Standard input fills the primary field. Exit codes: 0 success, 1 invalid input, 2 incorrect usage.
`;

/** Whether it runs in a checkout, where npm starts it; installed, it is a command. */
export const isCheckout = () =>
  fs.existsSync(path.join(fs.realpathSync(process.argv[1] ?? '.'), '../../scripts/cli.mjs'));

function describeRange({ options, min, max, kind }: Field): string {
  if (options) return options.join(' | ');
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return kind;
}

/** Formats the help of one operation from its spec. */
export async function toolHelp({ card, operation }: Target, op: Operation, language: string): Promise<string> {
  const tool = await textsOf(language, card.id);
  const { title, description } = headIn(language, card.id);
  const others = card.operations.filter(({ name }) => name !== operation.name).map(({ name }) => `${card.id}/${name}`);
  const fields = Object.entries(op.fields).map(([name, field]) => {
    const notes = [field.primary && 'primary', field.secret && 'secret', describeRange(field)]
      .filter(Boolean)
      .join(', ');
    const initial = typeof field.initial === 'object' || field.initial === '' ? '' : ` [${String(field.initial)}]`;
    return `  --${name}  ${tool(`fields.${name}.label`) ?? ''} (${notes})${initial}`;
  });
  const start = isCheckout() ? COMMAND : 'it-tools';
  const examples = op.examples.slice(0, 4).map((example) => {
    const line = commandLine(card.id, operation.name, op, exampleInput(op, example, Date.now())) ?? '';
    return `  ${line.replace(COMMAND, start)}`;
  });
  const primary = primaryOf(op);
  return [
    `${title}: ${description}`,
    '',
    `Usage: it-tools run ${card.id}${card.operations.length > 1 ? `/${operation.name}` : ''} ${primary && takesFilesOnly(primary.field.kind) ? '[file …]' : '[text]'}`,
    ...(others.length > 0 ? [`Other operations: ${others.join(', ')}`] : []),
    ...(Object.keys(operation.aliases).length > 0 ? [`Aliases: ${Object.keys(operation.aliases).join(', ')}`] : []),
    '',
    'Fields:',
    ...fields,
    '',
    'Examples:',
    ...examples,
    '',
  ].join('\n');
}
