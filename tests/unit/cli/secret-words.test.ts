import { expect, test } from 'vitest';
import { tool } from './terminal.ts';

test('repeats nothing that may be a secret', async () => {
  for (const words of [
    ['run', 'encrypt', 'x', '--passphrase', '--hunter2'],
    ['run', 'hunter2 is my password'],
  ]) {
    const { code, stderr } = await tool(words);
    expect(code).toBe(2);
    expect(stderr).not.toContain('hunter2');
  }
  const { stderr } = await tool([
    'run',
    'jwt',
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2Vw\n-----END PRIVATE KEY-----',
  ]);
  expect(stderr).not.toContain('MC4CAQ');
});
