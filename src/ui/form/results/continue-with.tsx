import { use, useState } from 'react';
import { carriedBy } from '../../../core/kinds.ts';
import type { PageTexts } from '../../page-texts.ts';
import { Menu, type MenuItem } from '../../parts/overlay/menu.tsx';
import { ContinuingContext } from '../continuing.ts';
import type { NamedOutput } from './output-slot.tsx';
import styles from './results.module.css';

/** A menu of the tools that can continue with a result, looked up when it opens. */
export function ContinueWith({ lead, words }: { lead: NamedOutput; words: PageTexts }) {
  const continuing = use(ContinuingContext);
  const [items, setItems] = useState<readonly MenuItem[]>([]);
  if (!continuing || carriedBy(lead.output.kind) === 'words') return null;
  const load = async () => {
    const next = await continuing.itemsFor(lead, words.say);
    setItems(next.map(({ id, title, icon, go }) => ({ id, icon, label: title, onSelect: go })));
  };
  return (
    <Menu icon="forward" label={words.t('form.continueWith')} items={items} onOpen={() => void load()}>
      <span className={styles.continueText}>{words.t('form.continueWith')}</span>
    </Menu>
  );
}
