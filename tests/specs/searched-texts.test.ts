import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runTool } from '../../src/core/run.ts';
import { environment } from './environment.ts';
import { everyTool } from './every-tool.ts';

interface Texts {
  fields: Record<string, { placeholder?: string }>;
  messages: Record<string, string>;
}

const root = path.resolve('locales');
const languages = fs.readdirSync(root).filter((language) => fs.existsSync(path.join(root, language, 'app.json')));

/** Tools whose field is a search, with the name of that field. */
const SEARCHES = {
  'http-status-codes': 'search',
  'git-memo': 'search',
  'regex-memo': 'search',
  'cheat-sheets': 'search',
  'mime-types': 'query',
};

async function search(id: string, language: string, query: string) {
  const { tool } = everyTool.find(({ card }) => card.id === id)!;
  const [operation = ''] = Object.keys(tool.operations);
  const { messages = {} } = read(language, id);
  const texts = (key: string) => messages[key.replace('messages.', '')] ?? null;
  const input = { [SEARCHES[id as keyof typeof SEARCHES]]: query };
  return runTool(tool, operation, input, environment({ language, texts }));
}

const read = (language: string, id: string): Partial<Texts> =>
  JSON.parse(fs.readFileSync(path.join(root, language, 'tools', `${id}.json`), 'utf8')) as Partial<Texts>;

test.each(languages.flatMap((language) => Object.entries(SEARCHES).map(([id, field]) => [language, id, field])))(
  '%s: every word suggested by the field of %s finds something',
  async (language, id, field) => {
    const placeholder = read(language, id).fields?.[field]?.placeholder ?? '';
    const words = placeholder.split(/[,，、;]/).map((word) => word.replace(/…|\.{3}/g, '').trim());
    expect(words.length).toBeGreaterThan(2);
    for (const word of words) expect(await search(id, language, word), word).toMatchObject({ ok: true, warnings: [] });
  },
);

test.each([
  ['http-status-codes', 'fr', 'débit', '429 Too Many Requests'],
  ['http-status-codes', 'ru', 'шлюз', '502 Bad Gateway'],
  ['git-memo', 'ru', 'отменить', 'git'],
  ['regex-memo', 'pt', 'preguicoso', '*?'],
  ['cheat-sheets', 'en', 'remove all containers', 'docker rm -f $(docker ps -aq)'],
  ['cheat-sheets', 'fr', 'supprimer tous les conteneurs', 'docker rm -f'],
  ['cheat-sheets', 'cn', '回滚', 'kubectl rollout undo'],
])('%s is searched in %s: %s', async (id, language, query, best) => {
  const result = await search(id, language, query);
  expect(result).toMatchObject({ ok: true, output: { best: expect.stringContaining(best) as string } });
});
