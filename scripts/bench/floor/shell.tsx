import type { ReactNode } from 'react';
import { tools } from './tools.ts';

/** What every page has. Links are plain anchors: one listener of the document follows them (main.tsx). */
export function Shell({ search, children }: { search?: () => void; children: ReactNode }) {
  return (
    <>
      <header>
        <a href="/">Home</a>{' '}
        <button type="button" onClick={search}>
          Search
        </button>
      </header>
      {children}
    </>
  );
}

export function Home() {
  return (
    <main>
      <h1>Tools</h1>
      <ul>
        {tools.map(({ id, title }) => (
          <li key={id}>
            <a href={`/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
