// Generates chains.json: run `node tests/unit/lib/crypto/pdf-signature/make-chains.mjs` (requires OpenSSL 3).
// Certificates issued by various authorities, and the `openssl verify` result for each chain.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'chains-'));
const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
const write = (name, text) => writeFileSync(path.join(folder, name), text);
const read = (name) => readFileSync(path.join(folder, name));

const KEYS = { rsa: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], ed: ['-algorithm', 'ED25519'] };
const ec = (curve) => ['-algorithm', 'EC', '-pkeyopt', `ec_paramgen_curve:${curve}`];
const made = new Set();
/** The key with this name, created once; P-256 unless the name says otherwise. */
function key(name) {
  if (!made.has(name)) {
    const how = KEYS[name.replace(/\d+$/, '')] ?? ec(name.startsWith('p384') ? 'P-384' : 'P-256');
    openssl('genpkey', ...how, '-out', `${name}.key`);
    made.add(name);
  }
  return `${name}.key`;
}

const certificates = [];
const AUTHORITY = 'basicConstraints=critical,CA:TRUE';
const SIGNER = ['basicConstraints=CA:FALSE', 'keyUsage=digitalSignature'];
let serial = 1;

/** Adds a certificate; returns its index in the list, used as the issuer of others. */
function certificate(subject, { by, with: name, extensions = [], days = 9000, digest = [], version1 = false }) {
  const number = certificates.length;
  const [request, file] = [`${number}.csr`, `${number}.pem`];
  write('req.cnf', '[req]\ndistinguished_name=dn\nstring_mask=utf8only\nutf8=yes\n[dn]\n');
  openssl('req', '-new', '-config', 'req.cnf', '-utf8', '-key', key(name), '-subj', subject, '-out', request);
  const sections = extensions.filter((line) => line.includes('\n')).map((line) => line.split('\n').slice(1).join('\n'));
  const lines = extensions.map((line) => line.split('\n')[0]);
  write('ext.cnf', `[ext]\n${lines.join('\n')}\n${sections.join('\n')}\n`);
  const from = by === undefined ? ['-signkey', key(name)] : ['-CA', `${by}.pem`, '-CAkey', key(certificates[by].name)];
  const more = version1 ? [] : ['-extfile', 'ext.cnf', '-extensions', 'ext'];
  openssl(
    'x509',
    '-req',
    '-in',
    request,
    ...from,
    '-set_serial',
    String(serial++),
    '-days',
    String(days),
    ...digest,
    ...more,
    '-out',
    file,
  );
  certificates.push({ name, pem: String(read(file)) });
  return number;
}

const authority = (subject, options) =>
  certificate(subject, { ...options, extensions: [AUTHORITY, ...(options.extensions ?? [])] });
const limited = (length) => `basicConstraints=critical,CA:TRUE,pathlen:${length}`;
const signer = (by, options = {}) =>
  certificate(options.subject ?? '/CN=Ada Signer/O=Example/C=CH', {
    ...options,
    by,
    with: options.with ?? 'leaf',
    extensions: [...SIGNER, ...(options.extensions ?? [])],
  });

const chains = [];
const DAY = 86_400;
/** `path`: the certificate to check and those that came with it. `strict`: rejected here although OpenSSL accepts it. */
function chain(name, signed, others, trusted, { days = 1, strict } = {}) {
  const bundle = (numbers) => numbers.map((number) => certificates[number].pem).join('');
  write('leaf.pem', bundle([signed]));
  write('others.pem', bundle(others));
  write('trusted.pem', bundle(trusted));
  const at = Math.floor(Date.now() / 1000) + days * DAY;
  const untrusted = others.length > 0 ? ['-untrusted', 'others.pem'] : [];
  const args = [
    'verify',
    '-partial_chain',
    '-attime',
    String(at),
    '-CAfile',
    'trusted.pem',
    '-no-CApath',
    '-no-CAstore',
    ...untrusted,
    'leaf.pem',
  ];
  const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  const said =
    status === 0
      ? 'OK'
      : (/error \d+ at \d+ depth lookup: (.*)/.exec(stdout + stderr)?.[1] ?? `${stdout}${stderr}`.trim());
  chains.push({ name, signed, others, trusted, time: at * 1000, openssl: said, ...(strict && { strict }) });
}

// Lengths
const root = authority('/CN=Root/O=Example/C=CH', { with: 'root' });
const middle = authority('/CN=Middle/O=Example/C=CH', {
  by: root,
  with: 'middle',
  extensions: ['keyUsage=critical,keyCertSign,cRLSign'],
});
const lower = authority('/CN=Lower/O=Example/C=CH', { by: middle, with: 'lower' });
const plain = signer(root);
const second = signer(middle);
const third = signer(lower);
chain('right under the root', plain, [], [root]);
chain('one authority between', second, [middle], [root]);
chain('two authorities between', third, [middle, lower], [root]);
chain('in another order, and twice', third, [lower, middle, lower], [root]);
chain('the root among the others', second, [root, middle], [root]);
chain('an authority is missing', third, [lower], [root]);
chain('under another root', second, [middle], [authority('/CN=Other/O=Example/C=CH', { with: 'other' })]);
chain('the middle is trusted', third, [lower], [middle]);
chain('the certificate itself is trusted', third, [], [third]);

