import { ActionIcon, Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Language, Locales } from '../../../domain/language.ts';
import type { TreeRow } from '../../../domain/site/tree-row.ts';
import type { Branch } from '../../../domain/site/page-tree.ts';
import { editStep } from '../../../domain/workflow/step.ts';
import { ChevronIcon } from '../../inputs/icons.tsx';
import { hasComments } from '../../../domain/record/record-comment.ts';
import { OpenComments } from '../comments/open-comments.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { PublicationMark } from '../publication/publication-mark.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { Addresses } from './addresses.tsx';
import { Grip, useTarget } from './dragging.tsx';
import { treePhrases } from './phrases.ts';
import { AT_ONCE } from './shown-rows.ts';
import styles from './tree.module.css';
import type { useFolds } from './use-folds.ts';

interface InTree {
  /** The addresses of all that the site has, by id. */
  readonly paths: ReadonlyMap<number, Locales<string>>;
  readonly offered: readonly Language[];
  readonly folds: ReturnType<typeof useFolds>;
}

interface BranchesProps extends InTree {
  readonly branches: readonly Branch<TreeRow>[];
  readonly id?: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
}

/** What stands below one, or at the top: of very many the first ones, and a button for more. */
export function Branches({ branches, paths, offered, folds, className, ...list }: BranchesProps) {
  const words = usePhrases(treePhrases);
  const [shown, setShown] = useState(AT_ONCE);
  const element = useRef<HTMLUListElement>(null);
  const left = branches.length - shown;
  // Whoever asked for more goes on at the first of them.
  useEffect(() => {
    const first = shown > AT_ONCE ? element.current?.children[shown - AT_ONCE] : undefined;
    first?.querySelector<HTMLElement>('[data-name]')?.focus();
  }, [shown]);
  return (
    <ul ref={element} className={['plain', className].filter(Boolean).join(' ')} {...list}>
      {branches.slice(0, shown).map((branch) => (
        <TreeBranch key={branch.page.id} branch={branch} paths={paths} offered={offered} folds={folds} />
      ))}
      {left > 0 && (
        <li className={styles.more}>
          <Button variant="subtle" onClick={() => setShown(shown + AT_ONCE)}>
            {words.more(Math.min(left, AT_ONCE), left)}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface TreeBranchProps extends InTree {
  readonly branch: Branch<TreeRow>;
}

/** The names of all rows that are shown, from the first to the last. */
const namesAround = (name: Element): HTMLElement[] => [
  ...(name.closest('[data-tree]')?.querySelectorAll<HTMLElement>('[data-name]') ?? []),
];

/** A record with what stands below it. */
function TreeBranch({ branch, paths, offered, folds }: TreeBranchProps) {
  const { type, workflow, phrases, may, addressOf, go } = useWorkflow();
  const words = usePhrases(treePhrases);
  const { page, below } = branch;
  const { id } = page;
  const target = useTarget(id);
  const isFolded = folds.isFolded(branch);
  const name = page.name || phrases.noName;
  const isMoved = may.change && !page.is_home;
  const move = { kind: 'custom', name: 'move', id, below: null } as const;
  const listId = `below-${id}`;

  /** Right unfolds, left folds or goes to what stands above. */
  function unfoldOrFold(event: KeyboardEvent, isLeft: boolean) {
    event.preventDefault();
    if (below.length > 0 && isFolded !== isLeft) folds.fold(id, isLeft);
    else if (isLeft) {
      const above = event.currentTarget.closest('li')?.parentElement?.closest('li');
      above?.querySelector<HTMLElement>('[data-name]')?.focus();
    }
  }
  function press(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, currentTarget } = event;
    if (key === 'ArrowRight' || key === 'ArrowLeft') unfoldOrFold(event, key === 'ArrowLeft');
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const names = namesAround(currentTarget);
      names[names.indexOf(currentTarget) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (key === 'm' && isMoved) go(move);
  }
  return (
    <li>
      <div className={styles.row} {...target}>
        {isMoved ? <Grip id={id} /> : may.change && <span className={styles.noGrip} />}
        {below.length > 0 ? (
          <ActionIcon
            color="gray"
            className={styles.fold}
            aria-label={words.unfold(name)}
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : listId}
            onClick={() => folds.fold(id, !isFolded)}
          >
            <ChevronIcon />
          </ActionIcon>
        ) : (
          <span className={styles.noFold} />
        )}
        <span className={styles.text}>
          <span>
            <Link
              to={addressOf(may.edit ? editStep(workflow, id) : { kind: 'custom', name: 'history', id })}
              className={styles.name}
              data-name
              onKeyDown={press}
            >
              {name}
            </Link>
            {isFolded && <span className="quiet"> {words.below(below.length)}</span>}
          </span>
          <Addresses paths={paths.get(id)!} offered={offered} />
        </span>
        <span className={styles.state}>
          <PublicationMark type={type} record={page} />
          {hasComments(type) && <OpenComments type={type} recordId={id} />}
        </span>
        {isMoved && (
          <Button
            component={Link}
            to={addressOf(move)}
            variant="subtle"
            className={styles.move}
            aria-label={words.moveOf(name)}
          >
            {words.move}
          </Button>
        )}
      </div>
      {below.length > 0 && !isFolded && (
        <Branches
          branches={below}
          paths={paths}
          offered={offered}
          folds={folds}
          className={styles.below}
          id={listId}
        />
      )}
    </li>
  );
}
