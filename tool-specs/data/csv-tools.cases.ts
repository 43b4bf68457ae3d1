import { casesOf, sampleFile } from '../../src/core/spec.ts';
import { decodeBase64 } from '../../src/lib/bytes/bytes.ts';
import { DELIMITER_NAMES, TABLE_CHARSETS } from '../../src/lib/documents/records/names.ts';
import type tool from './csv-tools.ts';

/** Written by openpyxl 3.0: numbers, dates, a time, true and false, texts that look like a formula and a number, a second sheet. */
const WORKBOOK =
  'UEsDBBQAAAAIAAAAIQCou/TS4QEAAMgEAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sfZTdcpswEIVfheE+CMSfmwFmEuxOe9EZTzJpr2WzGI0RopJs0revhG2qEpMrtNqzu+cDpGzg4igbAOW8s7aTudso1T8iJPcNMCI93kOnMzUXjCgdigOSvQBSjUWsRdj3E8QI7dwiG/e2osj4SbW0g61w5IkxIv48Q8uH3A3c28YLPTTKbKAi68kBXkG99VuhIzR1qSiDTlLeOQLq3H0KHjeR0Y+CnxQGaa0dQ7Lj/GiC71Xu+sYQtLBXpgPRjzOU0Lamkbbx+9rTnUaaQnt96/51ZNcsOyKh5O0vWqkmd1euU0FNTq164cM3uPLEk8E1UaTIBB8cYTiLbG8WZrbW0c68n1cl9D7Vg1RBqwwpPd5EaH9VPy+pCeOnTt2pKJcqhga6O/r1kp4f76g3S2oF7zM3SJNP+HjCx2MD87OciyBDZxvWzvneLFvqrBz/oEkTJSFe/a9aX3rs7vXf4AXzefCJ9XCyHlqj8cy6nQtwGMVJ6q2+zAjCkQDPCbw4wXGcrlI/TGc0oUXjz2jCBRrfTz/BiSacyPIRznDs3AP2YnjwZ9bK6MPnSP6978tIZJ0Dc8Z/EHGgnXRaqHWR76Wx64jLubkEivdjyx1XirNx2eirBoQR6HzNuboF5thOl1fxF1BLAwQUAAAACAAAACEAFg4ykzYBAAAKAgAAGAAAAHhsL3dvcmtzaGVldHMvc2hlZXQyLnhtbE1R0U7DMAz8lSgfsHRIAzS1lcYQggekaRPwnLVuGy2JS+JR+Hucbq32EMXn2Hc+Jx8wnGIHQOLXWR8L2RH1a6Vi1YHTcYE9eH5pMDhNDEOrYh9A12OTs+ouy+6V08bLMh9zu1DmeCZrPOyCiGfndPh7AotDIZdySuxN21FKqDLvdQsHoI9+FxipmaU2Dnw06EWAppCb5Xoz1o8FnwaGeBOL5OSIeErgrS5klgYCCxUlBs3XD2zB2kTEY3xfOeUsmRpv44n9ZfTOXo46whbtl6mpK+SjFDU0+mxpj8MrXP2s5gGfNekyDziIkHyWeZWCpM11xqf9HChw3rAQlTpXxOoJqIoPN07DXJjSlt51aI2PwkLDJNniYSVFuChfAGE/bvmIROjGsOPPgpAK+L1BpAkk4/P3l/9QSwMEFAAAAAgAAAAhAAfQtrSIAgAAJwsAAA0AAAB4bC9zdHlsZXMueG1s3VZLi9swEP4rxvetnbgr7CXOoYZAoS0Lu4delUhOBHq4srwk/fXVWF4n2dUUUtpLHYLmoe+b0cwozqp3J8mfDpy75Kik7uv04Fz3kGX97sAV7T+YjmvvaY1V1HnV7rO+s5yyHkBKZss8J5miQqfrlR7URrk+2ZlBuzpdzqYkLJ9ZnS7IxzQJdI1hvE5P/rlT6o6xNIvuv8f2J4cHpR76HnDZFHu9ao0+p7BIg8ETU8WTFyrrtKFSbK0AVEuVkKdgXoJhZ6SxifNn5wD2lv5ncC+CBmWZeJTQxo6xQ4RxgQSElFc1AMN61VHnuNUbr4yY0fjOlUzy86nzGewtPS2W9+kZMC4+yNZYxu3VOYNpvZK8dR5gxf4AqzNdBk7njPICE3RvNB1zeEVMgqfdcSmfYCa+t1fcx/aiJTk0RM+iT2gSA01QgP+SLXBf0BZ/RJt04sW4T4M/jR71H4Nx/NHyVhxH/djO8a/Yp7n7h/z3f5s/myp20ZarpszWBIa7Tr/BLZFnimQ7COmEnrSDYIzrd73x9I5u/a/AFb/fz3hLB+meZ2ednuWvnIlBVfOuRzjWtOssf4EZXJD5ZvlYQjN+5KyZVLvfjmLiBR91egDw1rMZn7gHwwRf3AM+LA6WAYYJKCzO/3SeMsdzK3M8tzKPs2GYEsUEVMzTjB8sThxT+Sd+0qoqCkKwijZNNIMGqxsh8I2zlehJCcHiQKTbao13G5+Q389Bmd8+IeWN0xtqelutwROvGyCqKt5tLA4gsC5gswPx43FgpuKYooCuYrlhNxj3VBXmgVmMzyghSHUIfOL9wW5JUVQVQTHxDIoC88BtxD1YBpAD5imK8T345n2Uvb6nsvNf4/UvUEsDBBQAAAAIAAAAIQCXirscwAAAABMCAAALAAAAX3JlbHMvLnJlbHOdkrluwzAMQH/F0J4wB9AhiDNl8RYE+QFWog/YEgWKRZ2/r9qlcZALGXk9PBLcHmlA7TiktoupGP0QUmla1bgBSLYlj2nOkUKu1CweNYfSQETbY0OwWiw+QC4ZZre9ZBanc6RXiFzXnaU92y9PQW+ArzpMcUJpSEszDvDN0n8y9/MMNUXlSiOVWxp40+X+duBJ0aEiWBaaRcnToh2lfx3H9pDT6a9jIrR6W+j5cWhUCo7cYyWMcWK0/jWCyQ/sfgBQSwMEFAAAAAgAAAAhACACEylOAQAAsAIAAA8AAAB4bC93b3JrYm9vay54bWy1UkFOwzAQ/ErkB5A0gkpUDRcqSiVEK4p6d5JNs6rtjdZOC/0Mv+AD/RiOo4hISIgLp/XOrsYzY89PxIec6BC9aWVsJmrnmlkc26IGLe0VNWD8pCLW0vmW97FtGGRpawCnVZwmyTTWEo24mw9cG47HDTkoHJLxYAfsEE72e9610REt5qjQvWcinBWISKNBjWcoM5GIyNZ0eiTGMxkn1bZgUioTk36wA3ZY/IC3nchXmduAOJm/SC8kE9PEE1bI1oWNwC+9xiP45b5rHT2gcsAL6WDJ1DZo9h2NdxGPbIQchtqHOOO/xEhVhQUsqGg1GNfnyKA6gcbW2FgRGakhE2sugW1nyN+wKntzzqsaRcUz9ANelUHf/2lZ8uXz8gEjMekvYtIQ1pBQCRUaKJ89kfW4f61iw1FXgqn0+mZy61+lVereY2vzRLIcAh8+y90XUEsDBBQAAAAIAAAAIQCN9yxatAAAAIkCAAAaAAAAeGwvX3JlbHMvd29ya2Jvb2sueG1sLnJlbHPFkk0KgzAQRq8ScoCO2tJFUVfduC1eIOj4g9GEzJTq7Wt1oYEuupGuwjch73swiR+oFbdmoKa1JMZeD5TIhtneAKhosFd0MhaH+aYyrlc8R1eDVUWnaoQoCK7g9gyZxnumyCeLvxBNVbUF3k3x7HHgL2B4GddRg8hS5MrVyImEUW9jguUITzNZiqxMpMvKUMK/hSJPKDpQiHjSSJvNmr3684H1PL/FrX2J69DfyeXjAN7PS99QSwMEFAAAAAgAAAAhAG6nJLwcAQAAVwQAABMAAABbQ29udGVudF9UeXBlc10ueG1sxZRNbsIwEIWvEnmLEgOLLirCpnTbsugF3HhCrPhPnoGG23eSAIuKRkUgdRMrnjfvG/tFWX0cI2DWOeuxFA1RfJYSqwacwiJE8FypQ3KK+DXtZFRVq3Ygl/P5k6yCJ/CUU+8h1qsN1GpvKXvteBtN8KVIYFFkL6OwZ5VCxWhNpYjr8uD1D0p+IhTcOWiwMRFnLBDyKqGv/A449b0fICWjIduqRG/KsUp2ViIdLWAxbXFlxlDXpgIdqr3jlgJjAqWxASBni9F0Nk0mvmEYn4u7+YPNFJCV2xQicmIJbsedI+m788hGkMhMH/FCZOu7zwd92hr0H9l8vV8htUMeKIdl8eCML/43zrH8xzk+Q2gf/an3a+GU8We+HP4n629QSwECFAMUAAAACAAAACEAqLv00uEBAADIBAAAGAAAAAAAAAAAAAAAgAEAAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sUEsBAhQDFAAAAAgAAAAhABYOMpM2AQAACgIAABgAAAAAAAAAAAAAAIABFwIAAHhsL3dvcmtzaGVldHMvc2hlZXQyLnhtbFBLAQIUAxQAAAAIAAAAIQAH0La0iAIAACcLAAANAAAAAAAAAAAAAACAAYMDAAB4bC9zdHlsZXMueG1sUEsBAhQDFAAAAAgAAAAhAJeKuxzAAAAAEwIAAAsAAAAAAAAAAAAAAIABNgYAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAgAAAAhACACEylOAQAAsAIAAA8AAAAAAAAAAAAAAIABHwcAAHhsL3dvcmtib29rLnhtbFBLAQIUAxQAAAAIAAAAIQCN9yxatAAAAIkCAAAaAAAAAAAAAAAAAACAAZoIAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BLAQIUAxQAAAAIAAAAIQBupyS8HAEAAFcEAAATAAAAAAAAAAAAAACAAYYJAABbQ29udGVudF9UeXBlc10ueG1sUEsFBgAAAAAHAAcAxgEAANMKAAAAAA==';
