import { expect, test } from 'vitest';
import { iconSprite } from '../../../src/build/icons/icons.ts';
import { project } from '../project.ts';

/** The sprite built from a project with these files, and its name. */
function sprite(files: Record<string, string>) {
  const plugin = iconSprite() as unknown as {
    configResolved(config: { root: string; base: string; command: string; build: object }): void;
    load(this: object, id: string): string;
  };
  plugin.configResolved({
    root: project({ 'src/.keep': '', 'tool-specs/.keep': '', ...files }),
    base: './',
    command: 'build',
    build: {},
  });
  let emitted = { fileName: '', source: '' };
  plugin.load.call({ emitFile: (file: typeof emitted) => void (emitted = file) }, '\0virtual:icons');
  return emitted;
}

const idsIn = (html: string) => [...html.matchAll(/<symbol id="icon-([a-z\d-]+)"/g)].map((match) => match[1]);

test('the sprite contains every icon used in sources once, and no others', () => {
  const { source, fileName } = sprite({
    'src/app/a.tsx': `<Icon name="heart" /> <Icon className="x" name={open ? 'chevron-up' : 'chevron-down'} />
      <IconButton icon="sun" />
      const item = { name: 'house',
        icon: 'moon' };`,
    'src/app/b.ts': `const KIND_ICONS: Record<string, string> = {\n  good: 'check',\n  bad: "x",\n};\nconst other = 'trash';`,
    'src/ui/button.demo.tsx': `<Icon name="star" />`,
    'tool-specs/text/t.ts': `export default defineTool({\n  icon: 'heart',\n`,
    'src/notes.md': `icon: 'anchor'`,
  });
  expect(idsIn(source)).toEqual(['check', 'chevron-down', 'chevron-up', 'heart', 'moon', 'sun', 'x']);
  expect(source).toMatch(/<symbol id="icon-heart" viewBox="0 0 24 24"><path[^]*?<\/symbol>/);
  expect(source).not.toMatch(/<script|<!-- @license/);
  expect(fileName).toMatch(/^assets\/icons-[\da-f]{8}\.svg$/); // cacheable as long as it is unchanged
});

test('a word next to an icon is not an icon', () => {
  expect(idsIn(sprite({ 'src/a.ts': `icon: 'no-such-icon-at-all'` }).source)).toEqual([]);
});
