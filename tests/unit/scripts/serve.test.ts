// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, securityHeaders } from '../../../src/config/headers.mjs';
import { createServer, listen, parsePort } from '../../../scripts/serve.mjs';
import { project } from '../project.ts';

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const parent = mkdtempSync(path.join(tmpdir(), 'serve-'));
const dir = path.join(parent, 'dist');
let server: http.Server;
let port: number;

/** Sends the target unchanged: fetch would normalize it. */
function ask(target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path: target, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  const files = {
    'index.html': '<!doctype html><title>home</title>',
    'shell.html': '<!doctype html><title>shell</title>',
    'hash-text.html': '<!doctype html><title>hash</title>',
    'sw.js': '// worker',
    'manifest.webmanifest': '{}',
    'assets/a-12345678.js': 'export {}',
    'assets/a-12345678.wasm': '\0asm',
    'assets/b-12345678.css': 'a{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  writeFileSync(path.join(dir, 'assets/b-12345678.css.gz'), gzipSync('a{}'));
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  server = await createServer({ dir });
  port = await listen(server, 0);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(parent, { recursive: true });
});

describe('serve', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/hash-text', 'hash'],
    ['/hash-text?x=a.b', 'hash'],
    ['/uuid-generator', 'shell'],
    ['/assets', 'shell'],
    ['/%F0%9F%94%91', 'shell'],
  ])('%s returns the page %s', async (target, title) => {
    const { status, headers, body } = await ask(target);
    expect([status, body]).toEqual([200, `<!doctype html><title>${title}</title>`]);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/hash-text/', '../hash-text'],
    ['/a/b', '../b'],
    ['/a/b/?x=/y', '../b?x=/y'],
    ['//evil', '../evil'],
    ['/a%0d%0ab/%0d%0ac', '../%0d%0ac'],
  ])('%s redirects to %s', async (target, location) => {
    const { status, headers } = await ask(target);
    expect([status, headers.location]).toEqual([302, location]);
  });

  it.each([
    '/missing.js',
    '/assets/',
    '/assets/missing',
    '/assets/missing-12345678.js',
    '/.env',
    '/secret.txt',
    '/index.html.bak',
  ])('%s is an uncached 404', async (target) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%',
    '/%ff',
    '/a%00.js',
    'http://localhost/',
  ])('%s is rejected', async (target) => {
    const { status, body } = await ask(target);
    expect([status, body]).toEqual([400, '400 Bad Request\n']);
  });

  it.each([
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/a-12345678.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/a-12345678.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('%s has type %s and caching %s', async (target, type, caching) => {
    const { status, headers } = await ask(target);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  it.each([
    ['/', 'GET'],
    ['/sw.js', 'HEAD'],
    ['/missing.js', 'GET'],
    ['/%', 'GET'],
    ['/', 'POST'],
  ])('%s responds to %s with the security headers', async (target, method) => {
    const { headers } = await ask(target, {}, method);
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], name).toBe(value);
  });

  it.each(['/assets/a-12345678.js', '/assets/missing.js'])('%s has only the headers it needs', async (target) => {
    const { headers } = await ask(target);
    for (const name of Object.keys(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(headersOf(target)[name]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('responds to HEAD without a body', async () => {
    const { status, headers, body } = await ask('/sw.js', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '9', '']);
  });

  it.each(['bytes=5-2', 'bytes=-3', 'bytes=999-', 'lines=1-2'])('ignores the range %s', async (range) => {
    const { status, body } = await ask('/sw.js', { range });
    expect([status, body]).toEqual([200, '// worker']);
  });

  it('sends the compressed version to clients that accept it', async () => {
    const { headers } = await ask('/assets/b-12345678.css', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
      'gzip',
      'text/css',
      'Accept-Encoding',
    ]);
    expect((await ask('/assets/b-12345678.css')).body).toBe('a{}');
  });

  it('is available only under its base path', async () => {
    const below = await createServer({ dir, base: '/tools/' });
    const before = port;
    port = await listen(below, 0);
    try {
      expect((await ask('/tools/hash-text')).body).toContain('hash');
      expect((await ask('/tools/assets/a-12345678.js')).headers['cache-control']).toContain('immutable');
      expect((await ask('/tools')).headers.location).toBe('/tools/');
      expect((await ask('/tools/hash-text/')).headers.location).toBe('../hash-text');
      expect((await ask('/hash-text')).status).toBe(404);
    } finally {
      port = before;
      below.close();
    }
  });

  it('extends the policy only for the analytics host in config.json', async () => {
    const policyOf = async (config: string) => {
      writeFileSync(path.join(dir, 'config.json'), config);
      const configured = await createServer({ dir });
      const before = port;
      port = await listen(configured, 0);
      const { headers } = await ask('/');
      port = before;
      configured.close();
      return headers['content-security-policy'];
    };
    const closed = securityHeaders['Content-Security-Policy'];
    const host = '"trackerApiHost": "https://stats.example/x"';
    expect(await policyOf(`{ "trackerEnabled": true, ${host} }`)).toContain(
      "connect-src 'self' https://stats.example;",
    );
    for (const config of [`{ ${host} }`, '{ "trackerEnabled": true }', '{', 'null'])
      expect(await policyOf(config)).toBe(closed);
  });

  it('applies the current config.json to sitemap, manifest and pages', async () => {
    const site = project({
      'tools.txt': 'showTools\nhideTools\ncrypto bcrypt\ncrypto hash-text\n',
      'sitemap.xml': '<url><loc>/bcrypt</loc></url>\n<url><loc>/hash-text</loc></url>\n',
      'manifest.webmanifest': '{\n"name":"IT Tools"\n}\n',
      'manifest.webmanifest.gz': 'stale',
      'shell.html': 'shell',
      'index.html': 'home',
      'index.html.gz': 'stale',
      'about.html': 'about',
      'bcrypt.html': 'bcrypt',
      'hash-text.html': 'hash',
      'hash-text.html.gz': 'stale',
      '404.html': 'not found',
      'google.html': 'not ours',
      'config.json': '{',
    });
    const configured = await createServer({ dir: site, base: '/tools/' });
    const before = port;
    port = await listen(configured, 0);
    const gzip = { 'accept-encoding': 'gzip', host: 'lab.example:8080' };
    const bodyOf = async (name: string, headers = {}) => (await ask(`/tools/${name}`, { ...gzip, ...headers })).body;
    const locations = ['bcrypt', 'hash-text'].map(
      (id) => `<url><loc>http://lab.example:8080/tools/${id}</loc></url>\n`,
    );
    try {
      expect(await bodyOf('sitemap.xml')).toBe(locations.join(''));
      expect(await bodyOf('sitemap.xml', { 'x-forwarded-proto': 'https' })).toContain('<loc>https://lab.example');
      expect(await bodyOf('sitemap.xml', { host: 'lab"<x>' })).toContain('<loc>http://localhost/tools/bcrypt</loc>');
      const { etag } = (await ask('/tools/manifest.webmanifest')).headers;
      writeFileSync(path.join(site, 'config.json'), '{"siteTitle":"Lab"}');
      for (const [name, text] of [
        ['', 'home'],
        ['about', 'about'],
        ['bcrypt.html', 'bcrypt'],
      ] as const)
        expect((await ask(`/tools/${name}`)).body, name).toBe(text);
      writeFileSync(path.join(site, 'config.json'), '{"siteTitle":"Lab","hideTools":["hash-text"]}');
      expect(await bodyOf('sitemap.xml')).toBe(locations[0]);
      const { status, headers, body } = await ask('/tools/manifest.webmanifest', { ...gzip, 'if-none-match': etag });
      expect([status, body]).toEqual([200, '{\n"name":"Lab"\n}\n']);
      expect(headers).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
      expect(headers['content-encoding']).toBeUndefined();
      const again = await ask('/tools/manifest.webmanifest', { 'if-none-match': headers.etag });
      expect([again.status, again.body]).toEqual([304, '']);
      const pages = ['', '?x=1', 'index.html', 'about', 'about.html?x=1', 'bcrypt', 'bcrypt.html', 'no-such-page'];
      for (const name of [...pages, 'hash-text', 'hash%2Dtext?x=1', 'hash-text.html', 'shell.html']) {
        const { status, headers, body } = await ask(`/tools/${name}`, gzip);
        expect([status, headers['content-encoding'], body], name).toEqual([200, undefined, 'shell']);
        expect(headers, name).toMatchObject({
          'content-type': 'text/html;charset=utf-8',
          'cache-control': 'no-cache',
        });
      }
      expect(await bodyOf('404.html')).toBe('not found');
      expect(await bodyOf('google.html')).toBe('not ours');
      for (const name of ['manifest.cn.webmanifest', 'no-such.html', 'about.txt'])
        expect((await ask(`/tools/${name}`)).status, name).toBe(404);
    } finally {
      port = before;
      configured.close();
    }
  });

  it('serves a file added after the start', async () => {
    writeFileSync(path.join(dir, 'new.txt'), 'new');
    expect((await ask('/new.txt')).body).toBe('new');
  });
});

describe('listen', () => {
  it('uses the next free port', async () => {
    const second = await createServer({ dir });
    try {
      expect(await listen(second, port, 51)).toBeGreaterThan(port);
    } finally {
      second.close();
    }
  });

  it('fails if no port is free', async () => {
    const second = await createServer({ dir });
    await expect(listen(second, port)).rejects.toThrow('EADDRINUSE');
  });

  it.each(['', '-1', '65536', '80a', '1e3', ' 80'])('"%s" is not a valid port', (text) =>
    expect(() => parsePort(text)).toThrow('not a port'),
  );
});
