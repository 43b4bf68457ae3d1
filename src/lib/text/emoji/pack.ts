// The emoji of Unicode as text: one line each, in the order of CLDR. Language-independent data is in one text, names
// and keywords are in one per language.

/** The groups of Unicode in order, without the one for components (single skin tones and hair styles). */
export const EMOJI_GROUPS = [
  'smileys',
  'people',
  'animals',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type EmojiGroup = (typeof EMOJI_GROUPS)[number];

/** Numbers of these groups in the source; 2 is the one for components. */
const GROUP_NUMBERS = [0, 1, 3, 4, 5, 6, 7, 8, 9];

/** A skin tone from 1 (light) to 5 (dark), or those of two people. */
export type Tones = readonly [number] | readonly [number, number];

const STEPS = [1, 2, 3, 4, 5];

/** The order of variants: the same tone for all, then each pair of different ones. */
export const TONES: readonly Tones[] = [
  ...STEPS.map((tone): Tones => [tone]),
  ...STEPS.flatMap((first) => STEPS.filter((second) => second !== first).map((second): Tones => [first, second])),
];

/** An emoji without its words. */
export interface EmojiBase {
  emoji: string;
  group: EmojiGroup;
  /** The version of Unicode Emoji that introduced it. */
  version: string;
  github: readonly string[];
  slack: readonly string[];
  /** Such as `:D`. */
  emoticons: readonly string[];
  /** Its skin tone variants in the order of `TONES`: 0, 5 or 25. */
  skins: readonly string[];
}

export interface EmojiText {
  name: string;
  keywords: readonly string[];
}

interface SourceVariant {
  hexcode: string;
  emoji: string;
  /** Its default presentation without a selector: 0 as text, 1 as an emoji. */
  type: number;
}

/** The part of a source entry (emojibase) that is used. */
export interface SourceEmoji extends SourceVariant {
  label: string;
  group?: number;
  order?: number;
  version: number;
  tags?: readonly string[];
  emoticon?: string | readonly string[];
  skins?: readonly (SourceVariant & { tone?: number | readonly number[] })[];
}

type Shortcodes = Readonly<Record<string, string | readonly string[]>>;

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : (value ?? []);

function shown(source: readonly SourceEmoji[]): SourceEmoji[] {
  return source
    .filter(({ group }) => group !== undefined && GROUP_NUMBERS.includes(group))
    .sort((a, b) => a.order! - b.order!);
}

/** The source adds a selector to every emoji; only those that need it are fully qualified (UTS 51). */
function qualified({ hexcode, emoji, type }: SourceVariant): string {
  return type === 0 ? emoji : String.fromCodePoint(...hexcode.split('-').map((code) => parseInt(code, 16)));
}

function packSkins({ skins = [] }: SourceEmoji): string {
  const byTones = new Map(skins.map((skin) => [String(skin.tone), qualified(skin)]));
  return TONES.flatMap((tones) => byTones.get(String(tones)) ?? []).join(' ');
}

export function packBase(source: readonly SourceEmoji[], github: Shortcodes, slack: Shortcodes): string {
  return shown(source)
    .map((entry) =>
      [
        qualified(entry),
        GROUP_NUMBERS.indexOf(entry.group!),
        entry.version,
        listOf(github[entry.hexcode]).join(' '),
        listOf(slack[entry.hexcode]).join(' '),
        listOf(entry.emoticon).join(' '),
        packSkins(entry),
      ].join('\t'),
    )
    .join('\n');
}

export function packTexts(source: readonly SourceEmoji[]): string {
  return shown(source)
    .map(({ label, tags = [] }) => `${label}\t${tags.join('|')}`)
    .join('\n');
}

const split = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

export function unpackBase(packed: string): EmojiBase[] {
  return packed.split('\n').map((line) => {
    const [emoji = '', group = '', version = '', github = '', slack = '', emoticons = '', skins = ''] =
      line.split('\t');
    return {
      emoji,
      group: EMOJI_GROUPS[Number(group)]!,
      version,
      github: split(github, ' '),
      slack: split(slack, ' '),
      emoticons: split(emoticons, ' '),
      skins: split(skins, ' '),
    };
  });
}

export function unpackTexts(packed: string): EmojiText[] {
  return packed.split('\n').map((line) => {
    const [name = '', keywords = ''] = line.split('\t');
    return { name, keywords: split(keywords, '|') };
  });
}
