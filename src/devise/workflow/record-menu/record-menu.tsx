import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { editStep, type Step } from '../../../domain/workflow/step.ts';
import { queries } from '../../queries.ts';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure } from '../../toasts.ts';
import { lastKnownQuery } from '../history/revisions.ts';
import { hasPreview } from '../preview/phone-preview.tsx';
import { hasAddress } from '../preview/see-on-site.tsx';
import { stateOf } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { beginDuplicate } from './duplicate.ts';
import { recordMenuPhrases } from './phrases.ts';

/**
 * What else can be done with a record, the same on every step about it. What was typed is a draft already, so that nothing
 * is lost by leaving a form.
 */
export function RecordMenu({ id }: { readonly id: number }) {
  const { type, workflow, phrases, step, may, noun, language, whyNotCreate, addressOf, go } = useWorkflow();
  const session = useSession();
  const words = usePhrases(recordMenuPhrases);
  const [isOpen, setOpen] = useState(false);
  // Asked for when the menu opens: no form waits for it.
  const { data } = useQuery({ ...lastKnownQuery(type, id), enabled: isOpen });
  const state = data ? stateOf(data) : 'live';
  const isLive = state === 'live';

  const history: Step = { kind: 'custom', name: 'history', id };
  const removed: Step = { kind: 'custom', name: state === 'archived' ? 'archived' : 'trash' };
  const begin = async () => {
    try {
      const record = await queries.query(lastKnownQuery(type, id));
      go(beginDuplicate(type, workflow, record, session));
    } catch (failed) {
      toastFailure(failed);
    }
  };
  const leadsTo = (to: Step, label: string) => (
    <Menu.Item component={Link} to={addressOf(to)}>
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button variant="subtle" aria-label={words.moreAbout(noun)}>
          {words.more}
          <span aria-hidden="true">&nbsp;⋯</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isLive && ((type.scope === 'site' && hasPreview(type, 0)) || hasAddress(type)) && (
          <Menu.Item
            component="a"
            href={`/devise/see/${type.path}/${id}?lang=${language}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {hasAddress(type) ? phrases.done.seeOnSite : phrases.done.see}{' '}
            <span className="quiet">({words.newTab})</span>
          </Menu.Item>
        )}
        {isLive && step.kind !== 'form' && leadsTo(editStep(workflow, id), words.edit)}
        {leadsTo(history, words.history)}
        {isLive && leadsTo({ kind: 'custom', name: 'publication', id }, words.publication)}
        {isLive &&
          workflow.isPage &&
          leadsTo({ kind: 'custom', name: 'compare', id, left: null, right: null }, words.compare)}
        {isLive &&
          workflow.isTree &&
          may.change &&
          leadsTo({ kind: 'custom', name: 'move', id, below: null }, words.move)}
        {isLive && workflow.isCopied && leadsTo({ kind: 'custom', name: 'copies', id }, words.copies)}
        {whyNotCreate === undefined && !type.comesFromUpload && !type.onePerSite && (
          <Menu.Item onClick={() => void begin()}>{words.duplicate}</Menu.Item>
        )}
        {may.change &&
          workflow.remove !== 'never' &&
          (isLive
            ? leadsTo({ kind: 'confirm', id }, workflow.remove === 'archive' ? words.archive : words.delete)
            : leadsTo(removed, state === 'archived' ? words.archived : words.trash))}
      </Menu.Dropdown>
    </Menu>
  );
}
