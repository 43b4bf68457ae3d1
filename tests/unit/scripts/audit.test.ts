// @vitest-environment node
import { expect, test } from 'vitest';
import { verdictOf } from '../../../scripts/audit.mjs';

const found = (severity: string) => JSON.stringify({ vulnerabilities: { 'a-package': { severity, via: [] } } });

test.each([
  ['{"vulnerabilities":{}}', 'no known vulnerabilities', false],
  [found('low'), 'known vulnerabilities: a-package (low)', false],
  [found('critical'), 'known vulnerabilities: a-package (critical)', true],
  [
    '{"message":"405 Method Not Allowed"}',
    'not checked: the registry returned no advisories (405 Method Not Allowed)',
    false,
  ],
  ['', 'not checked: the registry returned no advisories (no response)', false],
])('npm audit says %s', (output, text, grave) => expect(verdictOf(output)).toEqual({ text, grave }));
