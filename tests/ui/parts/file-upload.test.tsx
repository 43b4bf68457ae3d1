// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManyFilesContext } from '../../../src/ui/parts/file-upload/dropped-files.ts';
import { accepts, typeNames } from '../../../src/ui/parts/file-upload/accepts.ts';
import { FileUpload } from '../../../src/ui/parts/file-upload/file-upload.tsx';
import { formatSize } from '../../../src/ui/parts/file-upload/format-size.ts';

vi.mock('../../../src/i18n/use-texts.ts', () => ({
  useTexts: () => (key: string, params: object) => [key, ...Object.values(params ?? {})].join(' '),
}));
afterEach(cleanup);

const png = new File(['png'], 'a.png', { type: 'image/png' });
const txt = new File(['text'], 'b.txt', { type: 'text/plain' });

function Live(props: { accept?: string; multiple?: boolean; disabled?: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return <FileUpload label="Image" files={files} onChange={setFiles} {...props} />;
}
const input = () => screen.getByLabelText<HTMLInputElement>(/Image/);
const zone = () => input().closest('label') ?? expect.fail('no zone');
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
const transfer = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'], items: [] } });

describe('FileUpload', () => {
  it('changes the order of several files, keeping every one', async () => {
    const csv = new File(['a,b'], 'c.csv');
    render(<Live multiple />);
    await userEvent.upload(input(), [png, txt, csv]);
    expect(names()).toEqual(['a.png', 'b.txt', 'c.csv']);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await userEvent.click(screen.getByRole('button', { name: 'ui.moveUp c.csv' }));
    expect(names()).toEqual(['a.png', 'c.csv', 'b.txt']);
    expect(focused()).toBe('ui.moveUp c.csv');
    await userEvent.click(screen.getByRole('button', { name: 'ui.moveDown a.png' }));
    expect(names()).toEqual(['c.csv', 'a.png', 'b.txt']);
    expect(focused()).toBe('ui.moveDown a.png');
    // The same key goes on with the same file, and at the end the other button has the focus.
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['c.csv', 'b.txt', 'a.png']);
    expect(focused()).toBe('ui.moveUp a.png');
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['c.csv', 'a.png', 'b.txt']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ui.moveUp c.csv' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ui.moveDown b.txt' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'ui.remove a.png' }));
    expect(names()).toEqual(['c.csv', 'b.txt']);
  });

  it('takes the same file once, and again if asked to; copies in other folders, or of other times, are others', async () => {
    const at = (time: number, name = 'a.png', content = 'png') => new File([content], name, { lastModified: time });
    render(<Live multiple />);
    fireEvent.drop(zone(), transfer(at(1)));
    fireEvent.drop(zone(), transfer(at(1), at(1, 'new.png')));
    expect(names()).toEqual(['a.png', 'new.png']);
    expect(screen.getByText('ui.alreadyListed a.png')).toBeTruthy();
    fireEvent.drop(zone(), transfer(at(2), at(1, 'in/a.png'), at(1, 'a.png', 'longer')));
    expect(names()).toEqual(['a.png', 'new.png', 'a.png', 'in/a.png', 'a.png']);
    expect(screen.queryByText(/alreadyListed/)).toBeNull();
    fireEvent.drop(zone(), transfer(at(1)));
    fireEvent.click(screen.getByRole('button', { name: 'ui.addAgain' }));
    expect(names().filter((name) => name === 'a.png').length).toBe(4);
    expect(screen.queryByText(/alreadyListed/)).toBeNull();
    expect(document.activeElement).toBe(input());
    // Two of one drop are from different folders, whatever they look like.
    fireEvent.drop(zone(), transfer(at(9, 'twice'), at(9, 'twice')));
    expect(names().filter((name) => name === 'twice').length).toBe(2);
  });

  it('has no order for a single file', async () => {
    render(<Live multiple />);
    await userEvent.upload(input(), png);
    expect(screen.queryByRole('button', { name: /^ui\.move(Up|Down)/ })).toBeNull();
  });

  it('shows the name and size of a chosen file, and removes it', async () => {
    render(<Live />);
    await userEvent.upload(input(), png);
    expect(names()).toEqual(['a.png']);
    expect(screen.getByRole('listitem').textContent).toContain('3 bytes');
    await userEvent.click(screen.getByRole('button', { name: 'ui.remove a.png' }));
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it('rejects a dropped file of the wrong type, says which and why, and removes the highlight', () => {
    render(<Live accept="image/*" />);
    fireEvent.dragOver(zone(), transfer(txt));
    expect(zone().dataset['over']).toBe('true');
    fireEvent.drop(zone(), transfer(txt));
    expect(zone().dataset['over']).toBeUndefined();
    expect(names()).toEqual([]);
    expect(screen.getByText('ui.wrongFileType b.txt ui.images').id).toBe(input().getAttribute('aria-describedby'));
    fireEvent.drop(zone(), transfer(png));
    expect(screen.queryByText(/wrongFileType/)).toBeNull();
    expect(names()).toEqual(['a.png']);
  });

  it('takes a file that the system has no type for: its content decides', () => {
    render(<Live accept="image/*" multiple />);
    fireEvent.drop(
      zone(),
      transfer(new File(['x'], 'scan'), new File(['x'], 'c', { type: 'application/octet-stream' })),
    );
    expect(names()).toEqual(['scan', 'c']);
    expect(screen.queryByText(/wrongFileType/)).toBeNull();
  });

  it('keeps only the accepted files of a mixed drop', () => {
    render(<Live accept=".png" multiple />);
    fireEvent.drop(zone(), transfer(png, txt));
    expect(names()).toEqual(['a.png']);
    expect(screen.getByText(/wrongFileType b\.txt/)).toBeTruthy();
  });

  it('keeps one of several files if only one is allowed, and says so', () => {
    render(<Live />);
    fireEvent.drop(zone(), transfer(png, txt));
    expect(names()).toEqual(['a.png']);
    expect(screen.getByText('ui.oneFileOnly a.png b.txt')).toBeTruthy();
  });

  it("says that a folder can't be read", () => {
    render(<Live />);
    const folder = {
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: true }),
      getAsFile: () => new File([], 'folder'),
    };
    fireEvent.drop(zone(), { dataTransfer: { files: [], types: ['Files'], items: [folder] } });
    expect(names()).toEqual([]);
    expect(screen.getByText('ui.noFolders')).toBeTruthy();
  });

  it('adds the files of a folder where several are allowed; where one is, they become many inputs', async () => {
    const entry = (file: File) => ({
      isFile: true,
      fullPath: `/in/${file.name}`,
      file: (done: (it: File) => void) => done(file),
    });
    const folder = () => {
      const parts = [[entry(png), entry(txt)], []];
      return {
        isFile: false,
        isDirectory: true,
        fullPath: '/in',
        createReader: () => ({ readEntries: (done: (it: unknown[]) => void) => done(parts.shift() ?? []) }),
      };
    };
    const dropped = () => ({
      dataTransfer: { files: [], types: ['Files'], items: [{ kind: 'file', webkitGetAsEntry: folder }] },
    });
    const { rerender } = render(<Live accept=".png" multiple />);
    fireEvent.drop(zone(), dropped());
    expect(await screen.findByText(/wrongFileType in\/b\.txt/)).toBeTruthy();
    expect(names()).toEqual(['in/a.png']);
    const many = vi.fn();
    rerender(
      <ManyFilesContext value={many}>
        <Live />
      </ManyFilesContext>,
    );
    fireEvent.drop(zone(), dropped());
    await vi.waitFor(() => expect(many).toHaveBeenCalledTimes(1));
    expect(many.mock.calls[0]?.[0]).toMatchObject([{ path: 'in/a.png' }, { path: 'in/b.txt' }]);
    fireEvent.drop(zone(), transfer(png, txt));
    await vi.waitFor(() => expect(many).toHaveBeenCalledTimes(2));
    expect(names()).toEqual([]);
  });

  it('ignores dragged text, and removes the highlight when the pointer leaves', () => {
    render(<Live />);
    fireEvent.dragOver(zone(), { dataTransfer: { types: ['text/plain'] } });
    expect(zone().dataset['over']).toBeUndefined();
    fireEvent.dragOver(zone(), transfer(png));
    fireEvent.dragLeave(zone(), { relatedTarget: null });
    expect(zone().dataset['over']).toBeUndefined();
  });

  it('accepts a file pasted onto the page, but not one pasted into a text field', () => {
    render(
      <>
        <textarea aria-label="other" />
        <Live />
      </>,
    );
    const paste = (target: Element) =>
      fireEvent(target, createEvent.paste(target, { clipboardData: { files: [png], types: ['Files'], items: [] } }));
    paste(screen.getByLabelText('other'));
    expect(names()).toEqual([]);
    paste(document.body);
    expect(names()).toEqual(['a.png']);
  });

  it('does nothing when disabled, but keeps the browser from opening the file', () => {
    render(<Live disabled />);
    const drop = createEvent.drop(zone(), transfer(png));
    fireEvent(zone(), drop);
    expect(names()).toEqual([]);
    expect(drop.defaultPrevented).toBe(true);
  });
});

