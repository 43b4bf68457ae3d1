import { startLanguage } from '../language/language.ts';

/** In place of the product: what is wrong in config.json. Defaults instead could show what was meant to be hidden. */
export async function showConfigError(root: HTMLElement, error: TypeError): Promise<void> {
  const { t } = await startLanguage(() => Promise.resolve());
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
