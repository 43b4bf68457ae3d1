import { choice, content, type ContextOf, defineTool, integer, isInputFile, out, toggle } from '../../src/core/spec.ts';
import type { Cell } from '../../src/core/spec.ts';
import { listed, openStrings } from '../../src/lib/bytes/ber/open.ts';
import { parseText } from '../../src/lib/bytes/ber/parse-text.ts';
import { BER_FAULTS, type BerNode, type BerTree, readBer } from '../../src/lib/bytes/ber/read.ts';
import { deviationsIn, DEVIATIONS } from '../../src/lib/bytes/ber/strict.ts';
import { hexOf, typeName, valueOf } from '../../src/lib/bytes/ber/value.ts';
import { BYTE_FORMS, PASTED_PROBLEMS } from '../../src/lib/bytes/pasted-bytes.ts';
import { oidName } from '../../src/lib/crypto/asn1/oid-names.ts';
import { readAsn1Source, SOURCE_PROBLEMS } from '../../src/lib/crypto/pasted/asn1-source.ts';
import { labelOfDer } from '../../src/lib/crypto/pasted/der-label.ts';

const described = {
  messages: [
    ...BER_FAULTS,
    ...DEVIATIONS,
    'summary',
    'summary-of',
    'sound-der',
    'sound-ber',
    'damaged',
    'elements',
    'encapsulated',
    'bytes',
    'bits',
    'shown-bits',
  ],
} as const;

/** An OCSP request, made with OpenSSL 3. */
const STATUS =
  'MHoweDBRME8wTTAJBgUrDgMCGgUABBRKyOpwVAqIjttRzxjLgIGFRUHjawQU5srEbwqF9ym+XiOfKiVu3xjWXssCFEqhSR1vnwEZwaimEFHEVZHhr/itoiMwITAfBgkrBgEFBQcwAQIEEgQQyK6hA4dG7KCo4Rlk1mhe2g==';

/** A P-256 certificate request, made with OpenSSL 3. */
const REQUEST = `-----BEGIN CERTIFICATE REQUEST-----
MIIBJzCBzgIBADAsMRgwFgYDVQQDDA9uZXcuZXhhbXBsZS5jb20xEDAOBgNVBAoM
B0V4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR/NN3DUp3/yPqYcLVm
bHRm/rchz4iSpS7g2imocTtP/udYEf8QYS6eJxl8KvpfGSUo46b6W3Z26pS1Exb6
IYw0oEAwPgYJKoZIhvcNAQkOMTEwLzAgBgNVHREEGTAXgg9uZXcuZXhhbXBsZS5j
b22HBAoAAAEwCwYDVR0PBAQDAgeAMAoGCCqGSM49BAMCA0gAMEUCIQChQSpQsLAH
gymI4IlTuhPPD74DWW67nCIfF5PPuH+0sQIgG9SFBvUuIvVuUFINQlUt6Hnmjptd
MSAAjn97+eW6Dws=
-----END CERTIFICATE REQUEST-----
`;

