import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../parts/feedback/badge.tsx';

interface ExampleBadgeProps {
  example: string | undefined;
  /** Whether it is the visitor's own value. */
  own?: boolean;
}

/** Labels dimmed text in a field as an example; renders nothing if there is none. */
export function ExampleBadge({ example, own = false }: ExampleBadgeProps) {
  const t = useTexts();
  return example === undefined ? null : <Badge tone="info">{t(own ? 'form.own' : 'form.example')}</Badge>;
}
