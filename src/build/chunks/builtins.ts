import type { Plugin } from 'vite';

/** Code that every run in a terminal loads. */
const EARLY = /[\\/]src[\\/](?:cli|executor)[\\/][\w/\\-]+\.ts$/;

const WHOLE = /^import (\w+) from '(node:[\w/]+)';$/gm;
const PARTS = /^import (\{[\w, ]+\}) from '(node:[\w/]+)';$/gm;

/**
 * Takes modules of Node from the process itself: what `import` makes of one has all its names, for which Node loads even those
 * of its parts that hardly anything needs, such as the streams of files; a tenth of a start in a terminal.
 */
export function builtins(): Plugin {
  return {
    name: 'builtins',
    enforce: 'pre',
    transform(code, id) {
      if (!EARLY.test(id)) return null;
      const taken = code
        .replace(WHOLE, "const $1 = process.getBuiltinModule('$2');")
        .replace(PARTS, (whole, names: string, from: string) =>
          /\b(?:type|as) /.test(names) ? whole : `const ${names} = process.getBuiltinModule('${from}');`,
        );
      return taken === code ? null : { code: taken, map: null };
    },
  };
}
