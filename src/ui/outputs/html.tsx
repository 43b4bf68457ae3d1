import { useEffect, useRef } from 'react';
import { Frame } from '../form/frame.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import styles from './html.module.css';
import type { OutputProps } from './output-props.ts';
import { TextActions } from './text-actions.tsx';

/** HTML as a page of its own: cleaned, in a frame in which no script runs, under the content security policy of this page. */
export function HtmlOutput({ id, label, output, value, words, fileName, stretch, hint, actions }: OutputProps<'html'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let gone = false;
    void import('../safe-html/fill-frame.ts').then(({ fillFrame }) => {
      if (!gone && frame.current) fillFrame(frame.current, value);
    });
    return () => {
      gone = true;
    };
  }, [value]);
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
                disabled={value === ''}
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
      {/* Same origin, so that this page can write into it and print it; never `allow-scripts`, so that nothing in it can write back. */}
      <iframe
        ref={frame}
        id={id}
        title={label}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals"
        className={styles.frame}
        hidden={value === ''}
      />
    </Frame>
  );
}
