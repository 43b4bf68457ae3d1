import type { Language } from '../unit/palette/sets/entry.ts';

/** A typed line and the reading that every front end should give it. */
export interface WitnessLine {
  line: string;
  language: Language;
  /** The tool that comes first; in a chain, that of the last stage that is spelled correctly. Null: a search without an answer. */
  tool: string | null;
  /** The operation of the first answer. Lines without one only search for their tool. */
  operation?: string;
  /** The first answer contains it, in one line. */
  answer?: string;
  /** The stage that a misspelled one is taken for. The line isn't run. */
  near?: string;
  /** Not read like this yet. */
  fails?: true;
}

type Short = readonly [line: string, tool: string | null, operation?: string, answer?: string | null, near?: string];

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tIiwic3ViIjoiNDIiLCJleHAiOjE4OTM0NTYwMDB9.dGhpcy1pcy1hLXNpZ25hdHVyZS10aGluZy0wMDAwMDA';

const LINES: Readonly<Record<Language, readonly Short[]>> = {
  en: [
    // calls
    ['md5 hello', 'hash-text', 'hash', '5d41402abc4b2a76b9719d911017c592'],
    ['crc32 hello', 'hash-text', 'hash', '3610a686'],
    ['b64 hello', 'base64-string-converter', 'encode', 'aGVsbG8='],
    ['b64d aGVsbG8=', 'base64-string-converter', 'decode', 'hello'],
    ['roman 1994', 'roman-numeral-converter', 'encode', 'MCMXCIV'],
    ['unroman MCMXCIV', 'roman-numeral-converter', 'decode', '1994'],
    ['slug Hello World', 'slugify-string', 'run', 'hello-world'],
    ['urlencode a b&c', 'url-encoder', 'encode', 'a%20b%26c'],
    ['uuid', 'uuid-generator', 'generate'],
    // aliases with options
    ['b64 --urlSafe ">>>???"', 'base64-string-converter', 'encode', 'Pj4-Pz8_'],
    ['hash --algorithm=sha-1 hello', 'hash-text', 'hash', 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d'],
    ['base --from=2 1010', 'base-converter', 'all', '10'],
    ['date --zone=Asia/Tokyo 1700000000', 'date-converter', 'run', '2023-11-15T07:13:20'],
    // chains
    ['upper hello | b64', 'base64-string-converter', 'encode', 'SEVMTE8='],
    ['b64d eyJhIjoxfQ== | jmin', 'json-minify', 'run', '{"a":1}'],
    ['urldecode a%20b | upper | b64', 'base64-string-converter', 'encode', 'QSBC'],
    // conversions
    ['255 in hex', 'base-converter', 'all', 'ff'],
    ['ff hex in decimal', 'base-converter', 'all', '255'],
    ['3 days in hours', 'math-evaluator', 'run', '72'],
    ['100 celsius to fahrenheit', 'temperature-converter', 'convert', '212'],
    ['1700000000 to date', 'date-converter', 'run', '2023-11-14T22:13:20Z'],
    ['hello to base64', 'base64-string-converter', 'encode', 'aGVsbG8='],
    // recognized values
    [TOKEN, 'jwt-parser', 'decode'],
    ['192.168.1.0/24', 'ipv4-subnet-calculator', 'describe'],
    ['#663399', 'color-converter', 'all'],
    ['DE89 3704 0044 0532 0130 00', 'iban-validator-and-parser', 'check'],
    ['57832a01-ec7d-43a7-9bd5-3a7036cbeec7', 'uuid-generator', 'inspect'],
    ['0 3 * * 1-5', 'crontab-generator', 'explain'],
    ['rwxr-x---', 'chmod-calculator', 'read', '750'],
    ['00:1b:63:84:45:e6', 'mac-address-lookup', 'lookup', 'Apple'],
    ['<@80351110224678912>', 'snowflake-id-extractor', 'extract', '2015-08-10T17:26:37.529Z'],
    // named values
    ['unix time 1700000000', 'date-converter', 'run', '2023-11-14T22:13:20Z'],
    ['netmask of 10.0.0.0/20', 'ipv4-subnet-calculator', 'describe', '255.255.240.0'],
    ['192.168.4.77/26 broadcast', 'ipv4-subnet-calculator', 'describe', '192.168.4.127'],
    ['week number of 2026-12-31', 'date-converter', 'run', '2026-W53'],
    ['port 5432', 'random-port-generator', 'look', 'PostgreSQL'],
    // verb first, text first
    ['decode base64 aGVsbG8=', 'base64-string-converter', 'decode', 'hello'],
    ['uppercase hello', 'case-converter', 'convert', 'HELLO'],
    ['hello in uppercase', 'case-converter', 'convert', 'HELLO'],
    // percentages and arithmetic
    ['20% of 350', 'percentage-calculator', 'ask', '70'],
    ['200 + 10%', 'percentage-calculator', 'ask', '220'],
    ['100 - 20 - 5', 'math-evaluator', 'run', '75'],
    ['(2+3)*4', 'math-evaluator', 'run', '20'],
    ['2**10', 'math-evaluator', 'run', '1024'],
    ['= 2+3', 'math-evaluator', 'run', '5'],
    ['= 2 km in m', 'math-evaluator', 'run', '2000'],
    // questions
    ['what is 7 * 8?', 'math-evaluator', 'run', '56'],
    ['what is 0xff in decimal?', 'base-converter', 'all', '255'],
    ['how many days until christmas', 'date-converter', 'run'],
    // faults
    ['b64d ***', 'base64-string-converter', 'decode'],
    ['date 2025-02-30', 'date-converter', 'run'],
    ['calc 1 +', 'math-evaluator', 'run'],
    // misspelled stages
    ['b64d eyJhIjoxfQ== | jsn', 'base64-string-converter', 'decode', null, 'json'],
    ['sha256 hello | uppr', 'hash-text', 'hash', null, 'upper'],
    // plain searches
    ['password generator', 'token-generator'],
    ['regluar expresion tester', 'regex-tester'],
    ['detached HEAD', 'git-memo'],
    ['status update', null],
    ['base camp', null],
    ['good morning', null],
  ],
  es: [
    ['sha1 mundo', 'hash-text', 'hash', '5956a2b28d94d410706abe8c24e341ac947d4cb1'],
    ['upper hola | b64', 'base64-string-converter', 'encode', 'SE9MQQ=='],
    ['255 en hexadecimal', 'base-converter', 'all', 'ff'],
    ['14 en números romanos', 'roman-numeral-converter', 'encode', 'XIV'],
    ['máscara de red de 10.0.0.0/20', 'ipv4-subnet-calculator', 'describe', '255.255.240.0'],
    ['mayúsculas hola', 'case-converter', 'convert', 'HOLA'],
    ['hola en mayúsculas', 'case-converter', 'convert', 'HOLA'],
    ['20 % de 350', 'percentage-calculator', 'ask', '70'],
    ['3,5 + 1,5', 'math-evaluator', 'run', '5'],
    ['¿cuánto es 15 * 3?', 'math-evaluator', 'run', '45'],
    ['iban DE89370400440532013001', 'iban-validator-and-parser', 'check'],
    ['generar contraseña segura', 'token-generator'],
  ],
  fr: [
    ['b64d Ym9uam91cg==', 'base64-string-converter', 'decode', 'bonjour'],
    ['hash --algorithm=md5 monde', 'hash-text', 'hash', '82791db52e943f2e5331d70c5410175f'],
    ['255 en hexadécimal', 'base-converter', 'all', 'ff'],
    ['3 jours en heures', 'math-evaluator', 'run', '72'],
    ['numéro de semaine du 2026-12-31', 'date-converter', 'run', '2026-W53'],
    ['décoder base64 Ym9uam91cg==', 'base64-string-converter', 'decode', 'bonjour'],
    ['bonjour en majuscules', 'case-converter', 'convert', 'BONJOUR'],
    ['20 % de 350', 'percentage-calculator', 'ask', '70'],
    ['= 2,5 * 2', 'math-evaluator', 'run', '5'],
    ['combien font 15 * 3 ?', 'math-evaluator', 'run', '45'],
    ['générer un mot de passe', 'token-generator'],
    ['date de naissance', null],
  ],
  pt: [
    ['md5 senha', 'hash-text', 'hash', 'e8d95a51f3af4a3b134bf6bb680a213a'],
    ['b64d b2zDoQ== | upper', 'case-converter', 'convert', 'OLÁ'],
    ['255 em hexadecimal', 'base-converter', 'all', 'ff'],
    ['100 celsius em fahrenheit', 'temperature-converter', 'convert', '212'],
    ['192.168.4.77/26 endereço de broadcast', 'ipv4-subnet-calculator', 'describe', '192.168.4.127'],
    ['codificar olá em base64', 'base64-string-converter', 'encode', 'b2zDoQ=='],
    ['olá em maiúsculas', 'case-converter', 'convert', 'OLÁ'],
    ['20 % de 350', 'percentage-calculator', 'ask', '70'],
    ['raiz quadrada de 144', 'math-evaluator', 'run', '12'],
    ['quanto é 15 * 3?', 'math-evaluator', 'run', '45'],
    ['b64d eyJhIjoxfQ== | jsn', 'base64-string-converter', 'decode', null, 'json'],
    ['gerar senha forte', 'token-generator'],
  ],
  ru: [
    ['sha1 привет', 'hash-text', 'hash', 'e24505f94db2b5df4c7c2596b0788e720e073021'],
    ['b64 --urlSafe привет', 'base64-string-converter', 'encode', '0L_RgNC40LLQtdGC'],
    ['255 в шестнадцатеричной', 'base-converter', 'all', 'ff'],
    ['3 дня в часах', 'math-evaluator', 'run', '72'],
    ['маска сети 10.0.0.0/20', 'ipv4-subnet-calculator', 'describe', '255.255.240.0'],
    ['декодировать base64 0L/RgNC40LLQtdGC', 'base64-string-converter', 'decode', 'привет'],
    ['привет заглавными буквами', 'case-converter', 'convert', 'ПРИВЕТ'],
    ['20 % от 350', 'percentage-calculator', 'ask', '70'],
    ['сколько будет 15 * 3', 'math-evaluator', 'run', '45'],
    ['date 2025-02-30', 'date-converter', 'run'],
    ['генератор паролей', 'token-generator'],
    ['база данных', null],
  ],
  cn: [
    ['sha1 你好', 'hash-text', 'hash', '440ee0853ad1e99f962b63e459ef992d7c211722'],
    ['b64 你好 | b64d', 'base64-string-converter', 'decode', '你好'],
    ['255转十六进制', 'base-converter', 'all', 'ff'],
    ['14转罗马数字', 'roman-numeral-converter', 'encode', 'XIV'],
    ['2030-01-01的时间戳', 'date-converter', 'run', '1893456000'],
    ['解码base64 5L2g5aW9', 'base64-string-converter', 'decode', '你好'],
    ['hello 转大写', 'case-converter', 'convert', 'HELLO'],
    ['350的20%', 'percentage-calculator', 'ask', '70'],
    ['144的平方根', 'math-evaluator', 'run', '12'],
    ['3+5等于多少', 'math-evaluator', 'run', '8'],
    ['密码生成器', 'token-generator'],
    ['明天和小王吃午饭', null],
  ],
};

/** Lines that aren't read as expected yet, as `language line`. Remove them as soon as they are. */
const FAILING: readonly string[] = ['en calc 1 +'];

/** Lines of every kind in every language: the palette, the terminal and a reader without either must agree on them. */
export const witnessLines: readonly WitnessLine[] = Object.entries(LINES).flatMap(([language, lines]) =>
  lines.map(([line, tool, operation, answer = null, near]) => ({
    line,
    language: language as Language,
    tool,
    ...(operation === undefined ? {} : { operation }),
    ...(answer === null ? {} : { answer }),
    ...(near === undefined ? {} : { near }),
    ...(FAILING.includes(`${language} ${line}`) ? { fails: true as const } : {}),
  })),
);
