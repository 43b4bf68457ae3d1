import { casesOf } from '../../src/core/spec.ts';
import type tool from './emoji-picker.ts';

export default casesOf<typeof tool>({
  search: {
    unrecognized: {
      rocket: 'a word',
      'thumbs up': 'a word',
      family: 'a word',
    },
    detect: [
      { matches: ['🚀', '👍🏽', '👩‍💻', '🇫🇷'], rejects: ['1', '#', 'rocket', '©', '🚀 rocket'] },
      { matches: [':rocket:', ':+1:'], rejects: ['::', ':a b:', '12:30:00', ':rocket'] },
    ],
    examples: [
      { input: { text: '👩‍💻' }, output: { name: 'woman technologist', codePoints: 'U+1F469 U+200D U+1F4BB' } },
      { input: { text: '#️⃣' }, output: { codePoints: 'U+0023 U+FE0F U+20E3' } },
      { input: { text: '👍🏿' }, output: { emoji: '👍🏿', name: 'thumbs up' } },
      { input: { text: 'U+1F1EB U+1F1F7' }, output: { emoji: '🇫🇷', name: 'flag: France' } },
      { input: { text: 'couple with heart', tone: 'dark' }, output: { emoji: '💑🏿' } },
      { input: { text: 'fusée' }, language: 'fr', output: { emoji: '🚀', name: 'fusée' } },
      { input: { text: '火箭' }, language: 'cn', output: { emoji: '🚀', name: '火箭' } },
      { input: { text: '' }, output: { emoji: null, others: [] } },
      { input: { text: 'xyzzy' }, fails: 'no-emoji' },
      { input: { text: '\ud83d' }, fails: 'no-emoji' },
      { input: { text: 'x'.repeat(20_000) }, fails: 'no-emoji' },
    ],
  },
});
