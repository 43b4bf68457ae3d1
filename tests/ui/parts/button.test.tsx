// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/parts/button/button.tsx';
import { Link } from '../../../src/ui/parts/link/link.tsx';

vi.mock('../../../src/i18n/use-texts.ts', () => ({ useTexts: () => (key: string) => key }));
afterEach(cleanup);

describe('Button', () => {
  it('submits nothing by default', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go' }).type).toBe('button');
  });

  it("can't be clicked or focused when disabled", async () => {
    const press = vi.fn();
    render(
      <Button disabled onClick={press}>
        Go
      </Button>,
    );
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    expect(press).not.toHaveBeenCalled();
  });

  it('ignores clicks while loading, submits nothing, and keeps focus', async () => {
    const [press, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())];
    render(
      <form onSubmit={submit}>
        <Button loading type="submit" onClick={press}>
          Go
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is a link with an href, which is removed when disabled', () => {
    render(<Button href="/hash-text">Go</Button>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hash-text');
    cleanup();
    render(
      <Button href="/hash-text" disabled>
        Go
      </Button>,
    );
    expect(screen.getByRole('link').hasAttribute('href')).toBe(false);
    expect(screen.getByRole('link').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Link', () => {
  it.each(['/x', '#x', './x', '?x', 'mailto:a@example.com'])('%s opens in the same tab', (href) => {
    render(<Link href={href}>x</Link>);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'x' }).target).toBe('');
  });

  it.each(['https://example.com', 'HTTP://example.com', '//example.com'])('%s opens a new tab and says so', (href) => {
    render(<Link href={href}>x</Link>);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^x ?ui.opensNewTab$/ });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });
});
