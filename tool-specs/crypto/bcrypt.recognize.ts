import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './bcrypt.ts';

export default recognizersOf<typeof tool>({
  inspect: {
    finds: [
      {
        name: 'htpasswd line',
        pattern: /^[\w.@-]{1,64}:(\$2[abxy]\$\d\d\$[./A-Za-z\d]{53})$/,
        confidence: 0.97,
      },
    ],
  },
});
