import { Button } from '@mantine/core';
import { usePhrases } from '../staff-language.tsx';
import { shellPhrases } from './phrases.ts';

interface TypedBeforeProps {
  readonly className: string | undefined;
  readonly onStartAnew: () => void;
}

/** A form begins with what was typed in this tab before and not saved, and can be taken back to what is stored. */
export function TypedBefore({ className, onStartAnew }: TypedBeforeProps) {
  const phrases = usePhrases(shellPhrases);
  return (
    <div className={className}>
      <p>{phrases.typedBefore}</p>
      <Button variant="default" mt={8} onClick={onStartAnew}>
        {phrases.startAnew}
      </Button>
    </div>
  );
}
