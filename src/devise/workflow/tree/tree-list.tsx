import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import { pathOfPage, treeOf } from '../../../domain/site/page-tree.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { usePublicationLanguages } from '../publication/publication-languages.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { Dragging } from './dragging.tsx';
import { treePhrases } from './phrases.ts';
import { MAX_ROWS } from './shown-rows.ts';
import { Branches } from './tree-branch.tsx';
import { treeQuery } from './tree-query.ts';
import styles from './tree.module.css';
import { useFolds } from './use-folds.ts';

/** The records of a site as the tree that visitors walk: each below its parent, with its address in each language. */
export default function TreeList() {
  const { type, phrases, noun } = useWorkflow();
  const words = usePhrases(treePhrases);
  const { siteId } = useSiteView();
  const tree = useQuery(treeQuery(type, siteId));
  const offered = usePublicationLanguages(type, siteId);
  return (
    <Loaded of={tree} rows={8}>
      {({ data, meta: { total } }) => (
        <div className={styles.whole}>
          <p role="status" className="quiet">
            {total === 0 ? words.none(noun) : phrases.search.found({ total, page: 1, pageSize: total }, noun)}
          </p>
          {data.length < total && <p role="alert">{words.capped(data.length, total)}</p>}
          {total > 0 && <Tree key={siteId} pages={data} offered={offered} />}
        </div>
      )}
    </Loaded>
  );
}

interface TreeProps {
  readonly pages: readonly TreeRow[];
  readonly offered: readonly Language[];
}

function Tree({ pages, offered }: TreeProps) {
  const { type, noun, may, go } = useWorkflow();
  const words = usePhrases(treePhrases);
  const { siteId } = useSiteView();
  const branches = useMemo(() => treeOf(pages), [pages]);
  const isLarge = pages.length > MAX_ROWS;
  const folds = useFolds({ type: type.name, siteId, branches, isLarge });
  const paths = useMemo(
    () =>
      new Map(
        pages.map((page) => [
          page.id,
          { en: pathOfPage(pages, page, 'en'), es: pathOfPage(pages, page, 'es') },
        ]),
      ),
    [pages],
  );
  const above = useMemo(() => [...new Set(pages.flatMap(({ parent }) => parent ?? []))], [pages]);
  return (
    <Dragging pages={pages} onDrop={(id, below) => go({ kind: 'custom', name: 'move', id, below })}>
      {above.length > 0 && (
        <div className={styles.tools}>
          {!isLarge && (
            <Button variant="default" onClick={() => folds.foldAll(above, false)}>
              {words.unfoldAll}
            </Button>
          )}
          <Button variant="default" onClick={() => folds.foldAll(above, true)}>
            {words.foldAll}
          </Button>
        </div>
      )}
      <div className={styles.tree} data-tree>
        <Branches
          branches={branches}
          paths={paths}
          offered={offered}
          folds={folds}
          aria-label={words.title(noun)}
        />
      </div>
      <p className={`quiet ${styles.keys}`}>{words.keys(noun, may.change)}</p>
    </Dragging>
  );
}
