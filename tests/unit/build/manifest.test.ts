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
  pictures: { home: 'Home', palette: 'Typing', tool: 'A tool', chain: 'A chain' },
};
const toolsOf = ({ shortcuts }: typeof manifest) =>
  shortcuts.map(({ url }) => url).filter((url) => !url.startsWith('./#'));
const manifest = manifestOf(defaults, known, texts);

/** The size of a lossy or an extended WebP (RFC 9649). */
function sizeOfWebp(file: Buffer): string {
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  const isExtended = file.toString('latin1', 12, 16) === 'VP8X';
  const [width, height] = isExtended
    ? [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
    : [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  return `${width}x${height}`;
}

test('pictures are small', () => {
  const files = fs.readdirSync('public/screenshots').map((name) => path.join('public/screenshots', name));
  const sizes = [...files, 'docs/screenshot.webp'].map((file) => fs.statSync(file).size);
  expect(sizes.length).toBeGreaterThan(9);
  expect(Math.max(...sizes)).toBeLessThan(130_000);
});

test('every picture exists in its declared size', () => {
  for (const { src, sizes } of manifest.screenshots)
    expect(sizeOfWebp(fs.readFileSync(path.join('public', src))), src).toBe(sizes);
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures.filter(({ type }) => type === 'image/png')) {
    const { width, height } = PNG.sync.read(fs.readFileSync(path.join('public', src)));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable']));
  for (const form of ['wide', 'narrow']) {
    const labels = manifest.screenshots.filter(({ form_factor }) => form_factor === form).map(({ label }) => label);
    expect(labels).toEqual(['Home', 'Typing', 'A tool', 'A chain']);
  }
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

test('each shortcut has a picture of its own', () => {
  const pictures = manifest.shortcuts.map(({ icons }) => icons[0]?.src);
  expect(pictures).toHaveLength(SHORTCUTS.length + 2);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('what the system draws before the page has the colors of the page, in both themes', () => {
  const tokens = fs.readFileSync('src/ui/tokens.css', 'utf8');
  const [light = '', dark = ''] = ['--bg', '--chrome']
    .map((name) => [...tokens.matchAll(RegExp(`${name}: (#\\w{6})`, 'g'))].map(([, color]) => color))
    .reduce((pairs, [inLight, inDark]) => [`${pairs[0]} ${inLight}`, `${pairs[1]} ${inDark}`], ['', '']);
  const drawn = (theme: 'light' | 'dark') => {
    const { background_color, theme_color } = manifestOf(defaults, known, texts, theme);
    return ` ${background_color} ${theme_color}`;
  };
  expect([drawn('light'), drawn('dark')]).toEqual([light, dark]);
});

test('shares and files may be texts, pictures and PDFs, several at once', () => {
  expect(manifest.share_target.params.files[0]?.accept).toEqual(
    expect.arrayContaining(['image/*', 'application/pdf', 'text/csv']),
  );
  expect(Object.keys(manifest.file_handlers[0]?.accept ?? {})).toEqual(
    expect.arrayContaining(['image/png', 'image/jpeg', 'application/pdf', 'text/plain']),
  );
});

test('it has an id where the address of the site is known; elsewhere start_url is the id under any path', () => {
  expect(manifest).not.toHaveProperty('id');
  expect(manifestOf({ ...defaults, siteUrl: 'https://a.example/tools' }, known, texts)).toMatchObject({
    id: '/tools/',
  });
  expect(manifestOf({ ...defaults, siteUrl: 'https://a.example' }, known, texts)).toMatchObject({ id: '/' });
});
