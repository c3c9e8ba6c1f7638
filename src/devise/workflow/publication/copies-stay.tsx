import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../staff-language.tsx';
import { copiesQuery } from '../copies/copies.ts';
import { copyPhrases } from '../copies/phrases.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';

/** Tells whoever withdraws a record where guests go on reading its copies: a withdrawal does not follow (ADR 27). */
export function CopiesStay({ id }: { readonly id: number }) {
  const { type, workflow } = useWorkflow();
  const words = usePhrases(copyPhrases);
  const { data } = useQuery({ ...copiesQuery(type, id), enabled: workflow.isCopied });
  const inStep = data?.copies.filter((copy) => copy.in_step) ?? [];
  if (inStep.length === 0) return null;
  const sites = inStep.map(({ site_name }) => site_name ?? words.notYours);
  return <p className={common.notice}>{words.stay([...new Set(sites)].join(', '))}</p>;
}
