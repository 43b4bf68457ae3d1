import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './ssh-keys.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'OpenSSH private key in another notation',
        pattern: /-----BEGIN OPENSSH PRIVATE KEY-----(?:\\|["'`]|%0[AD]|&#)/,
        take: whole,
        confidence: 0.975,
      },
      {
        name: 'SSH public key',
        pattern:
          /^(?:(?:sk-)?ssh-(?:rsa|ed25519|dss)|(?:sk-)?ecdsa-sha2-nistp\d{3})(?:-cert-v01)?(?:@openssh\.com)? AAAA[\w+/]{40,}={0,2}(?: \S.*)?$/,
        take: whole,
        confidence: 0.975,
      },
      {
        // authorized_keys and known_hosts: the first key of the text may stand after comments, options or hosts
        name: 'lines of SSH keys',
        pattern:
          /^(?:#[^\n]{0,300}\n){0,5}(?:@[a-z-]{4,20} )?(?:\S{1,1000} |(?:from|command|environment|restrict|no-)[^\n]{1,1000}? )?(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d{3})(?:-cert-v01@openssh\.com)? AAAA[\w+/]{40,}={0,2}(?=[ \t\r\n]|$)/,
        take: whole,
        confidence: 0.96,
      },
    ],
  },
});