const workbook = sampleFile('orders.xlsx', 'application/octet-stream', decodeBase64(WORKBOOK).bytes);
const bytes = (name: string, text: string) =>
  sampleFile(
    name,
    'text/csv',
    Uint8Array.from(text, (unit) => unit.charCodeAt(0)),
  );

/** Each reading that can be chosen, and is stated then. */
const utf16 = (text: string, isBig: boolean) =>
  Array.from(text, (sign) => (isBig ? `\0${sign}` : `${sign}\0`)).join('');
const CHOSEN = [
  ...DELIMITER_NAMES.map((as) => ({ input: { table: 'a,b\n1,2', delimiter: as }, output: {}, reads: as })),
  ...TABLE_CHARSETS.map((as) => {
    const text = as.startsWith('utf-16') ? utf16('a,b\n1,2\n', as === 'utf-16be') : 'a,b\n1,2\n';
    return { input: { table: bytes('a.csv', text), charset: as }, output: {}, reads: as, others: [] };
  }),
  { input: { table: 'a,b\n1,2', header: 'first' }, output: {}, reads: 'header-row', others: [] },
  { input: { table: 'a,b\n1,2', header: 'none' }, output: {}, reads: 'data-row', others: [] },
] as const;

/** The rows of the result as CSV. */
const gives =
  (expected: string) =>
  ({ file }: { file: { bytes: Uint8Array | Blob } | null }) =>
    file?.bytes instanceof Uint8Array && new TextDecoder().decode(file.bytes) === expected;

