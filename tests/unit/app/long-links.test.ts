// Chromium takes 18 s for a million parameters, and any page can link here; Node takes no time.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { launchRequestOf } from '../../../src/app/launch/launch-request.ts';
import { arrive } from '../../../src/chain/state/arrival.ts';
import { parametersOf } from '../../../src/core/sharing/parameters.ts';
import { decodeLink, decodeQuery } from '../../../src/core/link.ts';
import { firstQuery } from '../../../src/views/emoji-picker/use-arrivals.ts';
import jsonPrettify from '../../../tool-specs/development/json-prettify.ts';

const MILLION = 1_000_000;
const HOSTILE = {
  empty: '&'.repeat(MILLION),
  names: 'a&'.repeat(MILLION),
  values: 'a=b&'.repeat(MILLION),
  'equal signs': '=&'.repeat(MILLION),
  encoded: '%61=%62&'.repeat(MILLION),
  'one name again': 'text=x&'.repeat(MILLION),
  'steps again': 'steps=b64d&'.repeat(MILLION),
  'behind a value': `text=1&${'a&'.repeat(MILLION)}`,
};

const READERS: Record<string, (text: string) => unknown> = {
  'the fragment of a tool': (text) => decodeLink(jsonPrettify, `#${text}`),
  'the query of a tool': (text) => decodeQuery(jsonPrettify, `?${text}`),
  'a chain': (text) => {
    vi.stubGlobal('window', { history: {} });
    return arrive(`#${text}`);
  },
  'the emoji picker': (text) => {
    vi.stubGlobal('window', { location: { hash: `#${text}` } });
    return firstQuery();
  },
  'a launch': (text) => launchRequestOf({ search: `?${text}`, hash: '' }),
};

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test.each(Object.entries(HOSTILE))('reads only the first of a million parameters: %s', (__, text) => {
    const sizes: number[] = [];
    class Counted extends URLSearchParams {
      constructor(init: string) {
        sizes.push(String(init).split('&').length);
        super('');
      }
    }
    vi.stubGlobal('URLSearchParams', Counted);
    read(text);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1000);
  });
});

test('what links of this app and of others have is read as before', () => {
  for (const text of ['text=a%26b&x=1', '?text=a+b', '#text=', 'text==&&=', '#?text=1', '', '?', '#'])
    expect([...parametersOf(text)], text).toEqual([...new URLSearchParams(text.replace(/^#/, ''))]);
});
