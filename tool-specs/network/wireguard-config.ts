import {
  choice,
  defineTool,
  integer,
  list,
  operation,
  optionalInteger,
  out,
  secret,
  text,
  toggle,
} from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { X25519_PROBLEMS, x25519Public } from '../../src/lib/crypto/jwk/x25519.ts';
import {
  BUILD_PROBLEMS,
  buildConfigs,
  readDns,
  readPeers,
  readPool,
  readRoutes,
} from '../../src/lib/network/wireguard/build.ts';
import { newPrivateKey, newSharedKey, publicKeyOf } from '../../src/lib/network/wireguard/keys.ts';
import {
  ADVICE,
  ALL_KEYS,
  FAULTS,
  isKeyName,
  readConfig,
  SECRET,
  type Section,
} from '../../src/lib/network/wireguard/read.ts';
import { fittingQr } from '../../src/lib/pictures/qr/fitting.ts';

// The keys are the pair of Bob in RFC 7748, 6.1, and public keys of `wg pubkey`: nobody may use them.
const CLIENT = `[Interface]
PrivateKey = XasIfmJKikt54X+Lg4AO5m87sSkmGLb9HC+LJ/+I4Os=
Address = 10.8.0.2/32
DNS = 1.1.1.1

[Peer]
PublicKey = hSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=
AllowedIPs = 0.0.0.0/0, ::/0
Endpoint = vpn.example.com:51820
PersistentKeepalive = 25
`;
const FAULTY = `[Interface]
PrivateKey = XasIfmJKikt54X+Lg4AO5m87sSkmGLb9HC+LJ/+I4Os=
Address = 10.8.0.1/24

[Peer]
# phone
PublicKey = 27wWYUjqTNGe0BOrqe9i3aXFJS9c27CswdHzsGhNXRM=
AllowedIPs = 10.8.0.2/32

[Peer]
# laptop
PublicKey = 1Acxkp6yuTZWpQhrMlJUyJSoH6NmjqB6SZU8B/v6MiY
AllowedIPs = 10.8.0.2/32
`;

const KEY_PROBLEMS = ['bad-key', ...X25519_PROBLEMS] as const;

