import { casesOf } from '../../src/core/spec.ts';
import type tool from './wifi-qrcode-generator.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { ssid: 'N', security: 'SAE', password: 'a' },
        output: { payload: 'WIFI:T:SAE;S:N;P:a;;' },
        warns: [],
      },
      // digits are not quoted: some phones take the quotes for a part of the password
      { input: { ssid: 'N', password: '123456789' }, output: { payload: 'WIFI:T:WPA;S:N;P:123456789;;' } },
      {
        input: { ssid: 'N', security: 'nopass', hidden: true, password: 'left over' },
        output: { payload: 'WIFI:T:nopass;S:N;H:true;;' },
      },
      {
        input: { ssid: 'N', security: 'WPA2-EAP', eapMethod: 'TLS', identity: 'ada', phase2: 'none' },
        output: { payload: 'WIFI:T:WPA2-EAP;S:N;E:TLS;I:ada;;' },
        warns: [],
      },
      {
        input: { ssid: 'N', security: 'WPA2-EAP', eapMethod: 'PEAP', phase2: 'none' },
        output: { payload: 'WIFI:T:WPA2-EAP;S:N;E:PEAP;;' },
        warns: ['no-identity', 'no-password'],
      },
      { input: { ssid: 'N', password: 'x' }, output: { payload: 'WIFI:T:WPA;S:N;P:x;;' }, warns: ['wpa-password'] },
      { input: { ssid: 'N', security: 'WEP', password: 'abcd' }, output: {}, warns: ['wep-key'] },
      { input: { ssid: '名'.repeat(11), security: 'nopass' }, output: {}, warns: ['ssid-too-long'] },
      { input: { ssid: '' }, output: { svg: '', payload: null } },
      { input: { ssid: 'N', security: 'nopass', foreground: '#fff' }, output: {}, warns: ['low-contrast'] },
      { input: { ssid: 'x\ud800', security: 'nopass' }, fails: 'lone-surrogate' },
      { input: { ssid: 'a'.repeat(3000), security: 'nopass' }, fails: 'over-capacity' },
    ],
  },
  read: {
    detect: [
      {
        matches: ['WIFI:T:WPA;S:mynetwork;P:mypass;;', 'WIFI:T:WPA;S:n;P:abc;def;;', 'WIFI:S:a\\;b;;'],
        rejects: ['WIFI: password is on the fridge', 'wifi', 'WIFI:;', 'WIFI:S:open'],
      },
    ],
    examples: [
      { input: { payload: 'https://example.com' }, fails: 'not-wifi' },
      ...(
        [
          ['WIFI:T:WPA;S:n;P:abc;def;;', 'n', 'abc;def'],
          ['WIFI:T:WPA;S:n;P:abc:d;e:f;;', 'n', 'abc:d;e:f'],
          ['WIFI:T:WPA;S:Tom;Ann;P:abc;;', 'Tom;Ann', 'abc'],
          ['WIFI:P:a;b;c;T:WPA;S:n;;', 'n', 'a;b;c'],
          ['WIFI:S:n;T:WPA;P:abc;T:x;;', 'n', 'abc;T:x'],
          ['WIFI:S:n;T:WPA;P:abc;;;', 'n', 'abc;'],
          ['WIFI:S:n;T:WPA;P:;abc;;', 'n', ';abc'],
          ['wifi:s:n;p:abc;d\\;e;;', 'n', 'abc;d;e'],
        ] as const
      ).map(([payload, network, passwordRead]) => ({
        input: { payload },
        output: { network, passwordRead },
        warns: ['joined' as const],
      })),
      ...(
        [
          ['WIFI:T:SAE;S:n;P:abc;K:MDkwEw==;;', 'abc'],
          ['WIFI:T:WPA;S:n;P:abc\\;def;;', 'abc;def'],
          ['WIFI:T:WPA;S:n;P:abc', 'abc'],
          ['WIFI:T:WPA;S:n;P:abc;', 'abc'],
        ] as const
      ).map(([payload, passwordRead]) => ({ input: { payload }, output: { network: 'n', passwordRead }, warns: [] })),
    ],
  },
});
