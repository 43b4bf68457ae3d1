import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './regex-tester.ts';

export default recognizersOf<typeof tool>({
  explain: {
    finds: [
      {
        name: 'regular expression',
        pattern: /^\/(?=[^\r\n]*[\\^$*+?()[\]{}|])((?:[^\\/\r\n]|\\.)+)\/[dgimsuvy]{1,8}$/,
        confidence: 0.63,
      },
      {
        name: 'regular expression from start to end',
        pattern: /^(\^(?=[^\r\n]*(?:\\[dwsDWS]|\[[^\]\r\n]+\]))[^\r\n]{2,200}\$)$/,
        confidence: 0.63,
      },
      {
        name: 'regular expression with groups and classes',
        // A special group, or a repeated class; paths contain neither.
        pattern: /^(?=.*(?:\(\?(?:[:=!]|<[\w=!])|\\[dws](?:[+*]|\{\d)))([^\s/"'`;]{5,200})$/i,
        confidence: 0.62,
      },
    ],
  },
});
