import { starts } from '../../../content/page/starts.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { createStep } from '../../../domain/workflow/step.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { RecordSearch } from '../../inputs/reference/record-search.tsx';
import { useSession } from '../../session.tsx';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { queries } from '../../queries.ts';
import { toastFailure } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { canvasPhrases } from '../canvas/phrases.ts';
import { pageFieldsOf } from '../canvas/page-slices.ts';
import { beginRecord } from '../draft/begin-draft.ts';
import { recordQuery } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import { pageBegunAs, startedPage } from './begun-page.ts';
import { beginPhrases } from './phrases.ts';

/** What a new page begins as: nothing, blocks that its type offers, or another page. */
export default function BeginStep() {
  const { type, workflow, phrases, noun, language, whyNotCreate, addressOf, go } = useWorkflow();
  const words = usePhrases(beginPhrases);
  const { standing } = usePhrases(canvasPhrases);
  const { user, sites } = useSession();
  const { site, siteId } = useSiteView();
  const fields = pageFieldsOf(type)!;
  const begin = (values: FormValues) => go(beginRecord(type, workflow, { person: user.id, siteId, values }));
  const copying = useWrite({
    mutationFn: (id: number) => queries.query(recordQuery(type, id)),
    onSuccess: (record) => {
      const from = siteOf(type, record);
      const zone = sites.find(({ id }) => id === from)?.timeZone ?? 'UTC';
      const origin = { record, siteId: from, now: wallClockIn(new Date(), zone) };
      begin(pageBegunAs(type, fields, origin, { siteId, version: standing }));
    },
    onError: toastFailure,
  });
  const back = { to: addressOf({ kind: 'menu' }), label: phrases.backTo(noun) };
  if (whyNotCreate !== undefined) {
    return (
      <Page title={words.title(noun)} back={back}>
        <p className={common.notice}>{whyNotCreate}</p>
      </Page>
    );
  }
  return (
    <Page title={words.title(noun)} lead={words.lead(site.name)} back={back}>
      <Choices>
        <li>
          <Choice to={addressOf(createStep(workflow))} label={words.empty} note={words.emptyNote} />
        </li>
      </Choices>
      <section className={common.answers} aria-labelledby="starts">
        <h2 id="starts" className={common.overline}>
          {words.starts}
        </h2>
        <Choices>
          {starts.map(({ key, label, note, slices }) => (
            <li key={key}>
              <Choice
                to={() => begin(startedPage(type, fields, slices, standing))}
                label={label[language]}
                note={note[language]}
              />
            </li>
          ))}
        </Choices>
      </section>
      <section className={common.answers} aria-labelledby="another">
        <h2 id="another" className={common.overline}>
          {words.another(noun)}
        </h2>
        <p className="quiet">{words.anotherNote}</p>
        <RecordSearch type={type} siteId={null} without={[]} onChoose={(id) => copying.mutate(id)} />
        {copying.isPending && <p role="status">{words.begins}</p>}
      </section>
    </Page>
  );
}
