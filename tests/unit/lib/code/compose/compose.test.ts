import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toProject } from '../../../../../src/lib/code/compose/project.ts';
import { splitCommands } from '../../../../../src/lib/code/compose/words.ts';
import { isValid } from '../../../../../src/lib/code/compose/values.ts';
import { readMount, readVolume } from '../../../../../src/lib/code/compose/volumes.ts';
import { writeYaml } from '../../../../../src/lib/documents/yaml/writer.ts';
import { shellQuote } from '../../../../../src/base/shell-quote.ts';
import { parse } from 'yaml';

const words = (text: string) => splitCommands(text).map((command) => command.words.map((word) => word.text));
const service = (text: string): Record<string, unknown> => {
  const { document } = toProject(text, { externalVolumes: false });
  const { services } = parse(writeYaml([document]).text) as { services: Record<string, Record<string, unknown>> };
  return Object.values(services)[0]!;
};

describe('shell words', () => {
  test.each([
    ['a \'b c\' "d\\"e" f\\ g', [['a', 'b c', 'd"e', 'f g']]],
    ['a \\\n b \\\r\n c', [['a', 'b', 'c']]],
    ['a `\n b', [['a', 'b']]],
    ["a'b'\"c\"d ''", [['abcd', '']]],
    ['a; b && c || d & e', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['a # b\nc#d', [['a'], ['c#d']]],
    ['a \'$x\' $x "${y:-1}" \\$z $1', [['a', '$$x', '${x}', '${y:-1}', '$$z', '$$1']]],
    ["a $'b\\tc\\x41'", [['a', 'b\tcA']]],
    ['a `# web` --b=c `#` "`# d`e" f`# g`', [['a', '--b=c', 'e', 'f']]],
    ['a 2>&1 >out b | c d', [['a', 'b']]],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('a quoted word is restored, with its dollar signs doubled for Compose', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(words(`x ${shellQuote(text)}`)).toEqual([['x', text.replaceAll('$', '$$$$')]]);
      }),
    );
  });
});

test('volumes: names, paths, Windows drives and variables', () => {
  const named = (text: string) => readVolume(text).named;
  expect(['data:/d', '/h:/d', './h:/d', '~/h:/d', 'C:\\x:/d', '${DIR:-./a}:/d', '/d'].map(named)).toEqual([
    'data',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readMount('type=bind,source=/a,target=/b,bind-propagation=rslave').named).toBeNull();
  expect(readMount('source=a,target=/b,volume-opt=type=nfs').left).toEqual(['volume-opt=type=nfs']);
});

test('docker run options', () => {
  expect(
    service('docker run --ulimit nofile=1:2 --device-read-bps /dev/sda:1mb --stop-timeout 5 --init=false x'),
  ).toEqual({
    image: 'x',
    init: false,
    stop_grace_period: '5s',
    ulimits: { nofile: { soft: 1, hard: 2 } },
    blkio_config: { device_read_bps: [{ path: '/dev/sda', rate: '1mb' }] },
  });
  expect(service('docker run -ite A=1 -p=80:80 -w/x --entrypoint "" x -- "a b"')).toMatchObject({
    environment: { A: '1' },
    stdin_open: true,
    ports: ['80:80'],
    working_dir: '/x',
    entrypoint: [],
    command: ['--', 'a b'],
  });
  expect(service('docker run --net host --restart no localhost:5000/a/b:1@sha256:ab')).toMatchObject({
    network_mode: 'host',
    restart: 'no',
  });
  expect(service('docker run --health-cmd "curl -f x || exit 1" --health-interval=5s x')).toMatchObject({
    healthcheck: { test: ['CMD-SHELL', 'curl -f x || exit 1'], interval: '5s' },
  });
});

test('the long form of a published port is converted to the short form', () => {
  const long = (value: string) => service(`docker run -p ${value} x`);
  expect(long('published=8080,target=80')).toMatchObject({ ports: ['8080:80'] });
  expect(long('target=53,published=127.0.0.1:53,protocol=udp')).toMatchObject({ ports: ['127.0.0.1:53:53/udp'] });
  expect(long('target=80')).toMatchObject({ ports: ['80'] });
  for (const bad of ['published=8080', 'target=80,8080', 'target=80x', '=80'])
    expect(toProject(`docker run -p ${bad} x`, { externalVolumes: false }).left).toEqual([
      { service: 'x', what: `-p ${bad}`, reason: 'bad-value' },
    ]);
});

test('an option without a counterpart is listed regardless of its value', () => {
  const { left } = toProject('docker run --cpuset-mems 0 --umask 0 -a F --cidfile f -d=false x', {
    externalVolumes: false,
  });
  expect(left.map(({ what }) => what)).toEqual(['--cpuset-mems 0', '--umask 0', '-a F', '--cidfile f']);
});

// Results of `docker create` in Docker 29.
describe('values', () => {
  const refused: Readonly<Record<string, readonly string[]>> = {
    publish:
      '1:2:3:4|a:b|70000:80|70000|65536|1-3:1-2|3-1:80|80:1-2|80:80/foo|80/tcp:80||1.2.3:80:80|localhost:80:80|1:1:1|[::1]:80|[::1:80:80|127.0.0.1:80|80::80|80:|+80|fe80::1%eth0:80:80|0x50:80| 80:80|2-:80|a=b'.split(
        '|',
      ),
    expose: ['70000', 'a'],
    memory: ['5q', '-1', '5kk', '', '5ib', '5eb', ' 5g'],
    'memory-swap': ['-2', '-1g'],
    'shm-size': ['1gq'],
    restart: ['never', 'on-failure:x', 'on-failure:-1', 'always:3', 'Always', ':3', 'a:b:c'],
    env: ['=x', ''],
    label: ['=x', ''],
  };
  const taken: Readonly<Record<string, readonly string[]>> = {
    publish:
      '80|80:80|0:80|1-3:80|1-3|1-2:3-4/udp|1-2:80/udp|1-1:80-80|80/tcp|80:80/SCTP|[::1]:80:80|::1:80:80|[::1]::80|127.0.0.1::80|::80|:80|080:80|80/|${P}:80'.split(
        '|',
      ),
    expose: ['80', '80-90/udp'],
    memory: ['5', '5GB', '5.5g', '5gib', '5 g', '5b', '5pb', '.5g', '5.g', '0', '$(size)'],
    'memory-swap': ['-1', '1g'],
    'shm-size': ['0', '64m'],
    restart: ['no', 'always', 'unless-stopped', 'on-failure', 'on-failure:3', 'on-failure:', ''],
    env: ['A', 'A=', ' ', 'a b=1'],
    label: ['A'],
  };
  const all = (values: typeof taken) =>
    Object.entries(values).flatMap(([name, list]) => list.map((value) => [name, value] as const));

  test.each(all(refused))('--%s %j is rejected', (name, value) => expect(isValid(name, value)).toBe(false));
  test.each(all(taken))('--%s %j is accepted', (name, value) => expect(isValid(name, value)).toBe(true));
});

test('a name that Docker rejects is omitted and listed', () => {
  expect(service('docker run --name "quoted name" nginx')).not.toHaveProperty('container_name');
  expect(toProject('docker run --name "quoted name" nginx', { externalVolumes: false }).left).toMatchObject([
    { what: '--name quoted name', reason: 'bad-value' },
  ]);
  expect(service('docker run --name a_b.c-1 nginx')).toMatchObject({ container_name: 'a_b.c-1' });
  expect(service('docker run --name $NAME nginx')).toMatchObject({ container_name: '${NAME}' });
});
