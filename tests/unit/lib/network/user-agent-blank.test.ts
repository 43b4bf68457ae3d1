// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseUserAgent } from '../../../../src/lib/network/user-agent.ts';

test.each(['', '   ', 'User-Agent: '])('%j yields nothing, not even the details of the current browser', (text) => {
  expect(navigator.userAgent).toContain('Mozilla');
  const { notices, kind, ...facts } = parseUserAgent(text);
  expect({ notices, kind }).toEqual({ notices: [], kind: 'unknown' });
  expect(Object.values(facts).filter((fact) => fact !== null)).toEqual([]);
});
