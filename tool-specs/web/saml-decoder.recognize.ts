import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './saml-decoder.ts';

export default recognizersOf<typeof tool>({
  decode: {
    finds: [
      {
        name: 'SAML in a form or a request',
        pattern: /(?:^|[?&\s;"'{])SAML(?:Request|Response)["']?(?:=|\s*[:,]\s*(?:"value"\s*:\s*)?["']?)[\w%+/-]{20}/,
        take: whole,
        confidence: 0.96,
      },
      {
        name: 'SAML in a field of HTML',
        pattern: /<input\b[^<>]{0,300}\bname=["']SAML(?:Request|Response)["']/i,
        take: whole,
        confidence: 0.96,
      },
    ],
  },
});
