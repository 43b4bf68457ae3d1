// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingsOf } from '../../../src/cli/serve.ts';
import { tool } from '../cli/terminal.ts';
import { project } from '../project.ts';
import { defaultValues, renderChart } from './chart.ts';

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
  resources: { limits: Record<string, unknown> };
  securityContext: Record<string, unknown>;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Document {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

function documentsIn(text: string): Map<string, Document> {
  const documents = parseAllDocuments(text).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Document;
  });
  return new Map(documents.map((document) => [document.kind, document]));
}

const containerIn = (documents: Map<string, Document>): Container => {
  const deployment = documents.get('Deployment');
  if (!deployment) throw new Error('no deployment');
  const { template } = deployment.spec as { template: { spec: { containers: [Container] } } };
  return template.spec.containers[0];
};

const dockerfile = fs.readFileSync('deploy/Dockerfile', 'utf8');
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

describe('Kubernetes', () => {
  test('the manifest is the chart with its initial values (otherwise run npm run deploy-files)', async () => {
    const text = `# kubectl apply -f deploy/kubernetes/it-tools.yaml\n# Made from deploy/helm/it-tools by npm run deploy-files.\n${renderChart(defaultValues())}`;
    await expect(text).toMatchFileSnapshot(path.resolve('deploy/kubernetes/it-tools.yaml'));
  });

  test('probes, ports and settings are those of the server', () => {
    const documents = documentsIn(renderChart(defaultValues()));
    expect([...documents.keys()].sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
      'Service',
    ]);
    const container = containerIn(documents);
    const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    for (const value of Object.values(env)) expect(value).toBeTypeOf('string');
    const settings = settingsOf({ words: [], flags: [] }, env);
    expect(container.ports).toEqual([{ name: 'http', containerPort: settings.port }]);
    expect(settings.limits).toMatchObject({ threads: 2, body: 1e7, time: 3e4 });
    expect(settings.access.hosts).toContain('it-tools');
    expect([container.startupProbe, container.livenessProbe, container.readinessProbe]).toMatchObject([
      { httpGet: { path: '/healthz', port: 'http' } },
      { httpGet: { path: '/healthz', port: 'http' } },
      { httpGet: { path: '/readyz', port: 'http' } },
    ]);
    const routes = fs.readFileSync('src/server/app.ts', 'utf8');
    for (const route of ['/healthz', '/readyz', '/metrics']) expect(routes).toContain(`app.get('${route}'`);
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }]);
    expect(container.resources.limits).toHaveProperty('memory');
    expect(documents.get('Service')?.spec).toMatchObject({
      selector: { 'app.kubernetes.io/name': 'it-tools' },
      ports: [{ port: 80, targetPort: 'http' }],
    });
  });

  test('a token, an ingress and the site alone are a matter of values', () => {
    const values = { ...defaultValues(), api: 'off', tokenSecret: 'it-token', ingressHost: 'tools.example.org' };
    const documents = documentsIn(renderChart(values));
    const container = containerIn(documents);
    expect(container.readinessProbe.httpGet.path).toBe('/healthz');
    expect(container.env).toContainEqual({ name: 'IT_TOOLS_TOKEN_FILE', value: '/etc/it-tools-token/token' });
    expect(container.volumeMounts).toContainEqual({ name: 'token', mountPath: '/etc/it-tools-token', readOnly: true });
    expect(JSON.stringify(documents.get('Ingress')?.spec)).toContain('tools.example.org');
  });

  test('hostile values stay values', () => {
    const config = '{"siteTitle":"a: \\"b\\" # {{ c }}\\n- d"}';
    const { env } = containerIn(documentsIn(renderChart({ ...defaultValues(), config })));
    expect(env.find(({ name }) => name === 'CONFIG_JSON')?.value).toBe(config);
  });

  test('the chart has the version of the project', () => {
    const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
    expect(parse(fs.readFileSync('deploy/helm/it-tools/Chart.yaml', 'utf8'))).toMatchObject({ version });
    expect(defaultValues().image).toBe(`it-tools:${version}`);
  });
});

