// npm run integrations: writes what launchers, editors and agents need to start the terminal command, from the catalog.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fatal, root } from './run.mjs';

/**
 * @typedef {{ fields: readonly { kind: string, primary: boolean }[], outputs: readonly { kind: string }[] }} Operation
 * @typedef {{ id: string, title: string, description: string, operations: readonly Operation[] }} Tool
 */

/** Tools that most people come for; they get commands of their own where each is a file. */
const POPULAR = /** @type {string[]} */ (JSON.parse(readFileSync(path.join(root, 'src/catalog/popular.json'), 'utf8')));

/** Kinds of fields that take any text. */
const TEXTUAL = new Set(['text', 'code', 'content', 'secret', 'list', 'dateTime']);

/** @param {Operation} operation */
const takesText = ({ fields }) => fields.some(({ kind, primary }) => primary && TEXTUAL.has(kind));

/** Kinds of results that a launcher shows as text. */
const PICTURES = new Set(['svg', 'file', 'files']);

/** @param {Operation} operation */
const givesText = ({ outputs }) => !PICTURES.has(outputs[0]?.kind ?? '');

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * A script command of Raycast, which other launchers for macOS read, too.
 * @param {{ title: string, description: string, command: string, takes: boolean }} options
 */
const raycast = ({ title, description, command, takes }) => `#!/bin/bash
# Made by npm run integrations.
# @raycast.schemaVersion 1
# @raycast.title ${title}
# @raycast.mode fullOutput
# @raycast.packageName IT Tools
# @raycast.icon 🧰
# @raycast.description ${description}
${takes ? '# @raycast.argument1 { "type": "text", "placeholder": "text; empty: the clipboard", "optional": true }\n' : ''}
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
${takes ? `if [ -n "$1" ]; then printf '%s' "$1"; else pbpaste; fi | ${command}` : `exec ${command}`}
`;

/**
 * Returns the files by their paths in `integrations`.
 * @param {readonly Tool[]} tools as \`list --json\` prints them
 * @param {string} version
 * @returns {Record<string, string>}
 */
export function integrationFiles(tools, version) {
  const running = tools.filter(({ operations }) => operations.length > 0);
  const listed = running.map(({ id, title, description, operations }) => {
    return { id, title, description, takesText: operations.some(takesText) };
  });
  const written = running.filter(({ operations }) => operations[0] && givesText(operations[0])).map(({ id }) => id);
  const scripts = listed
    .filter(({ id }) => POPULAR.includes(id) && written.includes(id))
    .map(({ id, title, description, takesText: takes }) => [
      `raycast/${id}.sh`,
      raycast({ title, description, command: `it-tools run ${id}`, takes }),
    ]);
  const server = { command: 'it-tools', args: ['mcp'] };
  return {
    ...Object.fromEntries(scripts),
    'raycast/answer.sh': raycast({
      title: 'Answer with IT Tools',
      description: 'Answers a line such as 0xff in binary, or recognizes the text on the clipboard',
      command: 'it-tools',
      takes: true,
    }),
    'mcp/claude-desktop.json': json({ mcpServers: { 'it-tools': server } }),
    'mcp/cursor.json': json({ mcpServers: { 'it-tools': server } }),
    'mcp/vscode.json': json({ servers: { 'it-tools': { type: 'stdio', ...server } } }),
    'mcp/zed.json': json({ context_servers: { 'it-tools': { ...server, env: {} } } }),
    'vscode/package.json': json({
      name: 'it-tools',
      displayName: 'IT Tools',
      description: 'Runs small tools (encode, hash, convert, generate, inspect) on the selection. Offline.',
      version,
      publisher: 'it-tools',
      license: 'MIT',
      engines: { vscode: '^1.90.0' },
      categories: ['Other', 'Formatters'],
      main: './extension.cjs',
      activationEvents: [],
      dependencies: { 'ittools-cli': version },
      contributes: {
        commands: [
          { command: 'itTools.run', title: 'IT Tools: Run on Selection' },
          { command: 'itTools.answer', title: 'IT Tools: Answer Selection' },
        ],
        menus: { 'editor/context': [{ command: 'itTools.run', when: 'editorHasSelection' }] },
        configuration: {
          title: 'IT Tools',
          properties: {
            'itTools.language': {
              type: 'string',
              enum: ['en', 'es', 'fr', 'pt', 'ru', 'cn'],
              default: 'en',
              description: 'Language of titles and messages',
            },
          },
        },
      },
    }),
    'powertoys/plugin.json': json({
      ID: '5B0E7C0B6A0E4E4F9C7B2E3F4E8E1A90',
      ActionKeyword: 'it',
      IsGlobal: false,
      Name: 'IT Tools',
      Author: 'IT Tools',
      Version: version,
      Language: 'csharp',
      Website: 'https://github.com/it-tools/it-tools',
      ExecuteFileName: 'Community.PowerToys.Run.Plugin.ItTools.dll',
      IcoPathDark: 'Images/it-tools.png',
      IcoPathLight: 'Images/it-tools.png',
    }),
  };
}

async function write() {
  const printed = execFileSync(process.execPath, [path.join(root, 'scripts/cli.mjs'), 'list', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  );
  for (const [name, text] of Object.entries(integrationFiles(JSON.parse(printed), version))) {
    const file = path.join(root, 'integrations', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 });
  }
}

if (process.argv[1] === import.meta.filename) await fatal(write());
