import type { Rollup } from 'vite';

/**
 * What the first output of a page loads on demand, by the names of its chunks: the page asks for it at once.
 * tests/e2e/shell/announced.spec.ts finds what is missing here.
 */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'ascii-text-drawer': ['editor'],
  'base64-file-converter': ['hash-wasm'],
  'bip39-generator': ['scure-bip39', 'words-english'],
  'crontab-generator': ['cronstrue'],
  'docker-run-to-docker-compose-converter': ['editor', 'editor-modes'],
  'hash-text': ['hash-wasm'],
  'hmac-generator': ['hash-wasm'],
  'json-diff': ['editor', 'diff-view'],
  'json-minify': ['editor'],
  'json-prettify': ['editor'],
  'json-to-csv': ['editor'],
  'json-to-go': ['editor', 'editor-modes'],
  'json-to-java': ['editor', 'editor-clike'],
  'json-to-toml': ['editor', 'editor-modes'],
  'json-to-xml': ['editor', 'editor-modes'],
  'json-to-yaml-converter': ['editor', 'editor-modes'],
  'jwt-parser': ['editor'],
  'markdown-to-html': ['editor', 'editor-modes', 'to-html', 'safe-html'],
  'mime-types': ['mime-db'],
  'og-meta-generator': ['editor', 'editor-modes'],
  'otp-generator': ['hash-wasm', 'qrcode'],
  'phone-parser-and-formatter': ['libphonenumber-js'],
  'qrcode-generator': ['qrcode'],
  'sql-prettify': ['editor', 'editor-sql'],
  'toml-to-json': ['editor'],
  'toml-to-yaml': ['editor', 'editor-modes'],
  'wifi-qrcode-generator': ['qrcode'],
  'xml-formatter': ['editor', 'editor-modes'],
  'xml-to-json': ['editor'],
  'yaml-prettify': ['editor', 'editor-modes'],
  'yaml-to-json-converter': ['editor', 'editor-modes'],
  'yaml-to-toml': ['editor', 'editor-modes'],
};

/** The names of the chunks that the first output of a page loads on demand. */
export const librariesOf = (id: string): readonly string[] => LIBRARIES[id] ?? [];

type Bundle = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>;

/** The language behind all others. */
const FALLBACK = 'en';

function assetNamed(bundle: Bundle, name: string): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.names.includes(name) ? file.fileName : [],
  );
}

function chunkNamed(bundle: Bundle, name: string): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.name === name ? file.fileName : []));
}

/** The files that every page reads, whatever its language. */
export const catalogueFiles = (bundle: Bundle): string[] => assetNamed(bundle, 'catalogue.json');

/**
 * The files with the texts of a page, by language: those of the shell; `rest` are those behind the first paint, and on the page of a tool
 * (of this category) there are its own.
 */
export function textFiles(
  bundle: Bundle,
  languages: readonly string[],
  { rest = false, category }: { rest?: boolean; category?: string } = {},
): Record<string, string[]> {
  const own = (language: string) => [
    ...assetNamed(bundle, `texts-${language}.json`),
    ...(rest ? chunkNamed(bundle, `rest-${language}`) : []),
    ...(category === undefined ? [] : chunkNamed(bundle, `texts-${category}-${language}`)),
  ];
  return Object.fromEntries(
    languages.map((language) => [language, [...new Set([...own(language), ...own(FALLBACK)])]]),
  );
}

/**
 * What theme.js reads: it starts the files of the visitor's language, which the build doesn't know, before any other script. In front of
 * theme.js.
 */
export function withTextFiles(html: string, files: Readonly<Record<string, readonly string[]>>): string {
  const content = JSON.stringify(files).replaceAll('"', '&quot;');
  return html.replace(
    /<script src="[^"]*theme\.js"/,
    (script) => `<meta name="it-tools:files" content="${content}" />\n    ${script}`,
  );
}
