/** Files longer than others because they are tables: what is in them is read line by line, and nobody has to follow it. */
export const TABLES: Readonly<Record<string, string>> = {
  'src/core/kinds.ts': 'a row for each kind of field and of output',
  'tool-specs/converter/date-converter.cases.ts': 'texts that are dates, and what they are read as',
  'tool-specs/data/archives.cases.ts': 'archives of many programs, in Base64',
  'tool-specs/data/hex-dump.cases.ts': 'what programs print for the same bytes',
  'tool-specs/math/math-evaluator.cases.ts': 'sheets, and their values in the languages that read them differently',
  'tool-specs/images/image-converter.cases.ts': 'pictures of other programs, in Base64',
  'src/ui/tokens.css': 'design tokens, light and dark',
  'tests/unit/read/search/queries/en.ts': 'queries and the tools they must find',
};

/** Folders with more entries because each is one entry of a list. */
export const LISTS: readonly RegExp[] = [
  /^locales\/[a-z]+\/tools$/, // a file for each tool
];

/** What is still to be taken apart: this list only gets shorter, and ends empty. */
export const TO_DO: readonly string[] = ['src/server/site/site.mjs'];
