import groups from './oid-names.json' with { type: 'json' };

const NAMES: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = groups;

/** The name of an object identifier in the standard that defines it, or as OpenSSL calls it. */
export function oidName(oid: string): string | undefined {
  const last = oid.lastIndexOf('.');
  return NAMES[oid.slice(0, last)]?.[oid.slice(last + 1)];
}
