import { copyText, type CopyResult } from '../../ui/parts/copy/copy-text.ts';
import { takePromise } from './promised-copy.ts';

/** Puts a text on the clipboard: through the promise made when Enter was pressed, otherwise directly. */
export async function copyAsPromised(text: string | Promise<string>): Promise<CopyResult> {
  const promised = takePromise();
  promised?.give(text);
  return promised && (await promised.written) ? 'copied' : copyText(text);
}
