import { casesOf } from '../../src/core/spec.ts';
import type tool from './compose-converter.ts';

/** The options of a service with these lines. */
const option = (lines: string, options: string) => ({
  input: {
    compose: `services:\n  x:\n    image: i\n    ${lines.replaceAll('\n', '\n    ')}\n`,
    layout: 'single' as const,
    detach: false,
  },
  output: { commands: `docker run ${options}${options === '' ? '' : ' '}i\n`, left: [] },
  warns: [] as [],
});

/** The whole command, where it doesn't end with the image. */
const whole = (lines: string, commands: string) => ({
  ...option(lines, ''),
  output: { commands: `${commands}\n`, left: [] },
});

/** What can't be said by `docker run`. */
const lost = (lines: string, what: string, reason: string) => ({
  input: { compose: `services:\n  x:\n    image: i\n    ${lines.replaceAll('\n', '\n    ')}\n` },
  output: { left: [{ service: 'x', what, reason: { message: reason } }] },
  warns: ['left'] as ['left'],
});

const has = (compose: string, ...lines: string[]) => ({
  input: { compose },
  check: ({ units, manifests }: { units?: string; manifests?: string }) =>
    lines.every((line) => `\n${units ?? manifests ?? ''}`.includes(`\n${line}\n`)),
});

const service = (lines: string) => `services:\n  x:\n    image: i\n    ${lines.replaceAll('\n', '\n    ')}\n`;

