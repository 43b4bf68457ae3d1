// Says how a table was read, and offers how else it can be.
import { type DelimiterName, DELIMITERS_BY_NAME, type READINGS } from './names.ts';
import type { Opened, OpenOptions } from './open.ts';

type Read = (typeof READINGS)[number];
interface States {
  reading: (as: Read, detail?: { others?: { as: Read; values: Record<string, unknown> }[] }) => void;
}

const nameOf = (delimiter: string) =>
  (Object.keys(DELIMITERS_BY_NAME) as DelimiterName[]).find((name) => DELIMITERS_BY_NAME[name] === delimiter);

/** @param named what the fields say of columns; read in another way, the table has others, so it is cleared with the switch */
export function stateReadings(
  opened: Opened,
  options: OpenOptions,
  named: Record<string, string>,
  { reading }: States,
) {
  const cleared = Object.fromEntries(
    Object.entries({ ...named, texts: options.texts ?? '' }).flatMap(([field, text]) =>
      text === '' ? [] : [[field, '']],
    ),
  );
  const { delimiter, rivals, charset, otherCharsets, hasHeader, isHeaderOpen, format } = opened;
  const separator = delimiter === null ? undefined : nameOf(delimiter);
  if (separator && (options.delimiter !== 'auto' || rivals.length > 0)) {
    const others = rivals.flatMap((rival) => nameOf(rival) ?? []);
    reading(separator, { others: others.map((as) => ({ as, values: { delimiter: as, ...cleared } })) });
  }
  if (charset !== null && (options.charset !== 'auto' || otherCharsets.length > 0))
    reading(charset, { others: otherCharsets.map((as) => ({ as, values: { charset: as, ...cleared } })) });
  if (format === 'json' || (options.header === 'auto' && !isHeaderOpen)) return;
  const others = hasHeader
    ? [{ as: 'data-row' as const, values: { header: 'none', ...cleared } }]
    : [{ as: 'header-row' as const, values: { header: 'first', ...cleared } }];
  reading(hasHeader ? 'header-row' : 'data-row', { others: isHeaderOpen ? others : [] });
}
