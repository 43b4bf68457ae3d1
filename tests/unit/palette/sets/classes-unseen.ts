import type { Classes } from './entry.ts';

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJhY2NvdW50cy5leGFtcGxlLm9yZyIsInN1YiI6ImFubmEiLCJpYXQiOjE3MDAwMDAwMDB9.dGhpcy1pcy1hLXNpZ25hdHVyZS10aGluZy0wMDAwMDA';

/** What people type, by class and language. **Don't write rules for these**, as in `queries-unseen.ts`. */
export const classes: Classes = {
  arithmetic: {
    en: [
      ['9 - 4 - 3', 'math-evaluator', '2'],
      ['144/12', 'math-evaluator', '12'],
      ['2.5e2 / 5', 'math-evaluator', '50'],
      ['12,500 * 2', 'math-evaluator', '25000'],
      ['0b1010 + 5', 'math-evaluator', '15'],
      ['7^2', 'math-evaluator', '49'],
      ['€19 + €6', 'math-evaluator', '25'],
      ['6×7', 'math-evaluator', '42'],
      ['10 mod 3', 'math-evaluator', '1'],
      ['99 divided by 9', 'math-evaluator', '11'],
      ['cube root of 27', 'math-evaluator', '3'],
      ['how much is 12 + 30', 'math-evaluator', '42'],
      ['40 is what percent of 160', 'percentage-calculator', '25'],
    ],
    es: [
      ['2,25 * 4', 'math-evaluator', '9'],
      ['raíz cuadrada de 81', 'math-evaluator', '9'],
      ['12 dividido entre 4', 'math-evaluator', '3'],
      ['el 15 % de 200', 'percentage-calculator', '30'],
    ],
    fr: [
      ['2,25 * 4', 'math-evaluator', '9'],
      ['racine carrée de 81', 'math-evaluator', '9'],
      ['12 divisé par 4', 'math-evaluator', '3'],
      ['15 % de 200', 'percentage-calculator', '30'],
    ],
    pt: [
      ['2,25 * 4', 'math-evaluator', '9'],
      ['raiz quadrada de 81', 'math-evaluator', '9'],
      ['12 dividido por 4', 'math-evaluator', '3'],
      ['15 por cento de 200', 'percentage-calculator', '30'],
    ],
    ru: [
      ['2,25 * 4', 'math-evaluator', '9'],
      ['корень из 81', 'math-evaluator', '9'],
      ['12 разделить на 4', 'math-evaluator', '3'],
      ['15 процентов от 200', 'percentage-calculator', '30'],
    ],
    cn: [
      ['81开平方', 'math-evaluator', '9'],
      ['12除以4', 'math-evaluator', '3'],
      ['（2＋3）×4', 'math-evaluator', '20'],
      ['200的百分之15', 'percentage-calculator', '30'],
    ],
  },
  named: {
    en: [
      ['iso week of 2027-01-01', 'date-converter', '2026-W53'],
      ['weekday of 2021-07-20', 'date-converter', 'Tuesday'],
      ['epoch of 2028-12-31', 'date-converter', '1861833600'],
      ['wildcard mask of 172.16.32.0/19', 'ipv4-subnet-calculator', '0.0.31.255'],
      ['203.0.113.70/28 first host', 'ipv4-subnet-calculator', '203.0.113.65'],
      ['usable hosts of 10.20.30.0/23', 'ipv4-subnet-calculator', '510'],
      ['md5 hash of coffee', 'hash-text', '24eb05d18318ac2db8b2b959315d10f2'],
      ['rgb of #ff8800', 'color-converter', '255 136 0 ¦ 255, 136, 0'],
      [`subject of ${TOKEN}`, 'jwt-parser', 'anna'],
      ['octal of rwxr-x---', 'chmod-calculator', '750'],
      ['mime type of png', 'mime-types', 'image/png'],
      ['reverse dns of 192.0.2.5', 'ipv4-address-converter ipv4-subnet-calculator', '5.2.0.192.in-addr.arpa'],
    ],
    es: [
      ['broadcast de 10.20.30.0/23', 'ipv4-subnet-calculator', '10.20.31.255'],
      ['172.16.32.0/19 máscara', 'ipv4-subnet-calculator', '255.255.224.0'],
      ['semana iso de 2025-10-04', 'date-converter', '2025-W40'],
      ['día de la semana de 2021-07-20', 'date-converter', 'martes'],
      ['sha256 de gato', 'hash-text', 'd4e8973e04e657a4c6166748380356dcecd142b56137bd3a9e6d0d75744a1482'],
    ],
    fr: [
      ['broadcast de 10.20.30.0/23', 'ipv4-subnet-calculator', '10.20.31.255'],
      ['172.16.32.0/19 masque', 'ipv4-subnet-calculator', '255.255.224.0'],
      ['semaine iso de 2025-10-04', 'date-converter', '2025-W40'],
      ['jour de la semaine du 2021-07-20', 'date-converter', 'mardi'],
      ['empreinte sha1 de chat', 'hash-text', '7ecde348ff9cda2c3ba69a0c4543365039d0d65b'],
    ],
    pt: [
      ['broadcast de 10.20.30.0/23', 'ipv4-subnet-calculator', '10.20.31.255'],
      ['172.16.32.0/19 máscara', 'ipv4-subnet-calculator', '255.255.224.0'],
      ['semana iso de 2025-10-04', 'date-converter', '2025-W40'],
      ['dia da semana de 2021-07-20', 'date-converter', 'terça-feira'],
      ['hash sha1 de mundo', 'hash-text', '5956a2b28d94d410706abe8c24e341ac947d4cb1'],
    ],
    ru: [
      ['широковещательный адрес 10.20.30.0/23', 'ipv4-subnet-calculator', '10.20.31.255'],
      ['172.16.32.0/19 маска', 'ipv4-subnet-calculator', '255.255.224.0'],
      ['неделя года 2025-10-04', 'date-converter', '2025-W40'],
      ['день недели 2021-07-20', 'date-converter', 'вторник'],
      ['хеш md5 от мир', 'hash-text', 'b80871273f1d83e03bb7476397187389'],
    ],
    cn: [
      ['10.20.30.0/23的广播地址', 'ipv4-subnet-calculator', '10.20.31.255'],
      ['172.16.32.0/19 掩码', 'ipv4-subnet-calculator', '255.255.224.0'],
      ['2025-10-04第几周', 'date-converter', '2025-W40'],
      ['2021-07-20星期几', 'date-converter', '星期二'],
      ['世界的sha256', 'hash-text', '33650a369521ec29f2e26c43d25967535bcb26436755f536735d1ef6e84a1ec5'],
    ],
  },
  numbers: {
    en: [
      ['port 22', 'random-port-generator', 'SSH'],
      ['port 6379', 'random-port-generator', 'Redis'],
      ['tcp port 3306', 'random-port-generator', 'MySQL'],
      ['.webp', 'mime-types', 'image/webp'],
      ['.xlsx', 'mime-types', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['429', 'http-status-codes'],
      ['307 http', 'http-status-codes'],
    ],
    es: [
      ['puerto 22', 'random-port-generator', 'SSH'],
      ['código de estado 422', 'http-status-codes'],
      ['.csv', 'mime-types', 'text/csv'],
    ],
    fr: [
      ['port 25', 'random-port-generator', 'SMTP'],
      ['code http 422', 'http-status-codes'],
      ['401', 'http-status-codes'],
    ],
    pt: [
      ['porta 53', 'random-port-generator', 'DNS ¦ domain'],
      ['código http 422', 'http-status-codes'],
      ['.zip', 'mime-types', 'application/zip'],
    ],
    ru: [
      ['порт 22', 'random-port-generator', 'SSH'],
      ['код http 422', 'http-status-codes'],
      ['504', 'http-status-codes'],
    ],
    cn: [
      ['3306端口', 'random-port-generator', 'MySQL'],
      ['403状态码', 'http-status-codes'],
      ['.png', 'mime-types', 'image/png'],
    ],
  },
  notations: {
    en: [
      ['<@!81384788765712384>', 'snowflake-id-extractor', '2015-08-13T13:54:05.698Z'],
      ['<@&175928847299117063>', 'snowflake-id-extractor', '2016-04-30T11:18:25.796Z'],
      ['<a:party:396521773144866826>', 'snowflake-id-extractor', '2017-12-30T04:35:57.736Z'],
    ],
    fr: [['<#175928847299117063>', 'snowflake-id-extractor', '2016-04-30T11:18:25.796Z']],
    pt: [['<:ok:175928847299117063>', 'snowflake-id-extractor', '2016-04-30T11:18:25.796Z']],
  },
  phrases: {
    en: [
      ['ISO 14001', ''],
      ['time 10', ''],
      ['status symbol', ''],
      ['base jumping', ''],
      ['now or never', ''],
      ['port side', ''],
    ],
    es: [
      ['url de la tienda', ''],
      ['status de mi envío', ''],
    ],
    fr: [
      ['date butoir', ''],
      ['base nautique', ''],
    ],
    pt: [
      ['email da loja', ''],
      ['base militar', ''],
    ],
    ru: [
      ['url магазина', ''],
      ['ip камера', ''],
    ],
    cn: [
      ['port 码头', ''],
      ['time 时代周刊', ''],
    ],
  },
  commands: {
    en: [
      ['head -c 16 /dev/urandom', 'token-generator'],
      ['od -t x1', 'hex-dump text-to-binary base-converter'],
      ['uniq', 'line-tools list-converter'],
      ['wc -l', 'text-statistics'],
      ['ssh-keygen -t ed25519', 'rsa-key-pair-generator'],
      ['shasum -a 256', 'hash-text'],
      ['date +%s', 'date-converter'],
      ['python -m json.tool', 'json-prettify'],
      ['htpasswd', 'password-hashes bcrypt basic-auth-generator'],
      ['fatal: refusing to merge unrelated histories', 'git-memo'],
      ['address already in use', 'random-port-generator'],
      ['TokenExpiredError: jwt expired', 'jwt-parser'],
      ['mapping values are not allowed here', 'yaml-prettify'],
    ],
    es: [
      ['comando para deshacer commit', 'git-memo'],
      ['token jwt caducado', 'jwt-parser'],
    ],
    fr: [
      ['commande pour annuler le dernier commit', 'git-memo'],
      ['jeton jwt expiré', 'jwt-parser'],
    ],
    pt: [
      ['comando para voltar um commit', 'git-memo'],
      ['token jwt expirado', 'jwt-parser'],
    ],
    ru: [
      ['команда отменить слияние git', 'git-memo'],
      ['jwt токен просрочен', 'jwt-parser'],
    ],
    cn: [
      ['git撤销提交命令', 'git-memo'],
      ['jwt令牌过期', 'jwt-parser'],
    ],
  },
  order: {
    en: [
      ['encode coffee as base64', 'base64-string-converter', 'Y29mZmVl'],
      ['sha1 of coffee', 'hash-text', '44213f9f4d59b557314fadcd233232eebcac8012'],
      ['lowercase HELLO WORLD', 'case-converter', 'hello world'],
      ['HELLO lowercase', 'case-converter', 'hello'],
      ['decode url a%20b', 'url-encoder', 'a b'],
      ['slugify Hello World', 'slugify-string', 'hello-world'],
    ],
    es: [
      ['minúsculas HOLA', 'case-converter', 'hola'],
      ['HOLA en minúsculas', 'case-converter', 'hola'],
      ['gato a base64', 'base64-string-converter', 'Z2F0bw=='],
      ['255 en hexadecimal', 'base-converter', 'ff'],
      ['decodificar url a%20b', 'url-encoder', 'a b'],
    ],
    fr: [
      ['minuscules BONJOUR', 'case-converter', 'bonjour'],
      ['BONJOUR en minuscules', 'case-converter', 'bonjour'],
      ['chat en base64', 'base64-string-converter', 'Y2hhdA=='],
      ['255 en hexadécimal', 'base-converter', 'ff'],
      ['décoder url a%20b', 'url-encoder', 'a b'],
    ],
    pt: [
      ['minúsculas OLÁ', 'case-converter', 'olá'],
      ['OLÁ em minúsculas', 'case-converter', 'olá'],
      ['chá em base64', 'base64-string-converter', 'Y2jDoQ=='],
      ['255 em hexadecimal', 'base-converter', 'ff'],
      ['decodificar url a%20b', 'url-encoder', 'a b'],
    ],
    ru: [
      ['строчные ПРИВЕТ', 'case-converter', 'привет'],
      ['ПРИВЕТ строчными буквами', 'case-converter', 'привет'],
      ['кот в base64', 'base64-string-converter', '0LrQvtGC'],
      ['255 в шестнадцатеричной', 'base-converter', 'ff'],
      ['раскодировать url a%20b', 'url-encoder', 'a b'],
    ],
    cn: [
      ['小写 HELLO', 'case-converter', 'hello'],
      ['HELLO 转小写', 'case-converter', 'hello'],
      ['世界转base64', 'base64-string-converter', '5LiW55WM'],
      ['255转十六进制', 'base-converter', 'ff'],
      ['解码网址 a%20b', 'url-encoder', 'a b'],
    ],
  },
};
