// The two formats with fields in QR texts: `KEY:value;` records and the content lines of vCard and iCalendar.

/** Escapes the special characters of WIFI, MECARD, MATMSG and MEBKM records. */
export function escapeRecord(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&');
}

export interface RecordField {
  key: string;
  raw: string;
}

/**
 * Returns the fields of a record without its prefix, in any order, up to the empty one at its end; values stay escaped.
 */
export function recordFields(body: string): RecordField[] {
  const fields: RecordField[] = [];
  for (const [piece] of body.matchAll(/(?:\\[^]|[^;\\]|\\$)+/g)) {
    const colon = piece.indexOf(':');
    if (colon > 0) fields.push({ key: piece.slice(0, colon).trim().toUpperCase(), raw: piece.slice(colon + 1) });
  }
  return fields;
}

/**
 * Returns the fields of a record with these keys, each at most once. What isn't such a field continues the value in front
 * of it: nobody's password ends where its semicolon lacks a backslash.
 */
export function joinedFields(body: string, keys: readonly string[]): { fields: RecordField[]; isJoined: boolean } {
  const pieces = body.replace(/;{1,2}$/, '').match(/(?:^|;)(?:\\[^]|[^;\\]|\\$)*/g) ?? [];
  const fields: RecordField[] = [];
  let isJoined = false;
  let isUpper: boolean | undefined;
  for (const piece of pieces) {
    const text = piece.replace(/^;/, '');
    const written = /^\s*(\w+)\s*:/.exec(text)?.[1] ?? '';
    const key = written.toUpperCase();
    isUpper ??= written === key; // in one record, all names are written alike
    const last = fields.at(-1);
    if (keys.includes(key) && isUpper === (written === key) && !fields.some((field) => field.key === key))
      fields.push({ key, raw: text.slice(text.indexOf(':') + 1) });
    else if (last) {
      last.raw += piece;
      isJoined = true;
    }
  }
  return { fields, isJoined };
}

/** Returns the value of a raw field, unescaped and without the quotes around a name that looks like hexadecimal. */
export function unescapeRecord(raw: string): string {
  const quoted = /^"([0-9a-f]+)"$/i.exec(raw);
  return (quoted ? quoted[1]! : raw).replace(/\\([^])/g, '$1');
}

/** A property of vCard (RFC 6350) or iCalendar (RFC 5545). */
export interface ContentLine {
  name: string;
  params: Readonly<Record<string, string>>;
  /** Structured values: still escaped, with `;` between components. */
  raw: string;
}

/**
 * Returns the properties of a vCard or iCalendar text; folded lines are joined, quoted-printable of vCard 2.1 is
 * decoded.
 */
export function contentLines(text: string): ContentLine[] {
  const whole = /QUOTED-PRINTABLE/i.test(text) ? text.replace(/=\r?\n/g, '') : text;
  const unfolded = whole.replace(/\r?\n[ \t]/g, '');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])+)*):([^]*)$/.exec(line);
    if (!match) return [];
    const params: Record<string, string> = {};
    for (const [, key, value] of match[2]!.matchAll(/;([^=;]+)(?:=((?:"[^"]*"|[^;])*))?/g))
      params[key!.toUpperCase()] = (value ?? '').replaceAll('"', '');
    const quotedPrintable = 'QUOTED-PRINTABLE' in params || /quoted-printable/i.test(params['ENCODING'] ?? '');
    return [
      { name: match[1]!.toUpperCase(), params, raw: quotedPrintable ? decodeQuotedPrintable(match[3]!) : match[3]! },
    ];
  });
}

function decodeQuotedPrintable(text: string): string {
  return text.replace(/(?:=[0-9A-F]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (hex) => parseInt(hex, 16));
    return new TextDecoder('utf-8').decode(bytes);
  });
}

/** Escapes a text value of vCard 3.0 and iCalendar. */
export function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

export function unescapeText(raw: string): string {
  return raw.replace(/\\([^])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
}

/** Returns the components of a structured value, unescaped. */
export function components(raw: string): string[] {
  const list = [''];
  for (const [piece] of raw.matchAll(/\\[^]|;|[^;\\]+|\\$/g)) {
    if (piece === ';') list.push('');
    else list[list.length - 1] += piece;
  }
  return list.map((piece) => unescapeText(piece.trim()));
}
