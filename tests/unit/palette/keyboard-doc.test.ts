import { format } from 'prettier';
import { expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import app from '../../../locales/en/app.json' with { type: 'json' };
import type { Where } from '../../../src/palette/keys/early-keys.ts';
import { ROW_ACTIONS } from '../../../src/palette/actions/row-actions.ts';
import { GRAMMAR, KEYMAP, keysOf } from '../../../src/palette/keys/keymap.ts';

const { panel } = app;
const file = '../../../docs/keyboard.md';

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``).replaceAll('|', '\\|');
const keys = (chord: string) =>
  keysOf(chord, false)
    .map((key) => `<kbd>${key}</kbd>`)
    .join(' ');

function table(where: Where): string {
  const lines = KEYMAP.filter((binding) => binding.where === where).map(
    ({ id, chords }) => `| ${chords.map(keys).join(', ')} | ${panel.keys[id]} |`,
  );
  return [`## ${panel.where[where]}`, '', '| Key | What it does |', '| --- | --- |', ...lines, ''].join('\n');
}

const grammar = GRAMMAR.map(
  ({ id, example }) => `| ${code(example)} | ${panel.grammar[id].replaceAll('\\', '\\\\')} |`,
);

const page = `# Keys and what can be typed

This page is made from the keys of the palette's actions (\`src/palette/keys/keymap.ts\`);
\`npx vitest run tests/unit/palette/keyboard-doc.test.ts -u\` writes it anew. The palette shows the same when you type \`?\`.
On Apple's computers <kbd>Ctrl</kbd> may be <kbd>⌘</kbd>.

## ${panel.help.grammar}

| Example | What it means |
| --- | --- |
${grammar.join('\n')}

${(['palette', 'actions', 'page'] as const).map(table).join('\n')}`;

it('docs/keyboard.md says what the code does', async () => {
  const text = await format(page, { parser: 'markdown', ...(manifest.prettier as object) });
  await expect(text).toMatchFileSnapshot(file);
});

it('every key has a text, and no chord has two meanings in one place', () => {
  for (const { id } of KEYMAP) expect(panel.keys[id], id).toBeTruthy();
  for (const where of ['palette', 'actions', 'page']) {
    const chords = KEYMAP.filter((binding) => binding.where === where).flatMap((binding) => binding.chords);
    expect(new Set(chords).size).toBe(chords.length);
  }
});

it('every early key of the palette belongs to one action, or moves, or edits the field', () => {
  const others = ['actions', 'backspace', 'down', 'escape', 'groupDown', 'groupUp', 'pageDown', 'pageUp', 'row', 'up'];
  const early = KEYMAP.filter(({ where }) => where === 'palette').map(({ id }) => id);
  const ofActions = ROW_ACTIONS.flatMap(({ keys }) => (keys?.where === 'palette' ? [keys.id] : []));
  expect([...ofActions, ...others].toSorted()).toEqual([...new Set(early)].toSorted());
});

it('every action has an icon, and a text unless it names itself', () => {
  for (const { id, icon, ...action } of ROW_ACTIONS) {
    expect(icon, id).toMatch(/^[a-z-]+$/);
    if (id !== 'complete' && !('label' in action)) expect(panel.acts[id as keyof typeof panel.acts], id).toBeTruthy();
  }
});
