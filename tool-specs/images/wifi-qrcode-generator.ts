import { choice, color, defineTool, integer, operation, out, secret, text, toggle } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { drawQr, QR_NOTICES } from '../../src/lib/pictures/qr/draw.ts';
import { buildWifi } from '../../src/lib/pictures/qr-payload/build.ts';
import { parsePayload } from '../../src/lib/pictures/qr-payload/parse.ts';
import type { PartName } from '../../src/lib/pictures/qr-payload/payload.ts';
import { loneSurrogateAt } from '../../src/lib/bytes/utf8.ts';

const EAP = ['PEAP', 'TTLS', 'TLS', 'PWD', 'SIM', 'AKA', "AKA'", 'MD5', 'POTP', 'GTC', 'IKEv2', 'LEAP', 'PSK', 'FAST', 'TEAP', 'EKE', 'NOOB'] as const; // prettier-ignore
/** Methods that identify the user by a certificate or card. */
const WITHOUT_PASSWORD: readonly string[] = ['TLS', 'SIM', 'AKA', "AKA'", 'NOOB'];
/** Methods with an inner method. */
const TUNNELS = ['PEAP', 'TTLS', 'FAST', 'TEAP'] as const;

const MOST_SSID_BYTES = 32; // IEEE 802.11
const enterprise = { security: ['WPA2-EAP'] };

