import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { tool } from './terminal.ts';

beforeAll(async () => {
  await tool(['--version']); // builds the command once
}, 180_000);

const refused = (reason: string) => ({
  code: 2,
  stdout: '',
  stderr: `it-tools: ${reason}\nRun it-tools --help for usage\n`,
});

test('a port that is in use is named, with how to choose another one', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await tool(['serve', '--port', String(port)])).toEqual(
    refused(`port ${port} is in use; choose another one with --port`),
  );
  other.close();
});

test('so is an address that no interface of this machine has', async () => {
  // TEST-NET-1 of RFC 5737, which nobody has
  expect(await tool(['serve', '--port', '0', '--address', '192.0.2.1'])).toEqual(
    refused('this machine has no address 192.0.2.1; choose another one with --address'),
  );
});
