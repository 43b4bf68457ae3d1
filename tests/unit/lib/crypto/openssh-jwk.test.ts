// Keys of ssh-keygen (OpenSSH 9); their JWKs and thumbprints are those of Node's crypto for what `ssh-keygen -p -m PKCS8` made of them.
import { createPrivateKey, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { convertKeys } from '../../../../src/lib/crypto/jwk/convert.ts';
import { runTool } from '../../../../src/core/run.ts';
import jwtParser from '../../../../tool-specs/web/jwt-parser.ts';
import { environment } from '../../../specs/environment.ts';

const RSA = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAlwAAAAdzc2gtcn
NhAAAAAwEAAQAAAIEAtBk6uswtGR26PRJzYcujd6H02ReT4rD/JOB5Njs5c2XnxkwKSMpS
GamoEzzKOrx9YWzAlKbxE9nPce7n8QBiw9jKii+TgTUkKt87LTnvJ1YCrv3J+KAtjFXASL
BEzoOxfS+sYj8MDb3/TKxE+eBhewVz+fqH31CUycUweey4CPcAAAIA9g9Dy/YPQ8sAAAAH
c3NoLXJzYQAAAIEAtBk6uswtGR26PRJzYcujd6H02ReT4rD/JOB5Njs5c2XnxkwKSMpSGa
moEzzKOrx9YWzAlKbxE9nPce7n8QBiw9jKii+TgTUkKt87LTnvJ1YCrv3J+KAtjFXASLBE
zoOxfS+sYj8MDb3/TKxE+eBhewVz+fqH31CUycUweey4CPcAAAADAQABAAAAgC1I9sKHmo
NpPS4kGI0rpkPrnmSEEDR9Kvq70t63D6AbrKbo8eERtokrZs7Hh1YzlRdNQDNgste5+fZ9
CydHYI3Pw/oECzVSSdSzblrr/pzML0MN5YHz//y05mRYu7pOhdaQKU2H7YYf0Mr2arvVke
gt8VJ5OQJER8Ub9dOvhNJhAAAAQQCMeKrDVYYMQZJaY+wvPOObrFgFr3ytjCf50YOwzHIp
0CdC5pyN7zGpEAuAhLppTH80x1XNRx1yyiGT/bcwgvzPAAAAQQDuAOz/afGsBNQeHj4xiX
Y6Y8nmpwjEcSrihaI0FwVRQtdXB62ghFiBYjwr8+tlpoM3KvmH55Fd8We4kY4ETZ9nAAAA
QQDBt20PhR4radQ50YmJp6/6HGXXY1DlqeIUvoHGK6gyahhCz6YbJoFQVCGmBkxxiaYESt
QSUVU2sjZ6YEJWvJ/xAAAAA2FAYgECAwQFBgc=
-----END OPENSSH PRIVATE KEY-----
`;
const RSA_JWK =
  '{"kty":"RSA","n":"tBk6uswtGR26PRJzYcujd6H02ReT4rD_JOB5Njs5c2XnxkwKSMpSGamoEzzKOrx9YWzAlKbxE9nPce7n8QBiw9jKii-TgTUkKt87LTnvJ1YCrv3J-KAtjFXASLBEzoOxfS-sYj8MDb3_TKxE-eBhewVz-fqH31CUycUweey4CPc","e":"AQAB","d":"LUj2woeag2k9LiQYjSumQ-ueZIQQNH0q-rvS3rcPoBuspujx4RG2iStmzseHVjOVF01AM2Cy17n59n0LJ0dgjc_D-gQLNVJJ1LNuWuv-nMwvQw3lgfP__LTmZFi7uk6F1pApTYfthh_QyvZqu9WR6C3xUnk5AkRHxRv106-E0mE","p":"7gDs_2nxrATUHh4-MYl2OmPJ5qcIxHEq4oWiNBcFUULXVwetoIRYgWI8K_PrZaaDNyr5h-eRXfFnuJGOBE2fZw","q":"wbdtD4UeK2nUOdGJiaev-hxl12NQ5aniFL6BxiuoMmoYQs-mGyaBUFQhpgZMcYmmBErUElFVNrI2emBCVryf8Q","dp":"14GDF6sIp6gfob3kttovcaOV2AJ7T9Tg7gfu3ZfSusf5UNalAumTcmRO88WD6qEhwzxoggTOfe_u6RLzMzZOFQ","dq":"a_uHe8NEkgaoGqLG_EjRO6ZgzrO6AIu2TsHzLThgxdmGNJfzi-bm5pQ_PYD9U7zbIkFj_eIAkkC9RXIrCJaUwQ","qi":"jHiqw1WGDEGSWmPsLzzjm6xYBa98rYwn-dGDsMxyKdAnQuacje8xqRALgIS6aUx_NMdVzUcdcsohk_23MIL8zw"}';
const P521 = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAArAAAABNlY2RzYS
1zaGEyLW5pc3RwNTIxAAAACG5pc3RwNTIxAAAAhQQAHt/7WDTI/ylvasy7/C7PmYPAHnCI
aSzcgjhiVSlnQVCl/W9fpW1fEC8jAP/29sg6MK8cE9yA36A/3kyoCE/GF+EBJj0DgMOc5u
pCrkLV3WF5uyVyUluoHSLYVdSgG0KNgyJuxkBqGhlifAbl9dcouS5wQVf07s5Buh4z+X0g
w8N7enwAAAEAqSVgK6klYCsAAAATZWNkc2Etc2hhMi1uaXN0cDUyMQAAAAhuaXN0cDUyMQ
AAAIUEAB7f+1g0yP8pb2rMu/wuz5mDwB5wiGks3II4YlUpZ0FQpf1vX6VtXxAvIwD/9vbI
OjCvHBPcgN+gP95MqAhPxhfhASY9A4DDnObqQq5C1d1hebslclJbqB0i2FXUoBtCjYMibs
ZAahoZYnwG5fXXKLkucEFX9O7OQboeM/l9IMPDe3p8AAAAQWqLTk1xTqPz1z4G69p+9pSU
3q7parT2Ie+1bKNCiMQE+rW2OVEm77a6aJ3BELpctN+14do1uIaBD9EBt+AXTduRAAAAA2
FAYg==
-----END OPENSSH PRIVATE KEY-----
`;
const P521_JWK =
  '{"kty":"EC","x":"AB7f-1g0yP8pb2rMu_wuz5mDwB5wiGks3II4YlUpZ0FQpf1vX6VtXxAvIwD_9vbIOjCvHBPcgN-gP95MqAhPxhfh","y":"ASY9A4DDnObqQq5C1d1hebslclJbqB0i2FXUoBtCjYMibsZAahoZYnwG5fXXKLkucEFX9O7OQboeM_l9IMPDe3p8","crv":"P-521","d":"AGqLTk1xTqPz1z4G69p-9pSU3q7parT2Ie-1bKNCiMQE-rW2OVEm77a6aJ3BELpctN-14do1uIaBD9EBt-AXTduR"}';

test.each([
  ['RSA', RSA, RSA_JWK, '1CJerHdPBCbfUst7yUS6fJ72VhTWPHJE8n_I_KGFraE'],
  ['P-521', P521, P521_JWK, 'fVKv8qeYK23vfMF7LR207bhhJUGDK5dWQAGbbqfAIvg'],
])('%s of OpenSSH becomes a JWK', async (_, text, right, thumbprint) => {
  const { keys } = await convertKeys(text);
  expect(keys).toMatchObject([{ jwk: JSON.parse(right) as object, thumbprint, isPrivate: true }]);
});

test('a token is verified with it', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'ES512' })}.${part({ sub: 'a' })}`;
  const key = createPrivateKey({ key: JSON.parse(P521_JWK) as Record<string, string>, format: 'jwk' });
  const signature = sign('sha512', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const result = await runTool(jwtParser, 'verify', { token: `${signed}.${signature}`, key: P521 }, environment());
  expect(result).toMatchObject({ ok: true, output: { verdict: { tone: 'good' } } });
});
