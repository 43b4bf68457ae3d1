import { choice, code, defineTool, list, operation, out, text, toggle } from '../../src/core/spec.ts';
import { fromTable } from '../../src/lib/documents/csv/from-table.ts';
import { COMMA_DECIMAL, type CsvCell } from '../../src/lib/documents/csv/cell.ts';
import { CSV_PROBLEMS, type CsvProblemCode, type CsvTable, readCsv } from '../../src/lib/documents/csv/read-csv.ts';
import { TABLE_WARNINGS, toTable } from '../../src/lib/documents/csv/to-table.ts';
import { uniqueNames } from '../../src/lib/documents/csv/unique-names.ts';
import { writeCsv } from '../../src/lib/documents/csv/write-csv.ts';
import { readJson } from '../../src/lib/documents/json/reader.ts';
import { writeJson } from '../../src/lib/documents/json/writer.ts';
import { positionAt } from '../../src/base/position.ts';
import { Problem } from '../../src/base/problem.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { repairJson } from '../../src/lib/documents/json/repair.ts';
import { JSON_DIALECT_NAMES, JSON_DIALECTS } from '../../src/lib/documents/json/tokens.ts';

const DELIMITER = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
const delimiters = ['comma', 'semicolon', 'tab', 'pipe'] as const;
const indents = { '2': '2', '3': '3', '4': '4', '8': '8', tab: 'Tab' } as const;

const people =
  "[{'Age': 18.0, 'Salary': 20000, 'Gender': 'Male', 'Country': 'Germany', 'Purchased': 'N'}, {'Age': 19.0, 'Salary': 22000, 'Gender': 'Female', 'Country': 'France', 'Purchased': 'N'}]";

export const book = 'title,year\n"It Is Never Too Late to Mend" A Matter-Of-Fact Romance,1856\n';

const inferred =
  '{\n  "id": 12345678901234567890,\n  "code": "001",\n  "ok": true,\n  "gone": null,\n  "text": "1.0"\n}';

const nameOf = (delimiter: string) => delimiters.find((name) => DELIMITER[name] === delimiter);
const isCommaDecimal = ({ text, quoted }: CsvCell): boolean => !quoted && COMMA_DECIMAL.test(text);
const isCsvProblem = (code: string): code is CsvProblemCode => (CSV_PROBLEMS as readonly string[]).includes(code);

