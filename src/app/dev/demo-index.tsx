import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../navigation/page-title.ts';
import styles from './demo-page.module.css';
import { demos } from './demos.ts';

/** Development only, so its few texts are not translated. */
export default function DemoIndex() {
  usePageTitle('Components');
  return (
    <>
      <h1 className={styles.title}>Components</h1>
      <ul>
        {[...demos.keys()].map((part) => (
          <li key={part}>
            <Link to="/c-lib/$part" params={{ part }}>
              {part}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
