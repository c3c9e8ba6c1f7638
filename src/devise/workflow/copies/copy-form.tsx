import { Button, Checkbox, Radio } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { breadcrumbOfPath } from '../../../domain/workflow/breadcrumb.ts';
import { formatBreadcrumb } from '../../inputs/entries/format-value.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import { type Copies, copyTo } from './copies.ts';
import { copyPhrases } from './phrases.ts';

interface CopyFormProps {
  readonly record: StaffRecord;
  readonly known: Copies;
}

/** Copies a record to other properties of the person: once, or kept in step. */
export function CopyForm({ record, known }: CopyFormProps) {
  const { type, language } = useWorkflow();
  const { sites } = useSession();
  const words = usePhrases(copyPhrases);
  const [chosen, setChosen] = useState<string[]>([]);
  // What follows another record is copied once: two origins in a row would each wait for the other.
  const mayFollow = known.origin?.in_step !== true;
  const [how, setHow] = useState(mayFollow ? 'keep' : 'once');
  const taken = [record.site_id, ...known.copies.map(({ site_id }) => site_id)];
  const offered = sites.filter(({ id }) => !taken.includes(id));
  const copying = useWrite({
    mutationFn: () => copyTo(type, record.id, chosen.map(Number), how === 'keep'),
    onSuccess: ({ done }) => {
      setChosen([]);
      if (done.length > 0) toastSuccess(words.copied(done.length));
      void queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
    },
    onError: toastFailure,
  });
  const siteName = (id: number) => sites.find((site) => site.id === id)?.name ?? String(id);
  const nameOf = (path: string) => formatBreadcrumb(breadcrumbOfPath(type, path, record).marks, language);
  const { done = [], failed = [] } = copying.data ?? {};
  const dropped = done.filter((one) => one.dropped.length > 0);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    copying.mutate();
  }
  return (
    <section className={common.answers} aria-labelledby="copy-to">
      <h2 id="copy-to">{words.copyTo}</h2>
      {failed.length > 0 && (
        <div className={common.alarm} role="alert">
          <p>{words.left}</p>
          <ul>
            {failed.map(({ site_id, detail }) => (
              <li key={site_id}>
                {siteName(site_id)}: {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dropped.map(({ site_id, dropped: paths }) => (
        <p key={site_id} className={common.notice}>
          {words.dropped(siteName(site_id), paths.map(nameOf).join(', '))}
        </p>
      ))}
      {offered.length === 0 ? (
        <p className="quiet">{words.noSites}</p>
      ) : (
        <form className={common.form} onSubmit={submit}>
          <Checkbox.Group label={words.sites} value={chosen} onChange={setChosen}>
            <div className={common.column}>
              {offered.map(({ id, name }) => (
                <Checkbox key={id} value={String(id)} label={name} />
              ))}
            </div>
          </Checkbox.Group>
          <Radio.Group label={words.how} value={how} onChange={setHow} description={words.published}>
            <div className={common.column}>
              <Radio value="keep" label={words.keep} description={words.keepNote} disabled={!mayFollow} />
              <Radio value="once" label={words.onceOnly} description={words.onceNote} />
            </div>
          </Radio.Group>
          <p className={common.buttons}>
            <Button type="submit" loading={copying.isPending} disabled={chosen.length === 0}>
              {words.copy(Math.max(1, chosen.length))}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
}
