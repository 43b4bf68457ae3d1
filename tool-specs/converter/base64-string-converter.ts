import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  BASE64_PROBLEMS,
  DecodeProblem,
  decodeBase64,
  decodeUtf8,
  encodeBase64,
  encodeHex,
  encodeUtf8,
} from '../../src/lib/bytes/bytes.ts';
import { declaredText } from '../../src/lib/bytes/data-uri.ts';

export default defineTool({
  icon: 'equal',
  createdAt: '2022-07-25',
  sequence: ['g', 'b'],
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true }),
        urlSafe: toggle(),
        padding: toggle({ initial: true }),
        lineLength: choice(['none', '64', '76'], { names: { none: '∞', '64': '64', '76': '76' } }),
      },
      output: out.text(),
      failures: ['lone-surrogate'],
      targets: { base64: 'result', b64: 'result' },
      anyText: true,
      aliases: { b64: {}, base64: {}, b64e: {}, b64url: { urlSafe: true, padding: false } },
      inverse: 'decode',
      answers: 'inline',
      transform({ text, urlSafe, padding, lineLength }) {
        const encoded = encodeBase64(encodeUtf8(text), { url: urlSafe, padding });
        return lineLength === 'none' ? encoded : wrap(encoded, Number(lineLength));
      },
      examples: {
        greeting: { input: { text: 'hello' }, output: 'aGVsbG8=' },
        emoji: { input: { text: 'héllo 😀' }, output: 'aMOpbGxvIPCfmIA=' },
        urlSafe: { input: { text: '<<<????????>>>', urlSafe: true, padding: false }, output: 'PDw8Pz8_Pz8_Pz8-Pj4' },
      },
    }),

    decode: operation({
      fields: { base64: text({ primary: true, single: true, multiline: true, monospace: true }), strict: toggle() },
      output: out.text(),
      failures: [...BASE64_PROBLEMS, 'not-text', 'not-strict'],
      warnings: [
        'missing-padding',
        'url-alphabet',
        'whitespace',
        'mixed-alphabet',
        'data-uri',
        'non-zero-bits',
        'bom',
        'charset',
      ],
      aliases: { b64d: {}, unbase64: {} },
      inverse: 'encode',
      answers: 'inline',
      detect: [
        {
          pattern: /^[A-Za-z\d+/_-]{15,}(?:\r?\n[A-Za-z\d+/_-]+)*={0,2}$/,
          length: [16, 100_000],
          guard: 'base64-text',
          confidence: 0.8,
        },
        {
          // A short one is recognized by its padding.
          pattern: /^(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)$/,
          length: [8, 15],
          guard: 'base64-text',
          confidence: 0.7,
        },
      ],
      transform({ base64, strict }, ctx) {
        const { bytes, notices } = decodeBase64(base64);
        const [first] = notices;
        if (strict && first) throw ctx.fail('not-strict', { params: { reason: first } });
        for (const notice of notices) ctx.warn(notice);
        const declared = declaredText(base64, bytes);
        if (declared) {
          ctx.warn('charset', { charset: declared.charset });
          return declared.text;
        }
        try {
          const { text, bom } = decodeUtf8(bytes);
          if (bom) ctx.warn('bom');
          return text;
        } catch (error) {
          if (!(error instanceof DecodeProblem)) throw error;
          const hex = encodeHex(bytes.subarray(0, 64), { separator: ' ' });
          throw ctx.fail('not-text', { params: { byte: error.offset + 1, count: bytes.length, hex } });
        }
      },
      examples: {
        greeting: { input: { base64: 'aGVsbG8=' }, output: 'hello', warns: [] },
        urlSafeText: {
          input: { base64: 'PDw8Pz8_Pz8_Pz8-Pj4' },
          output: '<<<????????>>>',
          warns: ['url-alphabet', 'missing-padding'],
        },
        jsonInside: {
          input: {
            base64:
              '77u/eyJzZXNzaW9uX2lkIjoiMCIsInZlcnNpb24iOjQsImFwcGxpY2F0aW9uTmFtZSI6IiIsImhhc2giOi0xOTg1MzA1Mjc1NTc2NDkyMTF9',
          },
          output: '{"session_id":"0","version":4,"applicationName":"","hash":-198530527557649211}',
          warns: ['bom'],
          noRoundTrip: 'the byte order mark is left out',
        },
        dataUri: { input: { base64: 'data:text/plain;base64,aGVsbG8=' }, output: 'hello', warns: ['data-uri'] },
      },
    }),
  },
});

function wrap(text: string, width: number): string {
  return text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
}
