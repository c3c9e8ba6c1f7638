import { Button } from '@mantine/core';
import { FetchFailed } from '../../../web/fetch.ts';
import { failureSentence } from '../../shell/failure-sentence.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { shellPhrases } from '../../shell/phrases.ts';
import { usePhrases } from '../../staff-language.tsx';
import { StepSkeleton } from '../steps/step-skeleton.tsx';
import { useWorkflow } from '../use-workflow.tsx';

interface NotReadyProps {
  readonly error: Error | null;
  readonly tryAgain: () => void;
}

/** Shown while a step's record is loading or cannot be loaded. */
export function FormNotReady({ error, tryAgain }: NotReadyProps) {
  const { workflow, phrases, noun, addressAfter } = useWorkflow();
  const shell = usePhrases(shellPhrases);
  if (!error) return <StepSkeleton />;
  const back = { to: addressAfter({ is: 'restart' }), label: phrases.backTo(noun) };
  if (error instanceof FetchFailed && error.status === 404) {
    const trash = addressAfter({ is: 'answered', answer: 'trash' });
    return (
      <Page title={phrases.notFoundTitle(noun)} lead={phrases.notFound} back={back}>
        {workflow.remove === 'delete' && (
          <Choices>
            <li>
              <Choice to={trash} label={phrases.done.trash} note={phrases.menu.trashNote} />
            </li>
          </Choices>
        )}
      </Page>
    );
  }
  return (
    <Page title={shell.pageFailedTitle} lead={failureSentence(error, shell)} back={back}>
      <p>
        <Button onClick={tryAgain}>{shell.tryAgain}</Button>
      </p>
    </Page>
  );
}
