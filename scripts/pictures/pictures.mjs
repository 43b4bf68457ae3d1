// npm run pictures: makes the pictures of the README, the manifest, its shortcuts and shared links from the built site (npm run build
// first). A browser test fails when the pages look different from what they showed.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CONTEXT, FORMS, SEEN_FILE, seen, show, SOCIAL, STATES } from './states.mjs';
import { root } from '../run.mjs';
import { findHeadlessShell } from '../setup/chromium.mjs';

const PORT = 4199;
const base = `http://localhost:${PORT}`;
/** Of pictures with many colors; text stays sharp. */
const QUALITY = 0.85;

/** The icons of the shortcuts in the manifest: by what they open. @type {Readonly<Record<string, string>>} */
const SHORTCUT_ICONS = { launcher: 'search', paste: 'clipboard-paste' };

/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {string} file @param {Buffer} content */
function write(file, content) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`${file}  ${(content.length / 1000).toFixed(0)} kB`);
}

/**
 * Encodes a screenshot as the browser can: a fifth of the PNG.
 * @param {Browser} browser @param {Buffer} png @param {'image/webp' | 'image/jpeg'} type
 */
async function encoded(browser, png, type) {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ source, type, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL(type, quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, type, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/**
 * Takes a picture of a state of the product.
 * @param {Browser} browser
 * @param {keyof typeof STATES} name
 * @param {typeof SOCIAL} form
 */
async function picture(browser, name, form) {
  const page = await browser.newPage({ ...CONTEXT, ...form, baseURL: base, serviceWorkers: 'block' });
  await show(page, name);
  const look = await seen(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return { look, png };
}

/** The name of a tool's icon, from its spec. @param {string} tool */
function iconOf(tool) {
  const specs = readdirSync(path.join(root, 'tool-specs'), { recursive: true, encoding: 'utf8' });
  const own = specs.find((name) => path.basename(name) === `${tool}.ts`) ?? '';
  return /icon: '([\w-]+)'/.exec(readFileSync(path.join(root, 'tool-specs', own), 'utf8'))?.[1] ?? '';
}

/** Draws the icon of a shortcut: white on the color of the product. @param {Browser} browser @param {string} icon */
async function shortcutIcon(browser, icon) {
  const svg = readFileSync(path.join(root, `node_modules/lucide-static/icons/${icon}.svg`), 'utf8');
  const page = await browser.newPage({ viewport: { width: 96, height: 96 } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;width:96px;height:96px;border-radius:22px;background:#107a43}
    svg{width:56px;height:56px;color:#fff}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const server = spawn(process.execPath, ['scripts/serve.mjs', '--port', String(PORT)], { cwd: root, stdio: 'ignore' });
const asRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: await findHeadlessShell(),
  args: asRoot ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(base).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  /** @type {Record<string, unknown>} */
  const looks = {};
  rmSync(path.join(root, 'public/screenshots'), { recursive: true, force: true });
  for (const [form, size] of Object.entries(FORMS)) {
    for (const name of /** @type {(keyof typeof STATES)[]} */ (Object.keys(STATES))) {
      const { look, png } = await picture(browser, name, size);
      looks[`${form}-${name}`] = look;
      const webp = await encoded(browser, png, 'image/webp');
      write(`public/screenshots/${form}-${name}.webp`, webp);
      if (form === 'wide' && name === 'palette') write('docs/screenshot.webp', webp);
    }
  }
  const social = await picture(browser, 'palette', SOCIAL);
  write('public/screenshots/social.jpg', await encoded(browser, social.png, 'image/jpeg'));
  /** @type {{ shortcuts: readonly { icons: readonly { src: string }[] }[] }} */
  const { shortcuts } = JSON.parse(readFileSync(path.join(root, 'dist/manifest.webmanifest'), 'utf8'));
  for (const { src } of shortcuts.flatMap(({ icons }) => icons)) {
    const name = /shortcut-(.+)-96\.png$/.exec(src)?.[1] ?? '';
    write(`public/${src}`, await shortcutIcon(browser, SHORTCUT_ICONS[name] ?? iconOf(name)));
  }
  write(SEEN_FILE, Buffer.from(`${JSON.stringify(looks, null, 2)}\n`));
} finally {
  await browser.close();
  server.kill();
}
