import { casesOf } from '../../src/core/spec.ts';
import { AUTHORIZED, ED25519, type default as tool } from './ssh-keys.ts';

// Keys, fingerprints, pictures and other forms are made with OpenSSH 9.2 (ssh-keygen -lv, -E md5, -e).
const RSA_3072 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQC0jhTGKWgESrrXASbHz5UBkoR/30Uq4I8imrjyQdRmote0p6Eiy9LpL149ZezxN8EmJn+UXesFmpkyaamwE27XpIlqwO4eIsaSdp71vOXe9yVh4EHuWcBk6cPZu3WcUKetB29RtNdsLhIOOxt20WkRukqflcy660p5hmAx7j7m0JyVYnF1o2UvQErxnkF095x2gx+98Ufn3Oj6aCWrOrVAXX5YijbD0TsbqElCqA+eEnfzLkR6Bo7sD8A7f9bepiiDv3p0uIkBg950SpRDNNSCyRr3UNcRmtDL6ta1p1hGqc06z7MmmPa1aVRzRWb0464UEWP5alkcAGZlJxumElmC6MxJcvm0TW6wlcgB+5EELnRAXLAwu1ogSRVOAcH/xkOoJQyNCQCA62DUgfGwVIORVQTerm1ru0e3INnTv8zLe3W9DvZ1gFiMiwHtpAjrWPoTKfUvp+BdKHdcWYhPbxk7XAQdgumwW3vNWUC/K5ppqlTG0WFrZhnp1s4kvzFAHHs= ada rsa 3072';
const RSA_2048 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCxupJzPNR8iTg4z8bjt/O5tlyR4r+QUmMzb5VnoEkCQF9FJkeBWDo5TC3dU1d+QcsJq5XMR3b9aODRnugvHg+mA92e3y5Pk0hdCsPEL/8EQLK2jUAqq3wV4EMoX9iIXywosgB82mPw/oW6ycGpKoq6QWWDVJO4/+9DVTVtFMPHfEuHczMPrRRHfzoYqpShZu78xWKw7ciOtDf3SfDDYwI9zZj5kcANcDn9BzeJXfV8RaO+P/IJDaD/xIshtrArIg9WMxUnXlMCfAuO6+y2kyySOFTCJzzGOK4VaaIr60u8Gj0dRYCGmdouc2v8MIx8RjM+ArkXoUYX3tna6jWneaZr ada rsa 2048';
const RSA_1024 =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDNGZ9Fl9pA6o8lf8XjmxmZ2TvjJeGNPIhbGyRqego6Go1yxXfht7LOohm/wG19lbM5nq+ycyKEzYKzirph/KTJ7u3TSGHMylxdicOgBzaXKMLUGk0V1WqsY1X2a0XGy+sq1sClPUnLvM9KpiRsEFPhA6rQGbbV1ebDwwaPR9Z4vQ== ada rsa 1024';
const ECDSA_256 =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBO7p3TLpGCNKJZjB0XRkal8dkVf8jyVPthLsoBKAt3h0CMBcdzWBgeb9gAJJmJ/1SxlIlVxW775TEY3+bOEtNfQ= ada ecdsa 256';
const ECDSA_384 =
  'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBEy/Zx1BYtKM4mJ4U5mjTkJ4lcZYjPUqbjhCABdMVeRFK2h4oT1s50euC5oo6AabD9S3t54EwvLiU4BITxBI501Qxb+bAJZdsh4gK7RlRVj74x8K9+16z8YgSc/BFprhtw== ada ecdsa 384';
const ECDSA_521 =
  'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBABeLnFzBUj+XZhb6Cat9zrkH+5aWsKRtRCJkgYY02kMIcQ+d3zi8eDaAV8RUdqGoKUuuTAs3R4TfiE+KUcKMXskVwAsUCf2n91TheYwL5nNGhhVZrMaCyt7dRU7LdnTU01p5qgBSFZxhlMsCrKvy/Y1kuk8PoB0fhgEs6imRJIAHJBywg== ada ecdsa 521';