describe('the container', () => {
  test('is pinned, runs as nobody, has a port and a check of its own', () => {
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (?:--\S+ )?(\S+)/gm))
      expect(image).toMatch(/:[\w.-]+@sha256:[\da-f]{64}$/);
    expect(last).toMatch(/^USER 65534:65534$/m);
    expect(last).toMatch(/^EXPOSE 8080$/m);
    expect(last).toContain('CMD ["it-tools", "health", "--url", "http://127.0.0.1:8080/healthz"]');
    expect(last).not.toMatch(/^ADD |curl|latest|sudo/m);
  });

  test('copies only what there is', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    for (const name of copied) expect(fs.existsSync(name), name).toBe(true);
  });

  test('Compose limits it and gives it nothing to write to but /tmp', () => {
    const { services } = parse(fs.readFileSync('deploy/compose.yaml', 'utf8')) as {
      services: Record<string, Record<string, unknown>>;
    };
    expect(services['it-tools']).toMatchObject({
      ports: ['8080:8080'],
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      environment: { API: 'off' },
    });
  });
});

describe('start.sh with API=on', () => {
  beforeAll(async () => {
    await tool(['--version']); // builds the command once
  }, 180_000);

  /** The folders of the container; `it-tools` is the built command. */
  function container() {
    const dir = project({
      'bin/it-tools': `#!/bin/sh\nexec ${JSON.stringify(process.execPath)} ${JSON.stringify(path.resolve('dist-cli/cli.js'))} "$@"\n`,
      'source/nginx.conf': '',
      'site/index.html': '<!doctype html>home',
      'site/assets/a.js': 'a',
      'site/config.json': '{}',
      'site/config.json.br': 'old',
      'site/tools.txt': '',
    });
    fs.chmodSync(path.join(dir, 'bin/it-tools'), 0o755);
    return dir;
  }

  const environment = (dir: string, env: Record<string, string>) => ({
    PATH: `${path.join(dir, 'bin')}:${process.env.PATH ?? ''}`,
    NGINX_SOURCE: path.join(dir, 'source'),
    NGINX_TARGET: path.join(dir, 'target'),
    NGINX_SITE: path.join(dir, 'site'),
    ...env,
  });

  test('serves API and site with the configuration of the environment, and ends on SIGTERM', async () => {
    const dir = container();
    const env = environment(dir, {
      API: 'on',
      BASE_PATH: '/tools/',
      CONFIG_JSON: '{"siteTitle":"Lab"}',
      IT_TOOLS_PORT: '0',
      IT_TOOLS_LOG: 'off',
    });
    const child = spawn('sh', [path.resolve('deploy/start.sh')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let told = '';
    for await (const part of child.stderr.setEncoding('utf8')) {
      told += String(part);
      if (told.includes('\n')) break;
    }
    const port = /localhost:(\d+)\/tools\/api/.exec(told)?.[1];
    const at = (url: string) => `http://127.0.0.1:${port}${url}`;
    expect(await (await fetch(at('/tools/config.json'))).json()).toEqual({ siteTitle: 'Lab' });
    expect(await (await fetch(at('/tools/'))).text()).toContain('home');
    expect(await (await fetch(at('/tools/assets/a.js'))).text()).toBe('a');
    const ran = await fetch(at('/tools/api/run/sha256'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"input":{"text":"hello"}}',
    });
    expect(await ran.json()).toMatchObject({ ok: true });
    for (const url of ['/healthz', '/readyz', '/tools/readyz'])
      expect(await tool(['health', '--url', at(url)]), url).toMatchObject({ code: 0, stdout: 'ok\n' });
    expect((await tool(['health', '--port', '1'])).code).toBe(1);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 60_000);

  test('rejects another value of API with a message', () => {
    const { status, stderr } = spawnSync('sh', [path.resolve('deploy/start.sh')], {
      env: environment(container(), { API: 'yes' }),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'API must be on or off: yes\n']);
  });
});
