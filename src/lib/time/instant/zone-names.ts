/**
 * Offsets by abbreviations that aren't in the tz database; ambiguous ones have the meaning from RFC 5322 or the one used
 * by most people.
 */
export const ZONE_OFFSETS: ReadonlyMap<string, string> = new Map(
  `est=-05:00 edt=-04:00 cst=-06:00 cdt=-05:00 mst=-07:00 mdt=-06:00 pst=-08:00 pdt=-07:00 cet=+01:00 cest=+02:00 bst=+01:00
  wet=+00:00 west=+01:00 eet=+02:00 eest=+03:00 msk=+03:00 ist=+05:30 jst=+09:00 aest=+10:00 aedt=+11:00 utc=+00:00 gmt=+00:00
  z=+00:00`
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [name = '', offset = ''] = entry.split('=');
      return [name, offset];
    }),
);
