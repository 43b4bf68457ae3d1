// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { defaults } from '../../../src/config/schema.ts';
import { knownIn } from '../../../src/build/config.ts';
import { manifestOf, manifestText, SHORTCUTS } from '../../../src/build/manifest.ts';

const known = knownIn(process.cwd());
const texts = {
  language: 'cn',
  description: 'Tools',
  titleOf: (id: string) => `Title of ${id}`,
  launcher: 'Palette',
  paste: 'Paste',
};
const toolsOf = ({ shortcuts }: typeof manifest) =>
  shortcuts.map(({ url }) => url).filter((url) => !url.startsWith('./#'));
const manifest = manifestOf(defaults, known, texts);

test('every picture exists in its declared size', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures.filter(({ type }) => type === 'image/png')) {
    const { width, height } = PNG.sync.read(fs.readFileSync(path.join('public', src)));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
});

test('it can be installed under any path: none of its addresses contains one', () => {
  const addresses = [...JSON.stringify(manifest).matchAll(/"(?:src|url|start_url|scope|action)":"([^"]*)"/g)];
  expect(addresses.length).toBeGreaterThan(5);
  for (const [, address = ''] of addresses)
    expect(new URL(address, 'https://a.example/tools/').href).toMatch(/\/tools\//);
});

test('its file has the same content, with a line for each name and shortcut', () => {
  const text = manifestText(manifest);
  expect(JSON.parse(text)).toEqual(manifest);
  const lines = text.split('\n');
  expect(lines).toContain(`"name":"${defaults.siteTitle}"`);
  expect(lines).toContain(`,"short_name":"${defaults.siteTitle}"`);
  for (const id of SHORTCUTS) expect(lines.filter((line) => line.startsWith(`,{"url":"${id}",`))).toHaveLength(1);
});

test('it is in the language of the user', () => {
  expect(manifest).toMatchObject({ lang: 'zh-CN', description: 'Tools', name: defaults.siteTitle });
  expect(manifest.shortcuts.map(({ name }) => name)).toContain(`Title of ${SHORTCUTS[0]}`);
});

test('its shortcuts are tools; hidden tools have none', () => {
  expect(toolsOf(manifest)).toEqual(SHORTCUTS);
  const hidden = manifestOf({ ...defaults, hideTools: [SHORTCUTS[0] ?? ''] }, known, texts);
  expect(toolsOf(hidden)).toEqual(SHORTCUTS.slice(1));
});