describe('accepts', () => {
  it.each([
    ['', 'a', '', true],
    [undefined, 'a', '', true],
    ['image/*', 'a.png', 'image/png', true],
    ['image/*', 'a.png', '', false],
    ['image/png', 'a', 'IMAGE/PNG', true],
    ['.PEM, .crt', 'key.pem', '', true],
    ['.tar.gz', 'a.gz', 'application/gzip', false],
    ['text/plain', 'a.txt', 'text/plain;charset=utf-8', true],
    ['image/*', 'a', 'imagesque/png', false],
    ['*/*', 'a', '', true],
  ])('accept=%j takes %j of type %j: %s', (accept, name, type, expected) => {
    expect(accepts(accept, { name, type })).toBe(expected);
  });
});

describe('the names of types', () => {
  it.each([
    ['.pdf,application/pdf', ['PDF']],
    ['image/jpeg,image/webp,image/svg+xml,.ico', ['JPEG', 'WebP', 'SVG', 'ICO']],
    ['audio/*,video/*,.aac,.mp4', ['(audio)', '(video)']],
    ['.csv, .TSV', ['CSV', 'TSV']],
    [undefined, []],
  ])('%s are %j', (accept, names) => {
    expect(typeNames(accept, (family) => `(${family})`)).toEqual(names);
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [48_200, '48 kB'],
    [1_550_000, '1.6 MB'],
    [999_999, '1 MB'],
    [20_000_000, '20 MB'],
  ])('%d is %s', (bytes, expected) => {
    expect(formatSize(bytes, 'en')).toBe(expected);
  });
});
