import { casesOf } from '../../src/core/spec.ts';
import { type default as tool, search } from './safelink-decoder.ts';

export default casesOf<typeof tool>({
  run: {
    detect: [
      {
        matches: [search, 'https://urldefense.com/v3/__https://example.com/__;!!abc$'],
        rejects: ['https://www.google.com/', 'https://safelinks.protection.outlook.com.evil.example/?url=x'],
      },
    ],
    examples: [
      {
        input: { text: search.replaceAll('&', '&amp;') },
        output: { targets: 'https://www.google.com/search?q=safelink&rlz=1' },
      },
      {
        input: { text: `See <${search}> and https://example.org.` },
        check: ({ targets }) => targets.startsWith('https://www.google.com/search'),
        warns: ['skipped'],
      },
      { input: { text: '' }, output: { targets: '' } },
      { input: { text: 'https://google.com' }, fails: 'not-wrapped' },
      {
        input: { text: 'https://evil.example/.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example' },
        fails: 'not-wrapped',
      },
      { input: { text: 'https://eur01.safelinks.protection.outlook.com/?data=x' }, fails: 'no-target' },
    ],
  },
});
