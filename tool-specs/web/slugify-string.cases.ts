import { casesOf } from '../../src/core/spec.ts';
import type tool from './slugify-string.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      // Words stay whole unless their humps are split on request.
      { input: { text: 'GitHub and JavaScript on an iMac in 3D' }, output: 'github-and-javascript-on-an-imac-in-3d' },
      { input: { text: 'GitHub', splitCamel: true }, output: 'git-hub' },
      // Letters that only one language has say how the others are spelled: KMU 55 of 2010, BGN/PCGN of 1979,
      // the Transliteration Act of 2009, the Serbian alphabet, Macedonian passports, and no German umlauts.
      { input: { text: 'Київ, Вінниця & Знам’янка' }, output: 'kyiv-vinnytsia-and-znamianka', reads: 'uk' },
      { input: { text: "м'ята" }, output: 'miata', reads: 'uk' },
      { input: { text: 'Хліб & сіль', language: 'uk' }, output: 'khlib-ta-sil' },
      { input: { text: 'Магілёў' }, output: 'mahilyow', reads: 'be' },
      { input: { text: 'България и Търново' }, output: 'balgaria-i-tarnovo', reads: 'bg' },
      { input: { text: 'Щастие, София', language: 'bg' }, output: 'shtastie-sofia' },
      { input: { text: 'Ђорђе Живковић' }, output: 'djordje-zivkovic', reads: 'sr' },
      { input: { text: 'Ѓорче Петров' }, output: 'gjorche-petrov', reads: 'mk' },
      {
        input: { text: 'Қазақ тілі, Монгол өнөөдөр', characters: 'ascii' },
        output: 'qazaq-tili-mongol-onoodor',
        warns: [],
      },
      { input: { text: 'Москва, объект, подъём' }, output: 'moskva-obyekt-podyom' },
      { input: { text: 'Göteborg på Öland' }, output: 'goteborg-pa-oland', reads: 'plain-umlauts' },
      { input: { text: 'Árvíztűrő tükörfúrógép' }, output: 'arvizturo-tukorfurogep', reads: 'plain-umlauts' },
      { input: { text: 'Güneş ışığı ve öğün' }, output: 'gunes-isigi-ve-ogun', reads: 'plain-umlauts' },
      { input: { text: 'ľúbeľný mäkčeň' }, output: 'lubelny-makcen', reads: 'plain-umlauts' },
      { input: { text: 'Müller und Škoda, Straße' }, output: 'mueller-und-skoda-strasse' },
      // ELOT 743, the national system of Georgia and BGN/PCGN 1981
      { input: { text: 'Ευαγγελία Μπουμπούλης, Αυτοκίνητο, Άυλος' }, output: 'evangelia-boumpoulis-aftokinito-aylos' },
      { input: { text: 'საქართველო, ქართული' }, output: 'sakartvelo-kartuli' },
      { input: { text: 'Երևան, Հայերեն, Որդի' }, output: 'yerevan-hayeren-vordi' },
      // Apostrophes in the signs that people type
      { input: { text: "y'all o'clock don´t can`t I’d’ve" }, output: 'yall-oclock-dont-cant-idve' },
      { input: { text: "O'Brien's rock 'n' roll of the '90s" }, output: 'o-briens-rock-n-roll-of-the-90s' },
      { input: { text: 'La col·lecció' }, output: 'la-colleccio' },
      // A number stays one word, and the same number
      { input: { text: '1,000,000 users, 1’000 and 1,000.50' }, output: '1000000-users-1000-and-1000-50' },
      { input: { text: '192.168.100.200 in 1,2,3' }, output: '192-168-100-200-in-1-2-3' },
      { input: { text: '10½ of 10² m²' }, output: '10-1-2-of-10-2-m2' },
      { input: { text: '२०२४ ٢٠٢٤ ５０' }, output: '2024-2024-50' },
      { input: { text: '1️⃣ step 🎉 for 🇩🇪' }, output: '1-step-for' },
      { input: { text: '¥500, 5 ₽, ₹20' }, output: 'yen-500-5-ruble-rupee-20' },
      // A number for a duplicate counts, too
      { input: { text: 'Big news\nBig news', unique: true, maxLength: 8 }, output: 'big-news\nbig-2' },
      { input: { text: 'Newspaper\nNewspaper', unique: true, maxLength: 8 }, output: 'newspape\nnewspa-2' },
      { input: { text: 'हिन्दी', maxLength: 3 }, output: 'हि' },
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
