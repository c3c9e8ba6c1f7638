import { headNamed } from '../../../content/head-named.ts';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { Approval } from '../../workflow/publication/approvals.ts';
import { approvalPhrases } from './phrases.ts';

/** What is to be approved, in which languages, who sent it and when. */
export function ApprovalFacts({ approval }: { readonly approval: Approval }) {
  const words = usePhrases(approvalPhrases);
  const language = useLanguage();
  const type = headNamed(approval.type)!;
  return (
    <>
      {type.labels[language].one} · {approval.languages.map((one) => words.languages[one]).join(', ')} ·{' '}
      {words.asked(approval.asked_by_name)}, <When at={approval.asked_at} />
    </>
  );
}
