import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeOptions } from '../../../../../src/lib/code/classes/write.ts';
import { writeCode } from '../../../../../src/lib/code/classes/write.ts';
import { readSamples } from '../../../../../src/lib/documents/samples.ts';
import { writeJson } from '../../../../../src/lib/documents/json/writer.ts';
import { valueOf } from '../../../../../src/lib/documents/located.ts';
import { violationsOf } from '../../../../../src/lib/documents/schema/validate.ts';
import { HARD_SAMPLES } from '../shape/samples.ts';

const DEFAULTS: CodeOptions = {
  language: 'typescript',
  rootName: 'Root',
  optional: 'samples',
  dates: true,
  namespace: '',
  typescript: 'interface',
  unknown: 'unknown',
  zod: '4',
  closed: false,
  csharp: 'record',
  serializer: 'system',
  python: 'pydantic',
  kotlin: 'kotlinx',
};

/** Samples that only these languages find hard. */
const SAMPLES: readonly string[] = [
  ...HARD_SAMPLES,
  '{"self":1,"Self":2,"super":3,"crate":4,"match":5,"async":6,"r#type":7,"gen":8,"_":9,"__proto__":10,"constructor":11}',
  '{"datetime":"2024-01-01","str":1,"list":[1],"None":{"a":1},"True":2,"from_dict":3,"copy":4,"model_config":5,"_private":6,"cls":7,"data":8}',
  '{"Value":{"a":1},"Option":{"b":1},"Vec":[{"c":1}],"String":{"d":1},"Serialize":{"e":[1,"x"]},"Number":123456789012345678901}',
  '{"items":[{"at":"2024-01-01T10:00:00"},{"at":null},{}],"days":["2024-01-01",null],"either":["2024-01-01",{"x":1},[{"y":2}]]}',
  '{"Item":{"item":1},"item":{"Item":2},"ITEM":{"x":true},"root":{"Root":{"root":1}}}',
  '{"a$b":1,"a\\u2028b":2,"quote\'s":3,"tab\\t":4,"bell\\u0007":5,"flag\\ud83c\\udff4\\udb40\\udc67":6,"${x}":7,"\\\\(x)":8}',
  'a: 1\n---\nb: [x]\n',
];

const code = (sample: string, options: Partial<CodeOptions>) =>
  writeCode(readSamples(sample, 'auto'), { ...DEFAULTS, ...options }).text;
/** Each document as JSON with all its digits. */
const textsOf = (sample: string) => readSamples(sample, 'auto').map((node) => writeJson(node).text);
const valuesOf = (sample: string) => readSamples(sample, 'auto').map(valueOf);

let folder = '';
beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'classes-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const has = (command: string) => spawnSync(command, ['--version']).status === 0;

function run(command: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', cwd: folder });
  return `${stdout}${stderr}`.trim();
}

describe('code for hard samples', () => {
  it('compiles and takes the samples: TypeScript', { timeout: 60_000 }, () => {
    const files = SAMPLES.flatMap((sample, at) =>
      (['interface', 'type'] as const).flatMap((typescript) => {
        const name = `${typescript}${at}.ts`;
        const value = textsOf(sample);
        const text = code(sample, { typescript });
        // Excess keys and misspelled ones are errors in an assignment.
        const uses = value.map(
          (own, index) => `export const value${index}: Root = ${own.replaceAll('"__proto__":', '["__proto__"]:')};\n`,
        );
        fs.writeFileSync(path.join(folder, name), text + uses.join(''));
        return [name];
      }),
    );
    const tsc = path.resolve('node_modules/.bin/tsc');
    expect(run(tsc, ['--noEmit', '--strict', '--target', 'esnext', '--ignoreConfig', ...files])).toBe('');
  });

  it('parses the samples: Zod', async () => {
    const entry = pathToFileURL(path.resolve('node_modules/zod/index.js')).href;
    for (const [at, sample] of SAMPLES.entries()) {
      const file = path.join(folder, `zod${at}.mjs`);
      const text = code(sample, { language: 'zod' });
      fs.writeFileSync(file, text.replace(/^export type .*\n/gm, '').replace("'zod'", `'${entry}'`));
      const { RootSchema } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
        RootSchema: { safeParse: (value: unknown) => { success: boolean; error?: unknown } };
      };
      for (const value of valuesOf(sample.replace('1e400', '1e300'))) {
        const { success, error } = RootSchema.safeParse(value);
        expect(success, `${sample}\n${text}\n${String(error)}`).toBe(true);
      }
    }
  });

  it('accepts the samples: JSON Schema', async () => {
    for (const sample of SAMPLES) {
      const schema: unknown = JSON.parse(code(sample, { language: 'json-schema', closed: true }));
      for (const value of valuesOf(sample)) {
        const { violations } = await violationsOf(value, schema, { draft: 'auto', formats: true });
        expect(violations, sample).toEqual([]);
      }
    }
  });

  it.skipIf(!has('python3')).each(['dataclass', 'TypedDict', 'pydantic'] as const)(
    'runs: Python %s',
    { timeout: 60_000 },
    (python) => {
      const documents = SAMPLES.map((sample) => ({
        code: code(sample, { language: 'python', python }),
        values: textsOf(sample),
        isClass: valuesOf(sample).every(
          (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
        ),
      }));
      fs.writeFileSync(path.join(folder, `${python}.json`), JSON.stringify(documents));
      const script = `
import json, sys, ast
style = sys.argv[1]
for one in json.load(open(style + ".json")):
    tree = ast.parse(one["code"])
    try:
        space = {"__name__": "generated"}
        if style == "pydantic":
            import importlib.util
            if importlib.util.find_spec("pydantic") is None: continue
        exec(compile(tree, "generated", "exec"), space)
        for value in map(json.loads, one["values"]):
            if not one["isClass"]: continue
            if style == "dataclass": space["Root"].from_dict(value)
            if style == "pydantic": space["Root"].model_validate(value)
    except Exception as error:
        print(repr(error), one["code"])
`;
      fs.writeFileSync(path.join(folder, 'run.py'), script);
      expect(run('python3', ['run.py', python])).toBe('');
    },
  );

  it.skipIf(!has('rustc'))('compiles: Rust', { timeout: 120_000 }, () => {
    const modules = SAMPLES.map((sample, at) => {
      const text = code(sample, { language: 'rust' })
        .replace(/^ *#\[(?:derive|serde)\(.*\n/gm, '')
        .replace(/^use serde::.*\n/gm, '')
        .replace(/^use /gm, 'use crate::');
      return `pub mod m${at} {\n${text}}\n`;
    });
    const stubs = `#![allow(warnings)]
pub mod chrono { pub struct DateTime<T>(T); pub struct FixedOffset; pub struct NaiveDate; pub struct NaiveDateTime; }
pub mod serde_json { pub struct Value; pub struct Number; }
`;
    fs.writeFileSync(path.join(folder, 'all.rs'), stubs + modules.join(''));
    expect(run('rustc', ['--edition', '2021', '--crate-type', 'lib', '--emit', 'metadata', 'all.rs'])).toBe('');
  });
});
