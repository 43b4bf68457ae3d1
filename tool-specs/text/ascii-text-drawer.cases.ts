import { casesOf } from '../../src/core/spec.ts';
import type tool from './ascii-text-drawer.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      { input: { text: '-->', font: 'Term', comment: '<!-- -->' }, check: () => true, warns: ['ends-comment'] },
      { input: { text: '\\', comment: '//' }, check: ({ art }) => art.endsWith('\\'), warns: ['goes-on'] },
      { input: { text: 'a😀é' }, check: ({ art }) => art !== '', warns: ['missing'] },
      { input: { text: '日本' }, output: { art: '', size: null }, warns: ['missing'] },
      { input: { text: '' }, output: { art: '', size: null } },
      { input: { text: ' \n\t ' }, output: { art: '', size: null }, warns: [] },
      { input: { text: '\ud83d' }, output: { art: '' }, warns: ['missing'] },
      { input: { text: 'x'.repeat(501) }, fails: 'too-many-characters' },
      // A blank line is as tall as the letters of its font: 6 rows in Standard, 5 in Small.
      ...['a\n\nb', 'a\r\n\r\nb', 'a\n \t \nb', '\n\na\n\nb\n\n'].map((text) => ({
        input: { text },
        check: ({ art }: { art: string }) =>
          art === "   __ _\n  / _` |\n | (_| |\n  \\__,_|\n\n\n\n\n\n\n\n  _\n | |__\n | '_ \\\n | |_) |\n |_.__/",
      })),
    ],
  },
});
