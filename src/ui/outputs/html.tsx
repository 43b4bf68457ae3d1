import { useEffect, useRef, useState } from 'react';
import { Frame } from '../parts/frame/frame.tsx';
import { Button } from '../parts/button/button.tsx';
import { formatSize } from '../parts/file-upload/format-size.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import styles from './html.module.css';
import type { OutputProps } from './output-props.ts';
import { TextActions } from './text/text-actions.tsx';

/** Length (UTF-16 units) from which sanitizing and layout take longer than a keystroke should. */
const AT_ONCE = 100_000;

/** HTML as a separate page: sanitized, in a frame without scripts, under the content security policy of this page. */
export function HtmlOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'html'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [asked, setAsked] = useState('');
  const shown = value.length <= AT_ONCE || value === asked ? value : '';
  useEffect(() => {
    let gone = false;
    void import('../safe-html/fill-frame.ts').then(({ fillFrame }) => {
      if (!gone && frame.current) fillFrame(frame.current, shown);
    });
    return () => {
      gone = true;
    };
  }, [shown]);
  return (
    <Frame
      stretch={stretch}
      head={label}
      actions={
        <TextActions
          {...{ label, output, words, fileName }}
          actions={
            <>
              {actions}
              <IconButton
                icon="printer"
                size="small"
                label={words.t('outputs.print')}
                disabled={shown === ''}
                onClick={() => frame.current?.contentWindow?.print()}
              />
            </>
          }
          text={value}
          type="text/html"
          extension="html"
        />
      }
    >
      {value === '' && <p className={styles.hint}>{hint ?? words.t('outputs.none')}</p>}
      {shown !== value && (
        <div className={styles.hint}>
          <p>{words.t('outputs.largePreview', { size: formatSize(value.length, words.locale) })}</p>
          <Button size="small" onClick={() => setAsked(value)}>
            {words.t('outputs.showPreview')}
          </Button>
        </div>
      )}
      {/* Same origin, so that this page can write to and print it; never `allow-scripts`, so that it can't write back. */}
      <iframe
        ref={frame}
        id={id}
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals"
        className={styles.frame}
        hidden={shown === ''}
      />
    </Frame>
  );
}
