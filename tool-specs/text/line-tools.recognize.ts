import { recognizersOf } from '../../src/core/recognition/recognize.ts';
import type tool from './line-tools.ts';

export default recognizersOf<typeof tool>({
  // One line has no order, no duplicates and no other lines.
  sort: { phrases: /^sort(?:-[un])? [^\n]*$/i },
  unique: { phrases: /^(?:uniq(?:-[cd])?|count-lines) [^\n]*$/i },
  columns: { phrases: /^(?:cut|awk) [^\n]*$/i },
  wrap: { phrases: /^fold [^\n]*$/i },
});
