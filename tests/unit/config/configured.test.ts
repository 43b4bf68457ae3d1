// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaults, isShown } from '../../../src/config/schema.ts';
import { knownIn } from '../../../src/build/config.ts';
import {
  changesBy,
  changesIn,
  configIn,
  configuredText,
  configureFolder,
  isConfigured,
  toolList,
} from '../../../src/config/configured.mjs';
import { manifestOf, manifestText } from '../../../src/build/manifest.ts';
import { sitemapOf } from '../../../src/build/static-pages.ts';
import { project } from '../project.ts';

const { tools } = knownIn(process.cwd());
const ids = tools.map(({ id }) => id);
const texts = {
  language: 'en',
  description: 'Tools',
  titleOf: (id: string) => `${id}"</loc>`,
  launcher: '',
  paste: '',
};
const sitemap = sitemapOf([{ path: '' }, { path: 'about' }, ...ids.map((id) => ({ path: id }))], { siteUrl: '' });
const manifest = manifestText(manifestOf(defaults, { tools }, texts));
const list = toolList(tools, defaults);

const locations = (text: string) => [...text.matchAll(/<loc>\/(.*)<\/loc>/g)].map((match) => match[1]);
const shortcuts = (text: string) =>
  (JSON.parse(text) as { shortcuts: { url: string }[] }).shortcuts.map(({ url }) => url);

/** A build with this config.json. */
const build = (config: string) =>
  project({
    'tools.txt': list,
    'config.json': config,
    'sitemap.xml': sitemap,
    'manifest.webmanifest': manifest,
    'manifest.webmanifest.br': 'compressed',
    'manifest.cn.webmanifest': manifest,
    'shell.html': 'frame',
    'shell.html.gz': 'compressed frame',
    '404.html': 'not found',
    'index.html': 'home',
    'index.html.br': 'compressed',
    'index.html.gz': 'compressed',
    'about.html': 'about',
    'hash-text.html': 'page',
    'hash-text.html.gz': 'compressed',
    'bcrypt.html': 'page',
    'bcrypt.html.gz': 'compressed',
    'google.html': 'not ours',
  });

const some = fc.array(fc.constantFrom(...tools.flatMap(({ id, category }) => [id, category])), { maxLength: 6 });
const given = fc.record({ showTools: some, hideTools: some }, { requiredKeys: [] });

test('what the page shows is what the files have, whatever the build and config.json say', () => {
  fc.assert(
    fc.property(given, given, (atBuild, atRun) => {
      const built = { ...defaults, ...atBuild };
      const written = tools.filter((tool) => isShown(built, tool));
      const { hidden } = changesBy(atRun, toolList(written, built));
      const shown = written.filter((tool) => isShown({ ...built, ...atRun }, tool));
      expect(written.filter(({ id }) => !hidden.has(id))).toEqual(shown);
    }),
    { numRuns: 1000 },
  );
});

test('a hidden tool goes from sitemap and shortcuts, and a name stands in the manifest', () => {
  const title = '"$&" \\ 工具';
  const changes = changesBy({ hideTools: ['hash-text', 'network'], siteTitle: title }, list);
  const gone = new Set(['hash-text', ...tools.filter(({ category }) => category === 'network').map(({ id }) => id)]);
  expect(changes.hidden).toEqual(gone);
  const left = locations(configuredText(sitemap, changes));
  expect(left).toEqual(['', 'about', ...ids.filter((id) => !gone.has(id))]);
  const changed = configuredText(manifest, changes);
  expect(JSON.parse(changed)).toMatchObject({ name: title, short_name: title, description: 'Tools' });
  expect(shortcuts(changed)).toEqual(shortcuts(manifest).filter((url) => url !== 'hash-text'));
});

test('where a tool is hidden, the empty frame stands for every page; a name leaves them', () => {
  const { framed } = changesBy({ hideTools: ['bcrypt'] }, list);
  expect(framed).toEqual(new Set(['index', 'about', ...ids].map((page) => `${page}.html`)));
  for (const config of [{ siteTitle: 'Lab' }, { hideTools: ['no-such-tool'] }, {}])
    expect(changesBy(config, list).framed).toEqual(new Set());
  // A tool that the build has hidden is in none of its pages.
  const built = toolList(tools, { showTools: [], hideTools: ['bcrypt'] }).replace('crypto bcrypt\n', '');
  expect(changesBy({ hideTools: ['bcrypt'] }, built).framed).toEqual(new Set());
});

test('a manifest without any tool is one', () => {
  expect(shortcuts(configuredText(manifest, { hidden: new Set(ids) }))).toEqual(['./#launcher', './#paste']);
});

test('the addresses of a sitemap may be absolute', () => {
  const absolute = sitemapOf([{ path: '' }, { path: 'bcrypt' }], { siteUrl: 'https://example.org/hash-text' });
  expect(configuredText(absolute, { hidden: new Set(['hash-text']) })).toBe(absolute);
  expect(configuredText(absolute, { hidden: new Set(['bcrypt']) })).not.toContain('bcrypt');
});

