import { useEffect, useState } from 'react';
import { readDevice, type DeviceAnswers, browser } from './browser.ts';
import { factsOf, type Section } from './facts.ts';

/** Media features whose changes update the facts. */
const WATCHED = [
  '(prefers-color-scheme: dark)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  '(pointer: fine)',
  '(hover: hover)',
];

/** Returns the facts, and updates them when the window, its screen, the connection or the system settings change. */
export function useSections(): readonly Section[] {
  const [asked, setAsked] = useState<DeviceAnswers>({});
  const [sections, setSections] = useState(() => factsOf({}, new Date()));
  useEffect(() => {
    let gone = false;
    void readDevice().then((answers) => {
      if (!gone) setAsked(answers);
    });
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    const look = () => setSections(factsOf(asked, new Date()));
    look();
    const stop = new AbortController();
    const { signal } = stop;
    const watch = (target: EventTarget | null | undefined, ...events: string[]) => {
      for (const event of events) target?.addEventListener(event, look, { signal });
    };
    watch(window, 'resize', 'online', 'offline', 'languagechange');
    watch(window.visualViewport, 'resize');
    watch((window.screen as { orientation?: ScreenOrientation }).orientation, 'change');
    watch(browser().connection, 'change');
    for (const query of WATCHED) watch(window.matchMedia(query), 'change');
    return () => stop.abort();
  }, [asked]);
  return sections;
}
