import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/parts/feedback/badge.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import styles from './tool-card.module.css';

interface ToolCardProps extends ComponentPropsWithRef<'li'> {
  card: CardHead;
  isNew?: boolean;
  /** One more control beside the heart. */
  extra?: ReactNode;
  /** Id of the text that says what keys do here. */
  describedBy?: string;
}

/** A tool in the grid. The link covers the whole card; the heart stands above it, beside and not inside the link. */
export function ToolCard({ card, isNew = false, extra, describedBy, className, ...rest }: ToolCardProps) {
  const t = useTexts();
  const { title, description } = headOf(card.id);
  return (
    <li {...rest} className={cx(styles.card, className)} data-card={card.id}>
      <div className={styles.top}>
        <Icon name={card.icon} className={styles.icon} />
        <Link
          to="/$toolId"
          params={{ toolId: card.id }}
          className={styles.link}
          draggable={false}
          aria-describedby={describedBy}
          data-card-link=""
        >
          {title}
        </Link>
        {isNew && <Badge tone="accent">{t('home.new')}</Badge>}
        <span className={styles.controls}>
          {extra}
          <FavouriteButton id={card.id} />
        </span>
      </div>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
