import { useEffect, useState } from 'react';
import { openPage, shownPage } from './pages.ts';

/** After each navigation, moves the focus to the page heading and announces the title. */
export default function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const stopLeaving = openPage.subscribe(() => {
      // Ends the focus on the previous page, so that a field of the next one can take it.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && !focused.closest('dialog')) focused.blur();
    });
    const stopArriving = shownPage.subscribe(() => {
      setTitle(document.title);
      const main = document.querySelector('main');
      if (main?.contains(document.activeElement)) return;
      const heading = main?.querySelector('h1') ?? main;
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
    return () => {
      stopLeaving();
      stopArriving();
    };
  }, []);
  return (
    <div className="sr-only" role="status">
      {title}
    </div>
  );
}
