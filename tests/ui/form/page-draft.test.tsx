// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { handOver } from '../../../src/session/handoff.ts';
import { collectDrafts, restoreDrafts, savedDrafts } from '../../../src/session/drafts.ts';
import { settings } from '../../../src/session/settings.ts';
import { at, box, runs, sampleForm, shows, tab } from './sample-form.tsx';
import { sampleTexts } from './sample-tool.ts';
import { startWorld } from './world.tsx';

beforeAll(() => startWorld('sample', sampleTexts));
beforeEach(() => {
  runs.splice(0);
  settings.clear();
});

afterEach(cleanup);

const keyField = () => screen.getByLabelText<HTMLInputElement>('Key');
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Leaves the page and returns a function to come back to it. */
function leave(): () => void {
  cleanup();
  const { state } = history;
  history.pushState(null, '');
  return () => history.replaceState(state, '');
}

it('restores what was typed when the user comes back, in every operation, with secrets', async () => {
  render(sampleForm());
  fill(box('Text'), 'one');
  fill(keyField(), 's3cret');
  fireEvent.click(tab('Decode'));
  fill(box('Coded'), 'two');
  const back = leave();
  render(sampleForm());
  expect(box('Text').value).toBe(''); // a new visit
  cleanup();
  back();
  render(sampleForm());
  expect(box('Coded').value).toBe('two');
  fireEvent.click(tab('Encode'));
  expect([box('Text').value, keyField().value]).toEqual(['one', 's3cret']);
  await shows('<one>');
});

it('restores what a reload has kept, which has no secrets', async () => {
  render(sampleForm());
  fill(box('Text'), 'typed');
  fill(keyField(), 's3cret');
  const saved = structuredClone(savedDrafts());
  expect(JSON.stringify([...saved].map(([, drafts]) => [...drafts]))).not.toContain('s3cret');
  cleanup();
  restoreDrafts(saved);
  render(sampleForm());
  expect([box('Text').value, keyField().value]).toEqual(['typed', '']);
  await shows('<typed>');
});

it('restores what replaced or cleared the values of a link', async () => {
  const link = at('encode', { text: 'linked' });
  render(sampleForm(link));
  expect(collectDrafts().size).toBe(0);
  fill(box('Text'), '');
  expect(collectDrafts().size).toBe(1);
  cleanup();
  render(sampleForm(link));
  expect(box('Text').value).toBe('');
});

it('keeps what another page has passed on, although nothing was typed here', async () => {
  handOver('sample', { operation: 'encode', values: { text: 'passed on' } });
  render(sampleForm());
  await shows('<passed on>');
  const saved = structuredClone(savedDrafts());
  cleanup();
  restoreDrafts(saved);
  render(sampleForm());
  await shows('<passed on>');
});

it('what another page passes on replaces what was typed', async () => {
  render(sampleForm());
  fill(box('Text'), 'typed');
  cleanup();
  handOver('sample', { operation: 'encode', values: { text: 'passed on' } });
  render(sampleForm());
  await shows('<passed on>');
});