export default defineTool({
  icon: 'wifi',
  createdAt: '2023-09-06',
  related: ['qrcode-generator', 'qr-code-decoder', 'token-generator'],
  operations: {
    run: operation({
      fields: {
        ssid: text({ primary: true }),
        security: choice(['WPA', 'SAE', 'WEP', 'WPA2-EAP', 'nopass'], {
          names: { WPA: 'WPA / WPA2 / WPA3', SAE: 'WPA3', WEP: 'WEP', 'WPA2-EAP': 'WPA2-EAP (802.1X)' },
        }),
        password: secret({ when: { security: ['WPA', 'SAE', 'WEP', 'WPA2-EAP'] } }),
        onlyWpa3: toggle({ when: { security: ['WPA'] } }),
        eapMethod: choice(EAP, { names: Object.fromEntries(EAP.map((name) => [name, name])), when: enterprise }),
        phase2: choice(['MSCHAPV2', 'PAP', 'GTC', 'none'], {
          names: { MSCHAPV2: 'MSCHAPV2', PAP: 'PAP', GTC: 'GTC' },
          when: { ...enterprise, eapMethod: TUNNELS },
        }),
        identity: text({ when: enterprise }),
        anonymousIdentity: text({ when: enterprise }),
        hidden: toggle(),
        level: choice({ L: 'L (7%)', M: 'M (15%)', Q: 'Q (25%)', H: 'H (30%)' }, { initial: 'M' }),
        size: integer({ min: 32, max: 4096, initial: 512 }),
        margin: integer({ min: 0, max: 32, initial: 4 }),
        foreground: color({ initial: '#000000' }),
        background: color({ initial: '#ffffff' }),
      },
      output: {
        svg: out.svg({ fileName: 'wifi-qr-code', secret: true }),
        payload: out.row({ secret: true }),
        version: out.row(),
      },
      failures: ['over-capacity', 'lone-surrogate'],
      warnings: [...QR_NOTICES, 'ssid-too-long', 'no-password', 'wpa-password', 'wep-key', 'no-identity'],
      messages: ['version'],
      aliases: { wifi: {}, 'wifi-qr': {}, 'wifi-open': { security: 'nopass' }, 'wifi-eap': { security: 'WPA2-EAP' } },
      answers: 'inline',
      async transform(input, ctx) {
        const { ssid, security, password, eapMethod } = input;
        const tunnel = TUNNELS.some((method) => method === eapMethod);
        // Text that can't be encoded as UTF-8 has no length in bytes; drawing rejects it.
        if (loneSurrogateAt(ssid) < 0 && encodeUtf8(ssid).length > MOST_SSID_BYTES)
          ctx.warn('ssid-too-long', { limit: MOST_SSID_BYTES });
        if (security === 'WPA2-EAP') {
          if (input.identity === '') ctx.warn('no-identity');
          if (password === '' && !WITHOUT_PASSWORD.includes(eapMethod)) ctx.warn('no-password');
        } else if (security !== 'nopass') {
          if (password === '') ctx.warn('no-password');
          // WPA3 itself (SAE) has no limits
          else if (security === 'WPA' && !/^(?:[\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password))
            ctx.warn('wpa-password');
          else if (security === 'WEP' && !isWepKey(password)) ctx.warn('wep-key');
        }
        const payload = buildWifi({
          ...input,
          password: security === 'WPA2-EAP' && WITHOUT_PASSWORD.includes(eapMethod) ? '' : password,
          phase2: tunnel && input.phase2 !== 'none' ? input.phase2 : '',
        });
        // WPA3 specification, 7: in R, bit 0 is set if a network no longer accepts WPA2
        const whole =
          security === 'WPA' && input.onlyWpa3 ? payload.replace('WIFI:T:WPA;', 'WIFI:T:WPA;R:1;') : payload;
        const { svg, version, side, notices } = await drawQr(whole, input);
        for (const { code, params } of notices) ctx.warn(code, params);
        return { svg, payload: whole, version: ctx.say('version', { version, side }) };
      },
      examples: {
        cafe: {
          input: { ssid: 'Cafe', password: 'correct horse' },
          output: { payload: 'WIFI:T:WPA;S:Cafe;P:correct horse;;' },
          warns: [],
        },
        guestNetwork: {
          input: { ssid: 'Guests', security: 'nopass' },
          output: { payload: 'WIFI:T:nopass;S:Guests;;' },
          warns: [],
        },
        hiddenNetwork: {
          input: { ssid: 'My;Net', password: 'p:a"ss,wo\\rd', hidden: true },
          output: { payload: 'WIFI:T:WPA;S:My\\;Net;P:p\\:a\\"ss\\,wo\\\\rd;H:true;;' },
        },
        campus: {
          input: {
            ssid: 'Campus',
            security: 'WPA2-EAP',
            identity: 'ada@uni.example',
            anonymousIdentity: 'anon',
            password: 'x',
          },
          output: { payload: 'WIFI:T:WPA2-EAP;S:Campus;P:x;E:PEAP;PH2:MSCHAPV2;I:ada@uni.example;A:anon;;' },
          warns: [],
        },
        onlyWpa3: {
          input: { ssid: 'N', password: 'long enough', onlyWpa3: true },
          output: { payload: 'WIFI:T:WPA;R:1;S:N;P:long enough;;' },
        },
      },
    }),

    read: operation({
      fields: { payload: text({ primary: true, secret: true, monospace: true }) },
      output: {
        network: out.row(),
        securityRead: out.row(),
        passwordRead: out.row({ secret: true }),
        hiddenRead: out.row(),
        identityRead: out.row(),
        methodRead: out.row(),
      },
      failures: ['not-wifi'],
      warnings: ['joined'],
      messages: ['yes'],
      aliases: { 'wifi-read': {} },
      answers: 'inline',
      detect: [{ pattern: /^WIFI:(?:[TSPHEIARK]|PH2):[^\r\n]*;$/i, length: [9, 2000], confidence: 0.98 }],
      transform({ payload }, ctx) {
        const { kind, parts, isJoined } = parsePayload(payload);
        const valueOf = (name: PartName) => parts.find((part) => part.name === name)?.value ?? null;
        if (kind !== 'wifi' || valueOf('ssid') === null) throw ctx.fail('not-wifi');
        if (isJoined) ctx.warn('joined');
        return {
          network: valueOf('ssid'),
          securityRead: valueOf('security') ?? 'nopass',
          passwordRead: valueOf('password'),
          hiddenRead: valueOf('hidden')?.toLowerCase() === 'true' ? ctx.say('yes') : null,
          identityRead: valueOf('identity'),
          methodRead: [valueOf('eapMethod'), valueOf('phase2')].filter((part) => part !== null).join(' / ') || null,
        };
      },
      examples: {
        specialName: {
          input: { payload: 'WIFI:T:WPA;S:My\\;Net;P:p\\:a\\"ss;H:true;;' },
          output: { network: 'My;Net', securityRead: 'WPA', passwordRead: 'p:a"ss', hiddenRead: { message: 'yes' } },
        },
        guestNetwork: {
          input: { payload: 'WIFI:S:Guests;;' },
          output: { network: 'Guests', securityRead: 'nopass', passwordRead: null },
        },
        campus: {
          input: { payload: 'WIFI:T:WPA2-EAP;S:Campus;P:x;E:PEAP;PH2:MSCHAPV2;I:ada@uni.example;A:anon;;' },
          output: { identityRead: 'ada@uni.example', methodRead: 'PEAP / MSCHAPV2' },
        },
      },
    }),
  },
});

/** 5, 13 or 16 characters, or twice as many hexadecimal digits. */
function isWepKey(key: string): boolean {
  return /^(?:[\x20-\x7e]{5}|[\x20-\x7e]{13}|[\x20-\x7e]{16}|[\da-f]{10}|[\da-f]{26}|[\da-f]{32})$/i.test(key);
}
