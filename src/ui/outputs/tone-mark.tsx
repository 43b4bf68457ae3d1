import type { Tone } from '../../core/values.ts';
import { Icon } from '../parts/icon/icon.tsx';

/** An icon for a tone, so that color isn't the only indicator. */
export function ToneMark({ tone }: { tone: Tone }) {
  if (tone === 'good') return <Icon name="circle-check" />;
  if (tone === 'bad') return <Icon name="circle-x" />;
  return tone === 'warn' ? <Icon name="triangle-alert" /> : <Icon name="info" />;
}
