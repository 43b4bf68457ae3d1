// The IEEE registries (MA-L, MA-M, MA-S, IAB) as one text: a line for each holder, `name TAB country TAB prefixes`.

/** A holder of prefixes. */
export interface Vendor {
  name: string;
  /** ISO 3166 code; empty where the registry has none that can be read. */
  country: string;
  /** Hexadecimal digits, upper case: 6 of MA-L, 7 of MA-M, 9 of MA-S and IAB. */
  prefixes: string[];
}

/** Names that the registries use and CLDR does not. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'HONG KONG': 'HK',
  MACAO: 'MO',
  MACAU: 'MO',
  TURKEY: 'TR',
  TÜRKİYE: 'TR',
  'CZECH REPUBLIC': 'CZ',
  'VIET NAM': 'VN',
  'RUSSIAN FEDERATION': 'RU',
  'KOREA (SOUTH)': 'KR',
  MYANMAR: 'MM',
  'BOSNIA AND HERZEGOVINA': 'BA',
  MACEDONIA: 'MK',
  PALESTINE: 'PS',
  'TRINIDAD AND TOBAGO': 'TT',
  USA: 'US',
};

/** Codes that share their name with the one in force. */
const WITHDRAWN = ['BU', 'CS', 'DD', 'FX', 'SU', 'TP', 'UK', 'VD', 'YD', 'YU', 'ZR'];

function countryCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.map((code): [string, string] => [(names.of(code) ?? code).toUpperCase(), code]);
  const current = known.filter(([name, code]) => name !== code && !WITHDRAWN.includes(code));
  return new Map([...current, ...Object.entries(OTHER_NAMES)]);
}

/** Packs prefixes with their registry text, whose first line is the name and whose last is the country. */
export function packVendors(registry: Readonly<Record<string, string>>): string {
  const codes = countryCodes();
  const vendors = new Map<string, string[]>();
  for (const [prefix, text] of Object.entries(registry)) {
    const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const country = lines.length > 1 ? (codes.get((lines.at(-1) ?? '').toUpperCase()) ?? '') : '';
    const key = `${lines[0] ?? ''}\t${country}`;
    const prefixes = vendors.get(key);
    if (prefixes) prefixes.push(prefix);
    else vendors.set(key, [prefix]);
  }
  return [...vendors]
    .map(([key, prefixes]) => `${key}\t${prefixes.toSorted().join(' ')}`)
    .toSorted()
    .join('\n');
}

export function unpackVendors(packed: string): Vendor[] {
  return packed.split('\n').map((line) => {
    const [name = '', country = '', prefixes = ''] = line.split('\t');
    return { name, country, prefixes: prefixes.split(' ') };
  });
}
