import type { Classes } from './entry.ts';

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tIiwic3ViIjoiNDIiLCJleHAiOjE4OTM0NTYwMDB9.dGhpcy1pcy1hLXNpZ25hdHVyZS10aGluZy0wMDAwMDA';

/** What people type, by class and language. Rules may be written for these. */
export const classes: Classes = {
  arithmetic: {
    en: [
      ['100 - 20 - 5', 'math-evaluator', '75'],
      ['12/4+1', 'math-evaluator', '4'],
      ['1e3 * 4', 'math-evaluator', '4000'],
      ['1,000 + 5', 'math-evaluator', '1005'],
      ['0x1F * 2', 'math-evaluator', '62'],
      ['2**10', 'math-evaluator', '1024'],
      ['$5 + $7', 'math-evaluator', '12'],
      ['84/7', 'math-evaluator', '12'],
      ['3 x 4', 'math-evaluator', '12'],
      ['sqrt(144)', 'math-evaluator', '12'],
      ['square root of 144', 'math-evaluator', '12'],
      ['15 times 3', 'math-evaluator', '45'],
      ['what is 7 * 8?', 'math-evaluator', '56'],
      ['20% of 350', 'percentage-calculator', '70'],
    ],
    es: [
      ['3,5 + 1,5', 'math-evaluator', '5'],
      ['raíz cuadrada de 144', 'math-evaluator', '12'],
      ['¿cuánto es 15 * 3?', 'math-evaluator', '45'],
      ['20 % de 350', 'percentage-calculator', '70'],
    ],
    fr: [
      ['3,5 + 1,5', 'math-evaluator', '5'],
      ['racine carrée de 144', 'math-evaluator', '12'],
      ['combien font 15 * 3 ?', 'math-evaluator', '45'],
      ['20 % de 350', 'percentage-calculator', '70'],
    ],
    pt: [
      ['3,5 + 1,5', 'math-evaluator', '5'],
      ['raiz quadrada de 144', 'math-evaluator', '12'],
      ['quanto é 15 * 3?', 'math-evaluator', '45'],
      ['20 % de 350', 'percentage-calculator', '70'],
    ],
    ru: [
      ['3,5 + 1,5', 'math-evaluator', '5'],
      ['квадратный корень из 144', 'math-evaluator', '12'],
      ['сколько будет 15 * 3', 'math-evaluator', '45'],
      ['20 % от 350', 'percentage-calculator', '70'],
    ],
    cn: [
      ['144的平方根', 'math-evaluator', '12'],
      ['15乘以3', 'math-evaluator', '45'],
      ['3+5等于多少', 'math-evaluator', '8'],
      ['350的20%', 'percentage-calculator', '70'],
    ],
  },
  named: {
    en: [
      ['week number of 2026-12-31', 'date-converter', '2026-W53'],
      ['day of year of 2024-03-01', 'date-converter', '61 ¦ 2024-061'],
      ['unix time of 2030-01-01', 'date-converter', '1893456000'],
      ['netmask of 10.0.0.0/20', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 broadcast', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['number of hosts in 10.0.0.0/24', 'ipv4-subnet-calculator', '254'],
      ['sha256 checksum of hello', 'hash-text', '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'],
      ['hex of rebeccapurple', 'color-converter', '#663399'],
      ['version of 018f2c3e-5b7a-7cc3-98c4-dc0c0c07398f', 'uuid-generator', '7 ¦ v7'],
      [`issuer of ${TOKEN}`, 'jwt-parser', 'https://id.example.com'],
      ['code point of é', 'text-to-unicode', 'U+00E9'],
      ['roman numeral for 1994', 'roman-numeral-converter', 'MCMXCIV'],
    ],
    es: [
      ['máscara de red de 10.0.0.0/20', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 dirección de difusión', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['número de semana de 2026-12-31', 'date-converter', '2026-W53'],
      ['tiempo unix de 2030-01-01', 'date-converter', '1893456000'],
      ['md5 de hola', 'hash-text', '4d186321c1a7f0f354b297e8914ab240'],
    ],
    fr: [
      ['masque de réseau de 10.0.0.0/20', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 adresse de diffusion', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['numéro de semaine du 2026-12-31', 'date-converter', '2026-W53'],
      ['temps unix du 2030-01-01', 'date-converter', '1893456000'],
      ['sha256 de bonjour', 'hash-text', '2cb4b1431b84ec15d35ed83bb927e27e8967d75f4bcd9cc4b25c8d879ae23e18'],
    ],
    pt: [
      ['máscara de rede de 10.0.0.0/20', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 endereço de broadcast', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['número da semana de 2026-12-31', 'date-converter', '2026-W53'],
      ['timestamp unix de 2030-01-01', 'date-converter', '1893456000'],
      ['md5 de olá', 'hash-text', 'ab11fa17ff3337a200cb2714dbc2318c'],
    ],
    ru: [
      ['маска сети 10.0.0.0/20', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 широковещательный адрес', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['номер недели 2026-12-31', 'date-converter', '2026-W53'],
      ['unix время 2030-01-01', 'date-converter', '1893456000'],
      ['sha1 от привет', 'hash-text', 'e24505f94db2b5df4c7c2596b0788e720e073021'],
    ],
    cn: [
      ['10.0.0.0/20的子网掩码', 'ipv4-subnet-calculator', '255.255.240.0'],
      ['192.168.4.77/26 广播地址', 'ipv4-subnet-calculator', '192.168.4.127'],
      ['2026-12-31是第几周', 'date-converter', '2026-W53'],
      ['2030-01-01的时间戳', 'date-converter', '1893456000'],
      ['你好的md5', 'hash-text', '7eca689f0d3389d9dea66ae112e5cfd7'],
    ],
  },
  numbers: {
    en: [
      ['port 443', 'random-port-generator', 'HTTPS'],
      ['port 5432', 'random-port-generator', 'PostgreSQL'],
      ['.docx', 'mime-types', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['.svg', 'mime-types', 'image/svg+xml'],
      ['http 418', 'http-status-codes'],
      ['404', 'http-status-codes'],
      ['502', 'http-status-codes'],
    ],
    es: [
      ['puerto 443', 'random-port-generator', 'HTTPS'],
      ['error http 404', 'http-status-codes'],
      ['503', 'http-status-codes'],
    ],
    fr: [
      ['port 443', 'random-port-generator', 'HTTPS'],
      ['erreur http 404', 'http-status-codes'],
      ['.pdf', 'mime-types', 'application/pdf'],
    ],
    pt: [
      ['porta 443', 'random-port-generator', 'HTTPS'],
      ['erro http 404', 'http-status-codes'],
      ['301', 'http-status-codes'],
    ],
    ru: [
      ['порт 443', 'random-port-generator', 'HTTPS'],
      ['ошибка http 404', 'http-status-codes'],
      ['.mp3', 'mime-types', 'audio/mpeg'],
    ],
    cn: [
      ['端口443', 'random-port-generator', 'HTTPS'],
      ['http 404', 'http-status-codes'],
      ['500', 'http-status-codes'],
    ],
  },
  notations: {
    en: [
      ['<@80351110224678912>', 'snowflake-id-extractor', '2015-08-10T17:26:37.529Z'],
      ['<#41771983423143937>', 'snowflake-id-extractor', '2015-04-26T06:26:56.934Z'],
      ['<:blobcat:396521773144866826>', 'snowflake-id-extractor', '2017-12-30T04:35:57.736Z'],
    ],
    ru: [['<@!80351110224678912>', 'snowflake-id-extractor', '2015-08-10T17:26:37.529Z']],
    cn: [['<@80351110224678912>', 'snowflake-id-extractor', '2015-08-10T17:26:37.529Z']],
  },
  phrases: {
    en: [
      ['ISO 9001', ''],
      ['time 5', ''],
      ['status update', ''],
      ['base camp', ''],
      ['now what?', ''],
      ['date night', ''],
    ],
    es: [
      ['base de datos', ''],
      ['email de soporte', ''],
    ],
    fr: [
      ['base de données', ''],
      ['date de naissance', ''],
    ],
    pt: [
      ['base de dados', ''],
      ['status do pedido', ''],
    ],
    ru: [
      ['email менеджера', ''],
      ['база данных', ''],
    ],
    cn: [
      ['ISO 认证', ''],
      ['email 联系方式', ''],
    ],
  },
  commands: {
    en: [
      ['openssl rand -hex 32', 'token-generator'],
      ['xxd', 'hex-dump text-to-binary base-converter'],
      ['sort -u', 'line-tools list-converter'],
      ['tr a-z A-Z', 'case-converter'],
      ['date -d @1700000000', 'date-converter', '2023-11-14T22:13:20Z'],
      ['uuidgen', 'uuid-generator'],
      ['base64 -d', 'base64-string-converter'],
      ['jq .', 'json-prettify'],
      ['EADDRINUSE', 'random-port-generator'],
      ['unexpected token < in JSON', 'json-prettify'],
      ['detached HEAD', 'git-memo'],
      ['jwt invalid signature', 'jwt-parser'],
      ['x509: certificate has expired', 'certificate-decoder rsa-key-pair-generator'],
    ],
    es: [
      ['certificado caducado', 'certificate-decoder rsa-key-pair-generator'],
      ['el puerto ya está en uso', 'random-port-generator'],
    ],
    fr: [
      ['certificat expiré', 'certificate-decoder rsa-key-pair-generator'],
      ['port déjà utilisé', 'random-port-generator'],
    ],
    pt: [
      ['certificado expirado', 'certificate-decoder rsa-key-pair-generator'],
      ['porta já em uso', 'random-port-generator'],
    ],
    ru: [
      ['срок действия сертификата истёк', 'certificate-decoder rsa-key-pair-generator'],
      ['порт уже занят', 'random-port-generator'],
    ],
    cn: [
      ['证书已过期', 'certificate-decoder rsa-key-pair-generator'],
      ['端口被占用', 'random-port-generator'],
    ],
  },
  order: {
    en: [
      ['decode base64 aGVsbG8=', 'base64-string-converter', 'hello'],
      ['hash hello md5', 'hash-text', '5d41402abc4b2a76b9719d911017c592'],
      ['uppercase hello', 'case-converter', 'HELLO'],
      ['hello in uppercase', 'case-converter', 'HELLO'],
      ['url encode a b&c', 'url-encoder', 'a%20b%26c'],
      ['hello to base64', 'base64-string-converter', 'aGVsbG8='],
    ],
    es: [
      ['mayúsculas hola', 'case-converter', 'HOLA'],
      ['hola en mayúsculas', 'case-converter', 'HOLA'],
      ['decodificar base64 aG9sYQ==', 'base64-string-converter', 'hola'],
      ['codificar hola en base64', 'base64-string-converter', 'aG9sYQ=='],
      ['14 en números romanos', 'roman-numeral-converter', 'XIV'],
    ],
    fr: [
      ['majuscules bonjour', 'case-converter', 'BONJOUR'],
      ['hello en majuscules', 'case-converter', 'HELLO'],
      ['décoder base64 Ym9uam91cg==', 'base64-string-converter', 'bonjour'],
      ['encoder bonjour en base64', 'base64-string-converter', 'Ym9uam91cg=='],
      ['14 en chiffres romains', 'roman-numeral-converter', 'XIV'],
    ],
    pt: [
      ['maiúsculas olá', 'case-converter', 'OLÁ'],
      ['olá em maiúsculas', 'case-converter', 'OLÁ'],
      ['decodificar base64 b2zDoQ==', 'base64-string-converter', 'olá'],
      ['codificar olá em base64', 'base64-string-converter', 'b2zDoQ=='],
      ['14 em algarismos romanos', 'roman-numeral-converter', 'XIV'],
    ],
    ru: [
      ['заглавные привет', 'case-converter', 'ПРИВЕТ'],
      ['привет заглавными буквами', 'case-converter', 'ПРИВЕТ'],
      ['декодировать base64 0L/RgNC40LLQtdGC', 'base64-string-converter', 'привет'],
      ['закодировать привет в base64', 'base64-string-converter', '0L/RgNC40LLQtdGC'],
      ['14 римскими цифрами', 'roman-numeral-converter', 'XIV'],
    ],
    cn: [
      ['大写 hello', 'case-converter', 'HELLO'],
      ['hello 转大写', 'case-converter', 'HELLO'],
      ['解码base64 5L2g5aW9', 'base64-string-converter', '你好'],
      ['你好转base64', 'base64-string-converter', '5L2g5aW9'],
      ['14转罗马数字', 'roman-numeral-converter', 'XIV'],
    ],
  },
};
