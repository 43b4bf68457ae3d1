import type { StaticPage } from '../../config/static-page.ts';
import { FORMS, type Starts } from '../../config/starts.ts';
import { type Bundle, dataFiles, type Needed } from './announced.ts';

/**
 * Lists the files that tools need beyond the entry.
 * @param pages each with what it needs
 */
export function startsOf(
  bundle: Bundle,
  languages: readonly string[],
  pages: readonly (Pick<StaticPage, 'path' | 'tool'> & { needed: Needed })[],
): Starts {
  const files: string[] = [];
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const tools = pages.filter(({ tool }) => tool !== undefined);
  const perTool = new Map(
    tools.map(({ path, needed: { early, styles, scripts, libraries } }) => [
      path,
      [...early, ...styles, ...scripts, ...libraries].map(placeOf),
    ]),
  );
  const lists = [...perTool.values()];
  const all = (lists[0] ?? []).filter((place) => lists.every((list) => list.includes(place)));
  const data = dataFiles(bundle);
  const textsIn = (language: string) => {
    const categories = [...new Set(tools.flatMap(({ tool }) => tool?.category ?? []))];
    const names = [
      [FORMS, `texts-form-${language}`],
      ...categories.map((category) => [category, `tools-${category}-${language}`] as const),
    ] as const;
    return names.flatMap(([key, name]) => {
      const file = data.get(name)?.fileName;
      return file === undefined ? [] : [[key, placeOf(file)] as const];
    });
  };
  return {
    all,
    tools: Object.fromEntries([...perTool].map(([id, list]) => [id, list.filter((place) => !all.includes(place))])),
    texts: Object.fromEntries(languages.map((language) => [language, Object.fromEntries(textsIn(language))])),
    files,
  };
}
