// @vitest-environment node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { build } from './build-folder.ts';
import { project } from '../project.ts';

const runs = spawnSync('sh', ['-c', 'command -v awk grep sed wc']).status === 0;

/** The folders of a container, with an nginx that does nothing. */
function container() {
  const dir = project({ 'bin/nginx': '#!/bin/sh\nexit 0\n', 'source/it-tools.conf': 'listen [::]:8080;\n' });
  fs.chmodSync(path.join(dir, 'bin/nginx'), 0o755);
  for (const name of ['json.awk', 'configured.awk'])
    fs.copyFileSync(path.join('deploy', name), path.join(dir, 'source', name));
  return { dir, site: build('{}') };
}

/** Starts the container with an environment; returns the files it wrote for nginx, by name. */
function start({ dir, site }: ReturnType<typeof container>, env: Record<string, string>) {
  const written = path.join(dir, 'target', 'it-tools.d');
  const { status, stderr } = spawnSync('sh', [path.resolve('deploy/start.sh')], {
    encoding: 'utf8',
    env: {
      PATH: `${path.join(dir, 'bin')}:${process.env.PATH ?? ''}`,
      NGINX_SOURCE: path.join(dir, 'source'),
      NGINX_TARGET: path.join(dir, 'target'),
      NGINX_SITE: site,
      ...env,
    },
  });
  const names = fs.existsSync(written) ? fs.readdirSync(written) : [];
  return {
    status,
    stderr,
    files: new Map(names.map((name) => [name, fs.readFileSync(path.join(written, name), 'utf8')])),
  };
}

test.skipIf(!runs)('path and origin appear unchanged in the nginx configuration', () => {
  const { status, files } = start(container(), {
    BASE_PATH: '/a.b/tools/',
    ANALYTICS_ORIGIN: 'https://stats.example.org:8443',
    FRAME_ANCESTORS: 'https://a.example.org http://b.example.org:81',
  });
  expect(status).toBe(0);
  expect(files.get('base-path.conf')).toContain('location ^~ /a.b/tools/ {\n  rewrite "^/a\\.b/tools(/.*)$" $1 last;');
  expect(files.get('frame-ancestors.conf')).toBe(
    'set $frame_ancestors "https://a.example.org http://b.example.org:81";\n',
  );
  expect(files.get('analytics.conf')).toBe('set $connect_src "https://stats.example.org:8443";\n');
});

test.skipIf(!runs).each([
  ['BASE_PATH', '/tools'],
  ['BASE_PATH', '/tools/\n} server { listen 1; }\n'],
  ['BASE_PATH', '/a/\n/b/'],
  ['BASE_PATH', '/$(touch x)/'],
  ['BASE_PATH', String.raw`/a/\n/b/`],
  ['ANALYTICS_ORIGIN', 'https://a.b"; script-src *; "'],
  ['ANALYTICS_ORIGIN', 'https://a.b\nhttps://c.d'],
  ['ANALYTICS_ORIGIN', 'javascript:alert(1)'],
  ['FRAME_ANCESTORS', '*'],
  ['FRAME_ANCESTORS', 'https://a.b; script-src *'],
  ['FRAME_ANCESTORS', 'https://a.b\nhttps://c.d'],
  ['FRAME_ANCESTORS', 'https://a.b/path'],
])('%s=%j is rejected with a message', (name, value) => {
  const { status, stderr, files } = start(container(), { [name]: value });
  expect(status).toBe(1);
  expect(stderr).toContain(`${name} must be`);
  expect([...files.keys()].filter((file) => /base-path|analytics|ancestors/.test(file))).toEqual([]);
});

const text = fc
  .array(
    fc.constantFrom(
      '/',
      'a',
      '.',
      '..',
      '-',
      '\n',
      '\r',
      ' ',
      '"',
      "'",
      '$',
      '$(id)',
      '`id`',
      ';',
      '{',
      '}',
      '\\',
      '*',
      'https://',
      ':80',
      'é',
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

test.skipIf(!runs)(
  'no environment variable can inject anything else into the configuration',
  { timeout: 60_000 },
  () => {
    const lines =
      /^(?:set \$base_path "[/\w.~-]+";|location = [/\w.~-]+ \{|location \^~ [/\w.~-]+ \{|  return 301 [/\w.~-]+;|  rewrite "\^[/\w.~\\-]+\(\/\.\*\)\$" \$1 last;|\}|set \$connect_src "https?:\/\/[\w.-]+(?::\d+)?";|)$/;
    const here = container();
    fc.assert(
      fc.property(text, text, (base, origin) => {
        const { status, stderr, files } = start(here, {
          BASE_PATH: base,
          ANALYTICS_ORIGIN: origin,
          CONFIG_JSON: `{"siteTitle":${JSON.stringify(base)}}`,
        });
        expect([0, 1]).toContain(status);
        if (status === 1) expect(stderr).toMatch(/^(?:BASE_PATH|ANALYTICS_ORIGIN) must /);
        for (const [name, content] of files) {
          if (name.endsWith('.conf')) for (const line of content.split('\n')) expect(line, name).toMatch(lines);
        }
      }),
      { numRuns: 30 },
    );
  },
);
