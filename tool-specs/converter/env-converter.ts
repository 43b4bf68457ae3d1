import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { expand, variablesIn } from '../../src/lib/documents/settings/expand.ts';
import {
  readSettings,
  SETTINGS_READINGS,
  SETTINGS_SOURCES,
  type SettingsReading,
} from '../../src/lib/documents/settings/read.ts';
import { SETTINGS_PROBLEMS } from '../../src/lib/documents/settings/setting.ts';
import { type Target, TARGETS, writeSettings } from '../../src/lib/documents/settings/write.ts';

const LANGUAGES: Partial<Record<Target, 'json' | 'yaml' | 'shell'>> = {
  json: 'json',
  yaml: 'yaml',
  compose: 'yaml',
  configmap: 'yaml',
  shell: 'shell',
};
const SOURCE_NAMES = {
  compose: '.env (Compose)',
  dotenv: '.env (dotenv)',
  docker: 'docker run --env-file',
  configparser: 'INI (Python)',
  php: 'INI (PHP)',
  properties: '.properties',
  json: 'JSON',
  yaml: 'YAML',
  environment: 'Compose',
};
const READING_AS: Record<SettingsReading, { from: SettingsReading }> = {
  compose: { from: 'compose' },
  dotenv: { from: 'dotenv' },
  docker: { from: 'docker' },
  configparser: { from: 'configparser' },
  php: { from: 'php' },
};
const documents: Target[] = ['json', 'yaml'];

/** The first names of a list, for a message. */
const named = (names: readonly string[]): string =>
  [...new Set(names)].slice(0, 5).join(', ') + (new Set(names).size > 5 ? ' …' : '');

const app = `# Shop
NODE_ENV=production
export PORT=3000
DATABASE_URL=postgres://app:s3cr3t@db:5432/shop
GREETING="Hello\\nand welcome"
PASSWORD='pa$$word #1'
`;

const spring = `# Data source
spring.datasource.url=jdbc:postgresql://localhost/shop
spring.datasource.username = app
server.port: 8080
app.hosts[0]=a.example
app.hosts[1]=b.example
welcome=Gr\\u00fc\\u00dfe, \\
        Welt
`;

export default defineTool({
  icon: 'file-sliders',
  createdAt: '2026-11-28',
  related: ['json-to-yaml-converter', 'compose-converter', 'docker-run-to-docker-compose-converter', 'toml-to-json'],
  fields: {
    text: code('plain', { primary: true, maxLength: 1_000_000 }),
    from: choice(SETTINGS_SOURCES, { names: SOURCE_NAMES }),
    to: choice(TARGETS),
    expand: toggle(),
    types: toggle({ when: { to: documents }, advanced: true }),
    nested: toggle({ initial: true, when: { to: documents }, advanced: true }),
    names: choice(['auto', 'keep', 'upper'], { advanced: true }),
    ascii: toggle({ initial: true, when: { to: ['properties'] }, advanced: true }),
  },
  output: out.code('json', { languageOf: ({ to }) => LANGUAGES[to as Target] ?? 'plain' }),
  failures: [...SYNTAX_CODES, ...SETTINGS_PROBLEMS],
  warnings: ['variables', 'unset', 'duplicate', 'invalid-name', 'not-kept', 'differs', 'conflict', 'comments-dropped'],
  readings: SETTINGS_READINGS,
  aliases: {
    dotenv: {},
    'env-to-json': { to: 'json' },
    'env-to-yaml': { to: 'yaml' },
    'json-to-env': { from: 'json', to: 'env' },
    'yaml-to-env': { from: 'yaml', to: 'env' },
    'properties-to-yaml': { from: 'properties', to: 'yaml' },
    'ini-to-json': { to: 'json' },
  },
  answers: 'inline',
  detect: [
    {
      pattern: /^(?:#[^\n]*\n)*(?:export )?[A-Z][A-Z\d_]*=[^\n]*\n(?:(?:#[^\n]*)?\n)*(?:export )?[A-Z][A-Z\d_]*=/,
      confidence: 0.5,
    },
    {
      pattern:
        /^(?:[#!][^\n]*\n)*[a-z][\w-]*(?:\.[\w-]+)+[=: ][^\n]*\n(?:(?:[#!][^\n]*)?\n)*[a-z][\w-]*(?:\.[\w-]+)+ ?[=:]/,
      confidence: 0.5,
    },
  ],
  transform({ text, from, to, expand: expands, ...options }, ctx) {
    const { settings, reading, others } = readSettings(text, from);
    if (reading) ctx.reading(reading, { others: others.map((other) => ({ as: other, values: READING_AS[other] })) });
    const { settings: expanded, unset } = expands ? expand(settings) : { settings, unset: [] };
    const used = expands ? [] : settings.flatMap(({ value }) => variablesIn(value ?? ''));
    if (used.length > 0) ctx.warn('variables', { names: named(used) });
    if (unset.length > 0) ctx.warn('unset', { names: named(unset) });
    const { text: written, notes, lostComments } = writeSettings(expanded, to, options);
    for (const [note, names] of Object.entries(notes) as [keyof typeof notes, string[]][])
      if (names.length > 0) ctx.warn(note, { names: named(names) });
    if (lostComments > 0) ctx.warn('comments-dropped', { count: lostComments });
    return written;
  },
  examples: {
    envToJson: {
      input: { text: app },
      output: `{
  "NODE_ENV": "production",
  "PORT": "3000",
  "DATABASE_URL": "postgres://app:s3cr3t@db:5432/shop",
  "GREETING": "Hello\\nand welcome",
  "PASSWORD": "pa$$word #1"
}
`,
      warns: ['comments-dropped'],
      reads: 'compose',
      others: [],
    },
    envToCompose: {
      input: { text: app, to: 'compose' },
      output: `environment:
  # Shop
  NODE_ENV: production
  PORT: "3000"
  DATABASE_URL: postgres://app:s3cr3t@db:5432/shop
  GREETING: |-
    Hello
    and welcome
  PASSWORD: "pa$$$$word #1"
`,
    },
    propertiesToYaml: {
      input: { text: spring, to: 'yaml', types: true },
      output: `spring:
  datasource:
    url: jdbc:postgresql://localhost/shop
    username: app
server:
  port: 8080
app:
  hosts:
    - a.example
    - b.example
welcome: Grüße, Welt
`,
      warns: ['comments-dropped'],
    },
    jsonToEnv: {
      input: {
        text: '{"db": {"host": "localhost", "port": 5432}, "debug": true, "title": "It\'s \\"here\\""}',
        to: 'env',
      },
      output: 'DB_HOST=localhost\nDB_PORT=5432\nDEBUG=true\nTITLE="It\'s \\"here\\""\n',
      warns: ['differs'],
    },
    iniToJson: {
      input: { text: '[server]\nhost = 0.0.0.0\nport = 8080\n\n[log]\nlevel: debug\n' },
      output:
        '{\n  "server": {\n    "host": "0.0.0.0",\n    "port": "8080"\n  },\n  "log": {\n    "level": "debug"\n  }\n}\n',
      reads: 'configparser',
    },
    withVariables: {
      input: { text: 'HOST=db\nURL=postgres://${HOST}:${PORT:-5432}/shop\nKEY=${SECRET}\n', expand: true },
      output: '{\n  "HOST": "db",\n  "URL": "postgres://db:5432/shop",\n  "KEY": "${SECRET}"\n}\n',
      warns: ['unset'],
    },
  },
});
