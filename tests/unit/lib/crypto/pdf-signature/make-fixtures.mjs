// Generates fixtures.ts: run `node tests/unit/lib/crypto/pdf-signature/make-fixtures.mjs` (requires OpenSSL 3).
// A certificate authority, signers with RSA, EC and Ed25519 keys, and the smallest PDF with a signature by each.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
const file = (name) => path.join(folder, name);
const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

writeFileSync(file('req.cnf'), '[req]\ndistinguished_name=dn\n[dn]\n');
const NAMED = ['-addext', 'subjectKeyIdentifier=hash'];
function certificate(name, subject, key, more) {
  const made = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', subject, '-days', '9000'];
  openssl('req', '-x509', '-config', 'req.cnf', '-utf8', '-newkey', ...key, '-nodes', ...made, ...NAMED, ...more);
}

const curve = (name) => ['ec', '-pkeyopt', `ec_paramgen_curve:${name}`];
certificate('ca', '/CN=Test CA/O=Example/C=CH', curve('P-256'), ['-addext', 'basicConstraints=critical,CA:TRUE']);

function signer(name, subject, key, usage = 'keyUsage=digitalSignature') {
  const end = ['-addext', 'basicConstraints=CA:FALSE', '-addext', usage];
  certificate(name, subject, key, ['-CA', 'ca.pem', '-CAkey', 'ca.key', ...end]);
}
signer('rsa', '/CN=Ada RSA/O=Example/C=GB', ['rsa:2048']);
signer('ec', '/CN=Zoë Ellipse/O=Müller & Söhne/C=DE', curve('P-256'));
signer('p384', '/CN=Ada P384', curve('P-384'));
signer('k1', '/CN=Ada K1', curve('secp256k1'));
signer('tsa', '/CN=Test TSA', curve('P-256'), 'extendedKeyUsage=critical,timeStamping');

const BODY = `%PDF-1.7
1 0 obj
<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/SigFlags 3>>>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>
endobj
4 0 obj
<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/Rect[0 0 0 0]/V 5 0 R/P 3 0 R>>
endobj
`;
const TAIL = 'endobj\ntrailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n';

/** A PDF, or a new revision of one, with a gap for the signature that `sign` creates over the other bytes. */
function signed(before, number, subFilter, room, sign) {
  const type = subFilter === 'ETSI.RFC3161' ? 'DocTimeStamp' : 'Sig';
  const words =
    type === 'Sig' ? "/Name(Zo\\353)/Reason<FEFF540C610F>/Location(Z\\(ü\\)rich)/M(D:20261120130000+01'00')" : '';
  const head = Buffer.from(
    `${number} 0 obj\n<</Type/${type}/Filter/Adobe.PPKLite/SubFilter/${subFilter}${words}/ByteRange [0 ########## ########## ##########]/Contents `,
    'latin1',
  );
  const start = before.length + head.length;
  const tail = Buffer.from(`>>\n${TAIL}`);
  const numbers = [start, start + room * 2 + 2, tail.length].map((each) => String(each).padEnd(10));
  const filled = Buffer.from(
    head.toString('latin1').replace(/#{10}/g, () => numbers.shift()),
    'latin1',
  );
  const covered = Buffer.concat([before, filled, tail]);
  const signature = sign(covered).toString('hex');
  if (signature.length > room * 2) throw new Error(`room for ${signature.length / 2} bytes needed`);
  return Buffer.concat([before, filled, Buffer.from(`<${signature.padEnd(room * 2, '0')}>`), tail]);
}

function cms(key, more = [], chain = true) {
  return (covered) => {
    writeFileSync(file('data'), covered);
    const certificates = chain ? ['-certfile', 'ca.pem'] : [];
    openssl(
      'cms',
      '-sign',
      '-binary',
      '-in',
      'data',
      '-signer',
      `${key}.pem`,
      '-inkey',
      `${key}.key`,
      '-outform',
      'DER',
      '-out',
      'sig',
      '-nosmimecap',
      ...certificates,
      ...more,
    );
    return readFileSync(file('sig'));
  };
}

writeFileSync(
  file('tsa.cnf'),
  '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\ndefault_policy=1.2.3.4\ndigests=sha256\nsigner_digest=sha256\ness_cert_id_alg=sha256\n',
);
writeFileSync(file('serial'), '01\n');
function timestamp(covered) {
  const digest = createHash('sha256').update(covered).digest('hex');
  openssl('ts', '-query', '-digest', digest, '-sha256', '-cert', '-out', 'query');
  openssl(
    'ts',
    '-reply',
    '-config',
    'tsa.cnf',
    '-queryfile',
    'query',
    '-signer',
    'tsa.pem',
    '-inkey',
    'tsa.key',
    '-token_out',
    '-out',
    'token',
  );
  return readFileSync(file('token'));
}

const body = Buffer.from(BODY);
const DETACHED = 'adbe.pkcs7.detached';
const ec = signed(body, 5, DETACHED, 1600, cms('ec'));
const sha1 = (covered) => cms('ec', ['-nodetach'])(createHash('sha1').update(covered).digest());
const fixtures = {
  unsigned: Buffer.concat([body, Buffer.from(`5 0 obj\nnull\n${TAIL}`)]),
  ec,
  rsa: signed(body, 5, DETACHED, 2400, cms('rsa')),
  pss: signed(
    body,
    5,
    DETACHED,
    2500,
    cms('rsa', ['-md', 'sha384', '-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:digest']),
  ),
  p384: signed(body, 5, 'ETSI.CAdES.detached', 1600, cms('p384', ['-md', 'sha512', '-cades'])),
  noAttributes: signed(body, 5, DETACHED, 1600, cms('ec', ['-noattr'], false)),
  keyId: signed(body, 5, DETACHED, 1600, cms('ec', ['-keyid', '-stream'], false)),
  sha1: signed(body, 5, 'adbe.pkcs7.sha1', 1600, sha1),
  secp256k1: signed(body, 5, DETACHED, 1600, cms('k1')),
  twice: signed(ec, 6, DETACHED, 1600, cms('p384', [], false)),
  stamped: signed(ec, 6, 'ETSI.RFC3161', 1700, timestamp),
};
const lines = Object.entries(fixtures).map(([name, bytes]) => `  ${name}:\n    '${bytes.toString('base64')}',`);
// The tool's example, as small as possible.
const sample = signed(body, 5, DETACHED, 900, cms('ec', ['-keyid'], false)).toString('base64');
writeFileSync(
  path.join(import.meta.dirname, '../../../../../src/lib/crypto/pdf-signature/sample.ts'),
  `/** A signed PDF in Base64, made by tests/unit/lib/crypto/pdf-signature/make-fixtures.mjs. */\nexport const SAMPLE =\n  '${sample}';\n\n/** The certificate of the authority that issued the signer's. */\nexport const SAMPLE_AUTHORITY = \`${readFileSync(file('ca.pem'), 'utf8')}\`;\n`,
);
const ca = readFileSync(file('ca.pem'), 'utf8');
writeFileSync(
  path.join(import.meta.dirname, 'fixtures.ts'),
  `// Made by make-fixtures.mjs: PDF files in Base64, and the certificate of the authority that issued all signers.\nexport const PDF = {\n${lines.join('\n')}\n};\n\nexport const AUTHORITY = \`${ca}\`;\n`,
);
console.log(
  Object.entries(fixtures)
    .map(([name, { length }]) => `${name} ${length}`)
    .join('\n'),
  folder,
);
