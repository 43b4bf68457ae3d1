import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const CHART = 'deploy/helm/it-tools';

export const defaultValues = () => parse(fs.readFileSync(path.join(CHART, 'values.yaml'), 'utf8')) as Values;

type Values = Record<string, unknown>;

/** The value of an expression of the few kinds that the chart may use. */
function valueOf(expression: string, values: Values): unknown {
  const [, name = ''] = /^\.Values\.(\w+)$/.exec(expression) ?? [];
  if (expression === '.Release.Name') return 'it-tools';
  if (name !== '' && Object.hasOwn(values, name)) return values[name];
  const [, left = '', right] = /^eq (\S+) "([^"]*)"$/.exec(expression) ?? [];
  if (left !== '') return valueOf(left, values) === right;
  const [, quoted = ''] = /^(\S+) \| quote$/.exec(expression) ?? [];
  if (quoted !== '') return JSON.stringify(String(valueOf(quoted, values)));
  const [, source = '', width = ''] = /^toYaml (\S+) \| indent (\d+)$/.exec(expression) ?? [];
  if (source !== '')
    return stringify(valueOf(source, values))
      .trimEnd()
      .replace(/^/gm, ' '.repeat(Number(width)));
  throw new Error(`the chart uses ${expression}, which this test can't render`);
}

/** Renders a template of the chart as Helm does: `{{ value }}`, `{{ if }}…{{ else }}…{{ end }}`, and `{{-` that removes the line before. */
function rendered(template: string, values: Values): string {
  const parts = template.replaceAll(/\s*{{-/g, '{{').split(/({{.*?}})/);
  const isShown: boolean[] = [];
  let text = '';
  for (const part of parts) {
    const [, action = ''] = /^{{\s*(.*?)\s*}}$/.exec(part) ?? [];
    if (action.startsWith('if ')) isShown.push(Boolean(valueOf(action.slice(3), values)));
    else if (action === 'else') isShown.push(!isShown.pop());
    else if (action === 'end') isShown.pop();
    else if (isShown.every(Boolean)) text += action === '' ? part : String(valueOf(action, values));
  }
  return `${text.trim()}\n`;
}

/** All documents of the chart as one text. */
export function renderChart(values: Values): string {
  const folder = path.join(CHART, 'templates');
  const texts = fs
    .readdirSync(folder)
    .sort()
    .map((name) => rendered(fs.readFileSync(path.join(folder, name), 'utf8'), values));
  return texts.filter((text) => text.trim() !== '').join('---\n');
}
