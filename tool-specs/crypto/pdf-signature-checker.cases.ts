import { casesOf } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { SAMPLE_AUTHORITY, samplePdf } from '../../src/lib/crypto/pdf-signature/sample.ts';
import { type default as tool, pdf } from './pdf-signature-checker.ts';

export default casesOf<typeof tool>({
  run: {
    examples: [
      {
        input: { file: pdf(samplePdf()), trusted: SAMPLE_AUTHORITY },
        output: { verdict: { tone: 'good' }, trust: { message: 'trusted', params: { anchors: 'Test CA' } } },
        warns: ['revocation-not-checked'],
      },
      {
        // What the rows above the table say of the only signature isn't repeated in it.
        input: { file: pdf(samplePdf()) },
        check: ({ signatures }) =>
          signatures.length === 1 && signatures[0]?.time === null && signatures[0].covers === null,
      },
      { input: { file: pdf(samplePdf()), trusted: 'no certificate' }, fails: 'bad-certificate', field: 'trusted' },
      {
        input: {
          file: pdf(
            encodeUtf8(
              new TextDecoder('latin1')
                .decode(samplePdf())
                .replace('adbe.pkcs7.detached', 'adbe.x509.rsa_sha1 ')
                .replaceAll(/[^\0-\x7f]/g, '?'),
            ),
          ),
        },
        output: { verdict: { tone: 'warn', label: { message: 'unsupported' } } },
      },
      {
        input: { file: pdf(samplePdf().slice(0, -1)) },
        output: { verdict: { tone: 'bad', label: { message: 'malformed' } } },
      },
      { input: { file: pdf(encodeUtf8('PK, no PDF')) }, fails: 'not-a-pdf' },
    ],
  },
});
