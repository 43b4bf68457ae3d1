/** Where a cell is, for the keys; the header is row -1. */
export const placeProps = (row: number, column: number, active: number | null) => ({
  'data-at': `${row} ${column}`,
  tabIndex: active === column ? 0 : -1,
});

/** The width of a cell; the first one that is seen stands behind those that aren't drawn. */
export const widthStyle = (index: number, width: number | undefined, before: number) =>
  index === 0 ? { width, marginInlineStart: before } : { width };