export default defineTool({
  icon: 'shield-ellipsis',
  createdAt: '2026-11-29',
  related: ['subnet-planner', 'qrcode-generator', 'ssh-keys', 'ipv6-ula-generator'],
  operations: {
    build: operation({
      fields: {
        endpoint: text({ primary: true, single: true, maxLength: 300, monospace: true }),
        peers: list({ maxLength: 20_000 }),
        tunnel: choice(['full', 'split']),
        pool: text({ initial: '10.8.0.0/24', maxLength: 200, monospace: true }),
        dns: text({ initial: '1.1.1.1', maxLength: 500, monospace: true }),
        routes: list({ maxLength: 10_000, when: { tunnel: ['split'] } }),
        keepalive: integer({ min: 0, max: 65_535, initial: 25, advanced: true }),
        sharedKeys: toggle({ initial: true, advanced: true }),
        outside: text({ maxLength: 15, monospace: true, advanced: true }),
        mtu: optionalInteger({ min: 576, max: 65_535, advanced: true }),
        serverKey: secret({ required: false, advanced: true }),
      },
      output: {
        peer: out.code('plain', { secret: true, fileName: 'peer.conf' }),
        qr: out.svg({ secret: true, fileName: 'peer' }),
        server: out.code('plain', { secret: true, fileName: 'wg0.conf' }),
        addresses: out.table(['name', 'address', 'publicKey']),
        files: out.files({ secret: true }),
      },
      failures: [...BUILD_PROBLEMS, ...KEY_PROBLEMS],
      warnings: ['qr-too-long'],
      aliases: { wireguard: {}, 'wg-split': { tunnel: 'split' } },
      answers: 'inline',
      async transform({ tunnel, routes: typed, sharedKeys, ...fields }, ctx) {
        ctx.within('peers', () => readPeers(fields.peers));
        ctx.within('pool', () => readPool(fields.pool));
        ctx.within('dns', () => readDns(fields.dns));
        const routes = ctx.within('routes', () => readRoutes(typed));
        const plan = { ...fields, hasSharedKeys: sharedKeys, ...(tunnel === 'split' ? { routes } : {}) };
        const { server, peers } = await buildConfigs(plan, ctx.random, x25519Public);
        const fileOf = (name: string, type: string, content: string) => ({ name, type, bytes: encodeUtf8(content) });
        const files = [fileOf('wg0.conf', 'text/plain', server)];
        const codes: string[] = [];
        for (const { file, config } of peers) {
          const svg = await fittingQr(config);
          codes.push(svg);
          files.push(fileOf(`${file}.conf`, 'text/plain', config));
          if (svg !== '') files.push(fileOf(`${file}.svg`, 'image/svg+xml', svg));
        }
        if (codes.includes('')) ctx.warn('qr-too-long');
        return {
          peer: peers[0]?.config ?? '',
          qr: codes[0] ?? '',
          server,
          addresses: peers.map(({ name, address, publicKey }) => ({ name, address, publicKey })),
          files,
        };
      },
      examples: {
        family: {
          input: { endpoint: 'vpn.example.com:51820', peers: ['phone', 'laptop'] },
          check: ({ peer, addresses, files }) =>
            peer.includes('Endpoint = vpn.example.com:51820') &&
            peer.includes('AllowedIPs = 0.0.0.0/0, ::/0') &&
            addresses.map(({ address }) => address).join() === '10.8.0.2,10.8.0.3' &&
            files.map(({ name }) => name).join() === 'wg0.conf,phone.conf,phone.svg,laptop.conf,laptop.svg',
          warns: [],
        },
        office: {
          input: {
            endpoint: '203.0.113.5',
            peers: ['Ada'],
            tunnel: 'split',
            pool: '10.99.0.0/24, fd00:99::/64',
            routes: ['192.168.10.0/24'],
            dns: '192.168.10.1, corp.example',
          },
          check: ({ peer, server }) =>
            peer.includes('AllowedIPs = 10.99.0.0/24, fd00:99::/64, 192.168.10.0/24\n') &&
            peer.includes('Endpoint = 203.0.113.5:51820') &&
            server.includes('Address = 10.99.0.1/24, fd00:99::1/64'),
        },
      },
    }),

    read: operation({
      fields: {
        config: text({ primary: true, secret: true, multiline: true, monospace: true, rows: 12, maxLength: 200_000 }),
      },
      output: {
        verdict: out.verdict(),
        publicKey: out.row(),
        faults: out.table(['line', 'severity', 'fault']),
        parts: out.table(['section', 'key', 'value', 'meaning']),
        qr: out.svg({ secret: true, fileName: 'wireguard' }),
      },
      failures: KEY_PROBLEMS,
      messages: [
        ...FAULTS,
        ...ADVICE,
        ...ALL_KEYS.map((key) => `means-${key}` as const),
        'all-traffic',
        'hidden',
        'own-section',
        'peer-section',
        'named-peer',
        'fault',
        'advice',
        'no-faults',
        'some-faults',
        'some-advice',
      ],
      aliases: { 'wg-read': {} },
      answers: 'inline',
      detect: [{ pattern: /^(?:\s*#[^\n]*\n){0,5}\s*\[Interface\]\s*(?:#[^\n]*)?\r?\n/i, confidence: 0.97 }],
      async transform({ config }, ctx) {
        const { sections, publicKey, findings } = await readConfig(config, x25519Public);
        const isFault = (code: string) => (FAULTS as readonly string[]).includes(code);
        const bad = findings.filter(({ code }) => isFault(code)).length;
        const [tone, label] =
          bad > 0
            ? (['bad', ctx.say('some-faults', { count: bad })] as const)
            : findings.length > 0
              ? (['warn', ctx.say('some-advice', { count: findings.length })] as const)
              : (['good', ctx.say('no-faults')] as const);
        const peers = sections.filter(({ title }) => title === 'Peer');
        const titleOf = (section: Section) =>
          section.title === 'Interface'
            ? ctx.say('own-section')
            : section.name === ''
              ? ctx.say('peer-section', { number: peers.indexOf(section) + 1 })
              : ctx.say('named-peer', { number: peers.indexOf(section) + 1, name: section.name });
        return {
          verdict: { tone, label },
          publicKey,
          faults: findings.map(({ line, code, params }) => ({
            line: line === 0 ? null : line,
            severity: ctx.say(isFault(code) ? 'fault' : 'advice'),
            fault: ctx.say(code, params),
          })),
          parts: sections.flatMap((section) =>
            section.entries.map(({ key, value }) => ({
              section: titleOf(section),
              key,
              value: SECRET.includes(key) ? ctx.say('hidden') : value,
              meaning:
                key === 'AllowedIPs' && /(?:^|[\s,])(?:0\.0\.0\.0|::)\/0/.test(value)
                  ? ctx.say('all-traffic')
                  : isKeyName(key)
                    ? ctx.say(`means-${key}`)
                    : null,
            })),
          ),
          // a phone reads the configuration of a peer, one with an endpoint to connect to
          qr: bad === 0 && peers.some(({ entries }) => entries.some(({ key }) => key === 'Endpoint')) ? await fittingQr(config) : '', // prettier-ignore
        };
      },
      examples: {
        client: {
          input: { config: CLIENT },
          output: { publicKey: '3p7bfXt9wbTTW2HC7OQ1Nz+DQ8hbeGdNrfx+FG+IK08=', faults: [] },
        },
        faulty: {
          input: { config: FAULTY },
          check: ({ faults }) =>
            faults.map(({ line, fault }) => `${String(line)} ${(fault as { message: string }).message}`).join() ===
            '5 no-endpoint,12 bad-key-length,13 same-network',
        },
      },
    }),

    keys: operation({
      fields: { ownKey: secret({ primary: true, generate: newPrivateKey }) },
      output: { publicKey: out.row(), sharedKey: out.row({ secret: true }) },
      failures: KEY_PROBLEMS,
      aliases: { 'wg-keys': {}, 'wg-pubkey': {} },
      answers: 'inline',
      async transform({ ownKey }, ctx) {
        const key = ownKey.trim();
        return { publicKey: await publicKeyOf(key, x25519Public), sharedKey: newSharedKey(ctx.random) };
      },
      examples: {
        pair: {
          input: { ownKey: 'dwdtCnMYpX08FsFyUbJmRd9ML4frwJkqsXf7pR25LCo=' },
          output: { publicKey: 'hSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=' },
        },
      },
    }),
  },
});
