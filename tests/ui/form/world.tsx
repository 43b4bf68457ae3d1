import { configure } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import app from '../../../locales/en/app.json' with { type: 'json' };

configure({ asyncUtilTimeout: 10_000 }); // a busy machine is slow, not wrong

const i18n = i18next.createInstance();

// jsdom's Blob has no arrayBuffer; every browser's has.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

/** The product's English texts, and those of one tool. */
export async function startWorld(toolId: string, texts: object): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    ns: ['app', toolId],
    defaultNS: 'app',
    resources: { en: { app, [toolId]: texts } },
    interpolation: { escapeValue: false },
  });
}

export function World({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
