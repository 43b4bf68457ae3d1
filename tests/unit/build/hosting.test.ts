// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  cacheRules,
  filePolicies,
  headersOf,
  pageHeaders,
  partPolicy,
  securityHeaders,
} from '../../../src/config/headers.mjs';
import {
  headersFile,
  netlifyFile,
  nginxMain,
  nginxServer,
  redirectsFile,
  vercelFile,
} from '../../../src/build/hosting.ts';

const specs = fs
  .readdirSync('tool-specs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^.]+\.ts$/.test(file));
/** The specs are read, not executed, which would take seconds. */
const tools = specs
  .map((file) => {
    const [, list = ''] =
      /\bredirectFrom: \[([^\]]*)\]/.exec(fs.readFileSync(path.join('tool-specs', file), 'utf8')) ?? [];
    return {
      id: path.basename(file, '.ts'),
      redirectFrom: [...list.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? ''),
    };
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1));

const generated: Record<string, string> = {
  'nginx.conf': nginxMain(),
  'it-tools.conf': nginxServer(),
  _headers: headersFile(),
  _redirects: redirectsFile(tools),
  'netlify.toml': netlifyFile(),
  'vercel.json': vercelFile(tools),
};

test.each(Object.keys(generated))(
  'deploy/%s matches the table of headers (otherwise run npm run deploy-files)',
  async (name) => {
    await expect(generated[name]).toMatchFileSnapshot(path.resolve('deploy', name));
  },
);

test('every host gets every header', () => {
  for (const name of ['it-tools.conf', '_headers', 'vercel.json']) {
    for (const header of Object.keys(securityHeaders)) expect(generated[name], name).toContain(header);
    expect(generated[name], name).toContain(cacheRules[0]?.value);
  }
});

test('the policy of a single file replaces the general one if the host supports that', () => {
  for (const value of [...filePolicies.map((policy) => policy.value), `"${partPolicy}"`])
    for (const name of ['it-tools.conf', 'vercel.json']) expect(generated[name], name).toContain(value);
});

test('pages and workers have every header; other assets have none that only those need', () => {
  const paths = [
    '/',
    '/hash-text',
    '/sw.js',
    '/assets',
    '/assets/transform.worker-1.js',
    '/assets/snippets.worker-1.js',
  ];
  for (const path of paths) expect(Object.keys(headersOf(path)), path).toEqual(Object.keys(securityHeaders));
  expect(headersOf('/assets/transform.worker-1.js')).toEqual(securityHeaders);
  for (const path of ['/assets/index-1.js', '/assets/icons-1.svg', '/assets/missing']) {
    expect(headersOf(path)['Content-Security-Policy'], path).toBe(partPolicy);
    for (const name of pageHeaders) expect(headersOf(path), path).not.toHaveProperty([name]);
  }
});

test('the old addresses of tools redirect to the new ones', () => {
  const old = tools.flatMap(({ redirectFrom }) => redirectFrom);
  expect(old.length).toBeGreaterThan(0);
  for (const address of old) expect(generated._redirects).toContain(`\n${address} /`);
});
