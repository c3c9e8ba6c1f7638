import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '../../../domain/lists/nested-lists.ts';
import { send } from '../../api.ts';
import { Board } from '../../inputs/order/board.tsx';
import { Handle } from '../../inputs/order/handle.tsx';
import { useOrdered } from '../../inputs/order/use-ordered.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { everyRecordQuery } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { listPhrases } from './phrases.ts';
import styles from './lists.module.css';

/** The order in which guests see the records of a site: by pointer, finger or keyboard. */
export default function OrderStep() {
  const { type, phrases, noun, addressAfter, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const { siteId, site } = useSiteView();
  const records = useQuery(everyRecordQuery(type, siteId));
  return (
    <Page
      title={words.order(noun)}
      lead={may.change ? `${site.name}. ${words.orderLead}` : may.why}
      back={{ to: addressAfter({ is: 'back' }), label: phrases.backTo(noun) }}
    >
      <Loaded of={records} rows={6}>
        {(all) =>
          all.length < 2 ? <p role="status">{words.orderFew}</p> : <Order key={siteId} records={all} />
        }
      </Loaded>
    </Page>
  );
}

const LIST = 'order';

function Order({ records }: { readonly records: readonly StaffRecord[] }) {
  const { type, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const { siteId } = useSiteView();
  const [ids, setIds] = useState(() => records.map(({ id }) => id));
  const [before, setBefore] = useState(records);
  if (before !== records) {
    setBefore(records);
    setIds(records.map(({ id }) => id));
  }
  const byId = new Map(records.map((record) => [record.id, record]));

  async function move(from: Place, to: Place) {
    const next = ids.toSpliced(from.place, 1).toSpliced(to.place, 0, ids[from.place]!);
    setIds(next);
    try {
      await send('PUT', `${type.path}/order`, { site_id: siteId, ids: next });
      toastSuccess(words.orderSaved);
    } catch (failed) {
      setIds(ids);
      toastFailure(failed);
    }
    await queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
  }
  return (
    <Board onMove={(from, to) => void move(from, to)}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={`plain ${styles.rows}`}>
          {ids.map((id, index) => {
            const record = byId.get(id);
            return record && <Row key={id} record={record} place={index} isFixed={!may.change} />;
          })}
        </ol>
      </SortableContext>
    </Board>
  );
}

interface RowProps {
  readonly record: StaffRecord;
  readonly place: number;
  readonly isFixed: boolean;
}

function Row({ record, place: index, isFixed }: RowProps) {
  const { type, phrases, language } = useWorkflow();
  const name = recordName(type, record, language) ?? phrases.noName;
  const ordered = useOrdered(record.id, { list: LIST, place: index, shape: LIST, name }, isFixed);
  return (
    <li className={styles.row} {...ordered.place}>
      {!isFixed && <Handle handle={ordered.handle} />}
      <span className={styles.place}>{index + 1}</span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
      </span>
    </li>
  );
}
