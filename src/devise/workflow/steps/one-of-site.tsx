import { useQuery } from '@tanstack/react-query';
import { createStep, editStep } from '../../../domain/workflow/step.ts';
import { Choice } from '../../shell/choice/choice.tsx';
import { useSiteView } from '../../site-view.tsx';
import { listQuery } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';

/** The way to the one record of a site: to change it, or to make it where there is none yet. */
export function OneOfSite() {
  const { type, workflow, may, whyNotCreate, phrases, noun, addressOf } = useWorkflow();
  const { menu } = phrases;
  const { site, siteId } = useSiteView();
  const { data, error } = useQuery(listQuery(type, { site_id: siteId, pageSize: 1 }));
  const [record] = data?.data ?? [];
  if (error) return <li role="alert">{phrases.oneOfSite.failed}</li>;
  if (!data) return <li aria-busy="true">{phrases.oneOfSite.looking}</li>;
  return (
    <li>
      {record ? (
        <Choice
          to={addressOf(editStep(workflow, record.id))}
          label={phrases.oneOfSite.change(noun, site.name)}
          note={menu.editNote(noun)}
          why={may.edit ? undefined : may.why}
        />
      ) : (
        <Choice
          to={addressOf(createStep(workflow))}
          label={phrases.oneOfSite.create(noun, site.name)}
          note={phrases.oneOfSite.createNote}
          why={whyNotCreate}
        />
      )}
    </li>
  );
}
