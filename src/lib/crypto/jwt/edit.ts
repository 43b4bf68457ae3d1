import { Problem } from '../../../base/problem.ts';
import { encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { formatJson } from '../../documents/json/format.ts';
import { claim, decodeJwt, type JwtProblemCode } from './jwt.ts';

function compact(json: string): string {
  try {
    return formatJson(json, { indent: 0 }).text;
  } catch (error) {
    if (error instanceof Problem) throw new Problem<JwtProblemCode>('payload-not-json');
    throw error;
  }
}

/**
 * Returns the token with another payload, as JSON. The signature stays only if the payload says the same, since it would
 * be invalid for any other. Throws Problem.
 */
export function withPayload(text: string, json: string): string {
  const { token, header, payloadText } = decodeJwt(text);
  if (payloadText === null) return token; // it is encrypted
  const payload = compact(json);
  if (payload === compact(payloadText)) return token;
  const [head = ''] = token.split('.');
  // RFC 7797: with "b64": false, the payload isn't encoded.
  const isPlain = claim(header, 'b64') === false;
  if (isPlain && payload.includes('.')) throw new Problem<JwtProblemCode>('not-three-parts');
  return `${head}.${isPlain ? payload : encodeBase64(encodeUtf8(payload), { url: true })}.`;
}
