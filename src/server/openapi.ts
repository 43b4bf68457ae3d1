import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, list } from '../api/index.ts';
import type { Schema } from '../api/schema.ts';
import { FILE } from '../api/schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const content = (schema: Schema | object) => ({ 'application/json': { schema } });

/** The refusals that every call can meet, by status. */
const RESPONSES = Object.fromEntries(
  [
    ['400', 'The body isn’t what it says'],
    ['401', 'No valid token'],
    ['403', 'Host or origin isn’t allowed'],
    ['404', 'No such tool or operation'],
    ['413', 'The body is too large'],
    ['415', 'The content type isn’t supported'],
    ['422', 'The values, or what they say, are wrong'],
    ['429', 'Too many runs at once; see Retry-After'],
    ['503', 'The run took too long, or the server is stopping'],
  ].map(([status, description]) => [status, { description, content: content(ref('Failed')) }]),
);

const REFUSALS = Object.fromEntries(
  Object.keys(RESPONSES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
);

const SCHEMAS = {
  File: FILE,
  Failed: {
    type: 'object',
    required: ['ok', 'failure'],
    properties: {
      ok: { const: false },
      failure: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          field: { type: 'string' },
          params: { type: 'object' },
          at: {
            type: 'object',
            properties: {
              offset: { type: 'integer' },
              line: { type: 'integer' },
              column: { type: 'integer' },
              path: { type: 'string' },
            },
          },
          fix: { type: 'object', description: 'Field values that set it right' },
        },
      },
    },
  },
  Warning: { type: 'object', required: ['code'], properties: { code: { type: 'string' }, params: { type: 'object' } } },
};

const answer = (output: Schema) => ({
  type: 'object',
  required: ['ok', 'output'],
  properties: { ok: { const: true }, output, warnings: { type: 'array', items: ref('Warning') } },
});

type Described = NonNullable<Awaited<ReturnType<typeof describe>>>;

function runPath(
  { id, title: tool, description }: Described,
  { name, title, input, output }: Described['operations'][number],
) {
  const values = { type: 'object', properties: { input, text: { type: 'string' }, language: { type: 'string' } } };
  return {
    post: {
      operationId: `${id}/${name}`,
      tags: [id],
      summary: title === tool ? tool : `${tool}: ${title}`,
      description,
      requestBody: {
        content: {
          ...content(values),
          'multipart/form-data': { schema: input },
          'text/plain': { schema: { type: 'string' } },
          'application/x-ndjson': { schema: { type: 'string' } },
        },
      },
      responses: {
        200: {
          description: 'The output',
          content: { ...content(answer(output)), 'text/plain': { schema: { type: 'string' } } },
        },
        ...REFUSALS,
      },
    },
  };
}

const post = (summary: string, properties: object, required: readonly string[]) => ({
  post: {
    summary,
    tags: ['line'],
    requestBody: { content: content({ type: 'object', properties, required }) },
    responses: { 200: { description: 'The answer', content: content({ type: 'object' }) }, ...REFUSALS },
  },
});

const get = (summary: string) => ({
  get: { summary, tags: ['tools'], responses: { 200: { description: summary, content: content({}) }, ...REFUSALS } },
});

/** Describes all calls, generated from the specs. */
export async function openApi(language: string, version: string) {
  const tools: (Described | null)[] = [];
  for (const { id } of await list({ language })) {
    tools.push(await describe(id, { language }));
    await nextRound(); // loading all specs takes seconds, and others are waiting
  }
  const paths = tools.flatMap((tool) =>
    (tool?.operations ?? []).map((operation) => [
      `/api/run/${tool?.id}/${operation.name}`,
      runPath(tool as Described, operation),
    ]),
  );
  const text = { type: 'string' };
  return {
    openapi: '3.1.0',
    info: { title: 'IT Tools', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '..' }],
    security: [{}, { token: [] }],
    paths: {
      '/api/tools': get('All tools'),
      '/api/tools/{tool}': {
        ...get('One tool, with the schemas of its operations'),
        parameters: [{ name: 'tool', in: 'path', required: true, schema: text }],
      },
      '/api/read': post('Answers a line as the palette does', { line: text, text }, ['line']),
      '/api/chain': post(
        'Runs steps, each on the result of the previous one',
        { steps: { anyOf: [text, { type: 'array', items: { type: 'object' } }] }, text, inputs: { type: 'object' } },
        ['steps'],
      ),
      ...Object.fromEntries(paths),
    },
    components: {
      schemas: SCHEMAS,
      responses: RESPONSES,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