export default casesOf<typeof tool>({
  run: {
    examples: [
      option('ports: ["80:80", 443, "127.0.0.1:8080:80/udp"]', '-p 80:80 -p 443 -p 127.0.0.1:8080:80/udp'),
      option('ports:\n  - {target: 80, published: "8080", host_ip: "::1", protocol: udp}', "-p '[::1]:8080:80/udp'"),
      option('environment: {A: "1", B: , C: "x y", D: ""}', "-e A=1 -e B -e 'C=x y' -e D="),
      option('environment: [A=1, B]', '-e A=1 -e B'),
      option('environment: {A: "$$x", B: "${C:-d e}"}', `-e 'A=$x' -e "B=\${C:-d e}"`),
      option('environment: {JSON: "{\\"a\\": \\"it\'s\\"}"}', `-e 'JSON={"a": "it'\\''s"}'`),
      option('env_file: .env', '--env-file .env'),
      option('env_file: [a.env, {path: b.env, required: false}]', '--env-file a.env --env-file b.env'),
      option('volumes: [./a:/b:ro, data:/d, /anon, "C:\\\\x:/y"]', "-v ./a:/b:ro -v data:/d -v /anon -v 'C:\\x:/y'"),
      option(
        'volumes:\n  - {type: bind, source: /a, target: /b, read_only: true, bind: {propagation: rslave}}',
        '--mount type=bind,source=/a,target=/b,bind-propagation=rslave,readonly',
      ),
      option(
        'volumes:\n  - {type: bind, source: ./a, target: /b, bind: {create_host_path: true, selinux: z}}',
        '-v ./a:/b:z',
      ),
      option(
        'volumes:\n  - {type: tmpfs, target: /t, tmpfs: {size: 1000, mode: 1777}}',
        '--mount type=tmpfs,target=/t,tmpfs-size=1000,tmpfs-mode=3361',
      ),
      option(
        'healthcheck: {test: ["CMD", "curl", "-f", "a b"], interval: 30s, timeout: 5s, retries: 3, start_period: 1m}',
        "--health-cmd 'curl -f '\\''a b'\\''' --health-interval 30s --health-timeout 5s --health-retries 3 --health-start-period 1m",
      ),
      option('healthcheck: {test: curl -f x || exit 1}', "--health-cmd 'curl -f x || exit 1'"),
      option('healthcheck: {test: [NONE]}', '--no-healthcheck'),
      option(
        'deploy: {resources: {limits: {cpus: "0.50", memory: 50M, pids: 10}, reservations: {memory: 20M}}}',
        '--cpus 0.50 -m 50M --pids-limit 10 --memory-reservation 20M',
      ),
      option('deploy: {restart_policy: {condition: on-failure, max_attempts: 3}}', '--restart on-failure:3'),
      option(
        'deploy: {resources: {reservations: {devices: [{driver: nvidia, device_ids: ["0", "1"], capabilities: [gpu, utility]}]}}}',
        `--gpus '"device=0,1",capabilities=utility'`,
      ),
      option('gpus: all', '--gpus all'),
      option('restart: "no"', '--restart no'),
      option('restart: unless-stopped', '--restart unless-stopped'),
      option('network_mode: host', '--network host'),
      option('init: true', '--init'),
      option('stdin_open: true\ntty: true', '-i -t'),
      option('read_only: false', '--read-only=false'),
      option('stop_grace_period: 1m30s', '--stop-timeout 90'),
      option('stop_grace_period: 500ms', '--stop-timeout 1'),
      option(
        'ulimits: {nproc: 65535, nofile: {soft: 20000, hard: 40000}}',
        '--ulimit nproc=65535 --ulimit nofile=20000:40000',
      ),
      option(
        'logging: {driver: syslog, options: {syslog-address: "tcp://10.0.0.1:123"}}',
        '--log-driver syslog --log-opt syslog-address=tcp://10.0.0.1:123',
      ),
      option('sysctls: [net.core.somaxconn=1024]', '--sysctl net.core.somaxconn=1024'),
      option(
        'cap_add: [NET_ADMIN]\ncap_drop: [ALL]\nsecurity_opt: [no-new-privileges:true]',
        '--cap-add NET_ADMIN --cap-drop ALL --security-opt no-new-privileges:true',
      ),
      option('extra_hosts: {db: 10.0.0.1}', '--add-host db:10.0.0.1'),
      option('extra_hosts: ["db=::1"]', '--add-host db:::1'),
      option(
        'dns: 1.1.1.1\ndns_search: [a.example, b.example]',
        '--dns 1.1.1.1 --dns-search a.example --dns-search b.example',
      ),
      option(
        'devices: ["/dev/ttyUSB0:/dev/ttyUSB0"]\ndevice_cgroup_rules: ["c 42:* rmw"]',
        "--device /dev/ttyUSB0:/dev/ttyUSB0 --device-cgroup-rule 'c 42:* rmw'",
      ),
      option(
        'pull_policy: always\nplatform: linux/arm64\nuser: "1000:1000"\nworking_dir: /app',
        '--pull always --platform linux/arm64 -u 1000:1000 -w /app',
      ),
      option('mem_limit: 512m\nshm_size: 1gb\ncpus: 1.5', '-m 512m --shm-size 1gb --cpus 1.5'),
      option('labels: {a.b: "1", empty: }', '-l a.b=1 -l empty='),
      option('x-note: y\nlabels: []', ''),
      whole('command: npm run "my script"', "docker run i npm run 'my script'"),
      whole('command: [sh, -c, "echo $$HOME"]', "docker run i sh -c 'echo $HOME'"),
      whole('entrypoint: [sh, -c]\ncommand: [ls]', 'docker run --entrypoint sh i -c ls'),
      whole('entrypoint: ""', "docker run --entrypoint '' i"),
      lost('deploy: {replicas: 3}', 'deploy: replicas', 'no-counterpart'),
      lost('profiles: [debug]', 'profiles', 'no-counterpart'),
      lost('extends: {file: base.yaml, service: x}', 'extends: base.yaml', 'other-file'),
      lost('secrets: [token]', 'secrets: token', 'no-counterpart'),
      {
        input: { compose: 'services:\n  x:\n    build: {context: ./app, dockerfile: D, args: {V: "1"}}\n' },
        output: { commands: 'docker build -t x -f ./app/D --build-arg V=1 ./app\ndocker run -d x\n' },
        warns: ['left'],
      },
      {
        input: {
          compose: 'services:\n  a: {image: i, network_mode: "service:b"}\n  b: {image: j, container_name: bee}\n',
          layout: 'single',
        },
        output: {
          commands:
            'docker network create app_default\ndocker run -d --name bee --network app_default j\ndocker run -d --name a --network container:bee i\n',
        },
      },
      {
        input: {
          compose: 'services:\n  x: {image: i, secrets: [t]}\nsecrets: {t: {file: ./t.txt}}\n',
          engine: 'podman',
          layout: 'single',
          short: false,
        },
        output: { commands: 'podman run -d --volume ./t.txt:/run/secrets/t:ro i\n' },
      },
      {
        input: { compose: 'web:\n  image: nginx\n  ports: ["80:80"]\n', layout: 'single' },
        output: { commands: 'docker run -d -p 80:80 nginx\n' },
      },
      {
        input: {
          compose:
            'services:\n  x: {image: i, networks: {n: {aliases: [a], ipv4_address: 10.1.0.5}}}\nnetworks: {n: {external: true, name: real}}\n',
          layout: 'single',
        },
        output: { commands: 'docker run -d --network real --network-alias a --ip 10.1.0.5 i\n' },
      },
      { input: { compose: '' }, output: { commands: '', left: [] } },
      { input: { compose: 'a: 1' }, fails: 'no-services' },
      { input: { compose: 'services: {}' }, fails: 'no-services' },
      { input: { compose: 'services: {x: {ports: ["80:80"]}}' }, fails: 'no-image' },
      { input: { compose: 'services: {x: {image: i, extends: y}}' }, fails: 'unknown-service' },
      { input: { compose: 'services: {x: {image: i, extends: y}, y: {extends: x}}' }, fails: 'endless-extends' },
      { input: { compose: 'services:\n  x:\n    image: [a' }, fails: 'unexpected-end' },
    ],
  },
  quadlet: {
    examples: [
      has(service('command: [sh, -c, "echo 100%"]'), 'Exec=sh -c "echo 100%%"'),
      has(service('entrypoint: /init\nuser: "1000"'), 'Entrypoint=/init', 'User=1000'),
      has(service('restart: on-failure:3'), 'Restart=on-failure'),
      has(service('cpus: 1.5'), 'PodmanArgs=--cpus=1.5'),
      has(service('healthcheck: {test: [NONE]}'), 'HealthCmd=none'),
      has(service('security_opt: [no-new-privileges:true]'), 'NoNewPrivileges=true'),
      has(service('networks: [back]'), 'Network=back.network', '[Network]', 'NetworkName=back'),
      has(service('environment: {A: "say \\"hi\\""}'), String.raw`Environment="A=say \"hi\""`),
      { input: { compose: '' }, output: { units: '' } },
      { input: { compose: '[]' }, fails: 'no-services' },
    ],
  },
  kubernetes: {
    examples: [
      has(
        service('deploy: {resources: {limits: {memory: 512m, cpus: "2"}}}'),
        '              cpu: "2"',
        '              memory: "512Mi"',
      ),
      has(service('entrypoint: [sh, -c]\ncommand: ls'), '          command:', '          args:'),
      has(
        service('user: "1000:2000"\nread_only: true\ncap_drop: [ALL]'),
        '            runAsUser: 1000',
        '            runAsGroup: 2000',
        '            readOnlyRootFilesystem: true',
      ),
      has(service('volumes: [data:/a, data:/b]'), 'kind: PersistentVolumeClaim', '              mountPath: /b'),
      has(service('ports: ["80:8080", "53:53/udp"]'), '      targetPort: 8080', '      protocol: UDP'),
      has('services: {My_App: {image: i}}', '  name: my-app'),
      {
        input: { compose: service('volumes: [./x:/y]\nenv_file: .env') },
        check: ({ left }) => left.length === 2,
        warns: ['left'],
      },
      { input: { compose: '' }, output: { manifests: '' } },
      { input: { compose: 'services: 1' }, fails: 'no-services' },
    ],
  },
});
