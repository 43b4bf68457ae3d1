// @vitest-environment node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeTool } from '../../../src/api/describe.ts';
import { find, read, run } from '../../../src/api/index.ts';
import { startLanguage } from '../../../src/api/texts.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { integrationFiles } from '../../../scripts/integrations.mjs';
import { project } from '../project.ts';

const ROOT = path.resolve('integrations');
const has = (program: string) => !spawnSync(program, ['--version']).error;

let bin: string;

beforeAll(async () => {
  await startLanguage('en');
});

/** A folder in the PATH with an `it-tools` that prints its input and arguments, or fails. */
function withTools(script: string) {
  bin = project({ 'it-tools': `#!/bin/bash\n${script}\n` });
  fs.chmodSync(path.join(bin, 'it-tools'), 0o755);
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
}

test('the files made from the catalog are up to date (otherwise run npm run integrations)', async () => {
  const tools = await Promise.all(cards.map((card) => describeTool(card, 'en')));
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
  const files = integrationFiles(tools, version);
  expect(Object.keys(files).length).toBeGreaterThan(12);
  for (const [name, text] of Object.entries(files))
    expect(fs.readFileSync(path.join(ROOT, name), 'utf8'), name).toBe(text);
  const made = fs.readdirSync(path.join(ROOT, 'raycast')).map((name) => `raycast/${name}`);
  expect(made.filter((name) => !Object.hasOwn(files, name))).toEqual([]);
}, 60_000);

test('entries of agents start the server of the terminal', () => {
  const entries = ['claude-desktop', 'cursor', 'vscode', 'zed'].map(
    (name) =>
      JSON.parse(fs.readFileSync(path.join(ROOT, `mcp/${name}.json`), 'utf8')) as Record<
        string,
        Record<string, unknown>
      >,
  );
  expect(entries.map((entry) => Object.keys(entry)[0])).toEqual([
    'mcpServers',
    'mcpServers',
    'servers',
    'context_servers',
  ]);
  for (const entry of entries)
    expect(Object.values(entry)[0]).toMatchObject({ 'it-tools': { command: 'it-tools', args: ['mcp'] } });
});

test('PowerToys knows its plugin by the same id in both files', () => {
  const { ID } = JSON.parse(fs.readFileSync(path.join(ROOT, 'powertoys/plugin.json'), 'utf8')) as { ID: string };
  expect(fs.readFileSync(path.join(ROOT, 'powertoys/Main.cs'), 'utf8')).toContain(`PluginID => "${ID}"`);
});

describe('Raycast', () => {
  test('a script passes its argument, or the clipboard, exactly', () => {
    const env = withTools('printf "%s:" "$@"; cat');
    fs.writeFileSync(path.join(bin, 'pbpaste'), '#!/bin/bash\nprintf "from the clipboard"', { mode: 0o755 });
    const ran = (...args: string[]) =>
      spawnSync('bash', [path.join(ROOT, 'raycast/hash-text.sh'), ...args], { env, encoding: 'utf8' }).stdout;
    expect(ran('$(id) "a"\\n')).toBe('run:hash-text:$(id) "a"\\n');
    expect(ran()).toBe('run:hash-text:from the clipboard');
  });
});

describe('Alfred', () => {
  const items = (script: string, query: string) => {
    const filter = path.join(ROOT, 'alfred/filter.mjs');
    const { stdout } = spawnSync(process.execPath, [filter, query], { env: withTools(script), encoding: 'utf8' });
    return (JSON.parse(stdout) as { items: Record<string, unknown>[] }).items;
  };

  test('answers, proposes tools, and says why it can do neither', () => {
    expect(items('printf "11\\n22\\n"; echo "Base: base-converter" >&2', '0xff')).toEqual([
      { title: '11', subtitle: 'Base: base-converter', arg: '11\n22' },
    ]);
    expect(items('printf "No answer:\\n  hash-text  Hash text\\n" >&2; exit 1', 'hash')).toEqual([
      { title: 'Hash text', subtitle: 'hash-text', autocomplete: 'hash-text ', valid: false },
    ]);
    expect(items('echo "Wrong" >&2; exit 1', 'x')).toMatchObject([{ title: 'Wrong', valid: false }]);
    expect(items('echo never', '')).toEqual([]);
  });
});

