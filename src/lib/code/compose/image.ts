import { Problem } from '../../../base/problem.ts';
import type { Repair, Word } from './split.ts';

/** A reference of the distribution project: `[host[:port]/]path[:tag][@digest]`. */
const REFERENCE =
  /^(?:(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?\/)?[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:\.|_{1,2}|-+)[a-z\d]+)*)*(?::\w[\w.-]{0,127})?(?:@[a-z][a-z\d+._-]*:[\da-f]+)?$/;

/** The pages of images on Docker Hub: of the official ones, and of all others. */
const HUB =
  /^(?:www\.)?hub\.docker\.com\/(?:_\/|r\/|repository\/docker\/)([^?#]+?)(?:\/(?:tags|general))?\/?(?:[?#].*)?$/;

/**
 * Returns the name of an image. The address of its page and uppercase letters are read as the name they stand for.
 * Throws Problem for anything else that can't name an image.
 */
export function readImage({ text, offset }: Word, repairs: Repair[]): string {
  // A variable or a command can be anything.
  if (/[$`]/.test(text) || REFERENCE.test(text)) return text;
  const address = /^(?:https?|docker|oci):\/\/(.+)$/i.exec(text)?.[1];
  const named = address === undefined ? text : (HUB.exec(address)?.[1] ?? address.replace(/\/$/, ''));
  if (REFERENCE.test(named)) {
    repairs.push({ code: 'image-url', offset, params: { written: text, meant: named } });
    return named;
  }
  const [, path = '', rest = ''] = /^([^@]*?)((?::[^/:@]*)?(?:@.*)?)$/.exec(named) ?? [];
  const lower = path.toLowerCase() + rest;
  if (!REFERENCE.test(lower)) throw new Problem('bad-image', offset, { image: text.slice(0, 80) });
  repairs.push({ code: 'image-case', offset, params: { written: text, meant: lower } });
  return lower;
}
