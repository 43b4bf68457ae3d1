import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { shellQuote } from '../../../../../src/base/shell-quote.ts';
import { toProject } from '../../../../../src/lib/code/compose/project.ts';
import { readCompose } from '../../../../../src/lib/code/compose-file/project.ts';
import { writeRuns } from '../../../../../src/lib/code/compose-file/run.ts';
import { toContainer } from '../../../../../src/lib/code/compose-file/run-options.ts';
import { writeYaml } from '../../../../../src/lib/documents/yaml/writer.ts';

const composeOf = (commands: string) => writeYaml([toProject(commands, { externalVolumes: false }).document]).text;

function commandsOf(compose: string): string {
  const file = readCompose(compose);
  const containers = file.services.map((service) => toContainer(service, file));
  return writeRuns(file, containers, { engine: 'docker', detach: false, multiline: true, short: true });
}

/** A value of each option that has a counterpart in Compose. */
const OPTIONS = [
  '--init',
  '--init=false',
  '-i',
  '-t',
  '--privileged',
  '--read-only',
  '--oom-kill-disable',
  '--cgroup-parent=/c',
  '--cgroupns host',
  '--cpuset-cpus 0-3',
  '--domainname d',
  '-h host',
  '--ipc host',
  '--isolation hyperv',
  '--mac-address 92:d0:c6:0a:29:33',
  '-m 512m',
  '--memory-reservation 1g',
  '--memory-swap -1',
  '--name web',
  '--pid host',
  '--platform linux/amd64',
  '--pull always',
  '--restart on-failure:3',
  '--runtime runc',
  '--shm-size 1g',
  '--stop-signal SIGINT',
  '-u 1000:1000',
  '--userns host',
  '--uts host',
  '-w /app',
  '--cpu-period 100',
  '--cpus 1.5',
  '--cpu-shares 512',
  '--memory-swappiness 10',
  '--oom-score-adj -500',
  '--pids-limit 100',
  '--add-host db:10.0.0.1',
  '--add-host six:::1',
  '--cap-add NET_ADMIN',
  '--cap-drop ALL',
  '--device /dev/a:/dev/b:rw',
  "--device-cgroup-rule 'c 42:* rmw'",
  '--dns 1.1.1.1',
  '--dns-search example.com',
  '--env-file .env',
  '--expose 8080',
  '--group-add audio',
  '--label-file l',
  '-p 80:80',
  '-p 127.0.0.1:81:81/udp',
  '-p 90',
  '--security-opt no-new-privileges:true',
  '--tmpfs /run:rw,size=64k',
  '--annotation a=b',
  "-e 'A=b c'",
  '-e B',
  '-e C=',
  '-e \'D=$5 "x" \\ y\'',
  '-e "E=${HOME:-/root}/x"',
  '-l l=1',
  '-l m',
  '--storage-opt size=1G',
  '--sysctl net.core.somaxconn=1024',
  '--blkio-weight 300',
  '--device-read-bps /dev/sda:1mb',
  '--device-write-iops /dev/sda:100',
  "--entrypoint ''",
  '--entrypoint /bin/sh',
  '--gpus all',
  '--gpus 2',
  `--gpus '"device=0,1"'`,
  "--health-cmd 'curl -f http://localhost || exit 1'",
  '--health-interval 5s',
  '--health-retries 3',
  '--no-healthcheck',
  '--log-driver local',
  '--log-opt max-size=10m',
  '--mount type=bind,source=/a,target=/b,readonly',
  '--mount type=tmpfs,target=/t,tmpfs-size=1000,tmpfs-mode=1770',
  '--mount type=volume,source=data,target=/d,volume-nocopy',
  '--network app',
  '--network host',
  '--stop-timeout 30',
  '--ulimit nofile=1:2',
  '--ulimit nproc=5',
  '-v data:/data',
  '-v /a:/b:ro',
  '-v ./c:/d',
  '-v C:\\\\x:/y',
  '-v /anonymous',
  '--volume-driver nfs',
  '--volumes-from other:ro',
  '--network name=app,alias=x,ip=10.0.0.5',
  '--network-alias al',
  '--link db:database',
] as const;

test.each(OPTIONS)('docker run %s and back', (option) => {
  const compose = composeOf(`docker run ${option} nginx`);
  // In any order of keys.
  expect(parse(composeOf(commandsOf(compose)))).toEqual(parse(compose));
});

test('any options and arguments, and back', () => {
  const argument = fc
    .string({ unit: 'grapheme', maxLength: 8 })
    .filter((text) => !/^[-–—‐‑‒―−]|[\u0000-\u001f`\u2018-\u201f\ud800-\udfff]/.test(text));
  fc.assert(
    fc.property(
      fc.subarray([...OPTIONS], { minLength: 1, maxLength: 12 }),
      fc.array(argument, { maxLength: 3 }),
      (options, args) => {
        const command = `docker run ${options.join(' ')} nginx ${args.map(shellQuote).join(' ')}`;
        const compose = composeOf(command);
        // In any order of keys.
        expect(parse(composeOf(commandsOf(compose)))).toEqual(parse(compose));
      },
    ),
    { numRuns: 300 },
  );
});

test('several commands, with their networks and volumes', () => {
  const compose = composeOf(`docker network create app
docker run --name db --network app -v data:/var/lib/postgresql/data -e POSTGRES_PASSWORD postgres:17
docker run --name web --network app --link db -p 3000:3000 ghcr.io/me/web:2 npm start`);
  expect(parse(composeOf(commandsOf(compose)))).toEqual(parse(compose));
});