test.each(['{', '', 'null', '[]', '"hideTools"', '{}', '{"hideTools":"bcrypt"}', '{"hideTools":[1,"bcrypt"]}'])(
  '%s changes nothing',
  (config) => {
    expect(changesIn(build(config))).toEqual({ hidden: new Set(), framed: new Set(), siteTitle: undefined });
  },
);

test('a folder without config.json or tools.txt changes nothing', () => {
  expect(changesIn(project({ 'tools.txt': list })).hidden.size).toBe(0);
  expect(changesIn(project({ 'config.json': '{"hideTools":["crypto"]}' })).hidden.size).toBe(0);
});

test('a folder for hosts that only send files is changed once', () => {
  const dir = build('{"hideTools":["bcrypt"],"siteTitle":"Lab"}');
  const all = () => fs.readdirSync(dir).map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]);
  configureFolder(dir);
  const once = all();
  const {
    'manifest.cn.webmanifest': manifest,
    'manifest.webmanifest': _,
    'sitemap.xml': addresses = '',
    'tools.txt': __,
    ...others
  } = Object.fromEntries(once) as Record<string, string>;
  expect(others).toEqual({
    '404.html': 'not found',
    'about.html': 'frame',
    'about.html.gz': 'compressed frame',
    'config.json': '{"hideTools":["bcrypt"],"siteTitle":"Lab"}',
    'google.html': 'not ours',
    'hash-text.html': 'frame',
    'hash-text.html.gz': 'compressed frame',
    'index.html': 'frame',
    'index.html.gz': 'compressed frame',
    'shell.html': 'frame',
    'shell.html.gz': 'compressed frame',
  });
  expect(manifest).toContain('\n"name":"Lab"\n');
  expect(locations(addresses)).not.toContain('bcrypt');
  configureFolder(dir);
  expect(all()).toEqual(once);
});

