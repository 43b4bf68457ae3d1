import { describe, expect, it } from 'vitest';
import { indexIn } from '../../palette/index-in.ts';
import { bytes } from './queries/bytes.ts';
import { toolsOfLine } from './tools-of-line.ts';

describe.each(Object.entries(bytes))('queries for tools of bytes: %s', (language, queries) => {
  it.each(Object.entries(queries))('%s finds %s', async (text, wanted) => {
    const index = await indexIn(language);
    expect(toolsOfLine(text, index).slice(0, 3)).toContain(wanted);
  });
});
