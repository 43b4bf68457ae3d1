import Fuse from 'fuse.js';
import { KBarProvider } from 'kbar/lib/KBarContextProvider.js';
import { KBarPortal } from 'kbar/lib/KBarPortal.js';
import { KBarPositioner } from 'kbar/lib/KBarPositioner.js';
import { KBarSearch } from 'kbar/lib/KBarSearch.js';
import { useKBar } from 'kbar/lib/useKBar.js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tools } from './tools.ts';

const MOST = 8;
const fuse = new Fuse(tools, { keys: ['title'], threshold: 0.3, ignoreLocation: true });
// Neither animations nor the measuring that locks the page behind it.
const options = { animations: { enterMs: 0, exitMs: 0 }, disableDocumentLock: true };

/** Opens the palette, once it is there. */
export let openPalette = (): void => undefined;

function Opener() {
  const { query } = useKBar();
  useEffect(() => void (openPalette = query.toggle), [query]);
  return null;
}

/** kbar's field, and our rows: its list would measure each of them. */
function Search() {
  const [typed, setTyped] = useState('');
  const first = useRef<HTMLAnchorElement>(null);
  const { query } = useKBar();
  const rows = typed === '' ? tools.slice(0, MOST) : fuse.search(typed, { limit: MOST }).map(({ item }) => item);
  const enter = ({ key }: KeyboardEvent) => key === 'Enter' && first.current?.click();
  return (
    <div className="palette">
      {/* Rows change together with the field, without waiting for kbar's store. */}
      <KBarSearch onChange={({ target }) => setTyped(target.value)} onKeyDown={enter} />
      <ul>
        {rows.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`/${id}`} ref={index === 0 ? first : null} onClick={query.toggle}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Palette() {
  return (
    <KBarProvider options={options}>
      <Opener />
      <KBarPortal>
        <KBarPositioner>
          <Search />
        </KBarPositioner>
      </KBarPortal>
    </KBarProvider>
  );
}
