import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import {
  BASE64_PROBLEMS,
  DecodeProblem,
  decodeBase64,
  decodeUtf8,
  encodeBase64,
  encodeHex,
} from '../../src/lib/bytes/bytes.ts';
import {
  CHARSET_NAMES,
  type Guess,
  type GuessedCharset,
  GUESSED_CHARSETS,
  guessCharsets,
  textIn,
} from '../../src/lib/bytes/charset-guess.ts';
import { declaredText } from '../../src/lib/bytes/data-uri.ts';
import { encodeText } from '../../src/lib/bytes/text-encoding.ts';
import { invalidUtf8At } from '../../src/lib/bytes/utf8.ts';

const ENCODING_NAMES = { 'utf-8': 'UTF-8', 'iso-8859-1': 'ISO 8859-1', ...CHARSET_NAMES } as const;
/** Encodings that are offered besides the most plausible one. */
const MOST_OFFERED = 2;

/** UTF-8 without control characters, which texts in UTF-16 contain as one half of a unit, and ISO-2022-JP as escapes. */
const isPlainText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte >= 0x20 || (byte >= 9 && byte <= 13)) && invalidUtf8At(bytes) < 0;

/** Whether bytes that are valid UTF-8, too, can hardly be meant as such. */
const isCertain = ({ charset, score }: Guess): boolean =>
  (charset.startsWith('utf-16') && score > 0.8) || charset === 'iso-2022-jp';

function utf16OfMark([first, second]: Uint8Array): GuessedCharset | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

export default defineTool({
  icon: 'equal',
  createdAt: '2022-07-25',
  sequence: ['g', 'b'],
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  operations: {
    encode: operation({
      fields: {
        text: text({ primary: true, multiline: true }),
        encoding: choice(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1'], { names: ENCODING_NAMES }),
        urlSafe: toggle(),
        padding: toggle({ initial: true }),
        lineLength: choice(['none', '64', '76'], { names: { none: '∞', '64': '64', '76': '76' } }),
      },
      output: out.text(),
      failures: ['lone-surrogate', 'not-in-encoding'],
      targets: { base64: 'result', b64: 'result' },
      anyText: true,
      aliases: { b64: {}, base64: {}, b64e: {}, b64url: { urlSafe: true, padding: false } },
      inverse: 'decode',
      answers: 'inline',
      transform({ text, encoding, urlSafe, padding, lineLength }) {
        const encoded = encodeBase64(encodeText(text, encoding), { url: urlSafe, padding });
        return lineLength === 'none' ? encoded : wrap(encoded, Number(lineLength));
      },
      examples: {
        greeting: { input: { text: 'hello' }, output: 'aGVsbG8=' },
        emoji: { input: { text: 'héllo 😀' }, output: 'aMOpbGxvIPCfmIA=' },
        urlSafe: { input: { text: '<<<????????>>>', urlSafe: true, padding: false }, output: 'PDw8Pz8_Pz8_Pz8-Pj4' },
      },
    }),

    decode: operation({
      fields: {
        base64: text({ primary: true, single: true, multiline: true, monospace: true }),
        encoding: choice(['auto', 'utf-8', ...GUESSED_CHARSETS], { names: ENCODING_NAMES }),
        strict: toggle(),
      },
      output: out.text(),
      failures: [...BASE64_PROBLEMS, 'not-text', 'not-strict', 'not-in-charset'],
      readings: ['utf-8', ...GUESSED_CHARSETS],
      warnings: [
        'missing-padding',
        'url-alphabet',
        'whitespace',
        'mixed-alphabet',
        'data-uri',
        'non-zero-bits',
        'bom',
        'charset',
        'joined',
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
      transform({ base64, encoding, strict }, ctx) {
        const { bytes, notices, joined } = decodeJoined(base64);
        if (joined > 1) ctx.warn('joined', { count: joined });
        const [first] = notices;
        if (strict && first) throw ctx.fail('not-strict', { params: { reason: first } });
        for (const notice of notices) ctx.warn(notice);
        if (encoding !== 'auto' && encoding !== 'utf-8') {
          const chosen = textIn(bytes, encoding);
          if (chosen === null)
            throw ctx.fail('not-in-charset', { field: 'encoding', params: { charset: CHARSET_NAMES[encoding] } });
          ctx.reading(encoding);
          return chosen;
        }
        const declared = encoding === 'auto' ? declaredText(base64, bytes) : null;
        if (declared) {
          ctx.warn('charset', { charset: declared.charset });
          return declared.text;
        }
        const marked = encoding === 'auto' ? utf16OfMark(bytes) : null;
        const exact = marked && textIn(bytes, marked);
        if (marked && exact !== null) {
          ctx.warn('bom');
          ctx.reading(marked);
          return exact;
        }
        const guesses = encoding === 'auto' && !isPlainText(bytes) ? guessCharsets(bytes) : [];
        try {
          const { text, bom } = decodeUtf8(bytes);
          const [best] = guesses;
          if (best && isCertain(best) && best.text !== text) {
            ctx.reading(best.charset, { others: [{ as: 'utf-8', values: { encoding: 'utf-8' } }] });
            return best.text;
          }
          if (encoding === 'utf-8') ctx.reading('utf-8');
          if (bom) ctx.warn('bom');
          return text;
        } catch (error) {
          if (!(error instanceof DecodeProblem)) throw error;
          const [best, ...rest] = guesses;
          if (best) {
            const others = rest.filter(({ score }) => score >= best.score / 2).slice(0, MOST_OFFERED);
            ctx.reading(best.charset, {
              others: others.map(({ charset }) => ({ as: charset, values: { encoding: charset } })),
            });
            return best.text;
          }
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

/** Decodes texts behind each other, each with its own padding, as `base64 -d` does. */
function decodeJoined(text: string): ReturnType<typeof decodeBase64> & { joined: number } {
  try {
    return { ...decodeBase64(text), joined: 1 };
  } catch (error) {
    if (!(error instanceof DecodeProblem) || error.code !== 'data-after-padding') throw error;
    const parts = text.split(/(?<==\s*)(?=[^=\s])/);
    if (!parts.slice(0, -1).every((part) => part.replaceAll(/\s/g, '').length % 4 === 0)) throw error;
    const decoded = parts.map((part) => decodeBase64(part));
    const bytes = Uint8Array.from(decoded.flatMap((part) => Array.from(part.bytes)));
    return { bytes, notices: [...new Set(decoded.flatMap(({ notices }) => notices))], joined: parts.length };
  }
}

function wrap(text: string, width: number): string {
  return text.match(new RegExp(`.{1,${width}}`, 'g'))?.join('\n') ?? '';
}