describe('rofi', () => {
  const rofi = (env: Record<string, string>, ...args: string[]) => {
    const tools = withTools(
      'case $* in list) echo "hash-text  Hash" ;; *bad) echo Wrong >&2; exit 1 ;; *) printf "a\\nb\\n" ;; esac',
    );
    fs.writeFileSync(path.join(bin, 'xclip'), '#!/bin/bash\ncat > "$(dirname "$0")/copied"', { mode: 0o755 });
    const all = { ...tools, WAYLAND_DISPLAY: '', ...env };
    return spawnSync('bash', [path.join(ROOT, 'rofi/it-tools-rofi.sh'), ...args], { env: all, encoding: 'utf8' })
      .stdout;
  };

  test('lists the tools, answers what is typed, and copies the answer as it is', () => {
    expect(rofi({})).toContain('\nhash-text\n');
    const answered = rofi({ ROFI_RETV: '2' }, 'sha256 hello');
    expect(answered).toContain('\na\0info\x1Fanswer\n');
    const data = /data\x1F(\S+)/.exec(answered)?.[1] ?? '';
    rofi({ ROFI_RETV: '1', ROFI_INFO: 'answer', ROFI_DATA: data }, 'a');
    expect(fs.readFileSync(path.join(bin, 'copied'), 'utf8')).toBe('a\nb');
    expect(rofi({ ROFI_RETV: '2' }, 'bad')).toContain('\0message\x1FWrong');
  });
});

describe.skipIf(!has('python3'))('KRunner', () => {
  test('answers a line after its word, and nothing else', () => {
    const code = `
import sys; sys.path.insert(0, ${JSON.stringify(path.join(ROOT, 'krunner'))}); sys.dont_write_bytecode = True
from it_tools_runner import answers
print([answers(q) for q in ["it ", "item", "it 0xff", "it bad"]])`;
    const env = withTools('if [ "$2" = bad ]; then exit 1; fi; printf "a\\nb\\n"; echo why >&2');
    const { stdout, stderr } = spawnSync('python3', ['-c', code], { env, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(
      "[[], [], [('a\\nb', 'a', 'applications-utilities', 100, 1.0, {'subtext': 'why'})], []]",
    );
  });
});

describe('VS Code', () => {
  interface Host {
    replaced: string[];
    told: string[];
    copied: string[];
  }
  const { commands } = createRequire(import.meta.url)(path.join(ROOT, 'vscode/commands.cjs')) as {
    commands: (vscode: object, load: () => Promise<object>) => Record<'run' | 'answer', () => Promise<void>>;
  };

  /** A host with an editor: `texts` are selected, the operation `call` is picked, and then `where`. */
  function host(texts: string[], call: string, where: string) {
    const seen: Host = { replaced: [], told: [], copied: [] };
    const selections = texts.map((_, at) => at);
    const editor = {
      document: { getText: (at: number) => texts[at] },
      selection: 0,
      selections,
      edit: (change: (edit: object) => void) =>
        change({ replace: (at: number, text: string) => void (seen.replaced[at] = text) }),
    };
    const quickPick = () => {
      const own = {
        items: [] as { call: string }[],
        selectedItems: [] as { call: string }[],
        onDidChangeValue: (listener: (text: string) => Promise<void>) => void (own.change = listener),
        change: async (text: string): Promise<void> => void text,
        show: () => undefined,
        hide: () => undefined,
        dispose: () => undefined,
        onDidHide: () => undefined,
        onDidAccept: (listener: () => void) =>
          void own.change(call).then(() => {
            own.selectedItems = own.items.filter((item) => item.call === call);
            listener();
          }),
      };
      return own;
    };
    const vscode = {
      env: { clipboard: { writeText: (text: string) => void seen.copied.push(text) } },
      workspace: { getConfiguration: () => ({ get: (_: string, initial: string) => initial }) },
      window: {
        activeTextEditor: editor,
        createQuickPick: quickPick,
        showQuickPick: () => Promise.resolve(where),
        showErrorMessage: (text: string) => void seen.told.push(text),
      },
    };
    return { seen, own: commands(vscode, () => Promise.resolve({ find, read, run })) };
  }

  test('runs an operation on every selection and replaces them', async () => {
    const { seen, own } = host(['hello', '今天'], 'base64-string-converter', 'Replace');
    await own.run();
    expect(seen).toEqual({ replaced: ['aGVsbG8=', '5LuK5aSp'], told: [], copied: [] });
  });

  test('says what is wrong and replaces nothing', async () => {
    const { seen, own } = host(['{"a":1}', '{'], 'json-prettify', 'Replace');
    await own.run();
    expect(seen.replaced).toEqual([]);
    expect(seen.told).toEqual([expect.stringContaining('line 1')]);
  });

  test('answers a selection as the palette does', async () => {
    const { seen, own } = host(['0xff in binary'], '', 'Copy');
    await own.answer();
    expect(seen.copied).toEqual(['11111111']);
  });
});
