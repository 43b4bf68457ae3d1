// The IEEE registries (MA-L, MA-M, MA-S, IAB) as two texts with one line per holder: `name TAB country TAB prefixes`,
// where commas separate the prefixes of different addresses, and these addresses, separated by tabs.

/** A holder of prefixes. */
export interface Vendor {
  name: string;
  /** ISO 3166 code; empty if the registry has none that can be read. */
  country: string;
  /** Hexadecimal digits in uppercase: 6 for MA-L, 7 for MA-M, 9 for MA-S and IAB. */
  prefixes: string[];
  /** The same by the holder's addresses, in their order. */
  sites: string[][];
}

/** Country names that the registries use and CLDR doesn't have. */
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

/** Former codes that have the same name as a current one. */
const WITHDRAWN = ['BU', 'CS', 'DD', 'FX', 'SU', 'TP', 'UK', 'VD', 'YD', 'YU', 'ZR'];

function countryCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = codes.map((code): [string, string] => [(names.of(code) ?? code).toUpperCase(), code]);
  const current = named.filter(([name, code]) => name !== code && !WITHDRAWN.includes(code));
  return new Map([...current, ...Object.entries(OTHER_NAMES)]);
}

/**
 * Packs prefixes with their registry text: the first line is the name, the last one the country, with an address
 * between.
 */
export function packVendors(registry: Readonly<Record<string, string>>): { vendors: string; addresses: string } {
  const codes = countryCodes();
  const vendors = new Map<string, Map<string, string[]>>();
  for (const [prefix, text] of Object.entries(registry)) {
    const [name = '', ...lines] = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    const country = codes.get((lines.at(-1) ?? '').toUpperCase()) ?? '';
    const address = (country === '' ? lines : lines.slice(0, -1)).filter((line) => line !== '').join(', ');
    const key = `${name}\t${country}`;
    const sites = vendors.get(key) ?? new Map<string, string[]>();
    vendors.set(key, sites.set(address, [...(sites.get(address) ?? []), prefix]));
  }
  const lines = [...vendors].map(([key, sites]) => {
    const sorted = [...sites].map(([address, prefixes]) => ({ address, prefixes: prefixes.toSorted().join(' ') }));
    const ordered = sorted.toSorted((a, b) => (a.prefixes < b.prefixes ? -1 : 1));
    return {
      vendor: `${key}\t${ordered.map(({ prefixes }) => prefixes).join(',')}`,
      addresses: ordered.map(({ address }) => address).join('\t'),
    };
  });
  const ordered = lines.toSorted((a, b) => (a.vendor < b.vendor ? -1 : 1));
  return {
    vendors: ordered.map(({ vendor }) => vendor).join('\n'),
    addresses: ordered.map(({ addresses }) => addresses).join('\n'),
  };
}

export function unpackVendors(packed: string): Vendor[] {
  return packed.split('\n').map((line) => {
    const [name = '', country = '', prefixes = ''] = line.split('\t');
    const sites = prefixes.split(',').map((site) => site.split(' '));
    return { name, country, prefixes: sites.length === 1 ? sites[0]! : sites.flat().toSorted(), sites };
  });
}
