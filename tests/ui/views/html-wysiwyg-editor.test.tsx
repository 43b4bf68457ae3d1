// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { formatHtml } from '../../../src/views/html-wysiwyg-editor/format-html.ts';
import HtmlWysiwygEditor, { ready } from '../../../src/views/html-wysiwyg-editor/index.tsx';
import { database } from '../session/fake-idb-keyval.ts';

vi.mock('../../../src/i18n/use-texts.ts', () => ({
  useTexts: () => (key: string) => key,
}));
vi.mock('../../../src/i18n/use-tool-texts.ts', () => ({
  useToolTexts: () => (key: string, params?: Record<string, string | number>) =>
    key.replace('messages.', '') + (params ? ` ${Object.values(params).join(' ')}` : ''),
}));
// A textarea stands in for the code editor.
vi.mock('../../../src/ui/code-editor/editor.ts', () => {
  throw new Error('not here');
});

vi.mock('idb-keyval', () => import('../session/fake-idb-keyval.ts'));

beforeEach(async () => {
  database.clear();
  await ready(); // as the page does before it shows the view
});
afterEach(cleanup);

const source = () => screen.getByLabelText<HTMLTextAreaElement>('HTML');
const page = () => screen.getByRole('textbox', { name: 'text' });
const write = (html: string) => fireEvent.change(source(), { target: { value: html } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the editor', () => {
  it('shows its HTML, formatted', () => {
    render(<HtmlWysiwygEditor />);
    expect(source().value).toBe('<h1>sample-title</h1>\n<p>sample-text</p>\n');
    expect(page().querySelector('h1')?.textContent).toBe('sample-title');
  });

  it('accepts HTML as typed and sanitizes it for the page', () => {
    render(<HtmlWysiwygEditor />);
    const hostile =
      '<p onclick="x()">a<script>x()</script><b>b</b> <a href="javascript:x()">c</a></p><iframe src="x"></iframe><img src=x onerror=x()>';
    write(hostile);
    expect(source().value).toBe(hostile);
    expect(page().innerHTML).not.toMatch(/script|onclick|onerror|iframe|javascript/);
    expect(page().textContent).toContain('ab c');
  });

  it('names external images and keeps their URLs, and shows embedded ones', () => {
    render(<HtmlWysiwygEditor />);
    write('<p>x <img src="https://example.com/a.png" alt="A"> <img src="data:image/gif;base64,R0lGOD" alt="B"></p>');
    expect([...page().querySelectorAll('img[alt]:not([alt=""])')].map((image) => image.getAttribute('alt'))).toEqual([
      'B',
    ]);
    expect(page().querySelector('[data-picture]')?.textContent).toBe('A · https://example.com/a.png');
    press('rule');
    expect(source().value).toContain('src="https://example.com/a.png"');
  });

  it('formats with its toolbar, and can undo', () => {
    render(<HtmlWysiwygEditor />);
    write('<p>one</p>');
    press('bullet-list');
    expect(source().value).toBe('<ul>\n  <li><p>one</p></li>\n</ul>\n');
    press('undo');
    expect(source().value).toBe('<p>one</p>\n');
    fireEvent.change(screen.getByRole('combobox', { name: 'block' }), { target: { value: 'h2' } });
    expect(source().value).toBe('<h2>one</h2>\n');
    press('table');
    expect(page().querySelectorAll('th, td')).toHaveLength(9);
    expect(source().value).not.toContain('style=');
    press('delete-table');
    expect(page().querySelector('table')).toBeNull();
  });

  it('rejects links that run code', async () => {
    render(<HtmlWysiwygEditor />);
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
    write('<p>x</p>');
    press('link');
    fireEvent.change(screen.getByLabelText(/^address/), { target: { value: 'javascript:alert(1)' } });
    press('apply');
    expect(screen.getByText('address-refused')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^address/), { target: { value: 'https://example.org' } });
    press('apply');
    expect(source().value).toContain('<a href="https://example.org">https://example.org</a>');
  });

  it('continues where it left off, even with megabytes of images', async () => {
    const { unmount } = render(<HtmlWysiwygEditor />);
    const picture = `<p>kept <img src="data:image/png;base64,${'A'.repeat(5_500_000)}" alt="A"></p>`;
    write(picture);
    unmount();
    await vi.waitFor(() => expect(database.get('html-wysiwyg-editor')).toEqual({ version: 1, value: picture }));
    await ready();
    render(<HtmlWysiwygEditor />);
    expect(page().textContent).toBe('kept ');
    expect(page().querySelector('img[alt="A"]')?.getAttribute('src')).toHaveLength(5_500_022);
  });

  it('keeps HTML that is too long to be shown as text, says so, and shows it once it is shorter', async () => {
    render(<HtmlWysiwygEditor />);
    const long = `<p>${'long '.repeat(100_001)}</p>`;
    write(long);
    expect(screen.getByRole('alert').textContent).toBe('failures.too-long');
    expect([page().textContent, page().getAttribute('contenteditable')]).toEqual(['', 'false']);
    // Nothing may replace it with what the empty page shows.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'bold' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'format' }).disabled).toBe(true);
    await vi.waitFor(() => expect(database.get('html-wysiwyg-editor')).toEqual({ version: 1, value: long }));
    write('<p>short</p>');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([page().textContent, page().getAttribute('contenteditable')]).toEqual(['short', 'true']);
  });

  it('opens with HTML that is too long, unchanged', async () => {
    const long = `<p>${'long '.repeat(100_001)}</p>`;
    database.set('html-wysiwyg-editor', { version: 1, value: long });
    await ready();
    render(<HtmlWysiwygEditor />);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('HTML')).value).toBe(long);
    expect([page().textContent, page().getAttribute('contenteditable')]).toEqual(['', 'false']);
    expect(screen.getByRole('alert').textContent).toBe('failures.too-long');
  });

  it.each(['paste', 'drop'] as const)('rejects a %s that is too long, and keeps the text', (insert) => {
    render(<HtmlWysiwygEditor />);
    write('<p>mine</p>');
    const text = 'long '.repeat(100_001);
    const carried = { getData: (type: string) => (type === 'text/plain' ? text : ''), types: [], files: [] };
    const isInserted = fireEvent[insert](page(), { [insert === 'paste' ? 'clipboardData' : 'dataTransfer']: carried });
    expect(isInserted).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('failures.too-long');
    expect([page().textContent, source().value]).toEqual(['mine', '<p>mine</p>']);
    write('<p>mine too</p>');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('arrow keys move along the toolbar', () => {
    render(<HtmlWysiwygEditor />);
    screen.getByRole('combobox', { name: 'block' }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('bold');
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(document.activeElement?.tagName).toBe('SELECT');
  });
});

test.each([
  ['', ''],
  ['<p>a</p><p>b <b>c</b></p>', '<p>a</p>\n<p>b <b>c</b></p>\n'],
  ['a <i>b</i><div><p>c</p><p>d</p></div>e', 'a <i>b</i>\n<div>\n  <p>c</p>\n  <p>d</p>\n</div>\ne\n'],
  ['<pre>\n  a\n\n b</pre>', '<pre>  a\n\n b</pre>\n'],
  [
    '<table><tr><td>1<td>2</table>',
    '<table>\n  <tbody>\n    <tr>\n      <td>1</td>\n      <td>2</td>\n    </tr>\n  </tbody>\n</table>\n',
  ],
  ['<p>a&lt;b &amp; "c"</p>', '<p>a&lt;b &amp; "c"</p>\n'],
  [
    'a&lt;b &amp; <!-- c --><div>d<!-- e --><p>f</p></div>',
    'a&lt;b &amp; <!-- c -->\n<div>\n  d<!-- e -->\n  <p>f</p>\n</div>\n',
  ],
])('formats %j', (html, formatted) => {
  expect(formatHtml(html)).toBe(formatted);
  expect(formatHtml(formatted)).toBe(formatted);
});

test('formats a block with more lines than a call can have arguments', () => {
  const lines = formatHtml(`<div>${'<hr>'.repeat(150_000)}</div>`).split('\n');
  expect([lines.length, lines[0], lines[150_000], lines[150_001]]).toEqual([150_003, '<div>', '  <hr>', '</div>']);
});
