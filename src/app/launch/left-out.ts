import { clipped } from '../../base/clipped.ts';
import { notify } from '../../session/notices.ts';

/** Of what is named in a notice. */
const MOST_NAMES = 5;
export const LONGEST_NAME = 40;

/** Names what came along and isn't opened. */
export function nameLeftOut(names: readonly string[]): void {
  if (names.length === 0) return;
  const shown = names.slice(0, MOST_NAMES).map((name) => clipped(name, LONGEST_NAME));
  const more = names.length > MOST_NAMES ? ['…'] : [];
  notify({ id: 'file', text: 'palette.leftOut', params: { names: [...shown, ...more].join(', ') }, sticky: true });
}
