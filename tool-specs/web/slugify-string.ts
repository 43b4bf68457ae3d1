import { choice, defineTool, list, optionalInteger, out, text, toggle } from '../../src/core/spec.ts';
import { numberDuplicates, type SlugOptions, slugOf } from '../../src/lib/text/slug/slug.ts';
import { SPELLINGS } from '../../src/lib/text/slug/slug-letters.ts';

const SEPARATORS = { hyphen: '-', underscore: '_', dot: '.', none: '' } as const;
const LISTED = 20;
const LANGUAGES = [
  'any',
  'be',
  'bg',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'mk',
  'nb',
  'nl',
  'pt',
  'ru',
  'sr',
  'sv',
  'tr',
  'uk',
] as const;

export default defineTool({
  icon: 'snail',
  createdAt: '2023-02-10',
  related: ['case-converter', 'url-encoder'],
  fields: {
    text: text({ primary: true, multiline: true }),
    separator: choice(['hyphen', 'underscore', 'dot', 'none'], { names: { hyphen: '-', underscore: '_', dot: '.' } }),
    letterCase: choice(['lower', 'keep', 'upper']),
    characters: choice(['auto', 'ascii', 'unicode'], { names: { ascii: 'ASCII', unicode: 'Unicode' } }),
    language: choice(LANGUAGES, {
      names: {
        be: 'Беларуская',
        bg: 'Български',
        da: 'Dansk',
        de: 'Deutsch',
        es: 'Español',
        fi: 'Suomi',
        fr: 'Français',
        hu: 'Magyar',
        it: 'Italiano',
        mk: 'Македонски',
        nb: 'Norsk',
        nl: 'Nederlands',
        pt: 'Português',
        ru: 'Русский',
        sr: 'Srpski',
        sv: 'Svenska',
        tr: 'Türkçe',
        uk: 'Українська',
      },
    }),
    maxLength: optionalInteger({ min: 1, max: 10_000 }),
    perLine: toggle({ initial: true }),
    unique: toggle({ when: { perLine: [true] } }),
    splitCamel: toggle(),
    symbolWords: toggle({ initial: true }),
    leaveOut: text(),
    replacements: list(),
  },
  output: out.text({ fileName: 'slugs.txt' }),
  failures: ['bad-replacement'],
  readings: SPELLINGS,
  warnings: ['lost', 'nothing-left', 'same'],
  aliases: { slug: {}, slugify: {}, 'to-slug': {}, 'slug-snake': { separator: 'underscore' }, permalink: {} },
  answers: 'inline',
  transform({ text, separator, language, maxLength, perLine, unique, leaveOut, replacements, ...rest }, ctx) {
    const options: SlugOptions = {
      ...rest,
      separator: SEPARATORS[separator],
      language: language === 'any' ? '' : language,
      maxLength,
      drop: leaveOut.split(/[\s,]+/).filter((word) => word !== ''),
      replacements: replacements
        .filter((line) => line.trim() !== '')
        .map((line) => {
          // the first symbol may be the one to replace, as in "= = equals"
          const at = line.indexOf('=', 1);
          const from = line.slice(0, Math.max(at, 0)).trim();
          if (from === '') throw ctx.fail('bad-replacement', { field: 'replacements', params: { line } });
          return [from, line.slice(at + 1).trim()] as const;
        }),
    };
    const lines = perLine ? text.split(/\r\n|\r|\n/) : [text];
    const results = lines.map((line) => slugOf(line, options));
    const slugs = results.map(({ slug }) => slug);
    for (const spelling of SPELLINGS) {
      if (results.some((result) => result.spelling === spelling)) ctx.reading(spelling);
    }
    const lost = [...new Set(results.flatMap((result) => result.lost))];
    if (lost.length > 0) ctx.warn('lost', { letters: lost.slice(0, LISTED).join(' '), count: lost.length });
    const empty = slugs.findIndex((slug, index) => slug === '' && lines[index]!.trim() !== '');
    if (empty >= 0) ctx.warn('nothing-left', { line: empty + 1 });
    if (perLine && unique) return numberDuplicates(slugs, options.separator, maxLength).join('\n');
    const full = slugs.filter((slug) => slug !== '');
    const distinct = new Set(full).size;
    if (distinct < full.length) ctx.warn('same', { count: full.length - distinct });
    return slugs.join('\n');
  },
  examples: {
    postTitle: { input: { text: 'My file path' }, output: 'my-file-path', warns: [] },
    accentedTitle: { input: { text: 'Déjà Vu! München & Größe' }, output: 'deja-vu-muenchen-and-groesse' },
    swedish: {
      input: { text: 'Räksmörgås på Öland & Åland', language: 'sv' },
      output: 'raksmorgas-pa-oland-och-aland',
    },
    duplicates: {
      input: { text: 'C++ vs. C#\nRock & Roll\nRock + Roll' },
      output: 'c-plus-plus-vs-c-sharp\nrock-and-roll\nrock-plus-roll',
    },
    japaneseText: { input: { text: '日本語のガイド 2' }, output: '日本語のガイド-2', warns: [] },
    cyrillicToAscii: { input: { text: 'Привет, 世界', characters: 'ascii' }, output: 'privet', warns: ['lost'] },
  },
});
