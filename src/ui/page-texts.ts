import { useMemo } from 'react';
import type { Cell, Message } from '../core/values.ts';
import { isMessage } from '../core/values.ts';
import { localeOf } from '../i18n/i18n.ts';
import { type Lookup, sayIn } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useToolTexts } from '../i18n/use-tool-texts.ts';

/** The texts of a tool on its page, and of the form around it. */
export interface PageTexts {
  /** Texts of the form itself. */
  t: ReturnType<typeof useTexts>;
  /** Texts of the tool; null if missing. */
  tool: Lookup;
  /** For `Intl`. */
  locale: string;
  say: (message: Message) => string;
  /** Formats a cell for display. */
  cell: (cell: Cell | undefined) => string;
}

export function usePageTexts(toolId: string, language: string): PageTexts {
  const t = useTexts();
  const tool = useToolTexts(toolId);
  return useMemo(() => {
    const say = sayIn(tool);
    const cell = (value: Cell | undefined) => {
      if (isMessage(value)) return say(value);
      if (value === null || value === undefined) return t('outputs.none');
      return typeof value === 'boolean' ? t(value ? 'outputs.yes' : 'outputs.no') : String(value);
    };
    return { t, tool, locale: localeOf(language), say, cell };
  }, [t, tool, language]);
}
