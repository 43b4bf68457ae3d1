import { existsSync, readFileSync } from 'node:fs';
import { run } from '../run.mjs';

/** Whether Debian packages can be installed here. */
export function isDebianAsRoot() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    !/^ID(_LIKE)?=.*\bubuntu\b/m.test(readFileSync('/etc/os-release', 'utf8')) // there some are only pointers to a snap
  );
}

// At this run level, services are installed but not started.
const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
/** @type {Promise<number> | undefined} */
let updated;

/**
 * Installs Debian packages; the package lists are downloaded once.
 * @param {string} title
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are there
 */
export async function aptInstall(title, packages) {
  process.stdout.write(`Installing ${title} (apt-get)\n`);
  updated ??= run('apt-get', ['update'], { env, quiet: true });
  return (
    (await updated) === 0 &&
    (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true })) === 0
  );
}
