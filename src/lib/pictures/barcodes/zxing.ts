// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="../codecs/packed.d.ts" />
// Runs the reader of ZXing, whose WebAssembly came as a module: nothing is requested.
import unpack from 'zxing-wasm/reader/zxing_reader.wasm?packed';
import { prepareZXingModule, purgeZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { crop, type Gray } from '../qr/gray.ts';

const MOST_CODES = 64;
/** WebAssembly never gives memory back, so after more pixels the instance is dropped. */
const MOST_KEPT = 10_000_000;

let compiling: Promise<WebAssembly.Module> | undefined;
let isReady = false;

async function start(): Promise<void> {
  const module = await (compiling ??= Promise.resolve(unpack()).then((bytes) => WebAssembly.compile(bytes)));
  const instantiateWasm = (imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) => {
    const made = new WebAssembly.Instance(module, imports);
    done(made);
    return made.exports;
  };
  await prepareZXingModule({
    overrides: { instantiateWasm, locateFile: () => '' },
    fireImmediately: true,
  });
  isReady = true;
}

export async function readByZxing(picture: Gray): Promise<ReadResult[]> {
  if (!isReady) await start();
  const { rgba: data, width, height } = crop(picture, { x: 0, y: 0, width: picture.width, height: picture.height });
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const read = (textMode: 'HRI' | 'Plain') =>
    readBarcodes(image, { maxNumberOfSymbols: MOST_CODES, tryDenoise: true, textMode });
  // With parentheses for GS1; but control characters in other texts would have names.
  const codes = await read('HRI');
  const plain = codes.every(({ contentType }) => contentType === 'Text' || contentType === 'GS1')
    ? codes
    : await read('Plain');
  if (width * height > MOST_KEPT) {
    purgeZXingModule();
    isReady = false;
  }
  return codes.map((code, index) => (code.contentType === 'GS1' ? code : (plain[index] ?? code)));
}
