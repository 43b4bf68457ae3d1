// Changes the parameters of a URL one at a time; everything else stays as it is written.
import { encodePercent } from '../../bytes/percent-encoding.ts';
import { plusIsSpace } from './url.ts';

export interface SplitUrl {
  before: string;
  /** The parameters as written; empty ones don't count as parameters. */
  pieces: string[];
  /** The fragment with its `#`. */
  fragment: string;
}

/** Splits a URL around its parameters, without changing how anything is written. */
export function splitUrl(url: string): SplitUrl {
  const [, before = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[\s\S]*)?$/.exec(url) ?? [];
  return { before, pieces: query.split('&').filter((piece) => piece !== ''), fragment };
}

export const joinUrl = ({ before, pieces, fragment }: SplitUrl): string =>
  before + (pieces.length > 0 ? `?${pieces.join('&')}` : '') + fragment;

/** Returns a URL with another name or value of a parameter, counted from 0. One more parameter than there are is added. */
export function withParameter(url: string, index: number, change: { name: string } | { value: string }): string {
  const parts = splitUrl(url.trim());
  // A plus sign is a space only where forms are meant, and is written where one is already.
  const plus = plusIsSpace(url) && parts.pieces.some((piece) => piece.includes('+'));
  const encode = (text: string) => {
    const encoded = encodePercent(text, 'component');
    return plus ? encoded.replaceAll('%20', '+') : encoded;
  };
  const [, name = '', equals = '', value = ''] = /^([^=]*)(=?)([\s\S]*)$/.exec(parts.pieces[index] ?? '') ?? [];
  parts.pieces[index] =
    'name' in change ? `${encode(change.name)}${equals || '='}${value}` : `${name}=${encode(change.value)}`;
  return joinUrl(parts);
}

/** Returns a URL without a parameter, counted from 0. */
export function withoutParameter(url: string, index: number): string {
  const parts = splitUrl(url.trim());
  return joinUrl({ ...parts, pieces: parts.pieces.filter((_, at) => at !== index) });
}
