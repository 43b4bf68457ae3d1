import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './markdown-to-html.ts';

/** Markdown syntax, either on its own line or inline, that doesn't occur in prose. */
const MARKDOWN = [
  /^#{1,6} \S/m,
  /^[ \t]*[-*+] \S/m,
  /\[[^[\]\n]+\]\((?:[^()[\s]|\([^()\s]*\))+\)/,
  /\*\*[^*\n]+\*\*|(?<!\w)\*[^*\n]+\*(?!\w)/,
  /^> \S/m,
  /^```/m,
];

export default recognizersOf<typeof tool>({
  run: {
    phrases: /^(?:markdown|md) [\p{L}\p{M} ,.?'’-]*$/iu,
    finds: [
      {
        name: 'Markdown',
        pattern: /^[^]*\n[^]*$/,
        take: ([all]) => (MARKDOWN.filter((mark) => mark.test(all)).length >= 2 ? all : null),
        confidence: 0.75,
      },
      {
        name: 'Markdown table',
        pattern: /^\|[^\n]+\|[ \t]*\r?\n\|(?: ?:?-+:? ?\|)+/,
        take: whole,
        confidence: 0.8,
      },
    ],
  },
});
