import { casesOf } from '../../src/core/spec.ts';
import type tool from './slugify-string.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      // Words stay whole unless their humps are split on request.
      { input: { text: 'GitHub and JavaScript on an iMac in 3D' }, output: 'github-and-javascript-on-an-imac-in-3d' },
      { input: { text: 'GitHub', splitCamel: true }, output: 'git-hub' },
      {
        input: { text: 'The art of a very long title for a post', maxLength: 20, leaveOut: 'the, a, of' },
        output: 'art-very-long-title',
      },
      { input: { text: 'News\nNews!\nnews 2\nNEWS', unique: true }, output: 'news\nnews-3\nnews-2\nnews-4', warns: [] },
      { input: { text: 'C++ in .NET', replacements: ['C++ = cpp', '.NET = dotnet'] }, output: 'cpp-in-dotnet' },
      { input: { text: 'Test t' }, output: 'test-t' },
      { input: { text: 's s s s s s s' }, output: 's-s-s-s-s-s-s' },
      { input: { text: 'I ♥ Dogs' }, output: 'i-love-dogs' },
      { input: { text: 'fooBar 123 $#%', splitCamel: true }, output: 'foo-bar-123' },
      { input: { text: 'я люблю единорогов' }, output: 'ya-lyublyu-edinorogov' },
      { input: { text: 'Я люблю', characters: 'unicode' }, output: 'я-люблю' },
      { input: { text: 'İstanbul IŞIK', characters: 'unicode', language: 'tr' }, output: 'istanbul-ışık' },
      { input: { text: 'IŞIK', language: 'tr' }, output: 'isik' },
      { input: { text: 'हिन्दी가が' }, output: 'हिन्दी가が' },
      { input: { text: "Conway's law, don’t l'été" }, output: 'conways-law-dont-l-ete' },
      {
        input: { text: 'XMLHttpRequest APIs', splitCamel: true, separator: 'underscore', letterCase: 'upper' },
        output: 'XML_HTTP_REQUEST_APIS',
      },
      { input: { text: 'iPhone 15', splitCamel: false, letterCase: 'keep', separator: 'none' }, output: 'iPhone15' },
      { input: { text: 'one\r\n\r\ntwo', perLine: false }, output: 'one-two' },
      { input: { text: 'one\r\n\r\ntwo\nTwo' }, output: 'one\n\ntwo\ntwo', warns: ['same'] },
      { input: { text: '50 % off, $5 @ home' }, output: '50-percent-off-dollar-5-at-home' },
      { input: { text: 'Donau\u00addampf w\u2060x\ufeffy\u200cz a\u200bb' }, output: 'donaudampf-wxyz-a-b' },
      { input: { text: 'Donau\u00addampf می\u200cخواهم', characters: 'unicode' }, output: 'donaudampf-میخواهم' },
      { input: { text: '😀 !' }, output: '', warns: ['nothing-left'] },
      { input: { text: 'e\u0301clair \u{1d400}\ufb01' }, output: 'eclair-afi' },
      { input: { text: 'abcdefghij'.repeat(3), maxLength: 7 }, output: 'abcdefg' },
      { input: { text: 'x', replacements: ['no sign'] }, fails: 'bad-replacement', field: 'replacements' },
    ],
  },
});
