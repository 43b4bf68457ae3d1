import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './sql-prettify.ts';

export default recognizersOf<typeof tool>({
  run: {
    // Every statement begins with a verb.
    phrases:
      /^(?:sql|mysql|postgres|tsql) (?!(?:alter|begin|call|commit|create|delete|drop|exec|explain|grant|insert|merge|replace|revoke|select|set|show|truncate|update|use|with)\b)[\p{L}\p{M} ,.?'’-]*$/iu,
  },
});
