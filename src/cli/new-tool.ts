import fs from 'node:fs';
import path from 'node:path';
import { cardById, redirectOf } from '../catalog/catalog.ts';
import { CATEGORIES } from '../core/card.ts';
import { type Arguments, expectNoMore, takeFlags } from './arguments.ts';
import { write } from './output.ts';
import { UsageError } from './usage.ts';

const SPEC = `import { defineTool, out, text } from '../../src/core/spec.ts';

export default defineTool({
  icon: 'wrench',
  draft: true,
  fields: {
    text: text({ primary: true, multiline: true }),
  },
  output: out.text(),
  transform({ text }) {
    return text.normalize('NFC');
  },
  examples: {
    plainWord: { input: { text: 'hello' }, output: 'hello' },
    accent: { input: { text: 'e\\u0301' }, output: '\\u00e9' },
  },
});
`;

const casesFor = (id: string) => `import { casesOf } from '../../src/core/spec.ts';
import type tool from './${id}.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { text: '👩‍💻' }, output: '👩‍💻' },
      { input: { text: '' }, output: '' },
    ],
  },
});
`;

function textsFor(id: string): string {
  const title = id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
  const texts = {
    title,
    description: 'Describe the tool in one line.',
    keywords: [id],
    fields: { text: { label: 'Text' } },
    output: { run: 'Result' },
    examples: { plainWord: 'Plain word', accent: 'Accented letter' },
  };
  // Puts one-word arrays on one line, as the project's formatter does.
  return `${JSON.stringify(texts, null, 2).replace(/\[\s+("[^"]*")\s+\]/, '[$1]')}\n`.replace(
    /\{\n\s+"(label|run)": ("[^"]*")\n\s+\}/g,
    '{ "$1": $2 }',
  );
}

/** `new-tool <id> --category <name>`: writes a working spec, its cases and its English texts, ready to be edited. */
export async function newTool(args: Arguments): Promise<number> {
  const { category } = takeFlags(args, ['category']);
  const [id, ...more] = args.words;
  expectNoMore({ words: more, flags: args.flags });
  if (id === undefined || !/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
    throw new UsageError('new-tool needs a lowercase ID with hyphens, like text-to-binary');
  }
  const inCatalog = CATEGORIES.find((name) => name === category);
  if (inCatalog === undefined) throw new UsageError(`--category must be one of ${CATEGORIES.join(', ')}`);
  if (!fs.existsSync('tool-specs') || !fs.existsSync('locales'))
    throw new UsageError('run new-tool in a checkout of the project');
  const taken = cardById(id)?.id ?? redirectOf(`/${id}`);
  if (taken !== undefined) throw new UsageError(`the ID ${id} is already used by the tool ${taken}`);

  const files = new Map([[path.join('tool-specs', inCatalog, `${id}.ts`), SPEC]]);
  files.set(path.join('tool-specs', inCatalog, `${id}.cases.ts`), casesFor(id));
  files.set(path.join('locales', 'en', 'tools', `${id}.json`), textsFor(id));
  const existing = [...files.keys()].find((file) => fs.existsSync(file));
  if (existing !== undefined) throw new UsageError(`${existing} already exists, so nothing was written`);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    write(`wrote ${file}\n`);
  }
  write(`
Next steps: edit the fields, transform and examples in the spec, the edge cases next to it, and the texts in the locale file.
docs/adding-a-tool.md describes every kind of field and output. While the spec says draft, English texts are enough;
npm run locales lists those missing in other languages. Then run:

  npx vitest run tests/specs -t ${id}     examples, cases, laws and texts
  npm run dev                             http://localhost:5173/${id}
  npm run -s tool -- run ${id} hello
`);
  return 0;
}
