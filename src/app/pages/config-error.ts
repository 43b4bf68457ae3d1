import { currentTexts } from '../../i18n/i18n.ts';
import { startLanguage } from '../language/language.ts';

/** Shown instead of the app: what is wrong in config.json. Using defaults could show what should be hidden. */
export async function showConfigError(root: HTMLElement, error: TypeError): Promise<void> {
  await startLanguage(() => Promise.resolve());
  const t = currentTexts();
  const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  const page = document.createElement('main');
  page.className = 'config-error';
  page.append(
    element('h1', t('errors.configTitle')),
    element('p', t('errors.configWords')),
    element('pre', error.message),
  );
  root.replaceChildren(page);
}