test('a folder with nothing to change keeps its compressed files, one with another name its pages', () => {
  const dir = build('{}');
  configureFolder(dir);
  expect(fs.existsSync(path.join(dir, 'manifest.webmanifest.br'))).toBe(true);
  fs.writeFileSync(path.join(dir, 'config.json'), '{"siteTitle":"Lab"}');
  configureFolder(dir);
  expect(fs.existsSync(path.join(dir, 'manifest.webmanifest.br'))).toBe(false);
  expect(fs.readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('home');
  expect(fs.existsSync(path.join(dir, 'index.html.br'))).toBe(true);
});

test('a folder that cannot be understood is an error', () => {
  expect(() => configureFolder(build('{'))).toThrow('config.json');
  expect(() => configureFolder(project({ 'config.json': '{}' }))).toThrow('tools.txt');
  expect(() => configureFolder(project({ 'config.json': '{}', 'tools.txt': list }))).toThrow('shell.html');
});

const awk = spawnSync('awk', ['BEGIN { exit }']).status === 0;

/** What deploy/configured.awk makes of a build, and what it must be. */
function compare(dir: string): void {
  const out = path.join(dir, 'out');
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out);
  const scripts = ['json', 'configured'].flatMap((name) => ['-f', path.resolve('deploy', `${name}.awk`)]);
  const names = ['sitemap.xml', 'manifest.webmanifest'];
  const files = ['tools.txt', 'config.json', ...names].map((name) => path.join(dir, name));
  const printed = execFileSync('awk', ['-v', `to=${out}`, ...scripts, ...files], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const changes = changesIn(dir);
  const changed = changes.framed.size > 0 || changes.siteTitle !== undefined;
  const config = fs.readFileSync(path.join(dir, 'config.json'), 'utf8');
  expect(printed.split('\n').sort(), config).toEqual(['', ...changes.framed].sort());
  expect(fs.readdirSync(out).sort()).toEqual(changed ? names.toSorted() : []);
  if (!changed) return;
  const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8');
  expect(read('sitemap.xml')).toBe(configuredText(sitemap, changes));
  // A name stands there as config.json has written it, with its own escapes.
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual(JSON.parse(configuredText(manifest, changes)));
}

const hard = [
  '',
  ' \n\t\r ',
  '{}',
  '[]',
  'null',
  '"hideTools"',
  '[{"hideTools":["bcrypt"]}]',
  '["hideTools",["bcrypt"]]',
  '{"hideTools":["bcrypt"]}',
  '\uFEFF{"hideTools":["bcrypt"]}',
  '\uFEFF\uFEFF{"hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt"]} x',
  '{"hideTools":["bcrypt"]}{}',
  '{"hideTools":["bcrypt"],}',
  '{"hideTools":["bcrypt",]}',
  '{"hideTools":[,"bcrypt"]}',
  '{"hideTools":["bcrypt" "hash-text"]}',
  '{"hideTools":["bcrypt"}',
  '{"hideTools":["bcrypt"]',
  '{hideTools:["bcrypt"]}',
  "{'hideTools':['bcrypt']}",
  '{"hideTools":["bcrypt"]} // why',
  '{"hideTools" ["bcrypt"]}',
  '{"hideTools"::["bcrypt"]}',
  '{"hideTools":}',
  '{:["bcrypt"]}',
  '{"hideTools":["bcrypt"],"x"}',
  '{"hideTools":["bcrypt"],7:1}',
  '\n{\r\n"hideTools"\n:\t[\n"bcrypt"\n,\n"hash-text"\n]\n}\n',
  '{"hideTools":["bcrypt\n"]}',
  '{"hideTools":["bcrypt"],"homeText":"a\tb"}',
  '{"hideTools":["bcrypt"],"homeText":"a\u007F\u0085\u2028b"}',
  '{"hideTools":["bcrypt"],"homeText":"unfinished}',
  String.raw`{"h\u0069de\u0054ools":["b\u0063rypt"]}`,
  String.raw`{"hideTools":["\u0062\u0063\u0072\u0079\u0070\u0074","hash\u002Dtext","hash\u002dtext"]}`,
  String.raw`{"hideTools":["\\u0062crypt","\u005cu0062crypt","\\u00750062crypt"]}`,
  String.raw`{"hideTools":["\bcrypt","bcryp\t","hash\/text","bcrypt\"","\\"]}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\x41"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\u12G4"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\ud83e\uddf0 \ud83e \u0000"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\\"}`,
  '{"hideTools":["bcrypt"],"hideTools":["hash-text"]}',
  '{"hideTools":["bcrypt"],"hideTools":[]}',
  '{"hideTools":["bcrypt"],"hideTools":"hash-text"}',
  '{"hideTools":"hash-text","hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt",["hash-text"]]}',
  '{"hideTools":["bcrypt",{"a":"hash-text"}]}',
  '{"hideTools":["bcrypt",null]}',
  '{"hideTools":{"0":"bcrypt"}}',
  '{"homeText":{"hideTools":["bcrypt"]},"x":[{"hideTools":["hash-text"]}]}',
  '{"x":{"y":{},"z":[[],[[]],{"a":{"b":[]}}]},"hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt"],"x":[1,-0,0.5,1e5,1E+5,-1.5e-5,true,false,null]}',
  ...['01', '1.', '.5', '+1', '-', '1e', '0x1', 'NaN', 'Infinity', 'True', 'nul', 'truefalse', '1 2', '--1'].map(
    (value) => `{"hideTools":["bcrypt"],"x":${value}}`,
  ),
  '{"hideTools":["crypto","network"],"showTools":["bcrypt"]}',
  '{"showTools":["crypto"],"hideTools":["bcrypt"]}',
  '{"showTools":[]}',
  '{"showTools":["no-such-tool"]}',
  '{"showTools":["bcrypt hash-text"]}',
  '{"hideTools":[""," ","bcrypt "]}',
  '{"siteTitle":"Lab"}',
  '{"siteTitle":""}',
  '{"siteTitle":7,"hideTools":["bcrypt"]}',
  '{"siteTitle":"工具 🧰 & $& \\\\ \\"quoted\\" \\u00e9 \\/ </loc> \\\\1"}',
  '{"siteTitle":"one","siteTitle":"two"}',
  '{"siteTitle":"one","siteTitle":null}',
  '{"__proto__":{"hideTools":["bcrypt"]},"constructor":1}',
  `{"hideTools":["bcrypt"],"homeText":"${'x"é'.replaceAll('"', '\\"').repeat(5000)}"}`,
  `{"x":${'['.repeat(500)}${']'.repeat(500)},"hideTools":["bcrypt"]}`,
];

test.skipIf(!awk).each(hard)('the container understands %j as the page does', (config) => compare(build(config)));

test.skipIf(!awk)('the container understands a damaged config.json as the page does', { timeout: 60_000 }, () => {
  const dir = build('');
  const value = fc.oneof(some, fc.jsonValue({ maxDepth: 2 }));
  const config = fc.record({ showTools: some, hideTools: value, siteTitle: value, x: value }, { requiredKeys: [] });
  const damage = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(0, 0, 1),
    fc.constantFrom(...'{}[]",:\\u0-.e \n\té'),
  );
  let valid = 0;
  fc.assert(
    fc.property(config, fc.constantFrom(0, 1), fc.array(damage, { maxLength: 1 }), (config, indent, damages) => {
      let text = JSON.stringify(config, null, indent);
      for (const [at, removed, added] of damages) {
        const index = Math.floor(at * text.length);
        text = text.slice(0, index) + added + text.slice(index + removed);
      }
      fs.writeFileSync(path.join(dir, 'config.json'), text);
      if (configIn(dir)) valid += 1;
      compare(dir);
    }),
    { numRuns: 100 },
  );
  expect(valid).toBeGreaterThan(20);
});

test('the files that change are those', () => {
  const names = ['sitemap.xml', 'manifest.webmanifest', 'manifest.cn.webmanifest'];
  for (const name of names) expect(isConfigured(name), name).toBe(true);
  for (const name of ['config.json', 'manifest.webmanifest.br', 'assets/manifest.webmanifest', 'sitemap.xml.html'])
    expect(isConfigured(name), name).toBe(false);
});
