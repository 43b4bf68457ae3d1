// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseUserAgent } from '../../../../src/lib/network/user-agent.ts';

test.each(['', '   ', 'User-Agent: '])('%j says nothing, least of all about this browser', (text) => {
  expect(navigator.userAgent).toContain('Mozilla');
  const { notices, kind, ...facts } = parseUserAgent(text);
  expect({ notices, kind }).toEqual({ notices: [], kind: 'unknown' });
  expect(Object.values(facts).filter((fact) => fact !== null)).toEqual([]);
});
