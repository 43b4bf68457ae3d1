import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chipsOf } from '../../src/ui/form/examples.ts';
import type { PageTexts } from '../../src/ui/page-texts.ts';
import { type Source, referencesOf } from '../architecture/references.ts';
import { everyCases, everyTool } from './every-tool.ts';

const IN_HELP = 4;

function walk(folder: string): Source[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ path: file, text: fs.readFileSync(file, 'utf8') }));
}

/** The English texts of a tool, limited to those needed for the names of examples. */
function englishOf(id: string): Pick<PageTexts, 'tool'> {
  const texts: unknown = JSON.parse(fs.readFileSync(path.join('locales/en/tools', `${id}.json`), 'utf8'));
  const tool = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts) as
      | string
      | null;
  return { tool };
}

test('specs are short: at most 250 lines', () => {
  const specs = walk('tool-specs').filter(({ path: file }) => !/\.(?:cases|recognize)\.ts$/.test(file));
  const sizes = specs.map(({ path: file, text }) => ({ file, lines: text.split('\n').length - 1 }));
  expect(sizes).toHaveLength(everyTool.length);
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});

describe('cases', () => {
  test('belong to a spec and to operations it has', () => {
    for (const [file, cases] of everyCases) {
      const known = everyTool.find(({ id, category }) => `${category}/${id}` === file);
      expect(known, file).toBeDefined();
      expect(
        Object.keys(cases).filter((name) => !Object.hasOwn(known?.tool.operations ?? {}, name)),
        file,
      ).toEqual([]);
    }
  });

  test('are not part of the product: nothing imports them and no glob matches them', () => {
    const sources = ['src', 'workers', 'tool-specs'].flatMap(walk);
    const references = sources.flatMap((source) =>
      referencesOf(source).map(({ specifier, target, via }) => ({ source, specifier, target, via })),
    );
    expect(references.filter(({ specifier }) => specifier.includes('.cases')).map(({ source }) => source.path)).toEqual(
      [],
    );
    const globs = references.filter(({ via, target }) => via === 'glob' && target === 'tool-specs/*/*.ts');
    expect(globs.length).toBeGreaterThan(0);
    for (const { source } of globs) expect(source.text, source.path).toContain("'!../../tool-specs/*/*.cases.ts'");
  });
});

test('no code knows a tool by its id: what belongs to a tool stands beside it', () => {
  const ids = everyTool.map(({ id }) => id);
  const sources = ['base', 'calls', 'core', 'executor', 'i18n', 'lib', 'palette', 'read', 'session', 'ui'].flatMap(
    (folder) => walk(`src/${folder}`),
  );
  const named = sources.flatMap(({ path: file, text }) =>
    ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`),
  );
  expect(named).toEqual([]);
});

test.each(everyTool)('every example of $id appears on the page or in the terminal help', ({ id, tool }) => {
  for (const [name, op] of Object.entries(tool.operations)) {
    const chips = tool.view ? [] : chipsOf(op, englishOf(id) as PageTexts);
    const unseen = op.examples.slice(IN_HELP).filter(({ input }) => !chips.some((chip) => chip.input === input));
    expect(unseen, `${name}: these are cases`).toEqual([]);
    expect(op.examples.length, name).toBeGreaterThan(0);
  }
});
