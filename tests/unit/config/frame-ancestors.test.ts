// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createServer, listen } from '../../../scripts/serve.mjs';
import { securityHeaders } from '../../../src/config/headers.mjs';
import { project } from '../project.ts';

const closed = securityHeaders['Content-Security-Policy'];

async function policyOf(origins: string) {
  const dir = project({ 'index.html': 'home' });
  fs.writeFileSync(path.join(dir, 'config.json'), `{ "frameAncestors": ${origins} }`);
  const server = await createServer({ dir });
  const response = await fetch(`http://localhost:${await listen(server, 0)}/`);
  server.close();
  return response.headers.get('content-security-policy');
}

test('the origins in config.json may embed the pages', async () => {
  expect(await policyOf('["https://a.example.org", "http://b.example.org:81"]')).toBe(
    closed?.replace("frame-ancestors 'none'", 'frame-ancestors https://a.example.org http://b.example.org:81'),
  );
});

test.each(['[]', '"*"', '["*"]', '["https://a.b; script-src *"]', '["https://a.b/"]', '["https://a.b", 7]', 'null'])(
  '%s opens nothing',
  async (origins) => expect(await policyOf(origins)).toBe(closed),
);
