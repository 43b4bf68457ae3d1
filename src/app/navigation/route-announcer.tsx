import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After each change of page the focus goes to its heading, and its title is read out. */
export default function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      // The focus of the page that is left is over, so that a field of the next one may take it.
      const focused = document.activeElement;
      if (fromLocation && pathChanged && focused instanceof HTMLElement && !focused.closest('dialog')) focused.blur();
    });
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return; // the browser itself announces the first page
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
  }, [router]);
  return (
    <div className="sr-only" role="status">
      {title}
    </div>
  );
}
