import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { languages, type Language } from '../../../domain/language.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { languageNames } from '../../shell/language-names.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from './page-heads.module.css';
import { canvasPhrases } from './phrases.ts';

/** What the server says of a page to search engines and to whoever shares its link. */
interface PageHead {
  readonly site: string;
  readonly title: string;
  readonly description: string | null;
  readonly picture: { readonly src: string; readonly alt: string | null } | null;
  readonly isIndexed: boolean;
  readonly address: string;
}

/** Characters that results show before they cut. */
const TITLE = 60;
const DESCRIPTION = 160;

/** The first words of a text, as many as fit. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return `${text.slice(0, end > 0 ? end : most)} …`;
}

/** 'marea.test › stay › families'. */
const crumbs = (address: string): string => {
  const { host, pathname } = new URL(address);
  return [host, ...decodeURI(pathname).split('/').filter(Boolean)].join(' › ');
};

interface PageHeadsProps {
  /** The key of the preview, as the server reads it. */
  readonly previewed: string;
  /** Changes with what is previewed. */
  readonly drawn: string | undefined;
  readonly isLocalized: boolean;
}

/** What a search result and a shared link of the page will look like, in each language. */
export function PageHeads({ isLocalized, ...previewed }: PageHeadsProps) {
  const shown = isLocalized ? languages : (['en'] as const);
  return (
    <div className={styles.heads}>
      {shown.map((language) => (
        <Head key={language} {...previewed} language={language} />
      ))}
    </div>
  );
}

type HeadProps = Omit<PageHeadsProps, 'isLocalized'> & { readonly language: Language };

function Head({ previewed, drawn, language }: HeadProps) {
  const phrases = usePhrases(canvasPhrases);
  const { data, isError } = useQuery({
    queryKey: queryKeys.pageHead(previewed, drawn, language),
    queryFn: ({ signal }) => get<PageHead>(`preview/${previewed}/page?lang=${language}`, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section className={styles.head} aria-busy={!data && !isError}>
      <h2 className={styles.language}>{languageNames[language]}</h2>
      {isError && <p role="alert">{phrases.lost}</p>}
      {data && (
        <>
          <h3 className={styles.label}>{phrases.result}</h3>
          {data.isIndexed ? (
            <div className={styles.result} lang={language}>
              <p className={styles.site}>{data.site}</p>
              <p className={styles.address}>{crumbs(data.address)}</p>
              <p className={styles.title}>{cut(data.title, TITLE)}</p>
              {data.description !== null && <p>{cut(data.description, DESCRIPTION)}</p>}
            </div>
          ) : (
            <p className={styles.result}>{phrases.notIndexed}</p>
          )}
          <p className={styles.note}>
            {phrases.lengths(data.title.length, TITLE, data.description?.length ?? 0, DESCRIPTION)}
          </p>
          <h3 className={styles.label}>{phrases.shared}</h3>
          <div className={styles.shared} lang={language}>
            {data.picture ? (
              <img src={`${data.picture.src}?w=800`} alt={data.picture.alt ?? ''} />
            ) : (
              <p className={styles.note}>{phrases.noPicture}</p>
            )}
            <p className={styles.address}>{new URL(data.address).host}</p>
            <p className={styles.sharedTitle}>{data.title}</p>
            {data.description !== null && <p>{cut(data.description, DESCRIPTION)}</p>}
          </div>
        </>
      )}
    </section>
  );
}
