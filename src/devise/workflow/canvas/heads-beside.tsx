import type { ContentType } from '../../../domain/content-type.ts';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import styles from './canvas.module.css';
import { PageHeads } from './page-heads.tsx';
import { canvasPhrases } from './phrases.ts';
import { usePreviewed } from './use-previewed.ts';

interface HeadsBesideProps {
  readonly draftKey: string;
  readonly type: ContentType;
  readonly siteId: number | null;
  readonly recordId: number | undefined;
}

/** Beside the settings of a page: what search engines and shared links will show of it. */
export function HeadsBeside({ draftKey, type, siteId, recordId }: HeadsBesideProps) {
  const phrases = usePhrases(canvasPhrases);
  const { sites } = useSession();
  const { key, drawn } = usePreviewed(draftKey, type, recordId);
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  return (
    <aside className={styles.heads} aria-label={phrases.headsTitle}>
      {key === undefined ? (
        <p className="quiet">{phrases.waits}</p>
      ) : (
        <PageHeads previewed={key} drawn={drawn} isLocalized={isLocalized} />
      )}
    </aside>
  );
}
