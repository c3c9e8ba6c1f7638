import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allContentTypes } from '../../content/index.ts';
import { Loaded } from '../shell/page/loaded.tsx';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { usesQuery } from '../workflow/records/records.ts';
import { screenOf } from '../workflow/use-workflow.tsx';
import { mediaType } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';

/** Where guests see it, or are going to. */
export function ItemUses({ id }: { readonly id: number }) {
  const phrases = usePhrases(mediaPhrases);
  const language = useLanguage();
  const uses = useQuery(usesQuery(mediaType, id));
  return (
    <section aria-labelledby="uses">
      <h3 id="uses">{phrases.uses}</h3>
      <Loaded of={uses} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <p className="quiet">{phrases.noUses}</p>
          ) : (
            <ul className={`plain ${styles.uses}`}>
              {found.map((use) => {
                const type = allContentTypes.find((one) => one.name === use.type);
                const label = `${use.name}, ${type?.labels[language].one ?? use.type}`;
                return (
                  <li key={`${use.type} ${use.id}`}>
                    {type?.workflow ? <Link to={`${screenOf(type)}/${use.id}/edit`}>{label}</Link> : label}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
