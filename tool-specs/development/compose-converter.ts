import { choice, code, defineTool, operation, out, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { writeManifests } from '../../src/lib/code/compose-file/kubernetes.ts';
import { COMPOSE_PROBLEMS, type Left, LEFT_REASONS, readCompose } from '../../src/lib/code/compose-file/project.ts';
import { writeUnits } from '../../src/lib/code/compose-file/quadlet.ts';
import { hasVariables, writeRuns } from '../../src/lib/code/compose-file/run.ts';
import { toContainer } from '../../src/lib/code/compose-file/run-options.ts';
import { writeYaml } from '../../src/lib/documents/yaml/writer.ts';

const compose = code('yaml', { primary: true, maxLength: 2_000_000 });
const shared = {
  failures: [...SYNTAX_CODES, ...COMPOSE_PROBLEMS],
  messages: LEFT_REASONS,
  answers: 'inline',
} as const;
const left = out.table(['service', 'what', 'reason']);

const web = `services:
  web:
    image: nginx:1.29
    container_name: web
    restart: unless-stopped
    ports:
      - "8080:80"
    volumes:
      - ./html:/usr/share/nginx/html:ro
    environment:
      TZ: Europe/Paris
`;

const shop = `name: shop
services:
  api:
    image: ghcr.io/me/api:2
    depends_on:
      db:
        condition: service_healthy
    env_file: .env
    ports: ["3000:3000"]
    deploy:
      resources:
        limits: { cpus: "0.5", memory: 512M }
  db:
    image: postgres:17
    environment:
      POSTGRES_PASSWORD: \${DB_PASSWORD}
    healthcheck:
      test: ["CMD", "pg_isready", "-U", "postgres"]
      interval: 5s
      retries: 5
    volumes:
      - data:/var/lib/postgresql/data
volumes:
  data:
`;

const anchors = `x-common: &common
  restart: always
  logging:
    options: { max-size: 10m }
services:
  worker:
    <<: *common
    image: me/worker
    command: ["celery", "worker"]
  beat:
    extends: worker
    command: celery beat
`;

function read(text: string) {
  const file = readCompose(text);
  const containers = file.services.map((service) => toContainer(service, file));
  const lost = [...file.left, ...containers.flatMap((container) => container.left)];
  return { file, containers, lost, variables: hasVariables(text) };
}

type Say = (code: Left['reason']) => { message: string };

const rowsOf = (lost: readonly Left[], say: Say) =>
  lost.map(({ service, what, reason }) => ({ service, what, reason: say(reason) }));

export default defineTool({
  icon: 'ship',
  createdAt: '2026-11-28',
  related: ['docker-run-to-docker-compose-converter', 'yaml-prettify'],
  operations: {
    run: operation({
      ...shared,
      fields: {
        compose,
        engine: choice({ docker: 'Docker', podman: 'Podman' }),
        layout: choice(['lines', 'single']),
        short: toggle({ initial: true }),
        detach: toggle({ initial: true }),
      },
      output: { commands: out.code('shell', { fileName: 'run.sh' }), left },
      warnings: ['left'],
      aliases: { decomposerize: {}, 'compose-to-run': {}, 'podman-run': { engine: 'podman' } },
      transform({ compose: text, layout, ...style }, ctx) {
        const { file, containers, lost } = read(text);
        if (lost.length > 0) ctx.warn('left', { count: lost.length });
        return {
          commands: writeRuns(file, containers, { ...style, multiline: layout === 'lines' }),
          left: rowsOf(lost, (code_) => ctx.say(code_)),
        };
      },
      examples: {
        webServer: {
          input: { compose: web },
          output: {
            commands: `docker run -d \\
  --name web \\
  --restart unless-stopped \\
  -p 8080:80 \\
  -v ./html:/usr/share/nginx/html:ro \\
  -e TZ=Europe/Paris \\
  nginx:1.29
`,
            left: [],
          },
          warns: [],
        },
        twoServices: {
          input: { compose: shop },
          check: ({ commands, left: lost }) =>
            commands.startsWith('docker network create shop_default\ndocker run -d \\\n  --name db \\\n') &&
            commands.includes('  -e "POSTGRES_PASSWORD=${DB_PASSWORD}" \\\n') &&
            commands.includes("  --health-cmd 'pg_isready -U postgres' \\\n") &&
            commands.includes('  -v shop_data:/var/lib/postgresql/data \\\n') &&
            commands.includes('  --cpus 0.5 \\\n  -m 512M \\\n') &&
            lost.length === 1,
          warns: ['left'],
        },
        sharedSettings: {
          input: { compose: anchors, layout: 'single', detach: false },
          output: {
            commands:
              'docker network create app_default\ndocker run --name worker --restart always --log-opt max-size=10m --network app_default me/worker celery worker\ndocker run --name beat --restart always --log-opt max-size=10m --network app_default me/worker celery beat\n',
          },
        },
      },
    }),

    quadlet: operation({
      ...shared,
      fields: { compose },
      output: { units: out.code('plain', { fileName: 'units.txt' }), files: out.files(), left },
      warnings: ['left', 'variables'],
      aliases: { quadlet: {}, podlet: {} },
      transform({ compose: text }, ctx) {
        const { file, containers, lost, variables } = read(text);
        const units = writeUnits(file, containers);
        const rest = lost.filter(({ reason }) => reason !== 'order');
        if (rest.length > 0) ctx.warn('left', { count: rest.length });
        if (variables) ctx.warn('variables');
        return {
          units: units.map(({ name, text: own }) => `# ${name}\n${own}`).join('\n'),
          files: units.map(({ name, text: own }) => ({
            name,
            type: 'text/plain',
            bytes: new TextEncoder().encode(own),
          })),
          left: rowsOf(rest, (code_) => ctx.say(code_)),
        };
      },
      examples: {
        quadletUnit: {
          input: { compose: web },
          check: ({ units, files }) =>
            units ===
              `# web.container
[Unit]
Description=web

[Container]
Image=nginx:1.29
ContainerName=web
PublishPort=8080:80
Volume=./html:/usr/share/nginx/html:ro
Environment=TZ=Europe/Paris

[Service]
Restart=always

[Install]
WantedBy=default.target
` && files.length === 1,
        },
        quadletShop: {
          input: { compose: shop },
          check: ({ units }) =>
            units.includes('Requires=db.service\nAfter=db.service\n') &&
            units.includes('Volume=shop_data.volume:/var/lib/postgresql/data\n') &&
            units.includes('# shop_data.volume\n[Volume]\nVolumeName=shop_data\n'),
          warns: ['variables'],
        },
      },
    }),

    kubernetes: operation({
      ...shared,
      fields: { compose },
      output: { manifests: out.code('yaml', { fileName: 'manifests.yaml' }), left },
      warnings: ['left', 'variables'],
      aliases: { kompose: {}, 'compose-to-k8s': {} },
      transform({ compose: text }, ctx) {
        const { containers, lost, variables } = read(text);
        const { documents, left: more } = writeManifests(containers);
        const rest = [...lost, ...more].filter(({ reason }) => reason !== 'order');
        if (rest.length > 0) ctx.warn('left', { count: rest.length });
        if (variables) ctx.warn('variables');
        return { manifests: writeYaml(documents, {}).text, left: rowsOf(rest, (code_) => ctx.say(code_)) };
      },
      examples: {
        deployments: {
          input: { compose: shop },
          check: ({ manifests }) =>
            manifests.includes('kind: PersistentVolumeClaim\nmetadata:\n  name: shop-data\n') &&
            manifests.includes('memory: "512Mi"') &&
            manifests.includes('containerPort: 3000') &&
            manifests.includes('failureThreshold: 5'),
          warns: ['left', 'variables'],
        },
      },
    }),
  },
});
