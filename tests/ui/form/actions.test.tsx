// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK_LIMIT } from '../../../src/core/link.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, choose, runs, sampleForm } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear(); // options are remembered
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('sharing', () => {
  const copied = () => navigator.clipboard.readText();

  it("copies a link with the input, and says that secrets aren't included", async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'a b' })));
    await user.type(screen.getByLabelText('Key'), 'CANARY');
    await choose(user, 'Share', 'Copy link with this input');
    expect(await copied()).toBe('https://tools.example/sample#op=encode&text=a+b');
    expect(screen.getByText('Not included in the link: Key')).toBeTruthy();
  });

  it('refuses to copy a link that is too long', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: 'x'.repeat(LINK_LIMIT) })));
    await navigator.clipboard.writeText('before');
    await choose(user, 'Share', 'Copy link with this input');
    expect(screen.getByText(/Too long to share as a link \(8,015 of 8,000 characters\)/)).toBeTruthy();
    expect(await copied()).toBe('before');
  });

  it('copies a terminal command, with secrets as variables', async () => {
    const user = userEvent.setup();
    render(sampleForm(at('encode', { text: "it's" })));
    await user.type(screen.getByLabelText('Key'), 'CANARY');
    await choose(user, 'Share', 'Copy as terminal command');
    expect(await copied()).toBe(`npm run -s tool -- run sample/encode --text 'it'\\''s' --key "$KEY"`);
    expect(screen.getByText(/shell variables: Key/)).toBeTruthy();
  });

  it('reports a failed copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const { container } = render(sampleForm(at('encode', { text: 'a' })));
    await choose(user, 'Share', 'Copy link with this input');
    expect((await screen.findAllByText("Couldn't copy")).length).toBeGreaterThan(0);
    expect(container.querySelector('[role=toolbar][data-copy-state=failed]')).toBeTruthy();
    expect(container.querySelector('[data-copy-state=copied]')).toBeNull();
  });
});
