import { choice, defineTool, out, text, toggle } from '../../src/core/spec.ts';
import { Problem } from '../../src/base/problem.ts';
import { positionAt } from '../../src/base/position.ts';
import { type Project, toProject } from '../../src/lib/code/compose/project.ts';
import { REASONS } from '../../src/lib/code/compose/service.ts';
import { type Shell, SHELLS, shellsOf } from '../../src/lib/code/compose/shells.ts';
import { REPAIRS } from '../../src/lib/code/compose/split.ts';
import { writeYaml } from '../../src/lib/documents/yaml/writer.ts';

const warrior = `docker run --detach \\
  --env DOWNLOADER="your name" \\
  --env SELECTED_PROJECT="auto" \\
  --label=com.centurylinklabs.watchtower.enable=true \\
  --restart=on-failure \\
  --publish 8002:8001 \\
  atdr.meo.ws/archiveteam/warrior-dockerfile`;

const pair = `docker network create app
docker run -d --name db --network app -v data:/var/lib/postgresql/data -e POSTGRES_PASSWORD postgres:17
sudo docker run -d --network app --link db -p 3000:3000 ghcr.io/me/web:2 npm start`;

/** Reads the commands in the first shell that understands them; the others are those in which they mean something else. */
function firstProject(commands: string, shells: readonly Shell[], externalVolumes: boolean) {
  const projects = shells.flatMap((as): { as: Shell; project: Project | Problem }[] => {
    try {
      return [{ as, project: toProject(commands, { externalVolumes, shell: as }) }];
    } catch (error) {
      if (error instanceof Problem) return [{ as, project: error }];
      throw error;
    }
  });
  const read = projects.flatMap(({ as, project }) => (project instanceof Problem ? [] : [{ as, project }]));
  const [first] = read;
  if (!first) throw projects[0]!.project;
  const meaning = JSON.stringify(first.project.document);
  const others = read.filter(({ project }) => JSON.stringify(project.document) !== meaning).map(({ as }) => as);
  return { ...first, others };
}

export default defineTool({
  icon: 'container',
  createdAt: '2023-03-27',
  related: ['yaml-prettify', 'yaml-to-json-converter'],
  fields: {
    commands: text({ primary: true, single: true, multiline: true, monospace: true, maxLength: 200_000 }),
    indent: choice(['2', '4'], { names: { '2': '2', '4': '4' } }),
    shell: choice(['auto', ...SHELLS], { names: { posix: 'POSIX (bash, zsh)', powershell: 'PowerShell', cmd: 'cmd' } }),
    externalVolumes: toggle(),
  },
  output: {
    compose: out.code('yaml', { fileName: 'compose.yaml' }),
    left: out.table(['service', 'what', 'reason']),
  },
  failures: ['no-run', 'no-image', 'bad-image', 'missing-option-value', 'unclosed-string'],
  warnings: ['left', 'variables', 'lone-surrogate', ...REPAIRS],
  readings: SHELLS,
  messages: [...REASONS, 'other-command'],
  aliases: { compose: {}, 'docker-run': {}, composerize: {}, 'docker-compose': {}, podman: {} },
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:\$ )?(?:sudo )?(?:docker|podman|nerdctl) (?:container )?(?:run|create)\s/,
      length: [12, 100_000],
      confidence: 0.97,
    },
  ],
  transform({ commands, indent, shell, externalVolumes }, ctx) {
    const shells = shell === 'auto' ? shellsOf(commands) : [shell];
    const { project, as, others } = firstProject(commands, shells, externalVolumes);
    const { document, left, variables, repairs } = project;
    if (others.length > 0)
      ctx.reading(as, { others: others.map((other) => ({ as: other, values: { shell: other } })) });
    else if (shell !== 'auto' || as !== 'posix') ctx.reading(as);
    for (const { code, offset, params } of repairs) ctx.warn(code, params, positionAt(commands, offset));
    const { text, warnings } = writeYaml([document], { indent: Number(indent) });
    if (warnings.some(({ code }) => code === 'lone-surrogate')) ctx.warn('lone-surrogate');
    if (variables) ctx.warn('variables');
    if (left.length > 0) ctx.warn('left', { count: left.length });
    return { compose: text, left: left.map(({ reason, ...row }) => ({ ...row, reason: ctx.say(reason) })) };
  },
  examples: {
    webServer: {
      input: { commands: 'docker run -d -p 8080:80 --name it-tools -it corentinth/it-tools' },
      output: {
        compose:
          'services:\n  it-tools:\n    image: corentinth/it-tools\n    container_name: it-tools\n    stdin_open: true\n    tty: true\n    ports:\n      - "8080:80"\n',
      },
      warns: ['left'],
    },
    reverseProxy: {
      input: {
        commands:
          'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
      },
      output: {
        compose:
          'services:\n  nginx:\n    image: nginx\n    restart: always\n    ports:\n      - "80:80"\n    volumes:\n      - /var/run/docker.sock:/tmp/docker.sock:ro\n    logging:\n      options:\n        max-size: "1g"\n',
      },
      warns: [],
    },
    twoContainers: {
      input: { commands: pair },
      check: ({ compose, left }) =>
        compose.includes('networks:\n  app:\n    name: app\n') &&
        compose.includes('volumes:\n  data:\n    name: data\n') &&
        compose.includes('POSTGRES_PASSWORD: null') &&
        compose.includes('  web:\n    image: ghcr.io/me/web:2\n    command:\n      - npm\n      - start\n') &&
        compose.includes('links:\n      - db') &&
        left.length === 2,
    },
    manyOptions: {
      input: { commands: warrior },
      output: {
        compose:
          'services:\n  warrior-dockerfile:\n    image: atdr.meo.ws/archiveteam/warrior-dockerfile\n    restart: on-failure\n    ports:\n      - "8002:8001"\n    environment:\n      DOWNLOADER: your name\n      SELECTED_PROJECT: auto\n    labels:\n      com.centurylinklabs.watchtower.enable: "true"\n',
      },
    },
    adminPanel: {
      input: {
        commands:
          'docker run -d -p 9000:9000 -v /var/run/docker.sock:/var/run/docker.sock -v portainer_data:/data portainer/portainer-ce',
      },
      check: ({ compose }) =>
        compose.endsWith('\nvolumes:\n  portainer_data:\n    name: portainer_data\n') && !compose.includes('version'),
    },
    gpu: {
      input: { commands: 'podman container run --gpus all -m 512m --cpus 1.5 --shm-size=1g ollama/ollama:latest' },
      check: ({ compose }) =>
        compose.includes('mem_limit: "512m"\n    cpus: 1.5\n') && compose.includes('count: all\n'),
    },
  },
});
