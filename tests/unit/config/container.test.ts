// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesIn, configIn, configuredText } from '../../../src/config/configured.mjs';
import { build, manifest, sitemap, some } from './build-folder.ts';

const awk = spawnSync('awk', ['BEGIN { exit }']).status === 0;

/** Compares what deploy/configured.awk makes of a build with the expected result. */
function compare(dir: string): void {
  const out = path.join(dir, 'out');
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out);
  const scripts = ['json', 'configured'].flatMap((name) => ['-f', path.resolve('deploy', `${name}.awk`)]);
  const names = ['sitemap.xml', 'manifest.webmanifest'];
  const files = ['tools.txt', 'config.json', ...names].map((name) => path.join(dir, name));
  const printed = execFileSync('awk', ['-v', `to=${out}`, ...scripts, ...files], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const changes = changesIn(dir);
  const changed = changes.framed.size > 0 || changes.siteTitle !== undefined;
  const config = fs.readFileSync(path.join(dir, 'config.json'), 'utf8');
  expect(printed.split('\n').sort(), config).toEqual(['', ...changes.framed].sort());
  expect(fs.readdirSync(out).sort()).toEqual(changed ? names.toSorted() : []);
  if (!changed) return;
  const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8');
  expect(read('sitemap.xml')).toBe(configuredText(sitemap, changes));
  // A name appears as written in config.json, with its original escapes.
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual(JSON.parse(configuredText(manifest, changes)));
}

const hard = [
  '',
  ' \n\t\r ',
  '{}',
  '[]',
  'null',
  '"hideTools"',
  '[{"hideTools":["bcrypt"]}]',
  '["hideTools",["bcrypt"]]',
  '{"hideTools":["bcrypt"]}',
  '\uFEFF{"hideTools":["bcrypt"]}',
  '\uFEFF\uFEFF{"hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt"]} x',
  '{"hideTools":["bcrypt"]}{}',
  '{"hideTools":["bcrypt"],}',
  '{"hideTools":["bcrypt",]}',
  '{"hideTools":[,"bcrypt"]}',
  '{"hideTools":["bcrypt" "hash-text"]}',
  '{"hideTools":["bcrypt"}',
  '{"hideTools":["bcrypt"]',
  '{hideTools:["bcrypt"]}',
  "{'hideTools':['bcrypt']}",
  '{"hideTools":["bcrypt"]} // why',
  '{"hideTools" ["bcrypt"]}',
  '{"hideTools"::["bcrypt"]}',
  '{"hideTools":}',
  '{:["bcrypt"]}',
  '{"hideTools":["bcrypt"],"x"}',
  '{"hideTools":["bcrypt"],7:1}',
  '\n{\r\n"hideTools"\n:\t[\n"bcrypt"\n,\n"hash-text"\n]\n}\n',
  '{"hideTools":["bcrypt\n"]}',
  '{"hideTools":["bcrypt"],"homeText":"a\tb"}',
  '{"hideTools":["bcrypt"],"homeText":"a\u007F\u0085\u2028b"}',
  '{"hideTools":["bcrypt"],"homeText":"unfinished}',
  String.raw`{"h\u0069de\u0054ools":["b\u0063rypt"]}`,
  String.raw`{"hideTools":["\u0062\u0063\u0072\u0079\u0070\u0074","hash\u002Dtext","hash\u002dtext"]}`,
  String.raw`{"hideTools":["\\u0062crypt","\u005cu0062crypt","\\u00750062crypt"]}`,
  String.raw`{"hideTools":["\bcrypt","bcryp\t","hash\/text","bcrypt\"","\\"]}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\x41"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\u12G4"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\ud83e\uddf0 \ud83e \u0000"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\"}`,
  String.raw`{"hideTools":["bcrypt"],"homeText":"\\"}`,
  '{"hideTools":["bcrypt"],"hideTools":["hash-text"]}',
  '{"hideTools":["bcrypt"],"hideTools":[]}',
  '{"hideTools":["bcrypt"],"hideTools":"hash-text"}',
  '{"hideTools":"hash-text","hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt",["hash-text"]]}',
  '{"hideTools":["bcrypt",{"a":"hash-text"}]}',
  '{"hideTools":["bcrypt",null]}',
  '{"hideTools":{"0":"bcrypt"}}',
  '{"homeText":{"hideTools":["bcrypt"]},"x":[{"hideTools":["hash-text"]}]}',
  '{"x":{"y":{},"z":[[],[[]],{"a":{"b":[]}}]},"hideTools":["bcrypt"]}',
  '{"hideTools":["bcrypt"],"x":[1,-0,0.5,1e5,1E+5,-1.5e-5,true,false,null]}',
  ...['01', '1.', '.5', '+1', '-', '1e', '0x1', 'NaN', 'Infinity', 'True', 'nul', 'truefalse', '1 2', '--1'].map(
    (value) => `{"hideTools":["bcrypt"],"x":${value}}`,
  ),
  '{"hideTools":["crypto","network"],"showTools":["bcrypt"]}',
  '{"showTools":["crypto"],"hideTools":["bcrypt"]}',
  '{"showTools":[]}',
  '{"showTools":["no-such-tool"]}',
  '{"showTools":["bcrypt hash-text"]}',
  '{"hideTools":[""," ","bcrypt "]}',
  '{"siteTitle":"Lab"}',
  '{"siteTitle":""}',
  '{"siteTitle":7,"hideTools":["bcrypt"]}',
  '{"siteTitle":"工具 🧰 & $& \\\\ \\"quoted\\" \\u00e9 \\/ </loc> \\\\1"}',
  '{"siteTitle":"one","siteTitle":"two"}',
  '{"siteTitle":"one","siteTitle":null}',
  '{"__proto__":{"hideTools":["bcrypt"]},"constructor":1}',
  `{"hideTools":["bcrypt"],"homeText":"${'x"é'.replaceAll('"', '\\"').repeat(5000)}"}`,
  `{"x":${'['.repeat(500)}${']'.repeat(500)},"hideTools":["bcrypt"]}`,
];

test.skipIf(!awk).each(hard)('the container reads %j the same way as the page', (config) => compare(build(config)));

test.skipIf(!awk)('the container understands a damaged config.json as the page does', { timeout: 60_000 }, () => {
  const dir = build('');
  const value = fc.oneof(some, fc.jsonValue({ maxDepth: 2 }));
  const config = fc.record({ showTools: some, hideTools: value, siteTitle: value, x: value }, { requiredKeys: [] });
  const damage = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(0, 0, 1),
    fc.constantFrom(...'{}[]",:\\u0-.e \n\té'),
  );
  let valid = 0;
  fc.assert(
    fc.property(config, fc.constantFrom(0, 1), fc.array(damage, { maxLength: 1 }), (config, indent, damages) => {
      let text = JSON.stringify(config, null, indent);
      for (const [at, removed, added] of damages) {
        const index = Math.floor(at * text.length);
        text = text.slice(0, index) + added + text.slice(index + removed);
      }
      fs.writeFileSync(path.join(dir, 'config.json'), text);
      if (configIn(dir)) valid += 1;
      compare(dir);
    }),
    { numRuns: 100 },
  );
  expect(valid).toBeGreaterThan(20);
});
