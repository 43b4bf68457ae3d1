// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changesBy,
  changesIn,
  configuredText,
  configureFolder,
  isConfigured,
  toolList,
} from '../../../src/config/configured.mjs';
import { defaults, isOffered } from '../../../src/config/schema.ts';
import { sitemapOf } from '../../../src/build/static-pages.ts';
import { project } from '../project.ts';
import { build, ids, list, manifest, sitemap, some, tools } from './build-folder.ts';

const locations = (text: string) => [...text.matchAll(/<loc>\/(.*)<\/loc>/g)].map((match) => match[1]);
const shortcuts = (text: string) =>
  (JSON.parse(text) as { shortcuts: { url: string }[] }).shortcuts.map(({ url }) => url);
const given = fc.record({ showTools: some, hideTools: some }, { requiredKeys: [] });

test('the page shows what the files contain, regardless of the build and config.json', () => {
  fc.assert(
    fc.property(given, given, (atBuild, atRun) => {
      const built = { ...defaults, ...atBuild };
      const written = tools.filter((tool) => isOffered(built, tool));
      const { hidden } = changesBy(atRun, toolList(written, built));
      const shown = written.filter((tool) => isOffered({ ...built, ...atRun }, tool));
      expect(written.filter(({ id }) => !hidden.has(id))).toEqual(shown);
    }),
    { numRuns: 1000 },
  );
});

test('a hidden tool is removed from sitemap and shortcuts, and the manifest contains the name', () => {
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

test("if a tool is hidden, every page is the empty frame; a name doesn't change that", () => {
  const { framed } = changesBy({ hideTools: ['bcrypt'] }, list);
  expect(framed).toEqual(new Set(['index', 'chain', 'about', ...ids].map((page) => `${page}.html`)));
  for (const config of [{ siteTitle: 'Lab' }, { hideTools: ['no-such-tool'] }, {}])
    expect(changesBy(config, list).framed).toEqual(new Set());
  // A tool hidden by the build is in none of its pages.
  const built = toolList(tools, { showTools: [], hideTools: ['bcrypt'] }).replace('crypto bcrypt\n', '');
  expect(changesBy({ hideTools: ['bcrypt'] }, built).framed).toEqual(new Set());
});

test('a manifest without tools is valid', () => {
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

test('a folder for static hosts is changed once', () => {
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
    'chain.html': 'frame',
    'about.html': 'frame',
    'about.html.gz': 'compressed frame',
    'chain.html.gz': 'compressed frame',
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

test('a folder without changes keeps its compressed files; one with a different name keeps its pages', () => {
  const dir = build('{}');
  configureFolder(dir);
  expect(fs.existsSync(path.join(dir, 'manifest.webmanifest.br'))).toBe(true);
  fs.writeFileSync(path.join(dir, 'config.json'), '{"siteTitle":"Lab"}');
  configureFolder(dir);
  expect(fs.existsSync(path.join(dir, 'manifest.webmanifest.br'))).toBe(false);
  expect(fs.readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('home');
  expect(fs.existsSync(path.join(dir, 'index.html.br'))).toBe(true);
});

test('an invalid folder is an error', () => {
  expect(() => configureFolder(build('{'))).toThrow('config.json');
  expect(() => configureFolder(project({ 'config.json': '{}' }))).toThrow('tools.txt');
  expect(() => configureFolder(project({ 'config.json': '{}', 'tools.txt': list }))).toThrow('shell.html');
});

test('lists the files that change', () => {
  const names = ['sitemap.xml', 'manifest.webmanifest', 'manifest.cn.webmanifest'];
  for (const name of names) expect(isConfigured(name), name).toBe(true);
  for (const name of ['config.json', 'manifest.webmanifest.br', 'assets/manifest.webmanifest', 'sitemap.xml.html'])
    expect(isConfigured(name), name).toBe(false);
});