/** A day that its month doesn't have isn't a date. */
const isText = (column?: { type: unknown }) => JSON.stringify(column?.type).includes('"text"');

export default casesOf<typeof tool>({
  query: {
    examples: [
      { input: { table: '' }, output: {} },
      ...CHOSEN,
      // Both split all rows alike; what fields say of the columns goes with the other separator.
      {
        input: { table: 'a|b,c|d\n1|2,3|4\n', filter: '"a" = 1' },
        check: gives('a,"b,c",d\n1,"2,3",4\n'),
        reads: 'pipe',
        others: ['comma'],
        warns: [],
      },
      // Only one of them can be read to the end.
      { input: { table: 'a,b;c\n1,2;"x\n3,4;5\n' }, check: gives('a,b;c\n1,"2;""x"\n3,4;5\n'), others: [] },
      // Texts alone: the first row may be names or data.
      {
        input: { table: 'Ana,Paris\nBob,Rome' },
        check: gives('Ana,Paris\nBob,Rome\n'),
        reads: 'header-row',
        others: ['data-row'],
      },
      {
        input: { table: 'name,2025\nAna,1' },
        check: gives('column_1,column_2\nname,2025\nAna,1\n'),
        reads: 'data-row',
        others: ['header-row'],
      },
      { input: { table: '1,2\n3,4' }, check: gives('column_1,column_2\n1,2\n3,4\n'), others: [] },
      // Names that are there twice or lacking, above numbers; names alone; texts that may be either.
      {
        input: { table: 'id,name,id\n1,Ann,2' },
        check: gives('id,name,id_2\n1,Ann,2\n'),
        others: [],
        warns: ['renamed'],
      },
      { input: { table: 'id,name,\n1,Ann,' }, check: gives('id,name,column_3\n1,Ann,\n'), warns: ['renamed'] },
      {
        input: { table: 'id,name\n' },
        check: gives('column_1,column_2\nid,name\n'),
        reads: 'data-row',
        others: ['header-row'],
      },
      { input: { table: 'Ann,Ann\nBob,Rome' }, output: {}, reads: 'data-row', others: ['header-row'] },
      { input: { table: ',\n1,2' }, check: gives('column_1,column_2\n,\n1,2\n'), others: [], warns: [] },
      { input: { table: bytes('a.csv', '\n\n  \n') }, fails: 'no-rows' },
      // A file says where it is wrong, too.
      {
        input: { table: bytes('a.csv', 'id,name\n1,"Ann\n2,Bob\n') },
        fails: 'unclosed-quote',
        at: { line: 2, column: 3 },
      },
      {
        input: { table: bytes('a.json', '[{"a":1},\n{"a" 2}]') },
        fails: 'expected-symbol',
        at: { line: 2, column: 6 },
      },
      { input: { table: 'a,b\nx,1' }, check: gives('a,b\nx,1\n'), others: [] },
      // UTF-16 without a mark is valid UTF-8 with a NUL after each letter.
      {
        input: { table: bytes('a.csv', utf16('name,n\nAna,1\n', false)) },
        check: gives('name,n\nAna,1\n'),
        warns: ['guessed-charset'],
      },
      // 16 kB of ASCII before the first letter that isn't; Shift JIS, of which half a letter may be at the end of what is looked at.
      {
        input: { table: bytes('a.csv', `n,t\n${'1,x\n'.repeat(20_000)}2,\x93\xfa\x96\x7b\x8c\xea\n`), filter: 'n = 2' },
        check: gives('n,t\n2,日本語\n'),
      },
      {
        input: { table: workbook },
        check: gives(
          'id,amount,when,ok,text\n1,0.1,2026-11-02,true,=1\n2,1234567.89,2026-11-02 13:30:05,false,007\n3,-2.5e-07,1900-03-01,,\n',
        ),
        warns: ['more-sheets', 'formulas'],
      },
      { input: { table: workbook, sheet: 'Größe', header: 'none' }, check: gives('column_1\na\n'), warns: [] },
      { input: { table: workbook, sheet: 'None' }, fails: 'no-sheet' },
      { input: { table: bytes('a.xlsx', 'PK\x03\x04 not a workbook') }, fails: 'broken-excel' },
      // A picture, bytes without any pattern, and a text with a single control, which stays one.
      { input: { table: bytes('a.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01') }, fails: 'not-text' },
      {
        input: {
          table: bytes('a.bin', String.fromCodePoint(...Array.from({ length: 256 }, (_, at) => (at * 167) % 256))),
        },
        fails: 'not-text',
      },
      {
        input: { table: bytes('a.csv', `name,note\n${'Ann,fine\n'.repeat(20)}Bob,a\0b\n`) },
        check: gives(`name,note\n${'Ann,fine\n'.repeat(20)}Bob,a\0b\n`),
      },
      { input: { table: bytes('a.xls', '\xd0\xcf\x11\xe0\xa1') }, fails: 'old-excel' },
      // As Excel in Germany saves CSV.
      {
        input: { table: bytes('a.csv', 'Name;Betrag\r\nM\xfcller;1,5\r\nGr\xf6\xdfe;2\r\n') },
        check: gives('Name,Betrag\nMüller,"1,5"\nGröße,2\n'),
        warns: ['guessed-charset'],
      },
      { input: { table: bytes('a.csv', '\xff\xfea\0,\0b\0\n\x001\0,\x002\0') }, check: gives('a,b\n1,2\n') },
      { input: { table: 'sep=;\na;b\n1;2' }, check: gives('a,b\n1,2\n'), warns: [] },
      { input: { table: 'a,b\n"x, ""y""\nz",2\n3\n' }, check: gives('a,b\n"x, ""y""\nz",2\n3,\n'), warns: ['ragged'] },
      { input: { table: 'a,b\n"x' }, fails: 'unclosed-quote' },
      { input: { table: '[{"a":{"b":1}},{"c":"x"}]' }, check: gives('a.b,c\n1,\n,x\n') },
      { input: { table: '{"id":12345678901234567890}\n{"id":2}\n' }, check: gives('id\n12345678901234567890\n2\n') },
      {
        input: { table: 'id\n12345678901234567891\n12345678901234567890\n9', sort: 'id' },
        check: gives('id\n9\n12345678901234567890\n12345678901234567891\n'),
      },
      { input: { table: 'n\n10\n9\n\n-1', header: 'first', sort: 'n desc' }, check: gives('n\n10\n9\n-1\n""\n') },
      { input: { table: 'a\nx10\nx9', header: 'first', sort: 'a' }, check: gives('a\nx9\nx10\n') },
      { input: { table: 'a,b\n1,x\n2,y\n10,x', filter: 'a > 1 AND b = x' }, check: gives('a,b\n10,x\n') },
      { input: { table: 'a,b\n1.0,Ä\n2,', filter: 'a = 1\nb ~ ä' }, check: gives('a,b\n1.0,Ä\n') },
      { input: { table: 'a,b\n1,x\n2,', filter: 'b !=' }, check: gives('a,b\n1,x\n') },
      { input: { table: 'a > b,c\n1,2', filter: '"a > b" <= 1' }, check: gives('a > b,c\n1,2\n') },
      {
        input: { table: 'a and b,c\n1,sand\n2,x', filter: '"a and b" = 1 and c = sand' },
        check: gives('a and b,c\n1,sand\n'),
      },
      { input: { table: 'a,b\n1,2', filter: 'a = 3' }, check: gives('a,b\n'), warns: ['no-rows-left'] },
      { input: { table: 'a,b\n1,2', columns: 'B as "x, y", #1' }, check: gives('"x, y",a\n2,1\n') },
      { input: { table: 'a,a\n1,2', header: 'first' }, check: gives('a,a_2\n1,2\n') },
      // Customers' numbers aren't numbers: they are compared letter by letter, and JSON has them in quotes.
      {
        input: { table: 'id,n\n9,1\n10,2', texts: 'ID', sort: 'n', filter: 'id < 2', format: 'ndjson' },
        check: gives('{"id":"10","n":2}\n'),
      },
      { input: { table: 'a,b\n1,2', texts: 'x' }, fails: 'unknown-column' },
      { input: { table: 'a,b\n1,2', columns: 'c' }, fails: 'unknown-column' },
      { input: { table: 'a,b\n1,2', sort: '3' }, fails: 'unknown-column' },
      { input: { table: 'a,b\n1,2', filter: 'a' }, fails: 'bad-filter' },
      {
        input: { table: "a,b\n=1+1,-5\n@x,'=y", escapeFormulas: true },
        check: gives("a,b\n'=1+1,-5\n'@x,''=y\n"),
        warns: [],
      },
      { input: { table: 'a,b\n=1,2' }, output: {}, warns: ['formulas'] },
      {
        input: { table: 'a,b,c\n007,1.50,\n"5",true,x', format: 'json' },
        check: gives('[\n  {"a":"007","b":1.50,"c":null},\n  {"a":"5","b":true,"c":"x"}\n]\n'),
      },
      { input: { table: '__proto__,b\n1,2', format: 'ndjson' }, check: gives('{"__proto__":1,"b":2}\n') },
      {
        input: { table: "a,b\n1,O'Hara\n2,", format: 'sql', tableName: 'users' },
        check: gives("INSERT INTO users (a, b) VALUES\n  (1, 'O''Hara'),\n  (2, NULL);\n"),
      },
    ],
  },
  statistics: {
    examples: [
      { input: { table: '' }, output: {} },
      ...CHOSEN,
      // The same numbers as Python: statistics.median, math.fsum.
      {
        input: { table: 'n\n0.1\n0.2\n0.3\n0.3', header: 'first' },
        check: ({ columns: [column] }) =>
          column?.sum === 0.9 && column.mean === 0.225 && column.median === 0.25 && column.unique === 3,
      },
      {
        input: { table: 'd,n\n2026-02-03,7', texts: 'd, n' },
        check: ({ columns }) => isText(columns[0]) && isText(columns[1]) && columns[1]?.sum === null,
      },
      { input: { table: 'd\n2026-02-30', header: 'first' }, check: ({ columns: [column] }) => isText(column) },
      {
        input: { table: 'd,t,e\n2026-01-02,007,\n2025-12-31,,\n' },
        check: ({ columns }) =>
          columns[0]?.least === '2025-12-31' && columns[1]?.filled === 1 && columns[2]?.unique === 0,
      },
    ],
  },
  duplicates: {
    examples: [
      ...CHOSEN,
      { input: { table: 'a,b\n1,x\n1,y\n1,x', keys: '' }, check: gives('a,b\n1,x\n1,y\n') },
      { input: { table: 'a,b\n1,x\n1,y\n2,z', keys: 'a', keep: 'last' }, check: gives('a,b\n1,y\n2,z\n') },
      { input: { table: 'a,b\n1,x\n1,y\n2,z', keys: 'a', keep: 'repeated' }, check: gives('a,b\n1,x\n1,y\n') },
      { input: { table: 'a,b\n"x,y",z\nx,"y,z"' }, check: gives('a,b\n"x,y",z\nx,"y,z"\n') },
    ],
  },
  join: {
    examples: [
      {
        input: { table: 'id,a\n1,x\n2,y\n,z', other: 'id,b\n1,p\n1,q\n3,r\n,s' },
        check: gives('id,a,b\n1,x,p\n1,x,q\n'),
        warns: [],
      },
      {
        input: { table: 'id,a\n1,x\n2,y', other: 'id,a\n1,p\n3,r', kind: 'full' },
        check: gives('id,a,a_2\n1,x,p\n2,y,\n3,,r\n'),
      },
      {
        input: { table: 'k,a\n1,x\n1,y', other: 'k,b\n1,p\n1,q' },
        check: gives('k,a,b\n1,x,p\n1,x,q\n1,y,p\n1,y,q\n'),
        warns: ['multiple-keys'],
      },
      { input: { table: 'a,b\n1,2', other: 'c,d\n1,2' }, fails: 'no-key', field: 'keys' },
      { input: { table: 'a,b\n1,2', other: 'c,d\n1,2', keys: 'a', otherKeys: 'x' }, fails: 'unknown-column' },
      { input: { table: 'a,b\n1,2', other: 'c,d\n1,3', keys: 'a', otherKeys: 'c' }, check: gives('a,b,d\n1,2,3\n') },
    ],
  },
  split: {
    examples: [
      {
        input: { table: 'a,b\n1,../x\n2,../x\n3,', by: 'column', column: 'b' },
        check: ({ files }) => files.every(({ name }) => !name.includes('/')) && files.length === 2,
      },
      { input: { table: `a,b\n${'1,2\n'.repeat(1001)}`, size: 1 }, fails: 'too-many-parts' },
    ],
  },
});
