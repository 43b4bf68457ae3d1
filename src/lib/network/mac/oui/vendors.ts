// Who holds a prefix of MAC addresses. The registry is 1.4 MB of text, and the postal addresses in it 2 MB, so they are
// loaded on first use and cached.
import { unpackVendors, type Vendor } from './pack.ts';

export type { Vendor } from './pack.ts';

/** The registries by the number of digits of their prefixes. */
const BLOCKS = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' } as const;

/** Individual Address Blocks, as long as MA-S prefixes and assigned until 2014, are parts of these. */
const IAB = /^(?:0050C2|40D855)...$/;

export interface Holder {
  vendor: Vendor;
  prefix: string;
  block: (typeof BLOCKS)[keyof typeof BLOCKS] | 'IAB';
}

export interface VendorBook {
  /** The package with the data, and when it was published. */
  source: string;
  date: string;
  vendors: readonly Vendor[];
  /** Their names in lowercase, for searching. */
  names: readonly string[];
  /** Returns the holder of the longest registered prefix of some digits. */
  holderOf(digits: string): Holder | null;
}

let book: Promise<VendorBook> | undefined;

/** Returns all holders; the first call loads them (about 50 ms). */
export function loadVendors(): Promise<VendorBook> {
  book ??= read();
  return book;
}

async function read(): Promise<VendorBook> {
  const [{ default: data }, { default: older }] = await Promise.all([import('./vendors.json'), import('./iab.json')]);
  const vendors = [...unpackVendors(data.vendors), ...unpackVendors(older.vendors)];
  const byPrefix = new Map<string, Vendor>();
  for (const vendor of vendors) for (const prefix of vendor.prefixes) byPrefix.set(prefix, vendor);
  return {
    source: data.source,
    date: data.date,
    vendors,
    names: vendors.map(({ name }) => name.toLowerCase()),
    holderOf(digits) {
      for (const length of [9, 7, 6] as const) {
        const prefix = digits.slice(0, length);
        const vendor = prefix.length === length ? byPrefix.get(prefix) : undefined;
        if (vendor) return { vendor, prefix, block: IAB.test(prefix) ? 'IAB' : BLOCKS[length] };
      }
      return null;
    },
  };
}

let addresses: Promise<readonly string[]> | undefined;

/** Returns the postal address of a holder as in the registry; null if it has none. */
export async function addressOf(holder: Holder): Promise<string | null> {
  addresses ??= import('./addresses.json').then(({ default: data }) => data.addresses.split('\n'));
  const [{ vendors }, lines] = await Promise.all([loadVendors(), addresses]);
  const site = holder.vendor.sites.findIndex((prefixes) => prefixes.includes(holder.prefix));
  return lines[vendors.indexOf(holder.vendor)]?.split('\t')[site] || null;
}

/**
 * Returns holders whose name contains all the words of `text`, case-insensitive; those that begin with it come first.
 */
export function findVendors({ vendors, names }: Pick<VendorBook, 'vendors' | 'names'>, text: string): Vendor[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const matches = vendors.filter((_, i) => words.every((word) => names[i]!.includes(word)));
  const begins = ({ name }: Vendor) => Number(!name.toLowerCase().startsWith(wanted));
  return matches.toSorted((a, b) => begins(a) - begins(b));
}