export default defineTool({
  icon: 'sheet',
  createdAt: '2023-06-18',
  related: ['json-prettify', 'json-to-yaml-converter', 'json-minify'],
  operations: {
    toCsv: operation({
      fields: {
        text: code('json', { primary: true }),
        dialect: choice(JSON_DIALECTS, { names: JSON_DIALECT_NAMES, advanced: true }),
        delimiter: choice(delimiters),
        header: toggle({ initial: true }),
        nested: choice(['columns', 'json']),
        lists: choice(['columns', 'json', 'join']),
        nulls: choice(['word', 'empty']),
        quotes: choice(['needed', 'always']),
        lineEnd: choice({ lf: 'LF', crlf: 'CRLF (RFC 4180)' }),
        bom: toggle(),
        guard: toggle(),
        columns: list(),
      },
      output: out.text({ fileName: 'converted.csv' }),
      repair: repairJson,
      failures: [...SYNTAX_CODES, 'no-column'],
      warnings: ['comments-dropped', ...TABLE_WARNINGS, 'formulas', 'guarded', 'more-warnings'],
      targets: { csv: 'result' },
      aliases: { json2csv: {}, j2c: {}, 'json-csv': {}, 'json-to-tsv': { delimiter: 'tab' } },
      inverse: 'toJson',
      answers: 'inline',
      detect: [{ pattern: /^\[\s*\{[^]*\}\s*\]$/, guard: 'json', confidence: 0.5 }],
      transform({ text, dialect, delimiter, header, nested, lists, nulls, lineEnd, bom, columns, ...style }, ctx) {
        const { documents, warnings } = readJson(text, { dialect, documents: 'many' });
        for (const warning of warnings) ctx.warn(warning.code, warning.params);
        const table = toTable(documents, { nested, lists, nulls });
        for (const warning of table.warnings) ctx.warn(warning.code, warning.params);
        const all = header && table.header ? [table.header, ...table.rows] : table.rows;
        const wanted = columns.map((name) => name.trim()).filter((name) => name !== '');
        const places = wanted.map((name) => {
          const place = table.header?.findIndex((cell) => cell.text === name) ?? -1;
          if (place < 0) throw ctx.fail('no-column', { field: 'columns', params: { name } });
          return place;
        });
        const records = places.length === 0 ? all : all.map((row) => places.flatMap((place) => row[place] ?? []));
        const lineBreak = lineEnd === 'lf' ? '\n' : '\r\n';
        const csv = writeCsv(records, { ...style, delimiter: DELIMITER[delimiter], lineEnd: lineBreak });
        if (csv.formulas > 0) ctx.warn(style.guard ? 'guarded' : 'formulas', { count: csv.formulas });
        return (bom ? '\ufeff' : '') + csv.text;
      },
      examples: {
        listOfObjects: {
          input: { text: '[{"sku":"AB-12","price":9.90},{"sku":"CD-34","stock":4}]' },
          output: 'sku,price,stock\nAB-12,9.90,\nCD-34,,4',
          warns: [],
        },
        nestedObject: {
          input: { text: '{"id":12345678901234567890,"user":{"name":"Ann, B.","tags":["x","y"]},"price":1.0}' },
          output: 'id,user.name,user.tags[0],user.tags[1],price\n12345678901234567890,"Ann, B.",x,y,1.0',
          warns: [],
        },
        semicolons: {
          input: { text: people, delimiter: 'semicolon' },
          output: 'Age;Salary;Gender;Country;Purchased\n18.0;20000;Male;Germany;N\n19.0;22000;Female;France;N',
        },
        joinedLists: {
          input: { text: '{"a":1,"b":["x","y"]}\n{"a":null,"b":[]}\n', lists: 'join' },
          output: 'a,b\n1,x; y\nnull,[]',
          noRoundTrip: 'joined lists are text',
        },
        formulaGuard: {
          input: { text: '[{"a":"=1+1","b":-5,"c":"-5"}]', guard: true },
          output: 'a,b,c\n\'=1+1,-5,"\'-5"',
          warns: ['guarded'],
        },
      },
    }),

    toJson: operation({
      fields: {
        csv: text({ primary: true, multiline: true, monospace: true }),
        separator: choice(['auto', ...delimiters]),
        header: toggle({ initial: true }),
        nested: choice(['columns', 'json']),
        types: choice(['infer', 'text']),
        decimals: choice(['auto', 'point', 'comma'], { when: { types: ['infer'] } }),
        blanks: choice(['omit', 'null', 'text']),
        guard: toggle(),
        lenient: toggle(),
        indent: choice([...(Object.keys(indents) as (keyof typeof indents)[]), 'none'], { names: indents }),
      },
      output: out.code('json', { fileName: 'converted.json' }),
      failures: CSV_PROBLEMS,
      warnings: ['ragged', 'renamed-column', 'padded-quotes', 'literal-quotes'],
      readings: ['comma', 'semicolon', 'tab', 'pipe', 'header-row', 'data-row', 'decimal-point', 'decimal-comma'],
      messages: ['read-leniently'],
      targets: { json: 'result' },
      aliases: { csv2json: {}, 'csv-to-json': {}, 'csv-json': {}, 'tsv-to-json': { separator: 'tab' } },
      inverse: 'toCsv',
      answers: 'inline',
      detect: [
        {
          // A few names and two lines with the same number of commas, semicolons or tabs.
          pattern: /^[\w "-]+([,;\t])[\w "-]+(?:\1[\w "-]+)*\r?\n[^\n]*\1/,
          confidence: 0.6,
        },
      ],
      transform({ csv, separator, header, lenient, indent, decimals, ...options }, ctx) {
        const delimiter = separator === 'auto' ? undefined : DELIMITER[separator];
        const table = readTable();
        const { records, ragged, padded, literal } = table;
        stateReadings();
        if (ragged > 0) ctx.warn('ragged', { count: ragged });
        if (padded > 0) ctx.warn('padded-quotes', { count: padded });
        if (literal > 0) ctx.warn('literal-quotes', { count: literal });
        const [first = []] = records;
        // Cells beyond the header are also kept.
        const width = records.reduce((most, record) => Math.max(most, record.length), 0);
        const written = Array.from({ length: width }, (_, index) => first[index]?.text ?? `column_${index + 1}`);
        const names = header ? uniqueNames(written) : null;
        names?.forEach((name, index) => {
          if (name !== written[index]) ctx.warn('renamed-column', { written: written[index] ?? '', name });
        });
        const isComma = decimals === 'comma';
        const items = fromTable(names, header ? records.slice(1) : records, {
          ...options,
          decimals: isComma ? 'comma' : 'point',
        });
        const step = indent === 'tab' ? 'tab' : indent === 'none' ? 0 : Number(indent);
        return writeJson({ kind: 'list', items }, { indent: step }).text;

        function readTable(): CsvTable {
          try {
            return readCsv(csv, { delimiter, lenient });
          } catch (error) {
            if (!(error instanceof Problem) || !isCsvProblem(error.code) || error.code === 'too-many-values')
              throw error;
            const at = positionAt(csv, error.offset ?? 0);
            const fix = { label: ctx.say('read-leniently'), values: { lenient: true } };
            throw ctx.fail(error.code, { at, params: error.params, fix });
          }
        }

        function stateReadings(): void {
          const chosen = nameOf(table.delimiter);
          const rivals = table.rivals.flatMap((rival) => nameOf(rival) ?? []);
          if (separator !== 'auto') ctx.reading(separator);
          else if (chosen && rivals.length > 0) {
            ctx.reading(chosen, { others: rivals.map((as) => ({ as, values: { separator: as } })) });
          }
          const isOneLine = records.length === 1;
          if (isOneLine && header) {
            ctx.reading('header-row', { others: [{ as: 'data-row', values: { header: false } }] });
          } else if (isOneLine) ctx.reading('data-row');
          if (decimals === 'comma') ctx.reading('decimal-comma');
          else if (decimals === 'point') ctx.reading('decimal-point');
          else if (
            options.types === 'infer' &&
            records.slice(header ? 1 : 0).some((record) => record.some(isCommaDecimal))
          ) {
            ctx.reading('decimal-point', { others: [{ as: 'decimal-comma', values: { decimals: 'comma' } }] });
          }
        }
      },
      examples: {
        people: {
          input: { csv: 'name,age\nAnn,12\n"B, C",17\n', indent: 'none' },
          output: '[{"name":"Ann","age":12},{"name":"B, C","age":17}]',
          warns: [],
        },
        tabs: { input: { csv: 'a\tb\n1\tx,y\n', indent: 'none' }, output: '[{"a":1,"b":"x,y"}]' },
        nestedColumns: {
          input: { csv: 'id;user.name;user.tags[0];user.tags[1]\n1;Ann;x;y', indent: 'none' },
          output: '[{"id":1,"user":{"name":"Ann","tags":["x","y"]}}]',
        },
        brokenQuotes: {
          input: { csv: book, lenient: true, indent: 'none' },
          output: '[{"title":"\\"It Is Never Too Late to Mend\\" A Matter-Of-Fact Romance","year":1856}]',
        },
        mixedTypes: {
          input: { csv: 'id,code,ok,gone,none,text\n12345678901234567890,001,true,null,,"1.0"' },
          output: `[\n${inferred.replace(/^/gm, '  ')}\n]`,
        },
      },
    }),
  },
});
