import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { renewSession, useMay } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { sitePhrases } from './phrases.ts';
import styles from './sites.module.css';

export interface Site {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly localized: boolean | null;
  readonly firstLanguage: Language | null;
}

/** A site with the language that it is written in first; one in a single language has nothing to choose. */
export function SiteRow({ site }: { readonly site: Site }) {
  const phrases = usePhrases(sitePhrases);
  const { change, why } = useMay('manage sites');
  const { id, version, name, localized } = site;
  const saved = site.firstLanguage ?? defaultLanguage;
  const [first, setFirst] = useState(saved);
  const saving = useWrite({
    mutationFn: () => send('PUT', `sites/${id}`, { version, firstLanguage: first }),
    onSuccess: async () => {
      toastSuccess(phrases.saved(name));
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.sites.lists }),
        queries.invalidateQueries({ queryKey: queryKeys.translations.all }),
        renewSession(),
      ]);
    },
    // Somebody else may have saved first: what they saved is shown, to choose again.
    onError: (failed) => {
      toastFailure(failed);
      void queries.invalidateQueries({ queryKey: queryKeys.sites.lists });
    },
  });
  return (
    <li className={styles.row}>
      <h2>{name}</h2>
      {!localized && <p className="quiet">{phrases.oneLanguage}</p>}
      {localized && (
        <form
          className={styles.form}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            saving.mutate();
          }}
        >
          <Radio.Group
            label={phrases.first}
            description={phrases.means[first]}
            value={first}
            onChange={setFirst}
          >
            <div className={styles.languages}>
              {languages.map((one) => (
                <Radio key={one} value={one} label={phrases.languages[one]} disabled={!change} />
              ))}
            </div>
          </Radio.Group>
          {change && (
            <Button
              type="submit"
              variant="default"
              aria-label={phrases.saveThis(name)}
              disabled={first === saved}
              loading={saving.isPending}
            >
              {phrases.save}
            </Button>
          )}
          {!change && <p className="quiet">{why}</p>}
        </form>
      )}
    </li>
  );
}
