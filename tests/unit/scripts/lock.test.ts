// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };

/** Whether a package finds `name` like Node does: in its own node_modules, or in one above. */
function isLocked(folder: string, name: string): boolean {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (Object.hasOwn(packages, `${at}${at === '' ? '' : '/'}node_modules/${name}`)) return true;
    if (at === '') return false;
  }
}

/** One line for each optional package (a platform binary) that the lock file names but doesn't lock. */
const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).flatMap((name) => (isLocked(folder, name) ? [] : [`${folder} → ${name}`])),
);

// npm omits packages missing from the registry; npm ci then rejects the lock file, or installs no linter on that platform.
test('the lock file holds the binaries of every platform', () => {
  expect(Object.keys(packages).filter((folder) => folder.includes('@oxlint/')).length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('the container uses only images pinned by digest', () => {
  const images = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (?:--\S+ )?(\S+)/gm)].map(
    ([, image]) => image,
  );
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(/^[\w.-]+:[\w.-]+@sha256:[\da-f]{64}$/);
});
