import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressible files. Images are already compressed; config.json and sitemap.xml may change after the build. */
const TEXT = /(?<!(?:^|\/)config)\.(?:css|html|js|json|svg|wasm|webmanifest)$/;
/** Below this size, response headers cost more than compression saves. */
const WORTHWHILE_BYTES = 1024;
/** Pages, scripts, styles and icons up to this size are what a visit loads first. */
const SMALL_BYTES = 320 * 1024;
/**
 * The highest quality makes them 11 % smaller (pages 2 %) and takes 18 s for the small ones, twice that for all files; npm test builds
 * with FAST_BUILD=1, which leaves it out.
 */
const qualityOf = (file: string, { length }: Buffer): number => {
  if (process.env['FAST_BUILD']) return 6;
  return /\.(?:css|html|js|json|svg)$/.test(file) && length <= SMALL_BYTES ? 11 : 6;
};

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes `<name>.br` and `<name>.gz` next to each file worth compressing, for servers that send precompressed files.
 */
export async function compressFolder(dir: string): Promise<void> {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const compressFile = async (file: string) => {
    const content = await fs.promises.readFile(file);
    if (content.length < WORTHWHILE_BYTES) return;
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(file, content),
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const [small, larger] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
    await Promise.all([fs.promises.writeFile(`${file}.br`, small), fs.promises.writeFile(`${file}.gz`, larger)]);
  };
  // Node compresses on four threads; files are read as needed.
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

/** The last step of a build: all other files must have been written, the service worker too. */
export function compress(): Plugin {
  let dir = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      dir = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (error?: Error) => (error ? undefined : compressFolder(dir)),
    },
  };
}
