import type { CodeLanguage } from '../../core/values.ts';
import { CodeEditor } from '../code-editor/code-editor.tsx';
import { Frame } from '../form/frame.tsx';
import { useMeasure } from './use-measure.ts';
import type { OutputProps } from './output-props.ts';
import { TextActions } from './text-actions.tsx';

const FILES: Record<CodeLanguage, { extension: string; type: string }> = {
  json: { extension: 'json', type: 'application/json' },
  yaml: { extension: 'yaml', type: 'application/yaml' },
  toml: { extension: 'toml', type: 'application/toml' },
  xml: { extension: 'xml', type: 'application/xml' },
  html: { extension: 'html', type: 'text/html' },
  sql: { extension: 'sql', type: 'application/sql' },
  go: { extension: 'go', type: 'text/plain' },
  java: { extension: 'java', type: 'text/plain' },
  diff: { extension: 'patch', type: 'text/plain' },
  plain: { extension: 'txt', type: 'text/plain' },
};

/** Source text with line numbers, search and folding. */
export function CodeOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'code'>) {
  const language = output.language ?? 'plain';
  const meta = useMeasure(value, words);
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={meta}
      actions={<TextActions {...{ label, output, words, fileName, actions }} text={value} {...FILES[language]} />}
    >
      <CodeEditor id={id} label={label} value={value} language={language} placeholder={hint} />
    </Frame>
  );
}
