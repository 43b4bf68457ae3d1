import { casesOf } from '../../src/core/spec.ts';
import type tool from './env-converter.ts';

type From = 'dotenv' | 'compose' | 'docker' | 'configparser' | 'php' | 'properties';

const json = (values: object) => `${JSON.stringify(values, null, 2)}\n`;
/** What a program reads, as JSON. */
const read = (from: From, text: string, values: object) => ({
  input: { text, from, nested: false },
  output: json(values),
});
const convert = (
  text: string,
  to: 'env' | 'compose' | 'shell' | 'properties' | 'ini' | 'configmap' | 'yaml',
  output: string,
) => ({
  input: { text, to },
  output,
});

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: ['A=1\nB=2', '# c\nexport A_1="x"\n\n# d\nB='],
        rejects: ['A=1', 'a=1\nb=2', 'A=1&B=2', 'A = 1\nB = 2', 'x\nA=1\nB=2'],
      },
      {
        matches: ['server.port=8080\nspring.name = a', '# c\na.b-c.d: 1\na.e: 2'],
        rejects: ['server.port=8080', 'www.example.com\na.b', 'a=1\nb.c=2'],
      },
    ],
    unrecognized: {
      '{"db": {"host": "localhost", "port": 5432}, "debug": true, "title": "It\'s \\"here\\""}': 'JSON',
      '[server]\nhost = 0.0.0.0\nport = 8080\n\n[log]\nlevel: debug\n': 'may be TOML',
    },
    examples: [
      // dotenv 17
      read('dotenv', 'BASIC=basic\n\nAFTER=after', { BASIC: 'basic', AFTER: 'after' }),
      read('dotenv', 'EMPTY=\nNEXT=1', { EMPTY: '', NEXT: '1' }),
      read('dotenv', "SINGLE='single_quotes'\nSPACED='    single quotes    '", {
        SINGLE: 'single_quotes',
        SPACED: '    single quotes    ',
      }),
      read('dotenv', 'DOUBLE="double_quotes"\nS="    double quotes    "', {
        DOUBLE: 'double_quotes',
        S: '    double quotes    ',
      }),
      read('dotenv', 'EXPAND="expand\\nnew\\nlines"', { EXPAND: 'expand\nnew\nlines' }),
      read('dotenv', "DONT=dontexpand\\nnewlines\nSQ='dont\\nexpand'", {
        DONT: 'dontexpand\\nnewlines',
        SQ: 'dont\\nexpand',
      }),
      read('dotenv', '# COMMENTS=work\nA=1 # comment\nB=abc#def', { A: '1', B: 'abc' }),
      read('dotenv', 'C=`#backtick` # c\nD="#not a comment"', { C: '#backtick', D: '#not a comment' }),
      read('dotenv', 'EQUAL=equals==\nJSON={"foo": "bar"}', { EQUAL: 'equals==', JSON: '{"foo": "bar"}' }),
      read('dotenv', 'JSONS=\'{"foo": "bar"}\'', { JSONS: '{"foo": "bar"}' }),
      read('dotenv', 'TRIM=    some spaced out string   ', { TRIM: 'some spaced out string' }),
      read('dotenv', 'USERNAME=therealnerdybeast@example.tld', { USERNAME: 'therealnerdybeast@example.tld' }),
      read('dotenv', '    KEY_WITH_SPACES     = parsed', { KEY_WITH_SPACES: 'parsed' }),
      read('dotenv', 'MULTI="THIS\nIS\nA\nMULTILINE\nSTRING"\nX=1', {
        MULTI: 'THIS\nIS\nA\nMULTILINE\nSTRING',
        X: '1',
      }),
      read('dotenv', 'export EXPORTED=yes', { EXPORTED: 'yes' }),
      read('dotenv', 'YAML: value\nA.B-C=1', { YAML: 'value', 'A.B-C': '1' }),
      read('dotenv', 'Q="a\\"b"', { Q: 'a\\"b' }),
      read('dotenv', 'A="x" y', { A: '"x" y' }),
      read('dotenv', "A=it's\nB='it'", { A: "it's", B: 'it' }),
      read('dotenv', 'A="unclosed\nB=2', { A: '"unclosed', B: '2' }),
      read('dotenv', 'DUP=1\nDUP=2', { DUP: '2' }),
      read('dotenv', 'CRLF=1\r\nNEXT=2\r\n', { CRLF: '1', NEXT: '2' }),
      read('dotenv', "A='a' 'b'", { A: "a' 'b" }),
      read('dotenv', 'E=\'\'\nF=""\nG=``', { E: '', F: '', G: '' }),
      read('dotenv', 'TAB=a\tb', { TAB: 'a\tb' }),
      read('dotenv', 'P=C:\\new\\table', { P: 'C:\\new\\table' }),
      read('dotenv', 'URL=https://a.example/?q=1&r=a%20b', { URL: 'https://a.example/?q=1&r=a%20b' }),
      read('dotenv', 'Z=😀 ünï', { Z: '😀 ünï' }),
      // configparser of Python 3.11, whose documentation the first are from
      read(
        'configparser',
        '[Simple Values]\nkey=value\nspaces in keys=allowed\nspaces in values=allowed as well\nspaces around the delimiter = obviously\nyou can also use : to delimit keys from values',
        {
          'Simple Values': {
            key: 'value',
            'spaces in keys': 'allowed',
            'spaces in values': 'allowed as well',
            'spaces around the delimiter': 'obviously',
            'you can also use': 'to delimit keys from values',
          },
        },
      ),
      read(
        'configparser',
        '[All Values Are Strings]\nvalues like this: 1000000\nor this: 3.14159265359\nare they treated as numbers? : no',
        {
          'All Values Are Strings': {
            'values like this': '1000000',
            'or this': '3.14159265359',
            'are they treated as numbers?': 'no',
          },
        },
      ),
      read(
        'configparser',
        "[Multiline Values]\nchorus: I'm a lumberjack, and I'm okay\n    I sleep all night and I work all day",
        { 'Multiline Values': { chorus: "I'm a lumberjack, and I'm okay\nI sleep all night and I work all day" } },
      ),
      read(
        'configparser',
        '[You can use comments]\n# like this\n; or this\n\n# By default only in an empty line.\nx = 1 # not a comment ; neither',
        { 'You can use comments': { x: '1 # not a comment ; neither' } },
      ),
      read(
        'configparser',
        '[Sections Can Be Indented]\n    can_values_be_as_well = True\n    does_that_mean_anything_special = False\n    multiline_values = are\n        handled just fine as\n        long as they are indented\n        deeper than the first line\n        of a value',
        {
          'Sections Can Be Indented': {
            can_values_be_as_well: 'True',
            does_that_mean_anything_special: 'False',
            multiline_values:
              'are\nhandled just fine as\nlong as they are indented\ndeeper than the first line\nof a value',
          },
        },
      ),
      read('configparser', '[s]\nq = "quoted"\npercent = 100%\nempty =\n', {
        s: { q: '"quoted"', percent: '100%', empty: '' },
      }),
      read('configparser', '[a.b]\nc.d = e\n[DEFAULT]\nx = y', { 'a.b': { 'c.d': 'e' }, DEFAULT: { x: 'y' } }),
      read('configparser', '[s]\nk = a\n\n  b\n', { s: { k: 'a\n\nb' } }),
      read('configparser', '[s]\r\na=1\r\nb=2\r\n', { s: { a: '1', b: '2' } }),
      read('configparser', '[sec ü]\nnäme = wért', { 'sec ü': { näme: 'wért' } }),
      read('configparser', '[s]\nurl = http://a:b@c/?d=e', { s: { url: 'http://a:b@c/?d=e' } }),
      read('configparser', '[s]\nk = [x]\nlist = a, b', { s: { k: '[x]', list: 'a, b' } }),
      // java.util.Properties of Java 17, whose documentation the first are from
      read('properties', 'Truth = Beauty\n Truth2:Beauty\nTruth3                    :Beauty', {
        Truth: 'Beauty',
        Truth2: 'Beauty',
        Truth3: 'Beauty',
      }),
      read(
        'properties',
        'fruits                           apple, banana, pear, \\\n                                 cantaloupe, watermelon, \\\n                                 kiwi, mango',
        { fruits: 'apple, banana, pear, cantaloupe, watermelon, kiwi, mango' },
      ),
      read('properties', 'cheeses', { cheeses: '' }),
      read('properties', '# c\n! d\na=1', { a: '1' }),
      read('properties', 'path=C:\\\\new\\\\table\nt=a\\tb\\nc', { path: 'C:\\new\\table', t: 'a\tb\nc' }),
      read('properties', 'u=\\u00e9\\u4e2d', { u: 'é中' }),
      read('properties', 'key\\ with\\ space = v\na\\:b=c\\=d', { 'key with space': 'v', 'a:b': 'c=d' }),
      read('properties', 'a = = b\nc : = d\ne  f', { a: '= b', c: '= d', e: 'f' }),
      read('properties', 'x=trailing   \ny=   leading', { x: 'trailing   ', y: 'leading' }),
      read('properties', 'dup=1\ndup=2', { dup: '2' }),
      read('properties', 'odd=a\\\\\\\n   b', { odd: 'a\\b' }),
      read('properties', 'even=a\\\\\nb=2', { even: 'a\\', b: '2' }),
      read('properties', 'drop=\\q\\w', { drop: 'qw' }),
      read('properties', 'CRLF=1\r\nnext=2\r\n', { CRLF: '1', next: '2' }),
      read('properties', 'a=1\\\n# not a comment', { a: '1# not a comment' }),
      read('properties', '\\u0041=b', { A: 'b' }),
      read('properties', 'empty=\nblank', { empty: '', blank: '' }),
      read('properties', 'tab\tvalue', { tab: 'value' }),
      read('properties', 'e=\\', { e: '' }),
      // The rules of Compose for env files (docs.docker.com)
      read('compose', 'VAR=VAL # comment', { VAR: 'VAL' }),
      read('compose', 'VAR=VAL# not a comment', { VAR: 'VAL# not a comment' }),
      read('compose', 'VAR="VAL # not a comment"', { VAR: 'VAL # not a comment' }),
      read('compose', 'VAR="VAL" # comment', { VAR: 'VAL' }),
      read('compose', "VAR='$OTHER'", { VAR: '$OTHER' }),
      read('compose', "VAR='${OTHER}'", { VAR: '${OTHER}' }),
      read('compose', "VAR='Let\\'s go!'", { VAR: "Let's go!" }),
      read('compose', 'VAR="{\\"hello\\": \\"json\\"}"', { VAR: '{"hello": "json"}' }),
      read('compose', 'VAR="some\\tvalue"', { VAR: 'some\tvalue' }),
      read('compose', "VAR='some\\tvalue'", { VAR: 'some\\tvalue' }),
      read('compose', 'VAR=some\\tvalue', { VAR: 'some\\tvalue' }),
      read('compose', "KEY='SOME\nVALUE'", { KEY: 'SOME\nVALUE' }),
      read('compose', 'VAR=', { VAR: '' }),
      read('compose', 'VAR', { VAR: null }),
      read('compose', 'VAR: VAL', { VAR: 'VAL' }),
      read('compose', 'VAR = VAL', { VAR: 'VAL' }),
      // docker run --env-file takes lines as they are
      read('docker', 'A="x" # y\n  # comment\nB', { A: '"x" # y', B: null }),
      { input: { text: 'A B=1', from: 'docker' }, fails: 'not-a-setting' },
      // parse_ini_string of PHP
      read('php', '[s]\na = "x; y" ; z\nb = 1 ; two\nc = \'q\'', { s: { a: 'x; y', b: '1', c: 'q' } }),
      // Who else reads something else
      { input: { text: 'A=b#c\nB=1' }, output: json({ A: 'b#c', B: '1' }), reads: 'compose', others: ['dotenv'] },
      { input: { text: 'A=`b`\nB=1' }, output: json({ A: '`b`', B: '1' }), reads: 'compose', others: ['dotenv'] },
      { input: { text: 'A="b\nC=1' }, fails: 'unclosed-quote' },
      {
        input: { text: 'A=1 # c\nB=2', from: 'dotenv' },
        output: json({ A: '1', B: '2' }),
        reads: 'dotenv',
        others: [],
      },
      { input: { text: 'A="1"', from: 'docker' }, output: json({ A: '"1"' }), reads: 'docker', others: [] },
      { input: { text: '[s]\na="b"' }, output: json({ s: { a: '"b"' } }), reads: 'configparser', others: ['php'] },
      { input: { text: '[s]\na="b"', from: 'php' }, output: json({ s: { a: 'b' } }), reads: 'php', others: [] },
      // Written
      convert("A=it's\nB=\"two\nlines\"\nC='$x'\nD=\nE", 'env', "A=\"it's\"\nB='two\nlines'\nC='$x'\nD=\nE\n"),
      convert('A="it\'s $5"\nB=x${A}\nC', 'shell', `export A='it'\\''s $5'\nexport B="x\${A}"\nexport C\n`),
      convert("A=$X\nB='$X'\nC\nD=on", 'compose', 'environment:\n  A: "${X}"\n  B: "$$X"\n  C: null\n  D: "on"\n'),
      convert(
        "A=1\nB='$X'",
        'configmap',
        'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app-config\ndata:\n  A: "1"\n  B: "$X"\n',
      ),
      convert('{"a b": {"c": " x\\\\y\\n=ü"}}', 'properties', 'a\\ b.c=\\ x\\\\y\\n=\\u00FC\n'),
      { ...convert('{"a": " x", "s": {"b": "1"}}', 'ini', 'a =  x\n\n[s]\nb = 1\n'), warns: ['not-kept'] },
      convert(
        'services:\n  web:\n    image: x\n    environment:\n      - A=1\n      - B=$$x\n      - C\n',
        'env',
        "A=1\nB='$x'\nC\n",
      ),
      convert('- A=1\n- B=x=y\n', 'yaml', 'A: "1"\nB: x=y\n'),
      convert(
        '{"list": [1, {"x": null}], "big": 12345678901234567890}',
        'env',
        'LIST_0=1\nLIST_1_X\nBIG=12345678901234567890\n',
      ),
      convert('server.ssl.key-store=a', 'env', 'SERVER_SSL_KEY_STORE=a\n'),
      {
        input: { text: 'a.b=1\na=2\na.b.c=3', from: 'properties' },
        output: json({ 'a.b': '1', a: '2', 'a.b.c': '3' }),
        warns: ['conflict'],
      },
      { input: { text: 'A=1\nA=2' }, output: '{\n  "A": "2"\n}\n', warns: ['duplicate'] },
      { input: { text: '1A=x', to: 'shell' }, output: 'export 1A=x\n', warns: ['invalid-name'] },
      {
        input: { text: 'A=007\nB=1e3\nC=true\nD=yes\nE=-0.5\nF=18446744073709551616', types: true },
        output:
          '{\n  "A": "007",\n  "B": 1e3,\n  "C": true,\n  "D": "yes",\n  "E": -0.5,\n  "F": 18446744073709551616\n}\n',
      },
      // Variables
      { input: { text: 'A=${B:-x}\nC=$A' }, output: '{\n  "A": "${B:-x}",\n  "C": "${A}"\n}\n', warns: ['variables'] },
      {
        input: { text: 'A=1\nB=$A-${A}-${A:+set}-${X:-d${A}}-${Y-}\nC="\\$A"', expand: true },
        output: '{\n  "A": "1",\n  "B": "1-1-set-d1-",\n  "C": "$A"\n}\n',
        warns: [],
      },
      {
        input: { text: 'E=\nA=${E:-x}${E-y}${E:?needed}', expand: true },
        output: '{\n  "E": "",\n  "A": "x${E:?needed}"\n}\n',
        warns: ['unset'],
      },
      { input: { text: `A=xxxxxxxxxx\n${'A=$A$A\n'.repeat(40)}`, expand: true }, fails: 'expanded-too-long' },
      // Wrong
      { input: { text: 'A=1\nwhat is this?', from: 'compose' }, fails: 'not-a-setting', at: { offset: 4 } },
      { input: { text: 'A="x" y', from: 'compose' }, fails: 'text-after-quote' },
      { input: { text: 'a=\\u12', from: 'properties' }, fails: 'bad-unicode-escape' },
      { input: { text: '[s]\n= x' }, fails: 'not-a-setting' },
      { input: { text: '"text"', from: 'json' }, fails: 'not-settings' },
      { input: { text: '[1, 2]', from: 'environment' }, fails: 'not-settings' },
      { input: { text: '{"a": ', from: 'json' }, fails: 'missing-value' },
      { input: { text: '' }, output: '' },
      { input: { text: '# only a comment' }, output: '' },
    ],
  },
});
