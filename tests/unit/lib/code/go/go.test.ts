import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { parser } from '@lezer/go';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';
import { exportedName, isTaggable } from '../../../../../src/lib/code/go/names.ts';
import { type GoOptions, writeGo } from '../../../../../src/lib/code/go/write-go.ts';
import { HARD_SAMPLES } from '../shape/samples.ts';
import { syntaxErrors } from '../shape/syntax-errors.ts';

const DEFAULTS: GoOptions = {
  typeName: 'MyType',
  packageName: 'model',
  parts: 'file',
  tags: ['json'],
  omitempty: 'optional',
  pointers: 'optional',
  nested: 'separate',
  empty: 'any',
  integers: 'int64',
  bigIntegers: 'json.Number',
  times: true,
};

const VARIANTS: readonly [name: string, options: Partial<GoOptions>][] = [
  ['defaults', {}],
  ['inline structs', { nested: 'inline', tags: ['json', 'yaml'] }],
  ['no tags', { tags: [], pointers: 'never', nested: 'inline', parts: 'file' }],
  ['everything a pointer', { pointers: 'always', omitempty: 'always', bigIntegers: '*big.Int', parts: 'helpers' }],
  ['json.Number', { integers: 'json.Number', empty: 'interface{}', times: false }],
  ['int', { integers: 'int', omitempty: 'never', parts: 'helpers', nested: 'inline' }],
];

function go(json: string, options: Partial<GoOptions> = {}): string {
  return writeGo(readJson(json, { dialect: 'json5', documents: 'many' }).documents, { ...DEFAULTS, ...options }).text;
}

function has(command: string): boolean {
  return spawnSync(command, ['version'], { stdio: 'ignore' }).error === undefined;
}

describe('Go types', () => {
  it('are aligned as by gofmt', () => {
    expect(go('{"a":"n","arr":[1,2],"nested":{"a":1,"b":"2"}}', { parts: 'types' })).toBe(
      `type MyType struct {
	A      string  \`json:"a"\`
	Arr    []int64 \`json:"arr"\`
	Nested Nested  \`json:"nested"\`
}

type Nested struct {
	A int64  \`json:"a"\`
	B string \`json:"b"\`
}
`,
    );
  });

  it('are shared by objects of the same shape, and prefixed with the parent name when shapes differ', () => {
    const text = go('{"a":{"x":{"p":1}},"b":{"x":{"p":2}},"c":{"x":{"q":true}}}', { parts: 'types' });
    expect(text.match(/^type \w+/gm)).toEqual(['type MyType', 'type A', 'type X', 'type B', 'type C', 'type CX']);
  });

  it('merge the items of a list', () => {
    const text = go('[{"a":1,"b":null},{"a":1.5,"c":"x"},{"b":{"d":[]}}]', { parts: 'types' });
    expect(text).toContain('type MyType []MyTypeItem');
    expect(text).toMatch(/A \*float64 `json:"a,omitempty"`/);
    expect(text).toMatch(/B \*B {7}`json:"b,omitempty"`/);
    expect(text).toMatch(/D \[\]any/);
  });

  it('have exported names', () => {
    const names: [string, string][] = [
      ['user_name', 'UserName'],
      ['id', 'ID'],
      ['userIds', 'UserIds'],
      ['apiUrl', 'APIURL'],
      ['3d', 'X3d'],
      ['日本', 'X日本'],
      ['über-name', 'ÜberName'],
      ['$', 'Field'],
      ['', 'Field'],
      ["it's", 'Its'],
      ['e\u0301t', 'Ét'],
      ['x\u0327', 'X'],
      ['type', 'Type'],
      ['Ⅷ½', 'Field'],
    ];
    for (const [key, name] of names) expect(exportedName(key), key).toBe(name);
  });

  it('use only keys that encoding/json can match', () => {
    expect(['a', 'a b', '-', 'é', '@type', 'a.b', '日本'].every(isTaggable)).toBe(true);
    expect(['', 'a"b', 'a,b', 'a\\b', '`', "'", '😀', '\n', '\ud800'].some(isTaggable)).toBe(false);
  });

  it('are syntactically valid for any document', () => {
    const options = fc.constantFrom(...VARIANTS.map(([, some]) => some));
    const keys = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(keys, fc.jsonValue()), options, (one, two, options) => {
        const json = JSON.stringify([one, two]);
        expect(syntaxErrors(parser, go(json, options))).toEqual([]);
      }),
    );
  });

  it.each(VARIANTS)('are syntactically valid for hard documents: %s', (_, options) => {
    for (const json of HARD_SAMPLES) expect(syntaxErrors(parser, go(json, options)), json).toEqual([]);
  });
});

describe.skipIf(!has('go'))("Go types, checked with the Go tools (skipped if Go isn't installed)", () => {
  let folder = '';
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'go-types-'));
    fs.writeFileSync(path.join(folder, 'go.mod'), 'module sample\n\ngo 1.18\n');
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it.each(VARIANTS)('compile and are unchanged by gofmt: %s', { timeout: 120_000 }, (_, options) => {
    HARD_SAMPLES.forEach((json, i) => {
      const sub = path.join(folder, `sample${i}`);
      fs.mkdirSync(sub, { recursive: true });
      const source = go(json, options);
      fs.writeFileSync(path.join(sub, 'model.go'), source);
      const formatted = execFileSync('gofmt', [path.join(sub, 'model.go')], { encoding: 'utf8' });
      expect(formatted, json).toBe(source);
    });
    const built = spawnSync('go', ['vet', './...'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on' },
    });
    expect(built.stderr).toBe('');
  });
});