function lengths(name, rootLength, middleLength) {
  const top = certificate(`/CN=${name}/C=CH`, {
    with: 'root',
    extensions: [rootLength === null ? AUTHORITY : limited(rootLength)],
  });
  const first = certificate(`/CN=${name} 1/C=CH`, {
    by: top,
    with: 'middle',
    extensions: [middleLength === null ? AUTHORITY : limited(middleLength)],
  });
  const next = authority(`/CN=${name} 2/C=CH`, { by: first, with: 'lower' });
  chain(`${name}: none between`, signer(top), [], [top]);
  chain(`${name}: one between`, signer(first), [first], [top]);
  chain(`${name}: two between`, signer(next), [first, next], [top]);
}
lengths('Root of length 0', 0, null);
lengths('Root of length 1', 1, null);
lengths('Middle of length 0', null, 0);
lengths('Middle of length 1', null, 1);
const short = certificate('/CN=Short/C=CH', { with: 'root', extensions: [limited(0)] });
const renewed = authority('/CN=Short/C=CH', { by: short, with: 'renewed' });
chain('an authority that issued itself anew does not count', signer(renewed), [renewed], [short]);
const underRenewed = authority('/CN=Under/C=CH', { by: renewed, with: 'lower' });
chain('one below that counts', signer(underRenewed), [renewed, underRenewed], [short]);
const trustedShort = certificate('/CN=Trusted short/C=CH', { by: root, with: 'middle', extensions: [limited(0)] });
const tooDeep = authority('/CN=Too deep/C=CH', { by: trustedShort, with: 'lower' });
chain('a trusted middle of length 0, one below it', signer(tooDeep), [tooDeep], [trustedShort]);

// What makes an authority
const kinds = {
  'no usage at all': [AUTHORITY],
  'usage: certificates': [AUTHORITY, 'keyUsage=critical,keyCertSign'],
  'usage: lists only': [AUTHORITY, 'keyUsage=critical,cRLSign'],
  'usage: signatures only': [AUTHORITY, 'keyUsage=digitalSignature'],
  'no authority': ['basicConstraints=CA:FALSE'],
  'no authority, usage: certificates': ['basicConstraints=CA:FALSE', 'keyUsage=keyCertSign'],
  'nothing said': ['subjectKeyIdentifier=hash'],
};
for (const [name, extensions] of Object.entries(kinds)) {
  const between = certificate(`/CN=${name}/C=CH`, { by: root, with: 'middle', extensions });
  chain(`middle: ${name}`, signer(between), [between], [root]);
  const top = certificate(`/CN=Root, ${name}/C=CH`, { with: 'other', extensions });
  chain(`root: ${name}`, signer(top), [], [top]);
}
const tolerated = certificate('/CN=Tolerated/C=CH', { by: root, with: 'middle', extensions: ['keyUsage=keyCertSign'] });
chain('middle: usage without basic constraints', signer(tolerated), [tolerated], [root]);
const old = certificate('/CN=Version 1/C=CH', { with: 'other', version1: true });
chain('root of version 1', signer(old), [], [old], { strict: 'not-an-authority' });
chain('issued by a signer', signer(second, { with: 'other', subject: '/CN=Mallory/C=CH' }), [second, middle], [root]);
const encipher = certificate('/CN=For encryption/C=CH', {
  by: root,
  with: 'leaf',
  extensions: ['keyUsage=keyEncipherment'],
});
chain('a certificate for encryption only', encipher, [], [root], { strict: 'may-not-sign' });

