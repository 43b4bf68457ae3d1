import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../parts/feedback/badge.tsx';

/** Labels dimmed text in a field as an example; renders nothing if there is none. */
export function ExampleBadge({ example }: { example: string | undefined }) {
  const t = useTexts();
  return example === undefined ? null : <Badge tone="info">{t('form.example')}</Badge>;
}
