// What the values of curl's options mean.
import type { Part } from './request.ts';

/** Options that change only what curl prints, saves or how it shows its progress. */
export const OUTPUT = new Set(
  `append create-dirs dump-header fail fail-early fail-with-body globoff include no-buffer no-clobber no-progress-meter
  output output-dir parallel parallel-immediate parallel-max progress-bar progress-meter remote-header-name remote-name
  remote-name-all remote-time remove-on-error show-error silent skip-existing stderr styled-output trace trace-ascii
  trace-config trace-ids trace-time verbose write-out xattr out-null disable`.split(/\s+/),
);

/** Everything but unreserved characters is encoded (RFC 3986, 2.3), a blank as in forms. */
const escape = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/[!'()*]|%20/g, (sign) =>
    sign === '%20' ? '+' : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `name=text`, `=text` or `text`, whose text is encoded. */
export function encoded(value: string): string {
  const equals = value.indexOf('=');
  if (equals <= 0) return escape(value.slice(equals + 1));
  return `${value.slice(0, equals)}=${escape(value.slice(equals + 1))}`;
}

export const splitPart = (value: string): { name: string; value: string } => {
  const equals = value.indexOf('=');
  return { name: value.slice(0, Math.max(0, equals)), value: value.slice(equals + 1) };
};

/** The types that curl knows by the end of a file's name; others are sent as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  pdf: 'application/pdf',
  xml: 'application/xml',
};
export function typeOfFile(path: string): string | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

/** `name=value;type=…`, `name=@file;filename=…`, `name=<file`; values may be in quotes. */
export function formPart(written: string): Part {
  const { name, value } = splitPart(written);
  const sign = /^[@<]/.exec(value)?.[0];
  const text = sign ? value.slice(1) : value;
  const quoted = /^"((?:[^"\\]|\\[^])*)"/.exec(text);
  const [first = ''] = quoted ? [] : text.split(/;(?=\s*(?:type|filename|headers|encoder)=)/i);
  const rest = text.slice(quoted ? quoted[0].length : first.length);
  const named = /;\s*type=("[^"]*"|[^;]*(?:;\s*charset=[^;]*)?)/i.exec(rest)?.[1]?.replace(/^"|"$/g, '');
  const fileName = /;\s*filename=("[^"]*"|[^;]*)/i.exec(rest)?.[1]?.replace(/^"|"$/g, '');
  const file = quoted ? quoted[1]! : first;
  const type = named ?? (sign === '@' ? typeOfFile(fileName ?? file) : undefined);
  return {
    name,
    value: quoted ? quoted[1]!.replace(/\\(["\\])/g, '$1') : first,
    from: sign === '@' ? 'file' : sign === '<' ? 'text-file' : 'value',
    ...(type !== undefined && { type }),
    ...(fileName !== undefined && { fileName }),
  };
}

/** curl takes http where no scheme is written. */
export const addressOf = (url: string): string => (/^[a-z][a-z\d+.-]*:\/\//i.test(url) ? url : `http://${url}`);

export function withQuery(url: string, query: readonly string[]): string {
  if (query.length === 0) return url;
  const [, before = url, fragment = ''] = /^([^#]*)(#[^]*)?$/.exec(url) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${query.join('&')}${fragment}`;
}
