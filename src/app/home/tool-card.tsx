import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/parts/feedback/badge.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { PageLink } from '../navigation/page-links.tsx';
import { CardHeart } from '../favorites/card-heart.tsx';
import styles from './tool-card.module.css';

interface ToolCardProps extends ComponentPropsWithRef<'li'> {
  card: CardHead;
  isNew?: boolean;
  /** An additional control next to the heart. */
  extra?: ReactNode;
  /** Id of the text that explains the keyboard shortcuts. */
  describedBy?: string;
}

/** A tool in the grid. The link covers the whole card; the heart is layered on top of the link, not nested in it. */
export function ToolCard({ card, isNew = false, extra, describedBy, className, ...rest }: ToolCardProps) {
  const t = useTexts();
  const { title, description } = headOf(card.id);
  return (
    <li {...rest} className={cx(styles.card, className)} data-card={card.id}>
      <div className={styles.top}>
        <ToolIcon tool={card} />
        <PageLink
          page={card.id}
          className={styles.link}
          draggable={false}
          aria-describedby={describedBy}
          data-card-link=""
        >
          {title}
        </PageLink>
        {isNew && <Badge tone="accent">{t('home.new')}</Badge>}
      </div>
      {extra ? (
        <span className={styles.controls}>
          {extra}
          <CardHeart id={card.id} />
        </span>
      ) : (
        <CardHeart id={card.id} />
      )}
      <p className={styles.description}>{description}</p>
    </li>
  );
}

/** The text of a card that is far out of view: readable, and found by the browser's search. A single element, since there may be hundreds. */
export function CardText({ id }: { id: string }) {
  const { title, description } = headOf(id);
  return <li className={cx(styles.card, styles.text)} data-card={id}>{`${title}\n${description}`}</li>;
}
