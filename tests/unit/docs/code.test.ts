import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const documents = ['README.md', ...fs.readdirSync('docs').map((file) => `docs/${file}`)].filter((file) =>
  file.endsWith('.md'),
);

interface Block {
  place: string;
  language: string;
  code: string;
}

/** The blocks of code of a document, fenced and with a language. */
const blocksOf = (document: string): Block[] =>
  [...fs.readFileSync(document, 'utf8').matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(
    ({ 1: language = '', 2: code = '', index, input }) => ({
      place: `${document}:${input.slice(0, index).split('\n').length}`,
      language,
      code,
    }),
  );

/** Members of an object or a class, which some blocks show without what is around them. */
const asMembers = (code: string) => `({ ${code} })`;

/** The file of a module that a block imports: of the package for programs, or relative to the folder of a tool. */
function fileOf(module: string): string {
  const [, tool] = /^ittools-cli\/tools\/(.*)$/.exec(module) ?? [];
  const specs = fs.readdirSync('tool-specs', { recursive: true, encoding: 'utf8' });
  if (tool) return path.join('tool-specs', specs.find((file) => path.basename(file) === `${tool}.ts`) ?? module);
  return module === 'ittools-cli' ? 'src/api/index.ts' : path.join('tool-specs/text', module);
}

/** What is wrong with a block of TypeScript; `…` stands for what a reader fills in. */
function faultsOf({ place, code }: Block): string[] {
  const filled = code.replaceAll('…', '');
  const parsed = [filled, asMembers(filled)].map((text) => parseSync('block.ts', text));
  const valid = parsed.find(({ errors }) => errors.length === 0);
  if (!valid) return parsed[0]!.errors.map(({ message }) => `${place}: ${message}`);
  return valid.module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const file = fileOf(moduleRequest.value);
    if (!fs.existsSync(file)) return moduleRequest.value.startsWith('./') ? [] : [`${place}: there is no ${file}`];
    const source = fs.readFileSync(file, 'utf8');
    return entries.flatMap(({ importName: { name } }) =>
      typeof name !== 'string' || new RegExp(`\\b${name}\\b`).test(source) ? [] : [`${place}: ${file} has no ${name}`],
    );
  });
}

it('code in the documents can be read, and imports what is there', () => {
  const blocks = documents.flatMap(blocksOf);
  const typescript = blocks.filter(({ language }) => language === 'ts');
  expect(typescript.length).toBeGreaterThanOrEqual(4);
  expect(typescript.flatMap(faultsOf)).toEqual([]);
  for (const { language, code } of blocks)
    if (language === 'json') expect(() => JSON.parse(code) as unknown).not.toThrow();
  expect(faultsOf({ place: 'a', language: 'ts', code: 'const a = ;' })).toHaveLength(1);
  expect(faultsOf({ place: 'a', language: 'ts', code: "import { b } from '../../src/core/spec.ts';" })).toEqual([
    'a: src/core/spec.ts has no b',
  ]);
});

it('commands in the documents exist', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const unknown = documents.flatMap((document) =>
    [...fs.readFileSync(document, 'utf8').matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      Object.hasOwn(scripts, name) ? [] : [`${document}: npm run ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
