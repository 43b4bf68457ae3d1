import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { POPULAR } from '../../src/catalog/popular.ts';
import { costOf } from '../../src/core/cost.ts';
import { detects } from '../../src/core/recognition/detect.ts';
import { decodeLink, encodeLink, isLinkable } from '../../src/core/link.ts';
import { leadOf, outputsOf } from '../../src/core/outputs.ts';
import { parseInput } from '../../src/core/run.ts';
import { primaryOf } from '../../src/core/tool.ts';
import { everyOperation, everyTool } from './every-tool.ts';

const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
const ids = everyTool.map(({ id }) => id);

function duplicates(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

describe('the catalog', () => {
  test('ids are unique across all categories', () => {
    expect(duplicates(ids)).toEqual([]);
  });

  test("an alias belongs to one operation and isn't the id of another tool", () => {
    const aliases = everyTool.flatMap(({ card }) => card.operations.flatMap(({ aliases: own }) => Object.keys(own)));
    expect(duplicates(aliases)).toEqual([]);
    expect(aliases.filter((alias) => !/^[a-z\d][a-z\d-]*$/.test(alias))).toEqual([]);
    for (const { id, card } of everyTool) {
      const own = card.operations.flatMap(({ aliases: some }) => Object.keys(some));
      expect(own.filter((alias) => alias !== id && ids.includes(alias))).toEqual([]);
    }
  });

  test('every tool has its own icon', () => {
    expect(duplicates(everyTool.map(({ tool }) => tool.icon))).toEqual([]);
  });

  test('every popular tool exists', () => {
    expect(POPULAR.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('an old path belongs to one tool and hides no other', () => {
    const old = everyTool.flatMap(({ card }) => card.redirectFrom);
    expect(duplicates(old)).toEqual([]);
    expect(old.filter((route) => ids.includes(route.slice(1)))).toEqual([]);
  });
});

describe.each(everyTool)('$id', ({ id, tool, card }) => {
  test('is plain data in the catalog', () => {
    expect(JSON.parse(JSON.stringify(card))).toEqual(JSON.parse(JSON.stringify(structuredClone(card))));
    expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    expect(tool.view || card.operations.length > 0).toBe(true);
  });

  test('has an existing icon and existing related tools', () => {
    expect(fs.existsSync(path.join(icons, `${tool.icon}.svg`)), tool.icon).toBe(true);
    expect(card.related.filter((other) => other === id || !ids.includes(other))).toEqual([]);
    if (tool.createdAt !== undefined) expect(tool.createdAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('has a component if it is a view', () => {
    if (tool.view) expect(fs.existsSync(path.resolve('src/views', id, 'index.tsx'))).toBe(true);
  });
});

describe.each(everyOperation)('%s', (_, tool, name, op) => {
  test('has exactly one primary field and only usable names', () => {
    expect(Object.values(op.fields).filter(({ primary }) => primary)).toHaveLength(1);
    // `op` is reserved in links, the others are options of the terminal
    for (const field of Object.keys(op.fields)) expect(field).toMatch(/^(?!(op|json|lang|help|out)$)[a-z][A-Za-z\d]*$/);
    expect(Object.keys(outputsOf(op)).length).toBeGreaterThan(0);
  });

  test('initial values, aliases and conditions follow the rules of the fields', () => {
    for (const [field, { schema, initial, when = {} }] of Object.entries(op.fields)) {
      expect(schema.safeParse(initial).success, field).toBe(true);
      for (const [other, values] of Object.entries(when)) {
        for (const value of values)
          expect(op.fields[other]?.schema.safeParse(value).success, `${field}.when.${other}`).toBe(true);
      }
    }
    for (const preset of Object.values(op.aliases)) {
      for (const [field, value] of Object.entries(preset))
        expect(op.fields[field]?.schema.safeParse(value).success, field).toBe(true);
    }
  });

  test('slow work never runs in the palette while typing', () => {
    expect(op.cost !== undefined && op.answers === 'inline').toBe(false);
  });

  test('has a valid estimate for any field values', () => {
    if (op.cost) expect(costOf(op, {})).toBeGreaterThan(0);
    for (const { input } of op.cases) expect(costOf(op, input)).toBeGreaterThanOrEqual(0);
  });

  test('its lead is one of its outputs, its options fold, and its samples have unique names', () => {
    expect(Object.keys(outputsOf(op))).toContain(leadOf(op));
    expect(primaryOf(op)?.field.advanced).toBeUndefined();
    const samples = op.examples.flatMap(({ sample }) => sample ?? []);
    expect(duplicates(samples)).toEqual([]);
    expect(samples.filter((key) => !/^[a-z][A-Za-z\d]*$/.test(key))).toEqual([]);
  });

  test("operations shown below it belong to the same tool, don't nest, and accept the values they receive", () => {
    for (const [other, valuesFrom] of Object.entries(op.also ?? {})) {
      const target = tool.operations[other];
      expect(target?.also, other).toBeUndefined();
      expect(other).not.toBe(name);
      for (const { input } of op.cases) {
        const parsed = parseInput(op, input);
        if (!parsed.ok) continue;
        const given = valuesFrom(parsed.value as never);
        for (const [field, value] of Object.entries(given))
          expect(target?.fields[field]?.schema.safeParse(value).success, `${other}.${field}`).toBe(true);
      }
    }
  });

  test('parts of a field are drawn by another operation, from values that it takes', () => {
    for (const { parts } of Object.values(op.fields)) {
      if (!parts) continue;
      const target = tool.operations[parts.drawnBy];
      expect(Object.entries(target ? outputsOf(target) : {}).map(([output, { kind }]) => `${output}: ${kind}`)).toEqual(
        expect.arrayContaining(['images: files', 'count: row']),
      );
      for (const { input } of op.cases) {
        const given = parts.with(
          {
            ...Object.fromEntries(Object.entries(op.fields).map(([field, { initial }]) => [field, initial])),
            ...input,
          },
          '1-2',
        );
        for (const [field, value] of Object.entries(given))
          expect(target?.fields[field]?.schema.safeParse(value).success, `${parts.drawnBy}.${field}`).toBe(true);
      }
    }
  });

  test('remembered fields are neither primary, required nor secret', () => {
    const remembered = Object.entries(op.fields).filter(([, { remember }]) => remember);
    expect(remembered.filter(([, field]) => field.primary || field.required || field.secret)).toEqual([]);
  });

  test('detection accepts the texts it lists and rejects the others', () => {
    const card = everyTool.find((known) => known.tool === tool)?.card.operations.find((known) => known.name === name);
    expect(op.detectTexts).toHaveLength(op.detect.length);
    op.detectTexts.forEach(({ matches, rejects }, index) => {
      const data = card?.detect[index];
      if (!data) throw new Error('no card');
      expect(matches.filter((text) => !detects(data, text))).toEqual([]);
      expect(rejects.filter((text) => detects(data, text))).toEqual([]);
      expect(matches.length * rejects.length).toBeGreaterThan(0);
      expect(data.confidence > 0 && data.confidence <= 1).toBe(true);
    });
  });

  test('words after "in" name an existing output', () => {
    const outputs = Object.keys(outputsOf(op));
    expect(Object.values(op.targets).filter((output) => !outputs.includes(output))).toEqual([]);
    expect(Object.keys(op.targets).filter((word) => word !== word.toLowerCase() || /[,\s]/.test(word))).toEqual([]);
    expect(Object.keys(op.targets).length === 0 || op.answers === 'inline').toBe(true);
  });

  test('notation words are also words after "in", and set valid field values', () => {
    for (const [word, { pattern, sets }] of Object.entries(op.notations ?? {})) {
      expect(Object.keys(op.targets)).toContain(word);
      expect(pattern.flags).toBe('i');
      for (const [field, value] of Object.entries(sets))
        expect(op.fields[field]?.schema.safeParse(value).success).toBe(true);
    }
  });

  test('a link includes every field except secrets and files, and restores the input', () => {
    for (const example of op.cases) {
      const linkable = Object.entries(example.input).filter(([field]) => {
        const found = op.fields[field];
        return found && isLinkable(found);
      });
      const wellFormed = linkable.filter(
        ([, value]) => JSON.stringify(value) === JSON.stringify(value)?.replace(/\\ud[89a-f]../gi, ''),
      );
      const values = Object.fromEntries(
        wellFormed.filter(
          ([field, value]) => op.fields[field]?.schema.safeParse(value).success && typeof value !== 'object',
        ),
      );
      const state = decodeLink(tool, encodeLink(name, op, values));
      expect(state?.operation).toBe(name);
      for (const [field, value] of Object.entries(values)) {
        expect(state?.values[field] ?? op.fields[field]?.initial, field).toEqual(op.fields[field]?.schema.parse(value));
      }
    }
    const everything = Object.fromEntries(Object.keys(op.fields).map((field) => [field, 'CANARY']));
    const carried = decodeLink(tool, encodeLink(name, op, everything))?.values ?? {};
    for (const [field, { secret }] of Object.entries(op.fields)) if (secret) expect(carried[field]).toBeUndefined();
  });
});
