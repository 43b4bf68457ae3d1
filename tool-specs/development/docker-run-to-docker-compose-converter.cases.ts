import { casesOf } from '../../src/core/spec.ts';
import type tool from './docker-run-to-docker-compose-converter.ts';

const twingate =
  'docker run -d --sysctl net.ipv4.ping_group_range="0 2147483647" --env X="" --env L="`hostname`" --name "twingate-connector" --restart=unless-stopped --pull=always twingate/connector:1';

export default casesOf<typeof tool>({
  run: {
    finds: {
      'docker run after other commands': {
        matches: ['docker network create app\ndocker run -d --network app nginx'],
        rejects: ['docker pull nginx\ndocker ps', 'docker run nginx'],
      },
      'docker run behind something': {
        matches: [['sudo docker run -d nginx', 'docker run -d nginx']],
        rejects: ['docker is nice', 'docker ps'],
      },
    },
    detect: [
      {
        matches: ['docker run -d -p 80:80 nginx', 'sudo podman container run nginx'],
        rejects: ['docker compose up -d', 'docker', 'docker run', 'how to docker run nginx'],
      },
    ],
    examples: [
      ...['docker run -p 80:80\u00a0nginx', 'docker\u3000run -p\u202f80:80 nginx'].map((commands) => ({
        input: { commands },
        check: ({ compose }: { compose: string }) => compose.includes('image: nginx\n') && compose.includes('"80:80"'),
      })),
      { input: { commands: 'docker run -p 80:80\u00a0nginx' }, warns: ['odd-space'], check: () => true },
      {
        input: { commands: twingate },
        check: ({ compose, left }) =>
          compose.includes('sysctls:\n      net.ipv4.ping_group_range: "0 2147483647"\n') &&
          compose.includes('pull_policy: always\n') &&
          compose.includes('      X: ""\n') &&
          left.some(({ what }) => what === '`hostname`'),
      },
      {
        input: {
          commands: 'docker run --network mynet --ip 10.0.0.5 -v "$(pwd)":/app -e HOME=$HOME -e P=\'a$b\' alpine',
        },
        check: ({ compose }) =>
          compose.includes('networks:\n      mynet:\n        ipv4_address: "10.0.0.5"\n') &&
          compose.includes('networks:\n  mynet:\n    name: mynet\n    external: true\n') &&
          compose.includes('- ".:/app"') &&
          compose.includes('HOME: "${HOME}"\n      P: a$$b\n'),
        warns: ['variables'],
      },
      {
        input: { commands: 'docker run -v data:/d alpine', externalVolumes: true, indent: '4' },
        check: ({ compose }) => compose.endsWith('volumes:\n    data:\n        name: data\n        external: true\n'),
      },
      {
        input: { commands: 'docker run --frobnicate=1 --rm alpine; docker ps | grep x' },
        check: ({ left }) => left.length === 3 && left.some(({ service }) => service === null),
        warns: ['left'],
      },
      {
        input: { commands: 'docker run alpine && docker run alpine:3' },
        check: ({ compose }) => compose.includes('  alpine:\n') && compose.includes('  alpine-2:\n'),
      },
      {
        input: { commands: 'docker run --cpuset-mems 0 -p 70000:80 -p 80:80 --memory 5q --restart never -e =x x' },
        output: { compose: 'services:\n  x:\n    image: x\n    ports:\n      - "80:80"\n' },
        warns: ['left'],
      },
      // Each shell by its ends of lines, variables and paths.
      ...(
        [
          [
            'docker run -v C:\\Users\\me\\src:/src nginx',
            '    volumes:\n      - C:\\Users\\me\\src:/src\n',
            'powershell',
          ],
          ['docker run `\n -e KEY=$env:KEY `\n nginx', '    environment:\n      KEY: "${KEY}"\n', 'powershell'],
          ['docker run -v "$(Get-Location)":/app `\r\n nginx', '    volumes:\n      - ".:/app"\n', 'powershell'],
          [
            'docker run -v ${env:APPDATA}\\app:/a nginx',
            '    volumes:\n      - "${APPDATA}\\\\app:/a"\n',
            'powershell',
          ],
          ["docker run -e A='it''s' `\n nginx", "    environment:\n      A: it's\n", 'powershell'],
          ['docker run -e "A=x`"y" `\n nginx', '    environment:\n      A: x"y\n', 'powershell'],
          [
            'PS C:\\Users\\me> docker run -v $HOME\\.ssh:/s nginx',
            '    volumes:\n      - "${HOME}\\\\.ssh:/s"\n',
            'powershell',
          ],
          ['docker run --env-file .\\a.env nginx', '    env_file:\n      - ".\\\\a.env"\n', 'powershell'],
          [
            'docker run -v \\\\server\\share:/x nginx',
            '    volumes:\n      - "\\\\\\\\server\\\\share:/x"\n',
            'powershell',
          ],
          ['docker run ^\n -e P=%PASSWORD% ^\n nginx', '    environment:\n      P: "${PASSWORD}"\n', 'cmd'],
          ['docker run -v "%cd%":/app nginx', '    volumes:\n      - ".:/app"\n', 'cmd'],
          ['docker run -v %USERPROFILE%\\data:/d nginx', '    volumes:\n      - "${USERPROFILE}\\\\data:/d"\n', 'cmd'],
          ["docker run -e A=a^&b -e B='$c' ^\n nginx", '    environment:\n      A: a&b\n      B: "\'$$c\'"\n', 'cmd'],
        ] as const
      ).map(([commands, rest, reads]) => ({
        input: { commands },
        output: { compose: `services:\n  nginx:\n    image: nginx\n${rest}` },
        reads,
        others: [],
      })),
      {
        input: { commands: 'docker run -e D=%Y-%m-%d -e U=/%C3%A9 x' },
        check: ({ compose }) => compose.includes('%Y-%m-%d'),
        warns: [],
      },
      {
        input: { commands: 'docker run -v C:\\me:/src -e X=a\\ b nginx' },
        check: ({ compose }) => compose.includes('- C:\\me:/src\n') && compose.includes('X: a b\n'),
        warns: ['drive-path'],
        reads: 'posix',
        others: ['powershell'],
      },
      {
        input: { commands: 'docker run nginx', shell: 'posix' },
        check: ({ compose }) => compose !== '',
        reads: 'posix',
      },
      {
        input: { commands: "docker run -e A='%B%' ^\n nginx", shell: 'cmd' },
        check: ({ compose }) => compose !== '',
        reads: 'cmd',
      },
      // Meant otherwise than written: read as meant, and said so.
      ...(
        [
          ['docker run \\ \n nginx', 'trailing-blank'],
          ['docker run `  \n nginx', 'trailing-blank'],
          ['docker run \\ --init=false nginx', 'trailing-blank'],
          ['docker run \\\n # web\n nginx', 'comment-inside'],
          ['docker run –-init=false nginx', 'dash'],
          ['docker run —init=false nginx', 'dash'],
          ['docker run NGINX', 'image-case'],
          ['docker run https://hub.docker.com/_/nginx?tab=tags', 'image-url'],
          ['docker run docker://nginx', 'image-url'],
        ] as const
      ).map(([commands, code]) => ({
        input: { commands },
        check: ({ compose }: { compose: string }) =>
          /^services:\n {2}nginx:\n {4}image: nginx\n(?: {4}init: false\n)?$/.test(compose),
        warns: [code],
      })),
      {
        input: { commands: 'docker run –d –p 80:80 nginx' },
        check: ({ compose }) => compose.includes('- "80:80"'),
        warns: ['dash', 'dash', 'left'],
      },
      {
        input: { commands: 'docker run -e A=“b c” nginx' },
        check: ({ compose }) => compose.includes('A: b c\n'),
        warns: ['curly-quotes'],
      },
      {
        input: { commands: 'docker run -e A=\\d nginx' },
        check: ({ compose }) => compose.includes('A: d\n'),
        warns: ['backslash-dropped'],
      },
      ...['nginx:latest:1', '[nginx]', 'my_-app', 'a//b', '.'].map((image) => ({
        input: { commands: `docker run -d ${image}` },
        fails: 'bad-image' as const,
        at: { offset: 14 },
      })),
      // No ports of its own: Docker discards them, and Compose refuses them.
      ...['--net=host', '--network none', '--network container:db'].map((network) => ({
        input: { commands: `docker run -p 80:80 ${network} nginx` },
        check: ({ compose, left }: { compose: string; left: readonly { what: unknown }[] }) =>
          !compose.includes('ports') && left.some(({ what }) => what === '-p 80:80'),
        warns: ['left' as const],
      })),
      { input: { commands: '' }, output: { compose: '', left: [] }, warns: [] },
      { input: { commands: 'docker ps -a' }, fails: 'no-run' },
      { input: { commands: 'docker run -d -p 80:80' }, fails: 'no-image', at: { offset: 22 } },
      { input: { commands: 'docker run -p' }, fails: 'missing-option-value', at: { offset: 13 } },
      { input: { commands: 'docker run -e A="b alpine' }, fails: 'unclosed-string', at: { offset: 16 } },
    ],
  },
});
