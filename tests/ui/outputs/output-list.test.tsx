// with modules of its own: the rare kinds are not loaded yet
// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { out } from '../../../src/core/values.ts';
import { OutputList } from '../../../src/ui/form/results/output-list.tsx';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { loadRestOfTexts, startTexts } from '../../../src/i18n/i18n.ts';
import { toolTexts } from '../../../src/i18n/tool-texts.ts';

beforeAll(async () => {
  await startTexts('en');
  await loadRestOfTexts();
  toolTexts.addResourceBundle('en', 'tool', { messages: { fine: 'Fine' } });
});

const outputs = [
  { name: 'type', id: 'type', label: 'Type', output: out.row(), value: 'image/png' },
  {
    name: 'verdict',
    id: 'verdict',
    label: 'Verdict',
    output: out.verdict(),
    value: { tone: 'good', label: { message: 'fine' } },
  },
];

function Shown() {
  return <OutputList outputs={outputs} words={usePageTexts('tool', 'en')} fileName="tool" />;
}

it('a list stays a list while the component of a line loads', async () => {
  const { container } = render(<Shown />);
  expect(screen.getByText('Loading…').closest('dd')).toBeTruthy();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Type', 'Verdict']);
  expect([...container.querySelectorAll('dl > *')].map(({ localName }) => localName)).toEqual(['div', 'div']);
  expect(await screen.findByRole('button', { name: 'Copy Verdict: Fine' })).toBeTruthy();
});