// Names
let bounded = 0;
function names(name, constraints, options, between) {
  const top = authority(`/CN=Bounded ${++bounded}/O=Example/C=CH`, { with: 'root', extensions: [constraints] });
  const by = between ? authority(between, { by: top, with: 'middle' }) : top;
  chain(`names: ${name}`, signer(by, options), between ? [by] : [], [top]);
}
const permit = (what) => `nameConstraints=critical,permitted;${what}`;
const exclude = (what) => `nameConstraints=critical,excluded;${what}`;
const alternative = (names) => ({ extensions: [`subjectAltName=${names}`] });
const directory = (kind, ...parts) => `nameConstraints=critical,${kind};dirName:bounds\n[bounds]\n${parts.join('\n')}`;
names('within a directory', directory('permitted', 'C=CH'), { subject: '/C=CH/O=Example/CN=Ada' });
names('in case and blanks alike', directory('permitted', 'C=CH', 'O=the example'), {
  subject: '/C=CH/O=The  EXAMPLE/CN=Ada',
});
names('in another directory', directory('permitted', 'C=DE'), { subject: '/C=CH/O=Example/CN=Ada' });
names('in no excluded directory', directory('excluded', 'C=DE'), { subject: '/C=CH/CN=Ada' });
names('in an excluded directory', directory('excluded', 'C=CH', 'O=Example'), { subject: '/C=CH/O=Example/CN=Ada' });
names(
  'the directory of an authority between',
  directory('permitted', 'C=CH'),
  { subject: '/C=CH/CN=Ada' },
  '/C=DE/CN=Between',
);
names('both within', directory('permitted', 'C=CH'), { subject: '/C=CH/CN=Ada' }, '/C=CH/CN=Between');
names('an address of the host', permit('email:example.org'), alternative('email:ada@example.org'));
names('an address of a host below', permit('email:example.org'), alternative('email:ada@mail.example.org'));
names('an address below the dot', permit('email:.example.org'), alternative('email:ada@mail.example.org'));
names('an address at the dot', permit('email:.example.org'), alternative('email:ada@example.org'));
names('the mailbox', permit('email:ada@example.org'), alternative('email:ada@EXAMPLE.org'));
names('another mailbox', permit('email:ada@example.org'), alternative('email:bob@example.org'));
names('an address in the subject', permit('email:example.org'), { subject: '/CN=Ada/emailAddress=ada@evil.example' });
names('an excluded address', exclude('email:example.org'), alternative('email:ada@example.org'));
names('no address where addresses are bounded', permit('email:example.org'), {});
names('a host', permit('DNS:example.org'), alternative('DNS:www.example.org'));
names('another host', permit('DNS:example.org'), alternative('DNS:badexample.org'));
names('an excluded host', exclude('DNS:example.org'), alternative('DNS:www.example.org'));
names('a common name that is a host', permit('DNS:example.org'), { subject: '/CN=www.evil.example' });
names('a common name that is none', permit('DNS:example.org'), { subject: '/CN=Ada Signer' });
names('an IP address', permit('IP:10.0.0.0/255.0.0.0'), alternative('IP:10.1.2.3'));
names('another IP address', permit('IP:10.0.0.0/255.0.0.0'), alternative('IP:11.1.2.3'));
names('a web address', permit('URI:.example.org'), alternative('URI:https://www.example.org/a'));
names('another web address', permit('URI:.example.org'), alternative('URI:https://example.org.evil.example/'));
names(
  'a kind of name that is not compared',
  permit('otherName:1.2.3.4;UTF8:a'),
  alternative('otherName:1.2.3.4;UTF8:a'),
);
names(
  'through an authority between',
  permit('email:example.org'),
  alternative('email:ada@evil.example'),
  '/CN=Between',
);

// Times, extensions, signatures
const briefLeaf = signer(middle, { days: 10 });
chain('expired', briefLeaf, [middle], [root], { days: 20 });
chain('not yet expired', briefLeaf, [middle], [root], { days: 5 });
chain('before its time', second, [middle], [root], { days: -30 });
const briefMiddle = authority('/CN=Brief/C=CH', { by: root, with: 'middle', days: 10 });
chain('the middle is expired', signer(briefMiddle), [briefMiddle], [root], { days: 20 });
const briefRoot = authority('/CN=Brief root/C=CH', { with: 'other', days: 10 });
chain('the root is expired', signer(briefRoot), [], [briefRoot], { days: 20 });
const again = authority('/CN=Brief/C=CH', { by: root, with: 'middle' });
chain('the middle is expired, and renewed', signer(briefMiddle), [briefMiddle, again], [root], { days: 20 });
chain('an unknown extension', signer(root, { extensions: ['1.2.3.4=DER:0500'] }), [], [root]);
chain('an unknown critical extension', signer(root, { extensions: ['1.2.3.4=critical,DER:0500'] }), [], [root]);
const strange = authority('/CN=Strange/C=CH', { by: root, with: 'middle', extensions: ['1.2.3.4=critical,DER:0500'] });
chain('an unknown critical extension of the middle', signer(strange), [strange], [root]);
const impostor = authority('/CN=Root/O=Example/C=CH', { with: 'impostor' });
chain('another key under the name of the root', signer(impostor), [], [root]);
chain('both roots of a name are there', plain, [impostor], [impostor, root]);
const shouting = authority('/CN=ROOT/O=EXAMPLE/C=CH', { with: 'root' });
chain('the name of the root in other letters', plain, [], [shouting]);
const crossed = authority('/CN=Middle/O=Example/C=CH', { by: impostor, with: 'middle' });
chain('signed by two roots', second, [middle, crossed], [root]);
for (const [name, digest] of [
  ['rsa', '-sha512'],
  ['p384', '-sha384'],
  ['ed', null],
]) {
  const top = authority(`/CN=${name}/C=CH`, { with: name, digest: digest ? [digest] : [] });
  chain(`signed with ${name}`, signer(top, { digest: digest ? [digest] : [] }), [], [top]);
}
const pss = authority('/CN=PSS/C=CH', {
  with: 'rsa',
  digest: ['-sha256', '-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:32'],
});
chain(
  'signed with RSA-PSS',
  signer(pss, { digest: ['-sha256', '-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:32'] }),
  [],
  [pss],
);

const der = (pem) => pem.replace(/-----[^-]+-----|\s/g, '');
const data = {
  openssl: String(openssl('version')).trim(),
  certificates: certificates.map(({ pem }) => der(pem)),
  chains,
};
const target = path.join(import.meta.dirname, 'chains.json');
writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
console.log(`${chains.length} chains, ${certificates.length} certificates`);
