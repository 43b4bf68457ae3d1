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
      { input: { commands: '' }, output: { compose: '', left: [] }, warns: [] },
      { input: { commands: 'docker ps -a' }, fails: 'no-run' },
      { input: { commands: 'docker run -d -p 80:80' }, fails: 'no-image', at: { offset: 22 } },
      { input: { commands: 'docker run -p' }, fails: 'missing-option-value', at: { offset: 13 } },
      { input: { commands: 'docker run -e A="b alpine' }, fails: 'unclosed-string', at: { offset: 16 } },
    ],
  },
});
