import { Outlet } from 'react-router';
import { languages } from '../../domain/language.ts';
import { languageNames } from '../shell/language-names.ts';
import { useLanguage, usePhrases, useSetLanguage } from '../staff-language.tsx';
import { signInPhrases } from './phrases.ts';
import styles from './sign-in.module.css';

/** Around the pages before sign-in: the name, and the language they are read in. */
export function SignInFrame() {
  const phrases = usePhrases(signInPhrases);
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.name}>{phrases.product}</p>
        <p className={styles.tagline}>{phrases.tagline}</p>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.languages}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </button>
        ))}
      </footer>
    </div>
  );
}
