import { afterEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '../../../src/config/headers.mjs';

/** The policies of libraries, by the name they register. */
const LIBRARIES = ['dompurify', 'ProseMirrorClipboard'];

afterEach(() => vi.unstubAllGlobals());

/** A browser that supports Trusted Types: accepts each policy name once, and marks the values it creates. */
async function inBrowser() {
  const names: string[] = [];
  const mark = (rule?: (text: string) => string) => rule && ((text: string) => `trusted ${rule(text)}`);
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://tools.example/base/hash-text'));
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Record<string, (text: string) => string>) {
      if (names.includes(name)) throw new TypeError(`${name} exists`);
      names.push(name);
      return { createHTML: mark(rules.createHTML), createScriptURL: mark(rules.createScriptURL) };
    },
  });
  return { names, ...(await import('../../../src/base/trusted-types.ts')) };
}

describe('Trusted Types', () => {
  it('are enforced, with only the known policies', async () => {
    const policy = securityHeaders['Content-Security-Policy'] ?? '';
    const { names, workerScript, serviceWorkerScript, inertDocument } = await inBrowser();
    const read: string[] = [];
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => read.push(html);
      },
    );
    for (let turn = 0; turn < 2; turn++) {
      expect(workerScript('/base/assets/transform.worker-1.js')).toBe('trusted /base/assets/transform.worker-1.js');
      expect(serviceWorkerScript('/base/sw.js')).toBe('trusted /base/sw.js');
      inertDocument('<b>');
    }
    expect(read).toEqual(['trusted <b>', 'trusted <b>']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const allowed = /trusted-types ([^;]+)/.exec(policy.replace('require-trusted-types-for', ''))?.[1]?.split(' ');
    expect(allowed?.toSorted()).toEqual([...names, ...LIBRARIES].toSorted());
  });

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://tools.example/1.js',
    'javascript:alert(1)//.js',
    '/base/uploaded.txt',
  ])('reject a script that is not ours: %s', async (address) => {
    const { workerScript, serviceWorkerScript } = await inBrowser();
    expect(() => workerScript(address)).toThrow(TypeError);
    expect(() => serviceWorkerScript(address)).toThrow(TypeError);
  });

  it('accept the same addresses in browsers without Trusted Types', async () => {
    vi.resetModules();
    vi.stubGlobal('location', new URL('https://tools.example/'));
    const { workerScript } = await import('../../../src/base/trusted-types.ts');
    expect(workerScript('/assets/a.js')).toBe('/assets/a.js');
    expect(() => workerScript('https://evil.example/a.js')).toThrow(TypeError);
  });
});
