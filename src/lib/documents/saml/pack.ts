// Writes SAML messages as they are sent (bindings, 3.4 and 3.5). The XML is never changed, since it may be signed.
import { encodeBase64, encodeUtf8 } from '../../bytes/bytes.ts';
import { readMessage } from './facts.ts';
import { readSaml } from './elements.ts';

export interface Packed {
  /** The query of an address, or the whole address. */
  redirect: string;
  post: string;
  name: 'SAMLRequest' | 'SAMLResponse';
  isSigned: boolean;
}

/** Throws Problem if the text isn't a SAML message. */
export async function packSaml(xml: string, { endpoint = '', relayState = '' } = {}): Promise<Packed> {
  const message = readMessage(readSaml(xml));
  const name = message.isRequest ? 'SAMLRequest' : 'SAMLResponse';
  const bytes = encodeUtf8(xml);
  const { deflateSync } = await import('fflate');
  const packed = encodeBase64(deflateSync(bytes, { level: 9 }));
  const parts = [`${name}=${encodeURIComponent(packed)}`];
  if (relayState !== '') parts.push(`RelayState=${encodeURIComponent(relayState)}`);
  const query = parts.join('&');
  const separator = endpoint === '' ? '' : endpoint.includes('?') ? '&' : '?';
  return {
    redirect: `${endpoint}${separator}${query}`,
    post: encodeBase64(bytes),
    name,
    isSigned: message.signatures.length > 0,
  };
}
