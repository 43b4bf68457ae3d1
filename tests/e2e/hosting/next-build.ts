import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:css|html|js|json|webmanifest)$/;
const HASHED = /-([\w-]{8})(\.(?:css|js|json|png|svg|wasm|woff2))/g;

/**
 * Copies a build as if every file had changed: all hashed names are new, and so are the shell and the service worker.
 * (A second build would take longer than all tests that need it.)
 */
export function writeNextBuild(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const hashes = new Set(
    fs.readdirSync(path.join(to, 'assets')).flatMap((name) => [...name.matchAll(HASHED)].map((match) => match[0])),
  );
  const renamed = (text: string) =>
    text.replaceAll(HASHED, (whole, hash: string, end: string) => (hashes.has(whole) ? `-${hash}N${end}` : whole));
  for (const entry of fs.readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (TEXT.test(entry.name)) fs.writeFileSync(file, renamed(fs.readFileSync(file, 'utf8')));
    fs.renameSync(file, path.join(entry.parentPath, renamed(entry.name)));
  }
  const worker = path.join(to, 'sw.js');
  const script = fs.readFileSync(worker, 'utf8');
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(to, file)))
      .digest('base64');
  const next = script
    .replace(/"[\da-f]{16}"(?=,"url":"shell.html")/, '"next-build-00000"')
    .replaceAll(
      /"hash":"[^"]+"(,[^{}]*"url":"([^"]+)")/g,
      (_, rest: string, file: string) => `"hash":"${hashOf(decodeURI(file))}"${rest}`,
    );
  if (next === script) throw new Error('sw.js names no version');
  fs.writeFileSync(worker, next);
}
