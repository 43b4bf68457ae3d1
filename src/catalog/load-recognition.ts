import { once } from '../base/once.ts';
import type { CardHead } from '../core/card.ts';
import type { Taken } from '../core/recognition/recognize.ts';

const load = once(() => import('./recognition.ts'));

/** Returns a function that finds what an operation takes of a text; its code is loaded for the first refused text. */
export const findsOf =
  (card: Pick<CardHead, 'id'>, operation: string) =>
  (text: string): Promise<Taken[]> =>
    load().then(
      ({ takenFrom }) => takenFrom(card, operation, text),
      () => [], // what a page can't load, it can't find
    );
