import type { AnyRouter } from '@tanstack/react-router';
import { currentLanguage } from '../../i18n/i18n.ts';
import { base } from '../config/base-path.ts';

function link(rel: string): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (found) return found;
  const made = Object.assign(document.createElement('link'), { rel });
  document.head.append(made);
  return made;
}

/**
 * Keeps what the head of the page says of it in step with what is shown: the address that phones share (canonical), and the
 * manifest in the language of the visitor. (The title belongs to the pages.)
 */
export function followHead(router: Pick<AnyRouter, 'subscribe'>): void {
  const address = () => {
    link('canonical').href = window.location.origin + window.location.pathname;
  };
  const manifest = () => {
    const language = currentLanguage();
    link('manifest').href = `${base}manifest${language === 'en' ? '' : `.${language}`}.webmanifest`;
  };
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) address();
  });
  new MutationObserver(manifest).observe(document.documentElement, { attributeFilter: ['lang'] });
  if (currentLanguage() !== 'en') manifest();
}
