import { useEffect, useState } from 'react';

/** Long enough after the last key that a screen reader has spoken what was typed. */
const PAUSE_MS = 600;

/** The one live region of the palette: one sentence, when typing has stopped. What was done is said at once. */
export function Status({ message, urgent }: { message: string; urgent: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), urgent ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      setSaid(''); // the same sentence twice would not be read again
    };
  }, [message, urgent]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
