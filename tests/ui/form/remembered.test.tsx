// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choice, secret, text } from '../../../src/core/fields.ts';
import {
  isRememberable,
  rememberOptions,
  rememberedOptions,
  toggleKeepOptions,
} from '../../../src/session/remembered-options.ts';
import listConverter from '../../../tool-specs/converter/list-converter.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, button, choose, runs, sampleForm, shows } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear();
});
afterEach(cleanup);

const loud = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Loud' });

describe('options of a tool', () => {
  it('are saved, but typed text never is', async () => {
    const user = userEvent.setup();
    render(sampleForm());
    await user.type(box('Text'), 'CANARY');
    await user.type(screen.getByLabelText('Key'), 'CANARY');
    await user.click(loud());
    expect(await screen.findByText('1 option remembered')).toBeTruthy();
    expect(settings.get().options).toEqual({ sample: { mode: 'loud' } });
    expect(JSON.stringify({ ...localStorage })).not.toContain('CANARY');
    cleanup();
    history.pushState(null, ''); // a new visit
    render(sampleForm());
    expect(loud().checked).toBe(true);
    expect(box('Text').value).toBe('');
    await shows('<HELLO>');
  });

  it('are reset by their own button, and by that of the page, which can be undone', async () => {
    const user = userEvent.setup();
    rememberOptions('sample', { mode: choice(['plain', 'loud']) }, { mode: 'loud' });
    render(sampleForm());
    await user.type(box('Text'), 'mine');
    await user.click(button('Reset options'));
    expect([box('Text').value, loud().checked]).toEqual(['mine', false]);
    expect(settings.get().options).toEqual({});
    await user.click(loud());
    await screen.findByText('1 option remembered');
    await user.click(button('Reset'));
    expect(settings.get().options).toEqual({});
    await user.click(button('Undo'));
    expect([box('Text').value, loud().checked]).toEqual(['mine', true]);
    expect(settings.get().options).toEqual({ sample: { mode: 'loud' } });
  });

  it("are overridden by a link, which doesn't change them", async () => {
    const user = userEvent.setup();
    rememberOptions('sample', { mode: choice(['plain', 'loud']) }, { mode: 'loud' });
    render(sampleForm(at('encode', { text: 'linked' })));
    await shows('<linked>');
    expect(settings.get().options).toEqual({ sample: { mode: 'loud' } });
    await choose(user, 'Examples', 'hello');
    await shows('<HELLO>');
    expect(settings.get().options).toEqual({ sample: { mode: 'loud' } });
  });

  it("aren't saved when that is turned off, and saved ones that are no longer valid aren't used", async () => {
    const fields = { mode: choice(['plain', 'loud']), other: choice(['a', 'b']) };
    rememberOptions('sample', fields, { mode: 'loud', other: 'b' });
    expect(rememberedOptions('sample', { mode: choice(['plain', 'quiet']), other: fields.other })).toEqual({
      other: 'b',
    });
    toggleKeepOptions();
    expect(settings.get().options).toEqual({});
    rememberOptions('sample', fields, { mode: 'loud' });
    expect(rememberedOptions('sample', fields)).toEqual({});
    await waitFor(() => expect(settings.get().keepOptions).toBe(false));
  });

  it('include text fields only if their spec says so, and never secrets', () => {
    const fields = {
      separator: text({ remember: true }),
      text: text({ primary: true }),
      key: secret({ remember: true }),
    };
    rememberOptions('sample', fields, { separator: ';', text: 'CANARY', key: 'CANARY' });
    expect(settings.get().options).toEqual({ sample: { separator: ';' } });
    rememberOptions('sample', fields, { separator: '' });
    expect(settings.get().options).toEqual({});
  });

  it('saved under the former name of a field are used, and replaced by the next ones', () => {
    rememberOptions('sample', { flavour: choice(['a', 'b']) }, { flavour: 'b' });
    const fields = { flavor: choice(['a', 'b', 'c'], { former: ['flavour'] }) };
    expect(rememberedOptions('sample', fields)).toEqual({ flavor: 'b' });
    rememberOptions('sample', fields, { flavor: 'c' });
    expect(settings.get().options).toEqual({ sample: { flavor: 'c' } });
  });

  it('of the list converter include everything but the text and its search fields', () => {
    const fields = Object.entries(listConverter.operations.run.fields);
    const content = fields.filter(([, field]) => !isRememberable(field)).map(([name]) => name);
    expect(content).toEqual(['text', 'filter', 'find', 'replacement']);
  });

  it('never include names inherited by all objects', () => {
    expect(rememberedOptions('constructor', { toString: choice(['a', 'b']) })).toEqual({});
    rememberOptions('__proto__', { mode: choice(['a', 'b']) }, { mode: 'b' });
    expect(({} as { mode?: string }).mode).toBeUndefined();
  });
});
