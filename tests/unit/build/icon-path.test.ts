import { expect, test } from 'vitest';
import { asOnePath } from '../../../src/build/icons/icon-path.ts';

test('the shapes of an icon become one path', () => {
  expect(
    asOnePath(`
  <circle cx="12" cy="12" r="10" />
  <line x1="3" x2="21" y1="6" y2="18" />
  <rect width="8" height="4" x="2" y="3" rx="1" />
  <polyline points="1 2 3 4" /> `),
  ).toBe(
    '<path d="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z' +
      'M3 6L21 18' +
      'M3 3h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z' +
      'M1 2 3 4"/>',
  );
});

test('a relative start stays in place', () => {
  expect(asOnePath('<path d="M1 1h2" /><path d="m9 11 3 3L22 4" />')).toBe('<path d="M1 1h2M9 11l3 3L22 4"/>');
  expect(asOnePath('<path d="M1 1h2" /><path d="m15 5v4" />')).toBe('<path d="M1 1h2M15 5v4"/>');
  expect(asOnePath('<path d="M1 1" /><path d="m4.93 4.93 1.41-.5" />')).toBe('<path d="M1 1M4.93 4.93l1.41-.5"/>');
  expect(asOnePath('<path d="M1 1" /><path d="m6 2-3 4" />')).toBe('<path d="M1 1M6 2l-3 4"/>');
});

test('elements with their own color stay separate', () => {
  expect(asOnePath('<path d="M1 1h2" /><circle cx="1" cy="2" r=".5" fill="currentColor" />')).toBe(
    '<path d="M1 1h2"/><circle cx="1" cy="2" r=".5" fill="currentColor" />',
  );
});
