import type { Language, Locales } from '../../../domain/language.ts';
import { withLanguage } from '../../../domain/site/site-sections.ts';
import { usePhrases } from '../../staff-language.tsx';
import { treePhrases } from './phrases.ts';
import styles from './tree.module.css';

interface AddressesProps {
  readonly paths: Locales<string>;
  readonly offered: readonly Language[];
}

/** The address in each language of the site: '/stay/families', '/es/hospedaje/familias'. */
export function Addresses({ paths, offered }: AddressesProps) {
  return (
    <span className={styles.addresses}>
      {offered.map((language) => (
        <span key={language} translate="no">
          {withLanguage(paths[language], language)}
        </span>
      ))}
    </span>
  );
}

interface ChangedAddressesProps {
  readonly from: Locales<string>;
  readonly to: Locales<string>;
  readonly offered: readonly Language[];
}

/** The address in each language before and after. */
export function ChangedAddresses({ from, to, offered }: ChangedAddressesProps) {
  const words = usePhrases(treePhrases);
  return (
    <ul className={`plain ${styles.changes}`}>
      {offered.map((language) => (
        <li key={language} translate="no">
          {from[language] === to[language] ? (
            withLanguage(to[language], language)
          ) : (
            <>
              <del>{withLanguage(from[language], language)}</del>{' '}
              <span role="img" aria-label={words.becomes}>
                →
              </span>{' '}
              <ins>{withLanguage(to[language], language)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
