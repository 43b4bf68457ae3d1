import { afterEach, expect, test, vi } from 'vitest';
import { analyticsOrigin, buildConfig } from '../../../src/build/config.ts';
import { securityHeaders, securityHeadersFor } from '../../../src/config/headers.mjs';
import { project } from '../project.ts';

const files = {
  'tool-specs/crypto/hash-text.ts': '',
  'tool-specs/crypto/hash-text.cases.ts': '',
  'locales/en/app.json': '{}',
  'locales/cn/app.json': '{}',
};
afterEach(() => vi.unstubAllEnvs());

test('the environment overrides the .env file, which overrides values from git', () => {
  const root = project({ ...files, '.env': 'VITE_SITE_TITLE=File\nVITE_SHOW_BANNER=true\n' });
  vi.stubEnv('VITE_SITE_TITLE', 'Environment');
  vi.stubEnv('VITE_HIDE_TOOLS', 'hash-text');
  const config = buildConfig(root, 'production', true);
  expect(config).toMatchObject({ siteTitle: 'Environment', showBanner: true, hideTools: ['hash-text'] });
  expect(config.appVersion).toMatch(/^\d{4}\.\d\d\.\d\d$/);
});

test('a production build is for production, unless set otherwise', () => {
  const root = project(files);
  expect(buildConfig(root, 'production', true).appEnvironment).toBe('production');
  expect(buildConfig(root, 'development', false).appEnvironment).toBe('development');
  vi.stubEnv('VITE_VERCEL_ENV', 'preview');
  expect(buildConfig(root, 'production', true).appEnvironment).toBe('preview');
});

test('a mistake fails the build and names the variables', () => {
  vi.stubEnv('VITE_TRACKER_ENABLED', 'yes');
  vi.stubEnv('VITE_SHOW_TOOLS', 'no-such-tool');
  expect(() => buildConfig(project(files), 'production', true)).toThrow(
    /trackerEnabled \(VITE_TRACKER_ENABLED\): [^]*showTools \(VITE_SHOW_TOOLS\): /,
  );
});

test('the policy allows one more host, but only if analytics are on', () => {
  vi.stubEnv('VITE_PLAUSIBLE_API_HOST', 'https://stats.example.org/proxy');
  const off = buildConfig(project(files), 'production', true);
  expect(analyticsOrigin(off)).toBeUndefined();
  expect(securityHeadersFor(undefined)).toEqual(securityHeaders);
  const origin = analyticsOrigin({ ...off, trackerEnabled: true });
  expect(origin).toBe('https://stats.example.org');
  const policy = 'Content-Security-Policy';
  expect(securityHeadersFor(origin)).toEqual({
    ...securityHeaders,
    [policy]: securityHeaders[policy]?.replace("connect-src 'self'", `connect-src 'self' ${origin}`),
  });
});