const DSA =
  'ssh-dss AAAAB3NzaC1kc3MAAACBAJ0J/zBNzXBDiWqTYIgB86rcXF6ailmwXuxWbWp74zjTLfw6RAha/Us0dW9C3pWQmdp/KihutUIvU0s25on2uvRBoRacpLHyP86xI1QdqBaAifR+zQTYKccTRX5bFYVGbD+B6VfpYQ1qFAXXop3LEN1jR/f4JP0FfU47Sdx1+ZWNAAAAFQCWLhquvpBvow87EoRACawlXTsQWwAAAIBh28BsCyIuBzxyIi4AfWjbMAtKEt8X0JlKzFF7fuXTA+M6LY/2NdrJmxUZ3Gslza0sJ7cCzffYMVcn51y8rcbB8K9Rp+0XlDaDMH2yISRTHFyrTjpB+iLY8LuTFo+1T7My6fyXxw60QU0LEqBkBSODvIKhfAg33gSFW+H+ugJaQgAAAIAjzU5BXyvQb2XeY3fpmdSctHw5yQ7Rs1wFBV92qTljpt70vtg9eQovC1FVAx5GlpHqRkAXZoMlbQXc5Lg3I8LU7T+gWq8Et+8hJLB+AE+e1+nG8YdGJUe46l53sQlTuBHLYvifzDkENtpFE2VLxsw22R3BVgarMMBCGWbJvT+bfw== ada dsa 1024';
const CERTIFICATE =
  'ecdsa-sha2-nistp256-cert-v01@openssh.com AAAAKGVjZHNhLXNoYTItbmlzdHAyNTYtY2VydC12MDFAb3BlbnNzaC5jb20AAAAgYYAxUER8Su91ntzUH8o06RI8yqA+etSdsejbO6oarB8AAAAIbmlzdHAyNTYAAABBBO7p3TLpGCNKJZjB0XRkal8dkVf8jyVPthLsoBKAt3h0CMBcdzWBgeb9gAJJmJ/1SxlIlVxW775TEY3+bOEtNfQAAAAAAAAAAAAAAAEAAAAGYWRhIGlkAAAADwAAAANhZGEAAAAEcm9vdAAAAABpVbkAAAAAAGs27IAAAAAAAAAAggAAABVwZXJtaXQtWDExLWZvcndhcmRpbmcAAAAAAAAAF3Blcm1pdC1hZ2VudC1mb3J3YXJkaW5nAAAAAAAAABZwZXJtaXQtcG9ydC1mb3J3YXJkaW5nAAAAAAAAAApwZXJtaXQtcHR5AAAAAAAAAA5wZXJtaXQtdXNlci1yYwAAAAAAAAAAAAAAMwAAAAtzc2gtZWQyNTUxOQAAACC5RLWDWY0BR7q653EDUH9cFv+R3GlcGV+mBszEVihtRwAAAFMAAAALc3NoLWVkMjU1MTkAAABA2MoA2l2vUGGLaYNUg8BuW9jiiX8z3KVDyc9OAiRHNYvV64PTzr3rXSe/tBEbpeLJsME8S54ojggqA+WTHYV/BQ== ada ecdsa 256';
