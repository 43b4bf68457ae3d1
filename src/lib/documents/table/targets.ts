export const TABLE_TARGETS = [
  'markdown',
  'csv',
  'tsv',
  'json',
  'json-lists',
  'html',
  'mysql',
  'box',
  'psql',
  'rst',
  'rst-simple',
  'sql',
  'latex',
] as const;

export type TableTarget = (typeof TABLE_TARGETS)[number];
