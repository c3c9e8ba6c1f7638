import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { typeHeads } from '../../../content/heads.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import { isId } from '../../../domain/workflow/address.ts';
import { useSession } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { Component as NotFound } from '../not-found-page.tsx';
import { translationPhrases } from './phrases.ts';
import styles from './translations.module.css';
import { filtersIn, toTranslateQuery, translatedTypes, waitingQuery } from './translations.ts';
import { Workbench } from './workbench.tsx';

/** One record at a time, English beside Spanish, and the way to the next. */
export function Component() {
  const { path, id } = useParams();
  const { user } = useSession();
  const words = usePhrases(translationPhrases);
  const [done, setDone] = useState(0);
  const head = translatedTypes(user).find((one) => one.path === path);
  const type = head && contentTypes[head.name];
  const back = { to: '/translations', label: words.back };
  if (!isId(id) || !Object.values(typeHeads).some((one) => one.path === path)) return <NotFound />;
  if (!type) {
    return <Page title={words.title} lead={words.notYours} back={back} />;
  }
  return (
    <Opened
      key={`${type.name} ${id}`}
      type={type}
      id={Number(id)}
      done={done}
      onDone={() => setDone(done + 1)}
    />
  );
}

interface OpenedProps {
  readonly type: ContentType;
  readonly id: number;
  readonly done: number;
  readonly onDone: () => void;
}

function Opened({ type, id, done, onDone }: OpenedProps) {
  const words = usePhrases(translationPhrases);
  const [search] = useSearchParams();
  const filters = filtersIn(search);
  const opened = useQuery(toTranslateQuery(type, id));
  const list = `/translations?${filters}`;
  if (!opened.data) {
    return (
      <Page title={words.title} back={{ to: list, label: words.back }} isWide>
        <Loaded of={opened} rows={5}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  return (
    <Workbench type={type} opened={opened.data} filters={filters} onDone={onDone}>
      <Left filters={filters} done={done} />
    </Workbench>
  );
}

/** How much of the list is left, and what was done since it was opened. */
function Left({ filters, done }: { readonly filters: URLSearchParams; readonly done: number }) {
  const words = usePhrases(translationPhrases);
  const query = new URLSearchParams(filters);
  query.set('pageSize', '1');
  const { data } = useQuery(waitingQuery(String(query)));
  if (!data) return null;
  const { total } = data.meta;
  return (
    <div className={styles.progress}>
      <p role="status" className="quiet">
        {words.left(total)} {done > 0 && words.done(done)}
      </p>
      <Progress aria-label={words.progress} value={(100 * done) / Math.max(1, done + total)} />
    </div>
  );
}
