import { expect, it } from 'vitest';
import { openSearch } from '../../../src/build/open-search.ts';

it('describes the search with absolute addresses, without suggestions', () => {
  const xml = openSearch({ siteTitle: 'Tools & "more" for everyone', siteUrl: 'https://example.org/tools' });
  expect(xml).toContain('template="https://example.org/tools/?q={searchTerms}"');
  expect(xml).toContain('<ShortName>Tools &amp; &quot;more&quot; f</ShortName>');
  expect(xml.match(/<Url /g)).toHaveLength(1);
  expect(xml).not.toContain('suggestions');
});
