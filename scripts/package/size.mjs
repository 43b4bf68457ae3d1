// What people wait for who install the package: the size of what npm makes of it.
import { execFileSync } from 'node:child_process';
import { fatal, root } from '../run.mjs';

/** In bytes. Everything in one archive of the best kind (xz) would be 10 MB. */
const BUDGET = 11_500_000;

/** @returns {number} */
function packedSize() {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ size }] = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }),
  );
  return size;
}

async function check() {
  const size = packedSize();
  if (size > BUDGET) throw new Error(`The package has ${size} bytes of ${BUDGET}`);
}

if (process.argv[1] === import.meta.filename) await fatal(check());
