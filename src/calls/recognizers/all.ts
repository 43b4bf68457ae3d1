import { CALCULATIONS } from './calculations.ts';
import { KEYS } from './keys.ts';
import { NETWORK_RECOGNIZERS } from './network.ts';
import type { Recognizer } from './recognizer.ts';
import { TEXTS } from './texts.ts';
import { TIME } from './time.ts';
import { WEB } from './web.ts';

export const RECOGNIZERS: readonly Recognizer[] = [
  ...KEYS,
  ...NETWORK_RECOGNIZERS,
  ...TIME,
  ...TEXTS,
  ...WEB,
  ...CALCULATIONS,
];
