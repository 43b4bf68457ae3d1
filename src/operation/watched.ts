import type { Store } from '../session/create-store.ts';

type Subscribe = Store<unknown>['subscribe'];

/** Subscribes to a store that works only while it is watched: `begin` is called with the first listener, and what it returns after the last. */
export function whileWatched(subscribe: Subscribe, begin: () => () => void): Subscribe {
  let count = 0;
  let end: () => void;
  return (listener) => {
    const leave = subscribe(listener);
    count += 1;
    if (count === 1) end = begin();
    return () => {
      leave();
      count -= 1;
      if (count === 0) end();
    };
  };
}
