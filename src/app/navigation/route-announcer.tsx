import { useEffect, useState } from 'react';
import { firstPage, openPage, shownPage } from './pages.ts';

/** After each navigation, moves the focus to the page heading and announces the title. */
export default function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let frame = 0;
    const focusHeading = () => {
      const main = document.querySelector('main');
      if (main?.contains(document.activeElement)) return;
      // A menu over the page keeps it inert until the menu has closed, which may be a frame after the page appears.
      if (main?.closest('[inert]')) {
        frame = requestAnimationFrame(focusHeading);
        return;
      }
      const heading = main?.querySelector('h1') ?? main;
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    const stopLeaving = openPage.subscribe(() => {
      // Removes the focus from the previous page, so that a field of the next one can take it.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && !focused.closest('dialog')) focused.blur();
    });
    const arrive = () => {
      cancelAnimationFrame(frame);
      setTitle(document.title);
      focusHeading();
    };
    const stopArriving = shownPage.subscribe(arrive);
    // This code loads after the first page, which the user may have left by then.
    if (shownPage.get() !== firstPage) arrive();
    return () => {
      cancelAnimationFrame(frame);
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
