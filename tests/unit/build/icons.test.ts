import { expect, test } from 'vitest';
import { iconSprite } from '../../../src/build/icons.ts';
import { project } from '../project.ts';

/** The page that the plugin makes of a project with these files. */
function page(files: Record<string, string>, html = '<body><!--icons--></body>'): string {
  const plugin = iconSprite() as unknown as {
    configResolved(config: { root: string }): void;
    transformIndexHtml(html: string): string;
  };
  plugin.configResolved({ root: project({ 'src/.keep': '', 'tool-specs/.keep': '', ...files }) });
  return plugin.transformIndexHtml(html);
}

const idsIn = (html: string) => [...html.matchAll(/<symbol id="icon-([a-z\d-]+)"/g)].map((match) => match[1]);

test('every icon that sources name stands in the page once, and no other', () => {
  const html = page({
    'src/app/a.tsx': `<Icon name="heart" /> <Icon className="x" name={open ? 'chevron-up' : 'chevron-down'} />
      <IconButton icon="sun" />
      const item = { name: 'house',
        icon: 'moon' };`,
    'src/app/b.ts': `const KIND_ICONS: Record<string, string> = {\n  good: 'check',\n  bad: "x",\n};\nconst other = 'trash';`,
    'src/ui/button.demo.tsx': `<Icon name="star" />`,
    'tool-specs/text/t.ts': `export default defineTool({\n  icon: 'heart',\n`,
    'src/notes.md': `icon: 'anchor'`,
  });
  expect(idsIn(html)).toEqual(['check', 'chevron-down', 'chevron-up', 'heart', 'moon', 'sun', 'x']);
  expect(html).toMatch(/<symbol id="icon-heart" viewBox="0 0 24 24"><path[^]*?<\/symbol>/);
  expect(html).not.toMatch(/<!--icons-->|<script|<!-- @license/);
});

test('a word beside an icon is no icon; a page without the mark stays as it is', () => {
  expect(idsIn(page({ 'src/a.ts': `icon: 'no-such-icon-at-all'` }))).toEqual([]);
  expect(page({}, '<body></body>')).toBe('<body></body>');
});
