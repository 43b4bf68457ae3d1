import type { CodeLanguage } from '../../../core/values.ts';
import { Suspense, useState } from 'react';
import { CodeEditor } from '../../code-editor/code-editor.tsx';
import { Frame } from '../../parts/frame/frame.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { Spinner } from '../../parts/spinner/spinner.tsx';
import { useMeasure } from './use-measure.ts';
import type { OutputProps } from '../output-props.ts';
import { TextActions } from './text-actions.tsx';
import { lazyPart } from '../../../session/lazy-part.ts';

const JsonTree = lazyPart(() => import('../json-tree/json-tree.tsx'));

const FILES: Record<CodeLanguage, { extension: string; type: string }> = {
  json: { extension: 'json', type: 'application/json' },
  yaml: { extension: 'yaml', type: 'application/yaml' },
  toml: { extension: 'toml', type: 'application/toml' },
  xml: { extension: 'xml', type: 'application/xml' },
  html: { extension: 'html', type: 'text/html' },
  sql: { extension: 'sql', type: 'application/sql' },
  go: { extension: 'go', type: 'text/plain' },
  css: { extension: 'css', type: 'text/css' },
  java: { extension: 'java', type: 'text/plain' },
  javascript: { extension: 'js', type: 'text/javascript' },
  typescript: { extension: 'ts', type: 'text/plain' },
  csharp: { extension: 'cs', type: 'text/plain' },
  python: { extension: 'py', type: 'text/plain' },
  kotlin: { extension: 'kt', type: 'text/plain' },
  rust: { extension: 'rs', type: 'text/plain' },
  php: { extension: 'php', type: 'text/plain' },
  swift: { extension: 'swift', type: 'text/plain' },
  dart: { extension: 'dart', type: 'text/plain' },
  shell: { extension: 'sh', type: 'text/plain' },
  powershell: { extension: 'ps1', type: 'text/plain' },
  http: { extension: 'http', type: 'text/plain' },
  diff: { extension: 'patch', type: 'text/plain' },
  plain: { extension: 'txt', type: 'text/plain' },
};

/** Source code with line numbers, search and folding; JSON also as a tree. */
export function CodeOutput({
  id,
  label,
  output,
  value,
  words,
  fileName,
  stretch,
  hint,
  actions,
  isExample,
}: OutputProps<'code'>) {
  const language = output.language ?? 'plain';
  const meta = useMeasure(isExample ? '' : value, words);
  const [wantsTree, setWantsTree] = useState(false);
  const tree = wantsTree && language === 'json' && value !== '';
  const buttons = (
    <>
      {language === 'json' && value !== '' && (
        <IconButton
          icon={tree ? 'text-align-start' : 'list-tree'}
          size="small"
          label={words.t(tree ? 'outputs.asText' : 'outputs.asTree')}
          of={label}
          aria-pressed={tree}
          onClick={() => setWantsTree(!tree)}
        />
      )}
      {actions}
    </>
  );
  return (
    <Frame
      stretch={stretch}
      head={label}
      meta={meta}
      metaWhole
      actions={
        <TextActions {...{ label, output, words, fileName }} actions={buttons} text={value} {...FILES[language]} />
      }
    >
      {tree ? (
        <Suspense fallback={<Spinner />}>
          <JsonTree id={id} label={label} text={value} />
        </Suspense>
      ) : (
        <CodeEditor
          key={language}
          id={id}
          label={label}
          value={value}
          language={language}
          placeholder={hint}
          wrap={output.wrap}
        />
      )}
    </Frame>
  );
}
