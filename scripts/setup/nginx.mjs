import { spawnSync } from 'node:child_process';
import { aptInstall, isDebianAsRoot } from './apt.mjs';

/** @param {string} file */
const starts = (file) => spawnSync(file, ['-v'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/**
 * The nginx that the hosting tests use: NGINX_PATH, the system's, or undefined if there is none.
 * @returns {string | undefined}
 */
export function findNginx() {
  const { NGINX_PATH } = process.env;
  return [NGINX_PATH, '/usr/sbin/nginx', 'nginx'].find((file) => file !== undefined && file !== '' && starts(file));
}

/**
 * Installs nginx if possible; otherwise, the hosting tests are skipped.
 * @returns {Promise<string | undefined>}
 */
export async function ensureNginx() {
  const present = findNginx();
  if (present !== undefined) return present;
  if (isDebianAsRoot()) await aptInstall('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  const installed = findNginx();
  if (installed === undefined) {
    process.stdout.write("nginx is missing and couldn't be installed: the hosting tests will be SKIPPED\n");
  }
  return installed;
}
