import type { useTexts } from '../../i18n/use-texts.ts';

/** Gives a text of the shell in the language that is shown. */
export type Say = ReturnType<typeof useTexts>;

/** Texts that have no parameters, looked up once: every row of every list asks for some, and a look-up is not free. */
export function knownTexts(t: Say): Say {
  const known = new Map<string, string>();
  return (key, params) => {
    if (params) return t(key, params);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
}
