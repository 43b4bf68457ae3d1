// Cells that are JSON are what a reader of JSON makes of them.
import { expect, test } from 'vitest';
import { fromTable } from '../../../../../src/lib/documents/csv/from-table.ts';
import { readJson } from '../../../../../src/lib/documents/json/reader.ts';

const OPTIONS = { nested: 'json', types: 'infer', decimals: 'point', blanks: 'null', guard: false } as const;

test.each(['0', '-0', '1e5', '-1.50E+3', '12345678901234567890', 'true', 'True', 'FALSE', 'null', '{}', '[]'])(
  '%s',
  (text) => {
    const json = /^[TF]/.test(text) ? text.toLowerCase() : text;
    expect(fromTable(null, [[{ text, quoted: false }]], OPTIONS)).toEqual([
      { kind: 'list', items: readJson(json).documents },
    ]);
  },
);
