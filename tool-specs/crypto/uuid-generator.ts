import { choice, defineTool, integer, list, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  inGuidOrder,
  inspectUuid,
  MAX,
  nameUuid,
  NAMESPACES,
  NIL,
  parseUuid,
  randomUuids,
  sortableUuids,
  timeUuids,
  type UuidParts,
} from '../../src/lib/identifiers/uuid.ts';
import { uuidFields } from '../../src/lib/identifiers/uuid-fields.ts';

const versions = { v4: 'v4', v7: 'v7', v1: 'v1', v6: 'v6', v3: 'v3', v5: 'v5', nil: 'Nil', max: 'Max' } as const;
const formats = ['plain', 'compact', 'braces', 'urn', 'json'] as const;
const MAC_ADDRESS = /^([\da-f]{2}[:-]?){5}[\da-f]{2}$/i;
const problems = ['bad-uuid-character', 'bad-uuid-length', 'misplaced-hyphen', 'out-of-range'] as const;

export default defineTool({
  icon: 'id-card',
  createdAt: '2022-04-04',
  sequence: ['g', 'u'],
  related: ['ulid-generator', 'token-generator'],
  operations: {
    generate: operation({
      fields: {
        quantity: integer({ primary: true, min: 1, max: 10_000, initial: 1 }),
        version: choice(versions),
        namespace: choice(['URL', 'DNS', 'OID', 'X500', 'custom'], {
          names: { URL: 'URL', DNS: 'DNS', OID: 'OID', X500: 'X.500' },
          when: { version: ['v3', 'v5'] },
        }),
        customNamespace: text({ monospace: true, when: { namespace: ['custom'], version: ['v3', 'v5'] } }),
        names: list({ when: { version: ['v3', 'v5'] } }),
        node: text({ monospace: true, when: { version: ['v1', 'v6'] } }),
        format: choice(formats, { names: { json: 'JSON' } }),
        uppercase: toggle(),
      },
      output: out.text({ fileName: 'uuids.txt' }),
      failures: ['lone-surrogate', 'bad-node', ...problems],
      warnings: ['names-not-quantity'],
      answers: 'inline',
      aliases: {
        uuid: {},
        guid: {},
        uuid1: { version: 'v1' },
        uuid4: { version: 'v4' },
        uuid6: { version: 'v6' },
        uuid7: { version: 'v7' },
      },
      transform({ quantity, version, namespace, customNamespace, names, node, format, uppercase }, ctx) {
        const make = (): string[] => {
          switch (version) {
            case 'v4':
              return randomUuids(quantity, ctx.random);
            case 'v7':
              return sortableUuids(quantity, ctx);
            case 'v1':
            case 'v6':
              if (node.trim() !== '' && !MAC_ADDRESS.test(node.trim())) throw ctx.fail('bad-node', { field: 'node' });
              return timeUuids(version === 'v1' ? 1 : 6, quantity, ctx, bytesOfNode(node));
            case 'v3':
            case 'v5': {
              if (quantity > 1) ctx.warn('names-not-quantity');
              const within = ctx.within('customNamespace', () =>
                namespace === 'custom' ? parseUuid(customNamespace).uuid : NAMESPACES[namespace],
              );
              const list = names.length === 0 ? [''] : names;
              return ctx.within('names', () => list.map((name) => nameUuid(version === 'v3' ? 3 : 5, within, name)));
            }
            case 'nil':
              return Array.from({ length: quantity }, () => NIL);
            case 'max':
              return Array.from({ length: quantity }, () => MAX);
          }
        };
        const uuids = make().map((uuid) => write(uppercase ? uuid.toUpperCase() : uuid, format));
        return format === 'json' ? JSON.stringify(uuids, null, 2) : uuids.join('\n');
      },
      examples: {
        oneUuid: { input: { quantity: 1 }, check: (text) => inspectUuid(text).version === 4 },
        sortable: {
          input: { quantity: 5, version: 'v7' },
          check: (text) => text === text.split('\n').toSorted().join('\n'),
        },
        fromName: {
          input: { version: 'v5', namespace: 'DNS', names: ['www.example.com'] },
          output: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
        },
        nilUrn: { input: { version: 'nil', format: 'urn' }, output: 'urn:uuid:00000000-0000-0000-0000-000000000000' },
      },
    }),

    inspect: operation({
      fields: { uuid: text({ primary: true, single: true, monospace: true }) },
      output: {
        kind: out.row(),
        timestamp: out.row(),
        bits: out.bits(),
        standard: out.row(),
        clockSequence: out.row(),
        node: out.row(),
        hex: out.row(),
        integer: out.row(),
        urn: out.row(),
        guid: out.row(),
      },
      failures: [...problems],
      messages: ['version', 'nil', 'max', 'ncs', 'microsoft', 'future', 'random-node', 'hardware-node'],
      answers: 'inline',
      aliases: { 'uuid-info': {}, 'uuid-decode': {} },
      detect: [
        {
          pattern: /^(urn:uuid:)?\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/i,
          length: [36, 47],
          confidence: 0.95,
        },
        {
          // Without hyphens it is more often an MD5, so it comes second.
          pattern: /^(?=\d*[a-f])[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
          confidence: 0.6,
        },
      ],
      transform({ uuid }, ctx) {
        const inspected = inspectUuid(uuid);
        const {
          uuid: standard,
          variant,
          version,
          hex,
          integer,
          timestamp,
          clockSequence,
          node,
          nodeIsRandom,
        } = inspected;
        const layout = uuidFields(inspected);
        return {
          kind: variant === 'rfc9562' ? ctx.say('version', { version: version ?? 0 }) : ctx.say(variant),
          timestamp,
          bits: layout && {
            digits: layout.digits,
            fields: layout.fields.map((field) => ({ ...field, meaning: meaningOf(field.name, inspected) })),
          },
          standard,
          clockSequence,
          node: node && ctx.say(nodeIsRandom ? 'random-node' : 'hardware-node', { node }),
          hex,
          integer: integer.toString(),
          urn: `urn:uuid:${standard}`,
          guid: inGuidOrder(standard),
        };
      },
      examples: {
        version7: {
          input: { uuid: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
          output: {
            timestamp: '2022-02-22T19:22:22.000Z',
            node: null,
            standard: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
          },
        },
        version6: {
          input: { uuid: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
          output: {
            timestamp: '2022-02-22T19:22:22.0000000Z',
            clockSequence: 13_256,
            node: { message: 'random-node', params: { node: '9f:6b:de:ce:d8:46' } },
          },
        },
        inBraces: {
          input: { uuid: '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}' },
          output: { node: { message: 'hardware-node', params: { node: '00:c0:4f:d4:30:c8' } } },
        },
      },
    }),
  },
});

function bytesOfNode(node: string): Uint8Array | undefined {
  const hex = node.replace(/[\s:-]/g, '');
  return hex === '' ? undefined : Uint8Array.from({ length: 6 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

function write(uuid: string, format: (typeof formats)[number]): string {
  if (format === 'compact') return uuid.replaceAll('-', '');
  if (format === 'braces') return `{${uuid}}`;
  return format === 'urn' ? `urn:uuid:${uuid}` : uuid;
}

/** The meaning of a field's bits, if its value alone doesn't show it. */
function meaningOf(name: string, { timestamp, node }: UuidParts): string | null {
  if (name === 'var') return 'RFC 9562';
  if (name === 'unix_ts_ms' || name === 'time_high') return timestamp;
  return name === 'node' ? node : null;
}
