import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import app from '../../../../locales/en/app.json' with { type: 'json' };
import type { Where } from '../../../../src/palette/keys/key-binding.ts';
import { ROW_ACTIONS } from '../../../../src/palette/actions/row-actions.ts';
import { GRAMMAR, KEYMAP } from '../../../../src/palette/actions/keymap.ts';
import { keysOf } from '../../../../src/palette/keys/key-binding.ts';
import { sequences } from '../../../../src/palette/keys/sequences.ts';

const { panel } = app;
const file = '../../../../docs/keyboard.md';

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``).replaceAll('|', '\\|');
const keys = (chord: string) =>
  keysOf(chord, false)
    .map((key) => `<kbd>${key}</kbd>`)
    .join(' ');

/** The target of a sequence; tools are listed by id, which never changes. */
const goalOf = (sequence: ReturnType<typeof sequences>[number]) =>
  'page' in sequence ? app.commands[sequence.page].name : code(sequence.tool);

function table(where: Where): string {
  const lines = KEYMAP.filter((binding) => binding.where === where).map(
    ({ id, chords }) => `| ${chords.map(keys).join(', ')} | ${panel.keys[id]} |`,
  );
  const opens = sequences().map((sequence) => {
    const pressed = sequence.keys.map((key) => `<kbd>${key}</kbd>`).join(' ');
    return `| ${pressed} | ${panel.keys.goTo.replace('{{name}}', goalOf(sequence))} |`;
  });
  const all = [...lines, ...(where === 'page' ? opens : [])];
  return [`## ${panel.where[where]}`, '', '| Shortcut | Action |', '| --- | --- |', ...all, ''].join('\n');
}

const grammar = GRAMMAR.map(
  ({ id, example }) => `| ${code(example)} | ${panel.grammar[id].replaceAll('\\', '\\\\').replaceAll('|', '\\|')} |`,
);

const page = `# Keyboard shortcuts and syntax

This page is generated from the table the palette uses (\`src/palette/actions/keymap.ts\`). To update it, run
\`npx vitest run tests/unit/palette/keys/keyboard-doc.test.ts -u\`. To see it in the palette, type \`?\`.
On a Mac, some shortcuts use <kbd>⌘</kbd> instead of <kbd>Ctrl</kbd>.

## ${panel.help.grammar}

| Example | Meaning |
| --- | --- |
${grammar.join('\n')}

${(['palette', 'actions', 'page'] as const).map(table).join('\n')}
Press the two keys of a sequence such as <kbd>g</kbd> <kbd>h</kbd> one after the other, within a second. Sequences are ignored while you type in a
field. “${app.commands.sequences.name}” in the palette turns them off.

## Options in the line

After an alias and a space (\`password \`), the tool's fields appear as small inputs. <kbd>Tab</kbd> and <kbd>Shift</kbd> <kbd>Tab</kbd> move between them. Choices complete
as you type or with <kbd>↑</kbd> <kbd>↓</kbd>, and <kbd>Space</kbd> toggles. <kbd>Esc</kbd>, or <kbd>Backspace</kbd> at the start, returns to the text. Enter works the same as in
the line. Secrets are masked, apply to this line only and aren't stored.

## Words of your own

<kbd>Ctrl</kbd> <kbd>E</kbd> in a row's actions gives it a word and, optionally, a two-key sequence that works on every page. The palette command “${app.commands.words.name}” lists all your words and lets you edit, export and import them.

| A word for | Example | What you type after it |
| --- | --- | --- |
| a tool with options | \`password --length=32\` | its text |
| a chain | \`b64d \\| json\` | the text of the first step |
| text (a snippet) | \`Hello {text}, it's {date} {time}\` | \`{text}\`, or pasted text |
| an action or page | “Toggle dark mode” | nothing |

A tool's keys open its page, an action's keys run it, and all others open the palette with the word.
`;

it('docs/keyboard.md matches the code', async () => {
  const { code: text } = await format('keyboard.md', page, { printWidth: 120, singleQuote: true });
  await expect(text).toMatchFileSnapshot(file);
});

it('every key has a text, and no chord has two meanings in the same place', () => {
  for (const { id } of KEYMAP) expect(panel.keys[id], id).toBeTruthy();
  for (const where of ['palette', 'actions', 'page']) {
    const chords = KEYMAP.filter((binding) => binding.where === where).flatMap((binding) => binding.chords);
    expect(new Set(chords).size).toBe(chords.length);
  }
});

it('every early key of the palette belongs to one action, moves the selection, edits the field or undoes', () => {
  const others = [
    'actions',
    'backspace',
    'down',
    'escape',
    'extendDown',
    'extendUp',
    'fields',
    'groupDown',
    'groupUp',
    'pageDown',
    'pageUp',
    'redo',
    'row',
    'undo',
    'up',
  ];
  const early = KEYMAP.filter(({ where }) => where === 'palette').map(({ id }) => id);
  const ofActions = ROW_ACTIONS.flatMap(({ keys }) => (keys?.where === 'palette' ? [keys.id] : []));
  expect([...ofActions, ...others].toSorted()).toEqual([...new Set(early)].toSorted());
});

it('every action has an icon, and a text unless it has its own label', () => {
  for (const { id, icon, ...action } of ROW_ACTIONS) {
    expect(icon, id).toMatch(/^[a-z-]+$/);
    if (id !== 'complete' && !('label' in action))
      expect(panel.actionNames[id as keyof typeof panel.actionNames], id).toBeTruthy();
  }
});

it('no sequence is a prefix of another, and each has a different target', () => {
  const all = sequences().map(({ keys }) => keys.join(' '));
  for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one]);
  expect(new Set(sequences().map(goalOf)).size).toBe(sequences().length);
});
