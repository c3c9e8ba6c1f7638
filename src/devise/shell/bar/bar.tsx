import { Link } from 'react-router';
import { usePhrases } from '../../staff-language.tsx';
import styles from './bar.module.css';
import { FindButton } from './find-button.tsx';
import { PersonMenu } from './person-menu.tsx';
import { shellPhrases } from '../phrases.ts';
import { SiteChooser } from './site-chooser.tsx';

/** The bar above every page: home, the property looked at, Ctrl-K and oneself. */
export function Bar({ hasSite = true }: { readonly hasSite?: boolean }) {
  const phrases = usePhrases(shellPhrases);
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.name} aria-label={`${phrases.product}: ${phrases.home}`}>
        {phrases.product}
      </Link>
      {hasSite && (
        <div className={styles.site}>
          <SiteChooser />
        </div>
      )}
      <div className={styles.tools}>
        {hasSite && <FindButton />}
        <PersonMenu />
      </div>
    </header>
  );
}
