import { useMemo } from 'react';
import type { Cell, Message } from '../core/values.ts';
import { isMessage } from '../core/values.ts';
import { localeOf } from '../i18n/i18n.ts';
import { type Lookup, sayIn } from '../i18n/texts.ts';
import { useTexts, useToolTexts } from '../i18n/use-texts.ts';

/** The words of one tool on its page, and those of the form around it. */
export interface Words {
  /** Texts of the form itself. */
  t: ReturnType<typeof useTexts>;
  /** Texts of the tool; null where it has none. */
  tool: Lookup;
  /** For `Intl`. */
  locale: string;
  say: (message: Message) => string;
  /** A cell as a person reads it. */
  cell: (cell: Cell | undefined) => string;
}

export function useWords(toolId: string, language: string): Words {
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
