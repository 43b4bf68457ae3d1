import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../parts/feedback/badge.tsx';

/** Says of what stands faintly in a field that it is an example; nothing where there is none. */
export function ExampleBadge({ example }: { example: string | undefined }) {
  const t = useTexts();
  return example === undefined ? null : <Badge tone="info">{t('form.example')}</Badge>;
}