const PRIVATE = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW
QyNTUxOQAAACC5RLWDWY0BR7q653EDUH9cFv+R3GlcGV+mBszEVihtRwAAAJgp4V4XKeFe
FwAAAAtzc2gtZWQyNTUxOQAAACC5RLWDWY0BR7q653EDUH9cFv+R3GlcGV+mBszEVihtRw
AAAEA7KP+jQXPrRUJdiMqKX5E3qnst5HkrwuFciiR7VvKVVblEtYNZjQFHurrncQNQf1wW
/5HcaVwZX6YGzMRWKG1HAAAAD2FkYSBlZDI1NTE5IDI1NgECAwQFBg==
-----END OPENSSH PRIVATE KEY-----
`;
const LOCKED = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHIAAAAGYmNyeXB0AAAAGAAAABCAW9jXE5
po4YxWxrOfJZPcAAAAEAAAAAEAAAAzAAAAC3NzaC1lZDI1NTE5AAAAIEu873bIHggR0ep/
wIDt46nZ2WHDIzQg/2g3rQjQpHgFAAAAkOY3FSDcTRVaSAGD2AprxJiIdEmvlkcoR9KYbE
o4Xo6C/j+t4T4TtAgDI2BneBz3uuR2s99RHzcge5x6xua5utsu7psKpBEl38vBxnYDrO7z
PZgxBT2MH8rQWsSfrJLIcMup8A0mIWdMxFmMs0IHrNmFcw0/7jcn5dUuimPdBIjLy39Men
4A7P6Vj1dpi9ZRpg==
-----END OPENSSH PRIVATE KEY-----
`;
const PKCS8 = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+JFHEzGNhX0Z/+JQ
kxOWqioOWYP1qVjRRnGwdbe2iEqhRANCAASMux6xlwbMb2OHaqtQYjbhp2LmyEu/
0/SUwRABJdMY9o9byKFrk2eTAI/95o7J+uaTPzbJm0wudVCYZ2tiSP+q
-----END PRIVATE KEY-----
`;
const RSA_PEM = `-----BEGIN RSA PRIVATE KEY-----
MIIEowIBAAKCAQEA5i9FihA5PXHrZK8P22/2fW6zUaLCNypurUPWali5JSVet69D
60+okefnxnV7F+JyTPwcy8v0YPa9y0GKz35y2c7AIKUo/cTAnzLaVvCVigwpS7h/
kDHyg7Ob+cM3R4MvUvpuOYLsJNisjFd4HqGGaOuiEXaav6kjDaWKs93eCFC/vdFI
RbxzkAop+8QKOc1qSnFTXFvYtS+6bhNwlsVZ8cazH0OLNM2Dr2AXIZCDkJ+4F2ZP
raAsarvvGZ8D9coRYaAsJaV5v4POu9xmVNCnu++8d9TwXNYVxsp7B/qB0UDgquCW
cLea14Nd88FUeGlGsaiCeFUnutlCOnLyRlksgQIDAQABAoIBAAGPQQ8gM8oU7QBo
DJeeMGWD/mJdIJUEx3GRNpYB5kKJ6HfE3LHoXqyUs+bHZGtNnyK13wi559mWSTDw
2Sf1hYgDvFYJ4zwzO1vTLL43B+iMU1InJ+A0mKEWfCkrq5K5uq4RaPvzshLGr//m
rRDvw46cQTNEw+QTH6jQhgI/Jhl1b5zV2VLaXRJ0i9Wgm28H+98skmrg6vY60q8b
Ej5m3osbKA1JqA0KND8tV42X0YBABIRL8qaOyeiuzvECPD/a4G2oi/Jm4AD+cM1z
dHGNOTJMDtfI5x0NtwIY+aASUWDrmUV5cU0mToU6CkPW9ZQsxWdIXVBzRdBVBGhl
IDXPJxECgYEA8vGwYKeKfOP5IARaPx40sI+3nAcD50tWC7imyFKR2scKpnRzpkdr
vetp95oEPiH5L/yQ/255JInnVignf9f/HAx6nROWDtBVuLqcFdtfth4HjYsOCuzD
zNkei4wQKngTK6gzvTefxFlm0PvjIaoAgJwkTNKGwacQqdDil/srlZECgYEA8o4L
UrFHRf+slbmOf1ZOSW57tyVMY6ACa62PGuj6ziEg1hwEBq9jSynKN7HS6etfIEzH
7NfD+xpZzCLhqEjfivNAlKCwFAw/VVk3yO3NtU6wgPCvdh0g9TsjRVLijQBGz/xg
Mt7Rj9zzlf7O7nJHuO4JGduTMhQytg2hrKM/7/ECgYAT0jpEuIapB+SUgyZlze4Y
lbEyTrQ308KydB9PasUxp1msGQYyg9M7jJB5vhwogZcWHjIqVPYXUBUKx33phVLw
E+iRFj8A+Gh2COuhMOPPNQYCu1yq8YRMG07NreDHxkIyJqgKARbM60pjNJnkbj1a
QOMJTYfnFt1aLYu/QKPesQKBgQDrWkbEYz38PtzQny8UgcMO34RtrmRT2sPehZbx
DpWmA2EgQCjr76zSFuefaQ11aqxv4/Ct8KK6eNQfDs2VA7jc07GbRdv0Z/ngL+TA
M3bB8Wu0gVZPrm33Zf2QW592H4mWcJVLZwdCp6s3pPpXRk4vs9Di5TsLgau/GLUC
lZkJkQKBgBiYTpJUOahvP3Hq/XTLQACMjZk01EswbJfzBn6Gj32dq3dS07w3PstZ
rVoiqdoBBDVIpUVbWe+2+qQcNy5NRmeMivkntUk/88LbvVJzbS3b/UpP4nmx0K2r
BuimicdOQE4rkRpAR3lXaCZ0UWOLOwe4LORG3Yf+2p6s2o/6Qmw5
-----END RSA PRIVATE KEY-----
`;
const RFC4716 = `---- BEGIN SSH2 PUBLIC KEY ----
Comment: "2048-bit RSA, converted by root@vm from OpenSSH"
AAAAB3NzaC1yc2EAAAADAQABAAABAQCxupJzPNR8iTg4z8bjt/O5tlyR4r+QUmMzb5VnoE
kCQF9FJkeBWDo5TC3dU1d+QcsJq5XMR3b9aODRnugvHg+mA92e3y5Pk0hdCsPEL/8EQLK2
jUAqq3wV4EMoX9iIXywosgB82mPw/oW6ycGpKoq6QWWDVJO4/+9DVTVtFMPHfEuHczMPrR
RHfzoYqpShZu78xWKw7ciOtDf3SfDDYwI9zZj5kcANcDn9BzeJXfV8RaO+P/IJDaD/xIsh
trArIg9WMxUnXlMCfAuO6+y2kyySOFTCJzzGOK4VaaIr60u8Gj0dRYCGmdouc2v8MIx8Rj
M+ArkXoUYX3tna6jWneaZr
---- END SSH2 PUBLIC KEY ----
`;
const HASHED_HOSTS = `|1|glNVDRQwDo3JenGPOVW6Yz/M3Xg=|J5gSPBzcUrpequWE3FnSmvR0ksk= ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILlEtYNZjQFHurrncQNQf1wW/5HcaVwZX6YGzMRWKG1H
|1|AhyBQEBTRIm3jATBIVznErMplD8=|gvf/PvfWEXrJSuxN1QGp+2Rbwq4= ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILlEtYNZjQFHurrncQNQf1wW/5HcaVwZX6YGzMRWKG1H
`;
const HOST = 'host.example,192.0.2.1 ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILlEtYNZjQFHurrncQNQf1wW/5HcaVwZX6YGzMRWKG1H';

type Values = {
  art: string;
  openssh: string;
  rfc4716: string;
  pem: string;
  details: readonly { key: unknown; value: unknown }[];
  entries: readonly { line: unknown; type: unknown; bits: unknown; comment: unknown }[];
};
const message = (value: unknown) => (value as { message?: string } | null)?.message;
/** The fingerprint of a key and what is said of it. */
const printed = (keys: string, sha256: string, rating: string) => ({
  input: { keys },
  now: '2026-11-28T00:00:00Z',
  output: { sha256, verdict: { label: { message: rating } } },
});
const detailed = (keys: string, name: string, value: unknown) => ({
  input: { keys },
  check: ({ details }: Values) =>
    details.some((row) => message(row.key) === name && (message(row.value) ?? row.value) === value),
});
const written = (keys: string, form: 'openssh' | 'rfc4716' | 'pem' | 'art', expected: string) => ({
  input: { keys },
  check: (values: Values) => values[form] === expected,
});
const failing = (keys: string, fails: 'no-ssh-key' | 'bad-ssh-key' | 'other-ssh-type' | 'encrypted-key', offset = 0) =>
  ({ input: { keys }, fails, at: { offset } }) as const;
const [, BASE64 = ''] = ED25519.split(' ');
const PUTTY = `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: aes256-cbc\nComment: ada\nPublic-Lines: 2\n${BASE64.slice(0, 64)}\n${BASE64.slice(64)}\nKey-Derivation: Argon2id\n`;

export default casesOf<typeof tool>({
  run: {
    detect: [
      { matches: [RFC4716, RFC4716.replaceAll('\n', '\r\n')], rejects: [ED25519, '---- BEGIN SSH2 PUBLIC KEY ----'] },
      {
        matches: [PUTTY],
        rejects: ['PuTTY-User-Key-File', 'putty'],
      },
      { matches: [PRIVATE, LOCKED], rejects: [PKCS8, '-----BEGIN OPENSSH PRIVATE KEY-----'] },
    ],
    finds: {
      'OpenSSH private key in another notation': {
        matches: [PRIVATE.replaceAll('\n', String.raw`\n`)],
        rejects: ['-----BEGIN OPENSSH PRIVATE KEY-----', PKCS8],
      },
      'SSH public key': {
        matches: [[ED25519, ED25519], RSA_3072, ECDSA_256, CERTIFICATE],
        rejects: ['ssh-rsa key', 'ssh-ed25519', BASE64],
      },
      'lines of SSH keys': {
        matches: [AUTHORIZED, HOST, HASHED_HOSTS, `${ED25519}\n${RSA_3072}\n`],
        rejects: ['ssh-rsa is a type of key', 'ssh ada@example.com', 'known_hosts'],
      },
    },
    unrecognized: {
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n':
        'a key of any program',
    },
    examples: [
      printed(RSA_3072, 'SHA256:RNO3na8UB87l/RZOH4vnIDzbn5dsh9Tny0AOEACFyUQ', 'strong'),
      printed(RSA_2048, 'SHA256:A+JJa/CZRhqZ7ZXyPQA2ntSovzjCJDPLYnqa1Jr7InY', 'acceptable'),
      printed(RSA_1024, 'SHA256:M98j1sttziXu6kxfZg5QDOxUeFXewj8rC4zSqnVZBUs', 'short-key'),
      printed(ECDSA_256, 'SHA256:U3i8CJaYUousXWWsNyFgvr0kHl2IdUIqMi7yj8Qrql8', 'strong'),
      printed(ECDSA_384, 'SHA256:891uqpEB3/ZXUaGXxLyP1I0p6CA4PO1/Nm+Il8Uk5fo', 'strong'),
      printed(ECDSA_521, 'SHA256:Zn1QRJTKKk1uf2Nq5MPTpbjPZzPRCcq0d5eQRER5LcE', 'strong'),
      printed(DSA, 'SHA256:dco1aZS7WuZ6JDGPaGvqWXF9jh2F6iN1CuCOMOwbvK4', 'dsa-key'),
      printed(CERTIFICATE, 'SHA256:U3i8CJaYUousXWWsNyFgvr0kHl2IdUIqMi7yj8Qrql8', 'strong'),
      {
        ...printed(PRIVATE, 'SHA256:n45q7ydUP5zpKBflq+4+kZXX6981kNRpp18N7BJOA20', 'not-encrypted'),
        warns: ['keep-secret'],
      },
      { ...printed(LOCKED, 'SHA256:yGpky0QGqYYgvSsyr269EIUqHh8pJVHscMLEF3wQwpw', 'strong'), warns: ['keep-secret'] },
      {
        ...printed(PKCS8, 'SHA256:Kgy5cZu4rfsz6rllG7nHyQ4V03/CdNGi6yAyu6fo8NI', 'not-encrypted'),
        warns: ['keep-secret'],
      },
      {
        ...printed(RSA_PEM, 'SHA256:OogV0d85D1k9d1M5q0nbcHD9rMtZrIecC+tS7rOA65s', 'not-encrypted'),
        warns: ['keep-secret'],
      },
      { ...printed(RFC4716, 'SHA256:A+JJa/CZRhqZ7ZXyPQA2ntSovzjCJDPLYnqa1Jr7InY', 'acceptable') },
      { ...printed(HOST, 'SHA256:n45q7ydUP5zpKBflq+4+kZXX6981kNRpp18N7BJOA20', 'strong') },
      { ...printed(HASHED_HOSTS, 'SHA256:n45q7ydUP5zpKBflq+4+kZXX6981kNRpp18N7BJOA20', 'strong') },
      detailed(RSA_3072, 'md5', 'MD5:a3:10:96:ed:9c:0b:87:a7:7c:09:41:2a:95:a6:67:f2'),
      detailed(RSA_2048, 'md5', 'MD5:7a:00:ff:1b:cb:06:2e:43:bd:36:6a:79:99:cd:2c:8a'),
      detailed(RSA_1024, 'md5', 'MD5:87:71:74:c8:82:81:06:3e:56:1a:6a:8a:b7:f1:09:a3'),
      detailed(ECDSA_256, 'md5', 'MD5:ff:88:28:38:e0:56:dc:13:01:33:60:98:c2:49:6b:96'),
      detailed(ECDSA_384, 'md5', 'MD5:55:e7:52:8e:35:6c:73:83:76:6f:9d:18:97:98:93:68'),
      detailed(ECDSA_521, 'md5', 'MD5:ee:e6:fc:13:87:de:ec:49:8a:5b:9e:52:49:77:ca:75'),
      detailed(DSA, 'md5', 'MD5:1c:89:5c:b0:3f:b0:ec:22:b4:40:c2:2b:b1:d7:56:ff'),
      detailed(RSA_3072, 'size', 3072),
      detailed(RSA_1024, 'size', 1024),
      detailed(ECDSA_521, 'size', 521),
      detailed(DSA, 'size', 1024),
      detailed(CERTIFICATE, 'size', 256),
      detailed(PRIVATE, 'comment', 'ada ed25519 256'),
      detailed(RFC4716, 'comment', '2048-bit RSA, converted by root@vm from OpenSSH'),
      detailed(PRIVATE, 'encryption', 'none'),
      detailed(LOCKED, 'encryption', 'aes256-ctr'),
      detailed(CERTIFICATE, 'key-id', 'ada id'),
      detailed(CERTIFICATE, 'principals', 'ada, root'),
      detailed(CERTIFICATE, 'valid-to', '2027-01-01T00:00:00Z'),
      detailed(HOST, 'hosts', 'host.example,192.0.2.1'),
      detailed(HOST, 'form', 'known-host'),
      detailed(HASHED_HOSTS, 'hosts', 'hashed-hosts'),
      detailed(`@cert-authority *.example.com ${ED25519}`, 'hosts', '@cert-authority *.example.com'),
      detailed(
        `command="echo \\"ssh-rsa AAAA\\" b",no-pty ${ED25519}`,
        'options',
        'command="echo \\"ssh-rsa AAAA\\" b",no-pty',
      ),
      detailed(`restrict,pty ${ED25519}`, 'form', 'authorized'),
      detailed(BASE64, 'type', 'ssh-ed25519'),
      detailed(`${ED25519.replace('ada@example.com', 'ключ 🔑 of mine')}\r\n`, 'comment', 'ключ 🔑 of mine'),
      {
        ...printed(CERTIFICATE, 'SHA256:U3i8CJaYUousXWWsNyFgvr0kHl2IdUIqMi7yj8Qrql8', 'expired-certificate'),
        now: '2027-02-01T00:00:00Z',
      },
      written(
        RSA_3072,
        'art',
        '+---[RSA 3072]----+\n|    +E=o+o       |\n|     + . .o . . .|\n|        .. . = =.|\n|       .  . . *++|\n|        S .. .+=*|\n|           ++oo+B|\n|            ====o|\n|           . .===|\n|              o=+|\n+----[SHA256]-----+',
      ),
      written(
        ECDSA_521,
        'art',
        '+---[ECDSA 521]---+\n|           +O*o..|\n|           ..oE..|\n|         .... o. |\n|        ..oo +   |\n|       +S.+ + o.o|\n|      .o= .= .o+o|\n|       o = o.o...|\n|          O.* =  |\n|         .oOo+ o |\n+----[SHA256]-----+',
      ),
      written(
        DSA,
        'art',
        '+---[DSA 1024]----+\n|            ..   |\n|           ... . |\n|        . . *.. .|\n|   .   . +o*.o . |\n|    +   S.==+.+  |\n|   o o oooo+*B . |\n|    + ..o..B= o  |\n|     + oo ..o.   |\n|  Eo+.+o  .o     |\n+----[SHA256]-----+',
      ),
      written(
        CERTIFICATE,
        'art',
        '+[ECDSA-CERT 256]-+\n|  oo=.+          |\n| + *.Xo. o       |\n|+ B *o=.. +      |\n|o= *.oo. + .     |\n|+.= +. .S .      |\n|o+ + .   .       |\n|  = E            |\n|.. =             |\n|=o+ .            |\n+----[SHA256]-----+',
      ),
      written(
        RSA_2048,
        'pem',
        '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsbqSczzUfIk4OM/G47fz\nubZckeK/kFJjM2+VZ6BJAkBfRSZHgVg6OUwt3VNXfkHLCauVzEd2/Wjg0Z7oLx4P\npgPdnt8uT5NIXQrDxC//BECyto1AKqt8FeBDKF/YiF8sKLIAfNpj8P6FusnBqSqK\nukFlg1STuP/vQ1U1bRTDx3xLh3MzD60UR386GKqUoWbu/MVisO3IjrQ390nww2MC\nPc2Y+ZHADXA5/Qc3iV31fEWjvj/yCQ2g/8SLIbawKyIPVjMVJ15TAnwLjuvstpMs\nkjhUwic8xjiuFWmiK+tLvBo9HUWAhpnaLnNr/DCMfEYzPgK5F6FGF97Z2uo1p3mm\nawIDAQAB\n-----END PUBLIC KEY-----\n',
      ),
      written(
        ECDSA_384,
        'pem',
        '-----BEGIN PUBLIC KEY-----\nMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAETL9nHUFi0oziYnhTmaNOQniVxliM9Spu\nOEIAF0xV5EUraHihPWznR64LmijoBpsP1Le3ngTC8uJTgEhPEEjnTVDFv5sAll2y\nHiArtGVFWPvjHwr37XrPxiBJz8EWmuG3\n-----END PUBLIC KEY-----\n',
      ),
      written(
        RSA_PEM,
        'pem',
        '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5i9FihA5PXHrZK8P22/2\nfW6zUaLCNypurUPWali5JSVet69D60+okefnxnV7F+JyTPwcy8v0YPa9y0GKz35y\n2c7AIKUo/cTAnzLaVvCVigwpS7h/kDHyg7Ob+cM3R4MvUvpuOYLsJNisjFd4HqGG\naOuiEXaav6kjDaWKs93eCFC/vdFIRbxzkAop+8QKOc1qSnFTXFvYtS+6bhNwlsVZ\n8cazH0OLNM2Dr2AXIZCDkJ+4F2ZPraAsarvvGZ8D9coRYaAsJaV5v4POu9xmVNCn\nu++8d9TwXNYVxsp7B/qB0UDgquCWcLea14Nd88FUeGlGsaiCeFUnutlCOnLyRlks\ngQIDAQAB\n-----END PUBLIC KEY-----\n',
      ),
      written(
        PKCS8,
        'pem',
        '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEjLsesZcGzG9jh2qrUGI24adi5shL\nv9P0lMEQASXTGPaPW8iha5NnkwCP/eaOyfrmkz82yZtMLnVQmGdrYkj/qg==\n-----END PUBLIC KEY-----\n',
      ),
      written(
        RSA_PEM,
        'openssh',
        'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDmL0WKEDk9cetkrw/bb/Z9brNRosI3Km6tQ9ZqWLklJV63r0PrT6iR5+fGdXsX4nJM/BzLy/Rg9r3LQYrPfnLZzsAgpSj9xMCfMtpW8JWKDClLuH+QMfKDs5v5wzdHgy9S+m45guwk2KyMV3geoYZo66IRdpq/qSMNpYqz3d4IUL+90UhFvHOQCin7xAo5zWpKcVNcW9i1L7puE3CWxVnxxrMfQ4s0zYOvYBchkIOQn7gXZk+toCxqu+8ZnwP1yhFhoCwlpXm/g8673GZU0Ke777x31PBc1hXGynsH+oHRQOCq4JZwt5rXg13zwVR4aUaxqIJ4VSe62UI6cvJGWSyB\n',
      ),
      written(RFC4716, 'rfc4716', RFC4716),
      written(DSA, 'pem', ''),
      {
        input: { keys: AUTHORIZED },
        check: ({ entries }: Values) =>
          entries.map(({ comment }) => comment).join() === 'ada@example.com,backup@example.com',
      },
      {
        input: { keys: `${RSA_3072}\nnot a key\n\n${DSA}` },
        check: ({ entries }: Values) => entries.map(({ line, bits }) => `${line} ${bits}`).join() === '1 3072,4 1024',
      },
      {
        // PuTTY keeps the public key in lines of 64 characters
        input: { keys: PUTTY },
        check: ({ openssh }: Values) => openssh === `${ED25519.split('@')[0]}\n`,
        warns: ['keep-secret'],
      },
      failing('hello world', 'no-ssh-key'),
      failing('-----BEGIN PUBLIC KEY-----', 'no-ssh-key'),
      failing(
        '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nMAA=\n-----END RSA PRIVATE KEY-----',
        'encrypted-key',
      ),
      failing(ED25519.replace('ssh-ed25519', 'ssh-rsa'), 'other-ssh-type'),
      failing(`ssh-ed25519 ${BASE64.slice(0, -4)}`, 'bad-ssh-key'),
      failing(`${RSA_3072}\nssh-rsa AAAAB3NzaC1yc2E`, 'bad-ssh-key', RSA_3072.length + 1),
      failing('ssh-rsa AAAAB3NzaC1yc2H/////', 'bad-ssh-key'),
      failing('ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAAQA=', 'bad-ssh-key'),
      failing(PRIVATE.replace('b3BlbnNzaC1rZXktdjE', 'b3BlbnNzaC1rZXktdjI'), 'bad-ssh-key'),
      { input: { keys: '' }, output: {} },
    ],
  },
});
