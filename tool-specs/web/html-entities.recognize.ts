import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './html-entities.ts';

export default recognizersOf<typeof tool>({
  encode: {
    finds: [
      {
        // Well-formed HTML also suits the XML formatter; other HTML doesn't.
        name: 'HTML',
        pattern:
          /^<(?:!doctype html|html|head|body|div|span|p|a|ul|ol|li|table|t[rdh]|h[1-6]|img|br|hr|input|form|script|style|button|section|article|nav|header|footer|main|label|select|textarea|meta|link|iframe|video|em|strong|b|i|code|pre)[\s/>][^]*>$/i,
        take: whole,
        confidence: 0.55,
      },
    ],
  },
});
