import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './curl-converter.ts';

export default recognizersOf<typeof tool>({
  run: {
    finds: [
      {
        name: 'curl with options',
        pattern: /^curl(?:\.exe)?(?=[^]*\s--?[A-Za-z#]) [^]+$/,
        take: whole,
        confidence: 0.96,
      },
      {
        name: 'call of fetch',
        pattern: /^(?:await )?fetch\(\s*["'`]https?:[^]+\)[;\s]*$/,
        take: whole,
        confidence: 0.95,
      },
      {
        name: 'request message',
        pattern: /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+ HTTP\/[\d.]+\r?\n[^]+$/,
        take: whole,
        confidence: 0.95,
      },
    ],
  },
});
