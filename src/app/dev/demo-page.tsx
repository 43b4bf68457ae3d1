import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import NotFoundPage from '../pages/not-found-page.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import styles from './demo-page.module.css';
import { demos } from './demos.ts';

const elements = new Map(
  [...demos].map(([part, load]) => {
    const Demo = lazy(load);
    return [part, <Demo key={part} />] as const;
  }),
);

/** Shows one component with all its variants. */
export default function DemoPage() {
  const { part = '' } = useParams({ strict: false });
  const demo = elements.get(part);
  usePageTitle(part);
  if (!demo) return <NotFoundPage />;
  return (
    <>
      <h1 className={styles.title}>{part}</h1>
      <Suspense>{demo}</Suspense>
    </>
  );
}