export default defineTool({
  icon: 'list-tree',
  createdAt: '2026-11-29',
  related: ['certificate-decoder', 'hex-dump', 'ssh-keys', 'protobuf-decoder'],
  fields: {
    data: content({ primary: true, secret: true, monospace: true, rows: 3, maxLength: 5_000_000 }),
    form: choice(
      BYTE_FORMS.filter((name) => name !== 'text'),
      { names: { base64: 'Base64' } },
    ),
    number: integer({ min: 1, max: 1000, initial: 1, advanced: true }),
    open: toggle({ initial: true }),
  },
  output: {
    summary: out.row(),
    verdict: out.verdict(),
    tree: out.table(['element', 'value', 'hex', 'offset', 'header', 'length', 'tag'], {
      under: { hex: 'value' },
      fileName: 'asn1.csv',
      wrap: false,
    }),
    findings: out.table(['place', 'type', 'finding']),
    text: out.code('plain', { fileName: 'asn1.txt', wrap: false }),
  },
  lead: 'tree',
  failures: [...PASTED_PROBLEMS, ...SOURCE_PROBLEMS, 'not-asn1', 'no-such-number'],
  warnings: ['keep-secret', 'trailing', 'cut', 'more-blocks'],
  ...described,
  aliases: { asn1: {}, asn1parse: {}, der: {}, ber: {} },
  answers: 'inline',
  detect: [
    {
      pattern:
        /^\s*-----BEGIN (?:X509 CRL|PKCS7|PKCS #7 SIGNED DATA|CMS|(?:X9\.42 )?DH PARAMETERS|EC PARAMETERS|DSA PARAMETERS|ATTRIBUTE CERTIFICATE)-----\r?\n[^]*-----END [A-Z\d #.]{3,40}-----\s*$/,
      confidence: 0.985,
    },
    { pattern: /^\s*-----BEGIN [A-Z\d][A-Z\d .#]{2,40}-----\r?\n/, confidence: 0.35 },
  ],
  async transform({ data, form, number, open }, ctx) {
    const source = isInputFile(data) ? new Uint8Array(await data.arrayBuffer()) : data;
    const blocks = readAsn1Source(source, form);
    const block = blocks[number - 1];
    if (!block) throw ctx.fail('no-such-number', { field: 'number', params: { count: blocks.length } });
    if (blocks.length > 1) ctx.warn('more-blocks', { count: blocks.length });
    const { der } = block;
    const tree = readBer(der);
    const [first] = tree.nodes;
    const isHopeless = !first || (first.cut && (first.children?.length ?? 0) === 0);
    if (isHopeless) throw ctx.fail('not-asn1', { params: { byte: (der[0] ?? 0).toString(16).padStart(2, '0') } });
    const { nodes: top, fault: stop, rest } = topOf(tree, der);
    if (rest > 0) ctx.warn('trailing', { count: rest, place: der.length - rest });
    if (open) openStrings(top, der);
    const nodes = listed(top);
    for (const node of nodes) node.deviations.push(...deviationsIn(node));
    const label = block.label || labelOfDer(der) || '';
    if (/PRIVATE KEY/.test(labelOfDer(der) ?? label)) ctx.warn('keep-secret');
    const isCut = stop?.code === 'too-many';
    if (isCut) ctx.warn('cut', { count: tree.count });
    const fault = isCut ? null : stop;
    const findings = nodes.flatMap((node) =>
      node.deviations.map((deviation) => ({ place: node.offset, type: typeName(node), finding: ctx.say(deviation) })),
    );
    const params = { count: nodes.length, size: der.length };
    return {
      summary: label === '' ? ctx.say('summary', params) : ctx.say('summary-of', { ...params, label }),
      verdict: fault
        ? { tone: 'bad' as const, label: ctx.say('damaged', { place: fault.offset }) }
        : findings.length > 0
          ? { tone: 'warn' as const, label: ctx.say('sound-ber') }
          : { tone: 'good' as const, label: ctx.say('sound-der') },
      tree: nodes.map((node) => rowOf(node, ctx)),
      findings: [
        ...(fault ? [{ place: fault.offset, type: '', finding: ctx.say(fault.code, fault.params) }] : []),
        ...findings,
      ],
      text: parseText(nodes, oidName),
    };
  },
  examples: {
    statusRequest: {
      input: { data: STATUS },
      check: ({ tree }) => tree.length === 17 && tree.some(({ value }) => value === 'sha1 (1.3.14.3.2.26)'),
      warns: [],
    },
    request: {
      input: { data: REQUEST },
      check: ({ tree, findings }) =>
        tree.length === 38 &&
        findings.length === 0 &&
        tree.some(({ value }) => value === 'new.example.com') &&
        tree.some(({ value }) => value === 'P-256 (prime256v1, 1.2.840.10045.3.1.7)'),
      warns: [],
    },
    streamed: {
      input: { data: '30 80 06 03 55 04 03 24 80 04 03 68 65 6c 04 02 6c 6f 00 00 00 00' },
      check: ({ verdict, findings }) => verdict?.tone === 'warn' && findings.length === 3,
    },
    cutOff: {
      input: { data: 'MIIBJzCBzgIBADAsMRgwFgYDVQQDDA9uZXcuZXhhbXBsZS5jb20xEDAOBgNV' },
      check: ({ verdict, tree }) => verdict?.tone === 'bad' && tree.length === 11,
    },
  },
});

/** The place behind an element. */
const endOf = ({ length, contents }: BerNode, der: Uint8Array) =>
  contents.byteOffset - der.byteOffset + contents.length + (length === null ? 2 : 0);

/** The elements that are shown, and the fault in them: bytes behind a complete element that aren't ASN.1 are no fault. */
function topOf({ nodes, fault }: BerTree, der: Uint8Array): BerTree & { rest: number } {
  const [first] = nodes;
  const end = first ? endOf(first, der) : 0;
  const isComplete = first && !first.cut && (fault === null || fault.offset >= end);
  const rest = isComplete ? der.length - end : 0;
  return rest > 0 && fault
    ? { nodes: [first!], count: 1, fault: null, rest }
    : { nodes, count: nodes.length, fault, rest };
}

type Row = Record<'element' | 'value' | 'hex' | 'offset' | 'header' | 'length' | 'tag', Cell>;

function rowOf(node: BerNode, ctx: ContextOf<typeof described>): Row {
  const { offset, header, length, depth, tag } = node;
  return {
    // No-break spaces, since the level is part of the name.
    element: `${' '.repeat(2 * depth)}${typeName(node)}`.replaceAll(' ', '\u00a0'),
    value: valueCell(node, ctx),
    hex: (node.cut && !node.children ? hexOf(node.contents) : valueOf(node).hex) || null,
    offset,
    header,
    length: length ?? '∞',
    tag: hexOf(tag),
  };
}

function valueCell(node: BerNode, ctx: ContextOf<typeof described>): Cell {
  const { children, contents, encapsulates } = node;
  if (children) return ctx.say(encapsulates ? 'encapsulated' : 'elements', { count: children.length });
  const { text, hex, oid, unusedBits } = valueOf(node);
  // Part of a value would look like another one.
  if (node.cut) return ctx.say('bytes', { count: contents.length });
  if (oid !== undefined) return oidText(oid);
  if (unusedBits !== undefined && text !== '') return ctx.say('shown-bits', { bits: text, count: unusedBits });
  if (unusedBits !== undefined) return ctx.say('bits', { count: 8 * (contents.length - 1) - unusedBits });
  return text || (hex === '' ? null : ctx.say('bytes', { count: contents.length }));
}

/** `commonName (2.5.4.3)` */
function oidText(oid: string): string {
  const name = oidName(oid);
  if (name === undefined) return oid;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${oid})` : `${name} (${oid})`;
}
