import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/base/fold.ts';
import { fuzzyOver } from '../../../../src/read/search/fuzzy.ts';
import { type Entry, type Searchable, toEntry } from '../../../../src/read/search/entry.ts';
import { rank } from '../../../../src/read/search/rank.ts';

const TOOLS: Omit<Searchable, 'order'>[] = [
  {
    id: 'hash-text',
    titles: ['Hash text'],
    aliases: ['hash', 'sha256', 'md5'],
    keywords: ['digest', 'checksum'],
    categories: ['Crypto'],
  },
  {
    id: 'json-prettify',
    titles: ['JSON prettify and format'],
    aliases: ['json', 'jf'],
    keywords: ['beautify'],
    categories: ['Development'],
  },
  { id: 'json-diff', titles: ['JSON diff'], keywords: ['compare'], categories: ['Web'] },
  { id: 'jwt-parser', titles: ['JWT decoder'], aliases: ['jwt'], keywords: ['token', 'bearer'], categories: ['Web'] },
  {
    id: 'base64-string-converter',
    titles: ['Base64 encoder / decoder'],
    aliases: ['b64', 'b64d'],
    categories: ['Converter'],
  },
  {
    id: 'date-converter',
    titles: ['Unix timestamp converter'],
    aliases: ['ts'],
    keywords: ['epoch', 'date'],
    categories: ['Converter'],
  },
  {
    id: 'ipv4-subnet-calculator',
    titles: ['IPv4 subnet calculator'],
    aliases: ['cidr'],
    keywords: ['netmask'],
    categories: ['Network'],
  },
  { id: 'color-converter', titles: ['Color converter'], aliases: ['color'], categories: ['Converters'] },
  { id: 'crontab-generator', titles: ['Cron expression parser'], aliases: ['cron'], categories: ['Development'] },
  { id: 'time', titles: ['时间戳转换', 'Timestamp conversion'], keywords: ['日期'], categories: ['转换'] },
  { id: 'accents', titles: ['Créer des straße-Noms İstanbul'], keywords: ['ﬁle'] },
];
const entries = TOOLS.map((tool, order) => toEntry({ ...tool, order }));
const likeness = fuzzyOver(entries);
const search = (query: string, among: readonly Entry[] = entries) =>
  rank(query, among, among === entries ? likeness : fuzzyOver(among));
const found = (query: string) => search(query).map(({ entry, tier, points }) => `${entry.id} ${tier}/${points}`);

describe('rank', () => {
  it.each([
    ['an alias', 'jf', 'json-prettify 7/100'],
    ['an id', 'jwt-parser', 'jwt-parser 7/100'],
    ['an alias in capitals', 'SHA256', 'hash-text 7/100'],
    ['a whole name', 'JSON diff', 'json-diff 6/100'],
    ['a whole name in another language', 'timestamp conversion', 'time 6/90'],
    ['the start of a name', 'json pre', 'json-prettify 5/33'],
    ['word starts in order', 'ip sub', 'ipv4-subnet-calculator 4/27'],
    ['word starts in order, words between', 'unix conv', 'date-converter 4/33'],
    ['initials', 'utc', 'date-converter 4/60'],
    ['initials across a slash', 'bed', 'base64-string-converter 4/60'],
    ['word starts in any order', 'decoder base', 'base64-string-converter 3/50'],
    ['a keyword', 'epoch', 'date-converter 3/99'],
    ['a keyword further down', 'date', 'date-converter 3/98'],
    ['title and category', 'subnet network', 'ipv4-subnet-calculator 3/64'],
    ['the start of an alias', 'cid', 'ipv4-subnet-calculator 3/14'],
    ['inside a name', 'mestam', 'date-converter 2/25'],
    ['swapped letters', 'tmiestamp', 'time 1'],
    ['a letter too much', 'calcuulator', 'ipv4-subnet-calculator 1'],
    ['Chinese, start', '时间', 'time 5/40'],
    ['Chinese, inside', '转换', 'time 3/40'],
    ['accents left out', 'creer', 'accents 5'],
    ['sharp s in full', 'strasse', 'accents 4'],
    ['Turkish capital', 'istanbul', 'accents 4'],
    ['a ligature', 'file', 'accents 3'],
    ['full-width letters', 'ＪＷＴ', 'jwt-parser 7/100'],
  ])('finds %s: %s', (_, query, first) => expect(found(query)[0]?.slice(0, first.length)).toBe(first));

  it('ranks the match that covers more of the name first, then by catalog order', () =>
    expect(found('json')).toEqual(['json-prettify 7/100', 'json-diff 5/44']));

  it('uses fuzzy search only if nothing better matches', () => {
    const asked: string[] = [];
    const fuzzy = (query: string) => (asked.push(query), []);
    for (const query of ['cron', 'json', 'jwt', 'xy', 'x'.repeat(33), 'epohc']) rank(query, entries, fuzzy);
    expect(asked).toEqual(['epohc']);
  });

  it('ranks a favorite first only within its tier', () => {
    const among = TOOLS.map((tool, order) => toEntry({ ...tool, order, favorite: tool.id === 'color-converter' }));
    expect(
      search('c', among)
        .map(({ entry }) => entry.id)
        .slice(0, 2),
    ).toEqual(['color-converter', 'crontab-generator']);
    expect(search('cron', among)[0]?.entry.id).toBe('crontab-generator');
  });

  it.each(['', '   ', '///', '\u0301'])('finds nothing for %j', (query) => expect(found(query)).toEqual([]));

  it('examines only the first 64 characters', () => {
    const long = `json diff${' '.repeat(60)}and a lot more`;
    expect(found(long)[0]).toBe('json-diff 6/100');
    expect(search('a'.repeat(100_000))).toEqual([]);
  });

  it('returns the same order for any order of the entries', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...entries], { minLength: entries.length }),
        fc.constantFrom('c', 'j', 'co', 'json', 'dec', 'conv', 'en', 'timestmap', 'web'),
        (shuffled, query) => void expect(search(query, shuffled)).toEqual(search(query)),
      ),
    ));

  it('accepts any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { tier, points } of search(text)) {
          expect(tier).toBeGreaterThanOrEqual(0);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(115);
        }
      }),
    ));
});

describe('fold', () => {
  it.each([
    ['  Hash   TEXT ', 'hash text'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ısı', 'isi'],
    ['Ærø Łódź Þór', 'aero lodz thor'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['Σίσυφος', 'σισυφοσ'],
    ['ﬁle ＪＳＯＮ', 'file json'],
    ['ｶﾞ', 'カ'],
    ['ガ', 'カ'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
  ])('%j is %j', (text, folded) => expect(fold(text)).toBe(folded));
  it('is idempotent', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(fold(fold(text))).toBe(fold(text)))));
});
