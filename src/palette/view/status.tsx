import { useEffect, useState } from 'react';

/** Time after the last key press for a screen reader to speak what was typed. */
const PAUSE_MS = 600;

/** The only live region of the palette: one sentence after typing stops. What was done is announced immediately. */
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
