/** The keys of a US keyboard row by row, and the characters that other layouts have on the same keys. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const LAYOUTS: readonly { script: RegExp; keys: string }[] = [
  { script: /\p{Script=Cyrillic}/u, keys: 'ёйцукенгшщзхъфывапролджэячсмитьбю' },
  { script: /\p{Script=Cyrillic}/u, keys: "'йцукенгшщзхїфівапролджєячсмитьбю" },
  { script: /\p{Script=Greek}/u, keys: "`;ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,." },
  { script: /\p{Script=Hebrew}/u, keys: ";/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ" },
];

const readings = LAYOUTS.map(({ script, keys }) => {
  const pairs = [...keys].map((key, index) => [key, LATIN[index] ?? key] as const);
  return { script, toLatin: new Map(pairs), fromLatin: new Map(pairs.map(([key, latin]) => [latin, key])) };
});

const through = (keys: ReadonlyMap<string, string>, text: string) =>
  [...text.toLowerCase()].map((letter) => keys.get(letter) ?? letter).join('');

/**
 * What the same keys produce on other keyboard layouts: `оыщт` is `json`, and in a Russian interface `gfhjkm` is `пароль`. Empty if the
 * text is not likely to be in the wrong layout.
 */
export function otherLayouts(text: string, language: string): string[] {
  const latin = readings.filter(({ script }) => script.test(text)).map(({ toLatin }) => through(toLatin, text));
  const [cyrillic] = readings;
  const russian = language === 'ru' && /[a-z]/i.test(text) && cyrillic ? [through(cyrillic.fromLatin, text)] : [];
  return [...new Set([...latin, ...russian])].filter((other) => other !== text.toLowerCase());
}
