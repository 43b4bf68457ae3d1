import { type RefObject, useLayoutEffect } from 'react';

/** The parts of the results that are dimmed while out of date (results.module.css): all but what the user is editing. */
const isEdited = (part: Element) => part.querySelector("[aria-invalid='true']") !== null;

function dimmedParts(section: HTMLElement): Element[] {
  const parts = [...section.querySelectorAll('[data-content] > :not([role="alert"])')];
  return parts.flatMap((part) => (isEdited(part) ? [...part.children].filter((inner) => !isEdited(inner)) : [part]));
}

/** Makes results of an earlier input unusable: nothing in them can be copied, saved, selected or passed on. */
export function useOutdated(place: RefObject<HTMLElement | null>, outdated: boolean): void {
  useLayoutEffect(() => {
    const section = place.current;
    if (!section) return;
    const dimmed = new Set(outdated ? dimmedParts(section) : []);
    for (const part of section.querySelectorAll('[inert]')) if (!dimmed.has(part)) part.removeAttribute('inert');
    for (const part of dimmed) part.setAttribute('inert', '');
  });
}
