import { type ComponentPropsWithRef, type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { base } from '../config/base-path.ts';
import { goTo, openPage, preloadPage } from './pages.ts';

/** How long a pointer has to rest on a link to count as intent. */
const INTENT_MS = 50;

/** Returns the props that turn an anchor into a link to a page of the app. */
function usePageLink(page: string) {
  // When another page opens, only two of a hundred links render again.
  const isOpen = useSyncExternalStore(openPage.subscribe, () => openPage.get() === page);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = () => preloadPage(page);
  return {
    href: base + page,
    'aria-current': isOpen ? ('page' as const) : undefined,
    onFocus: preload,
    onPointerDown: preload,
    onMouseEnter: () => void (timer.current = setTimeout(preload, INTENT_MS)),
    onMouseLeave: () => clearTimeout(timer.current),
    onClick: (event: MouseEvent) => {
      const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      event.preventDefault();
      goTo(page);
    },
  };
}

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Empty for home, otherwise `about` or the id of a tool. */
  page: string;
};

/** A link to a page of the app. */
export function PageLink({ page, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...usePageLink(page)}>
      {children}
    </a>
  );
}

/** An icon that links to a page of the app. */
export function IconLink({ page, icon, label }: { page: string; icon: string; label: string }) {
  return <IconButton icon={icon} label={label} {...usePageLink(page)} />;
}

/** A primary button that links to another page. */
export function ButtonLink({ page, children }: Pick<AnchorProps, 'page' | 'children'>) {
  return (
    <Button {...usePageLink(page)} variant="primary">
      {children}
    </Button>
  );
}
