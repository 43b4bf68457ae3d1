import { currentLanguage } from '../../i18n/i18n.ts';
import { base } from '../config/base-path.ts';
import { firstPage, shownPage } from './pages.ts';

function link(rel: string): HTMLLinkElement {
  const element = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (element) return element;
  const made = Object.assign(document.createElement('link'), { rel });
  document.head.append(made);
  return made;
}

/**
 * Keeps the document head in sync with the page: the address that phones share (canonical), and the manifest in the
 * user's language and theme. (Pages set the title themselves.)
 */
export function followHead(): void {
  const address = () => {
    link('canonical').href = window.location.origin + window.location.pathname;
  };
  const manifest = () => {
    const language = currentLanguage();
    const isDark = document.documentElement.dataset.theme === 'dark';
    const suffix = isDark ? `.${language}-dark` : language === 'en' ? '' : `.${language}`;
    const href = `${base}manifest${suffix}.webmanifest`;
    // The browser fetches it with every change.
    if (link('manifest').getAttribute('href') !== href) link('manifest').href = href;
  };
  // Another page may have been opened before this was loaded.
  if (shownPage.get() !== firstPage) address();
  shownPage.subscribe(address);
  new MutationObserver(manifest).observe(document.documentElement, { attributeFilter: ['lang', 'data-theme'] });
  if (currentLanguage() !== 'en' || document.documentElement.dataset.theme === 'dark') manifest();
}
