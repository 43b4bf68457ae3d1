// Finds secrets by their names: in settings, code, headers, XML, YAML and on command lines.

/** The endings of names: `DB_PASS`, `clientSecret`, `ENCRYPTION_KEY`. */
const WORD = String.raw`(?:pass(?:word|wd|phrase|code)|(?<=[a-z\d][_-])pass|pwd|psk|secret|token|credentials?|authorization|(?:api|access|account|app|auth|client|cookie|deploy|encryption|license|logged[_-]?in|master|nonce|private|secret|service|session|shared|signing|ssh|storage|webhook)[_-]?(?:access[_-]?)?key(?:[_-]?base|[_-]data)?|(?:auth|cookie|logged[_-]?in|nonce|password|secret)[_-]?salt)\d{0,2}`;
const NAME = String.raw`(?<![a-z\d])[a-z\d]{0,40}?${WORD}(?![\w])`;

/** The scheme before the credentials in a header such as Authorization. */
const SCHEME = 'bearer|basic|token|apikey|digest|ssws|negotiate|ntlm|hawk|oauth|sharedkey(?:lite)?|aws4-hmac-sha256';

/**
 * Formats of values; PEM is handled with private keys. An unclosed quote, as in a truncated line, hides the rest of the
 * line.
 */
const QUOTED = String.raw`(?!\\{0,3}["']-{4,5} ?BEGIN )(?:\\{1,3}"(?<escaped>[^"\\\r\n]{1,20000})|"(?<secret>(?:[^"\\\r\n]|\\.){1,20000})|'(?<single>[^'\r\n]{1,20000}))`;

const settings = (source: string, flags = ''): RegExp => new RegExp(source, `dgi${flags}`);

/** `name = value`, `"name": "value"`, `'name' => 'value'`, `name: Bearer value`. */
const ASSIGNED = settings(
  String.raw`(?:(?:${NAME}|(?<![a-z\d])pass(?=["']?\s{0,4}=))\\{0,3}["']?\s{0,4}(?:=>|:=|[:=])\s{0,4}(?:(?:${SCHEME})\s{1,4})?|\bbearer\s)(?:${QUOTED}|(?<plain>(?!-{4,5} ?BEGIN )[^\s"',;&}\\|>]{1}[^\s"',;&}]{3,2000}))`,
);

/** A line of a settings file: everything after the name is the value. */
const LINE = settings(
  String.raw`^[ \t]{0,40}(?:(?:-|export|set|env)[ \t]{1,4})?[\w.-]{0,60}?${WORD}(?:[ \t]{0,4}=[ \t]{0,4}|:[ \t]{1,40})(?!(?:${SCHEME})\s|-{4,5} ?BEGIN )(?<plain>[^\s"'|>]\S{0,2000}?)(?=[,;]?(?:\s|$))`,
  'm',
);

/** `name: |` in YAML and the indented lines below it. */
const BLOCK = settings(
  String.raw`${NAME}["']?:[ \t]{0,4}[|>][-+\d]{0,2}[ \t]{0,4}\r?\n(?<indent>[ \t]{1,40})(?<secret>(?!-{4,5} ?BEGIN )\S[^\n]{0,2000}(?:\n\k<indent>[^\n]{0,2000}){0,500})`,
);

/** `<password>value</password>`. */
const ELEMENT = settings(
  String.raw`<[\w.:-]{0,60}?${WORD}(?:\s[^<>]{0,200})?>(?:<!\[CDATA\[)?(?<secret>(?!\s{0,40}-{4,5} ?BEGIN )[^<\]]{1,20000})`,
);

/** `name: DB_PASSWORD` next to `value: …`, as in Kubernetes and .NET. */
const PAIR = settings(
  String.raw`(?:name|key)["']?\s{0,4}[:=]\s{0,4}["']?[\w.:-]{0,60}?${WORD}["']?,?\s{1,40}["']?value["']?\s{0,4}[:=]\s{0,4}(?:${QUOTED}|(?<plain>[^\s"'<>]{1,2000}))`,
);

/** `setPassword("value")`, `define('DB_PASSWORD', 'value')`. */
const CALL = settings(String.raw`(?:${NAME}\(\s{0,4}|\(\s{0,4}["'][\w.-]{0,60}?${WORD}["']\s{0,4},\s{0,4})${QUOTED}`);

/** The seed phrase of a wallet. */
const WORDS = settings(
  String.raw`(?:mnemonic|(?:seed|recovery|secret)[ _-]?(?:phrase|words))["']?\s{0,4}[:=]\s{0,4}["']?(?<plain>[a-z]{3,8}(?: [a-z]{3,8}){11,23})`,
);

/** Registries store user and password as Base64 in `auth` (Docker, .npmrc). */
const AUTH = /(?:"auth"\s{0,4}:\s{0,4}"|(?:^|:)_auth[ \t]{0,4}=[ \t]{0,4}"?)(?<plain>[A-Za-z\d+/]{8,2000}={0,2})/dgm;

/** The text after an option such as `--db-password`, unless it is a word of prose about the option. */
const OPTION =
  /(?<![\w-])--(?:[a-z\d]{1,20}[-_]){0,4}(?:password|passwd|passphrase|pwd|secret|token|(?:api|access|secret|private|encryption)[_-]?key)[ \t]{1,4}(?:"(?<secret>(?:[^"\\\r\n]|\\.){1,2000})"|'(?<single>[^'\r\n]{1,2000})'|(?!(?:argument|flag|from|option|parameter|switch|when|with)[.,:)]?(?:\s|$))(?<plain>[^\s"';&|<>[({-][^\s"';&|<>]{3,2000}))/dgi;

/** `curl -u name:value`, `mysql -pvalue`, `sshpass -p value`, `redis-cli -a value`. */
const COMMANDS: readonly RegExp[] = [
  /\b(?:curl|wget|https?)\s(?:[^|;]{0,500}?\s)?(?:-u|--(?:proxy-)?user)[ =]?["']?[^\s:"']{1,200}:(?<plain>[^\s"']{1,2000})/dg,
  /\b(?:mysql(?:dump|admin)?|mariadb)\s(?:[^|;\r\n]{0,500}?\s)?-p(?<plain>[^\s"'][^\s"']{0,200})/dg,
  /\bsshpass\s{1,4}-p\s{0,4}["']?(?<plain>[^\s"']{1,200})/dg,
  /\bredis-cli\s(?:[^|;\r\n]{0,500}?\s)?-a\s{1,4}["']?(?<plain>[^\s"']{1,200})/dg,
  // .netrc and SQL
  /\blogin[ \t]{1,4}\S{1,200}\s{1,40}password[ \t]{1,4}(?<plain>\S{1,2000})/dg,
  /\b(?:identified\s{1,4}by|password)\s{1,4}'(?<secret>[^'\r\n]{1,2000})'/dgi,
];

/** Password hashes in system formats (crypt of Unix, PHC), which allow offline guessing. */
const PASSWORD_HASHES =
  /\$(?:2[abxy]|[1567]|apr1|argon2(?:id|i|d)|g?y|md5|pbkdf2(?:-sha\d{1,3})?|scrypt|sha1)\$(?<secret>[\w./$=,+-]{22,500})/dg;

export const NAMED_SECRETS: readonly RegExp[] = [
  ASSIGNED,
  LINE,
  BLOCK,
  ELEMENT,
  PAIR,
  CALL,
  WORDS,
  AUTH,
  OPTION,
  PASSWORD_HASHES,
  ...COMMANDS,
];
