import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { titleBeside } from '../../../domain/record/title.ts';
import type { Step } from '../../../domain/workflow/step.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { SearchIcon } from '../../shell/icons.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import { Pages } from '../../shell/page/pages.tsx';
import { listQuery } from '../records/records.ts';
import { NextDate } from '../next-date.tsx';
import { PublicationMark } from '../publication/publication-mark.tsx';
import { useDebouncedSearch } from '../use-debounced-search.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { LastChange } from '../last-change.tsx';
import { recordName } from '../records/staff-record.ts';
import styles from '../workflow.module.css';

type Search = Extract<Step, { kind: 'search' }>;

const PAGE_SIZE = 12;

const besideName = (title: string): string => (title === '' ? '' : `${title} · `);

/** Which record? Found by words, a page at a time; the address keeps both. */
export function SearchStep({ step }: { readonly step: Search }) {
  const { type, workflow, phrases, noun, language, go, addressOf, addressAfter, may } = useWorkflow();
  const { siteId, site, shownLanguage } = useSiteView();
  const { q, page, purpose } = step;
  const {
    typed,
    type: write,
    now,
  } = useDebouncedSearch(q, (asked) => go({ ...step, q: asked, page: 1 }, { replace: true }));
  const words = phrases.search;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone the keyboard would hide what was found.
    if (matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, []);
  const title =
    purpose === 'remove' ? words[workflow.remove === 'archive' ? 'archive' : 'delete'] : words[purpose];

  const records = useQuery(
    listQuery(type, {
      ...(type.scope === 'site' ? { site_id: siteId } : {}),
      searchterm: q || undefined,
      language: shownLanguage === 'all' ? undefined : shownLanguage,
      page,
      pageSize: PAGE_SIZE,
    }),
  );
  const isOpen = purpose === 'history' || (purpose === 'edit' ? may.edit : may.change);
  const locked = isOpen ? undefined : may.why;
  return (
    <Page title={title(noun)} back={{ to: addressAfter({ is: 'back' }), label: phrases.backTo(noun) }}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          now();
        }}
      >
        <TextInput
          type="search"
          label={words.label(noun)}
          description={words.hint}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => write(event.currentTarget.value)}
          leftSection={<SearchIcon />}
          ref={box}
          autoComplete="off"
        />
      </form>
      <Loaded of={records} rows={6}>
        {({ data, meta }) => (
          <div className={styles.found} aria-busy={records.isPlaceholderData}>
            <p role="status" className="quiet">
              {meta.total > 0 && words.found(meta, noun)}
              {meta.total === 0 && q !== '' && `${words.nothing(q)} ${words.tryFewer}`}
              {meta.total === 0 &&
                q === '' &&
                (type.scope === 'site' ? words.noneHere(noun, site.name) : words.none(noun))}
            </p>
            <Choices label={noun.many}>
              {data.map((record) => (
                <li key={record.id}>
                  <Choice
                    to={addressOf(nextStep(workflow, step, { is: 'picked', id: record.id }))}
                    label={recordName(type, record, language) ?? phrases.noName}
                    note={
                      <>
                        {besideName(titleBeside(type, record, language))}
                        {type.workflow?.calendar && (
                          <>
                            <NextDate record={record} /> ·{' '}
                          </>
                        )}
                        <PublicationMark type={type} record={record} /> · <LastChange record={record} />
                      </>
                    }
                    why={locked}
                  />
                </li>
              ))}
              {meta.total === 0 && (
                <li>
                  <Choice
                    to={addressOf(nextStep(workflow, step, { is: 'again' }))}
                    label={words.createOne(noun)}
                    why={may.change ? undefined : may.why}
                  />
                </li>
              )}
            </Choices>
            <Pages meta={meta} addressOf={(to) => addressOf({ ...step, page: to })} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
