// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Markdown } from '../../../src/ui/parts/markdown/markdown.tsx';
import { isSafeHref } from '../../../src/ui/parts/markdown/safe-href.ts';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
afterEach(cleanup);

/** The tags and texts, without attributes that aren't from the source. */
const html = (source: string) => {
  const { container } = render(<Markdown source={source} />);
  return (container.firstElementChild?.innerHTML ?? '').replaceAll(' tabindex="0"', '');
};

describe('Markdown', () => {
  it.each([
    ['# A\n###### B', '<h2>A</h2><h6>B</h6>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
    ['**b** *i* __b__ _i_ `c`', '<p><strong>b</strong> <em>i</em> <strong>b</strong> <em>i</em> <code>c</code></p>'],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['snake_case_name and 2 * 3 * 4', '<p>snake_case_name and 2 * 3 * 4</p>'],
    ['**open', '<p>**open</p>'],
    ['\\*not\\* `**raw**` ``a`b``', '<p>*not* <code>**raw**</code> <code>a`b</code></p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['- a\n\n- b\n\nend', '<ul><li><p>a</p></li><li><p>b</p></li></ul><p>end</p>'],
    ['```js\na < b\n```\nend', '<pre><code>a &lt; b</code></pre><p>end</p>'],
    ['```\nnever closed', '<pre><code>never closed</code></pre>'],
    ['[in](/x?y#z)', '<p><a href="/x?y#z">in</a></p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['<b>a</b>\n\n<p>b', '<p>&lt;b&gt;a&lt;/b&gt;</p><p>&lt;p&gt;b</p>'],
    ['![alt](https://example.com/a.png)', /^<p>!<a href="https:..example.com.a.png"[^>]*>alt.*<\/a><\/p>$/],
    ['> a\n\n***', '<blockquote><p>a</p></blockquote><hr>'],
    ['', ''],
  ])('%j', (source, expected) => {
    expect(html(source)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  it('opens other sites safely', () => {
    const { container } = render(<Markdown source="[out](https://example.com/a_(b))" />);
    const link = container.querySelector('a');
    expect([link?.getAttribute('href'), link?.rel, link?.target]).toEqual([
      'https://example.com/a_(b)',
      'noopener noreferrer',
      '_blank',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b',
    '',
  ])('does not link to %j', (href) => expect(isSafeHref(href)).toBe(false));

  it('handles very long hostile input', () => {
    for (const piece of ['*', '**a ', '_a', '[', '[a](', '`a``', '\\', '- ', '# ', '1. ', '  - a\n', '*a **b ', '> ']) {
      expect(html(piece.repeat(2_000)).length).toBeGreaterThan(0);
    }
  });

  it('renders only known elements and safe links, whatever the input', () => {
    const own = /^(?:A|BLOCKQUOTE|BR|CODE|DIV|EM|H[2-6]|HR|LI|OL|P|PRE|SPAN|STRONG|SVG|UL|USE)$/i;
    const mark = fc.constantFrom(
      ...'*_`[]()<>#-+>1. \n\t!&;\\:/"\'',
      'a',
      '<script>',
      '<img src=x onerror=a>',
      'javascript:a',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 40 }), (pieces) => {
        const { container, unmount } = render(<Markdown source={pieces.join('')} />);
        for (const element of container.querySelectorAll('*')) expect(element.tagName).toMatch(own);
        for (const { href } of container.querySelectorAll('a')) expect(href).toMatch(/^https?:/);
        unmount();
      }),
      { numRuns: 150 },
    );
  });
});
