import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { currentLanguage } from '../../i18n/i18n.ts';
import { useToolTexts } from '../../i18n/use-tool-texts.ts';
import { leftText } from '../../session/drafts.ts';
import { useDraft } from '../../session/use-draft.ts';
import { inTone, TONE_NAMES } from '../../lib/text/emoji/book.ts';
import { EMOJI_GROUPS } from '../../lib/text/emoji/pack.ts';
import { findEmoji } from '../../lib/text/emoji/search.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { copyText } from '../../ui/parts/copy/copy-text.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import { Spinner } from '../../ui/parts/spinner/spinner.tsx';
import { startsTyping } from '../../ui/form/use-lead-keys.ts';
import styles from './emoji-picker.module.css';
import { Results } from './results.tsx';
import { load, save, used } from './saved.ts';
import { firstQuery, useArrivals } from './use-arrivals.ts';
import { useBook } from './use-book.ts';
import { sayWith } from './words.ts';

const GROUP_ICONS: Readonly<Record<string, string>> = {
  recent: 'clock',
  smileys: 'smile',
  people: 'hand',
  animals: 'leaf',
  food: 'utensils',
  travel: 'plane',
  activities: 'trophy',
  objects: 'lightbulb',
  symbols: 'heart',
  flags: 'flag',
};

/** No emoji has such a long description; megabytes would block the page. */
const LONGEST_QUERY = 200;

/** All emoji in Unicode: search, groups, skin tones, and everything that can be copied. */
export default function EmojiPicker() {
  const t = useToolTexts('emoji-picker');
  const say = useMemo(() => sayWith(t), [t]);
  const book = useBook(currentLanguage());
  const [saved, setSaved] = useState(load);
  /** The recent ones when the list was built: a list that moves under the pointer causes misclicks. */
  const [recent, setRecent] = useState(saved.recent);
  const [query, setQuery] = useState(() => firstQuery(leftText('emoji search')));
  useDraft('emoji search', () => (query === '' ? undefined : { open: query }));
  const shown = useDeferredValue(query.trim());
  const [jump, setJump] = useState<{ section: string } | null>(null);
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => save(saved), [saved]);

  const search = (text: string) => {
    setQuery(text.slice(0, LONGEST_QUERY));
    setRecent(saved.recent);
  };
  useArrivals(search);

  const remember = useCallback((written: string) => setSaved((before) => used(before, written)), []);
  const pick = useCallback(
    async (written: string) => {
      const result = await copyText(written);
      setTold(say(result === 'copied' ? 'copied' : 'copy-failed', { emoji: written }));
      if (result === 'copied') remember(written);
    },
    [say, remember],
  );
  const backToSearch = useCallback(() => input.current?.focus(), []);

  const pressInSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') page.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
    else if (event.key === 'Enter') {
      const [best] = book ? findEmoji(book, query) : [];
      if (best) void pick(inTone(best, saved.tone));
    } else if (event.key === 'Escape' && query !== '') search('');
    else return;
    event.preventDefault();
  };
  const toGroup = (section: string) => {
    search('');
    setJump({ section });
  };
  const forget = () => {
    setSaved({ ...saved, recent: [] });
    setRecent([]);
  };

  return (
    <div ref={page} className={styles.view}>
      <div className={styles.bar}>
        <InputText
          className={styles.search}
          ariaLabel={say('fields.text.label')}
          placeholder={say('fields.text.placeholder')}
          value={query}
          onChange={search}
          onKeyDown={pressInSearch}
          inputRef={(element) => {
            input.current = element as HTMLInputElement | null;
          }}
          size="large"
          clearable
          autofocus={startsTyping()}
        />
        <ButtonsSelect
          ariaLabel={say('fields.tone.label')}
          value={String(saved.tone)}
          onChange={(tone) => setSaved({ ...saved, tone: Number(tone) })}
          options={TONE_NAMES.map((name, tone) => ({
            value: String(tone),
            label: (
              <>
                <span aria-hidden="true">{`✋${tone === 0 ? '' : String.fromCodePoint(0x1f3fa + tone)}`}</span>
                <span className="sr-only">{say(`fields.tone.options.${name}`)}</span>
              </>
            ),
          }))}
        />
      </div>
      <nav className={styles.groups} aria-label={say('groups')}>
        {['recent', ...EMOJI_GROUPS].map((group) => (
          <IconButton
            key={group}
            icon={GROUP_ICONS[group]!}
            label={say(group === 'recent' ? group : `group-${group}`)}
            disabled={group === 'recent' && saved.recent.length === 0}
            onClick={() => toGroup(group)}
          />
        ))}
      </nav>
      {book ? (
        <Results
          {...{ book, recent, jump, say }}
          query={shown}
          tone={saved.tone}
          onPick={pick}
          onUsed={remember}
          onLeave={backToSearch}
        />
      ) : (
        <div className={styles.box} data-lead="emoji" data-waiting>
          <Spinner />
        </div>
      )}
      <div className={styles.foot}>
        <p role="status">{told || say('keys')}</p>
        {saved.recent.length > 0 && (
          <Button size="small" variant="quiet" icon="trash-2" onClick={forget}>
            {say('clear-recent')}
          </Button>
        )}
      </div>
    </div>
  );
}
