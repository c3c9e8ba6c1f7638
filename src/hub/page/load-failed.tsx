import { usePhrases } from '../phrases.ts';
import { Message } from './message.tsx';

interface LoadFailedProps {
  retry: () => void;
  /** What did not come, where there is more to say than that. */
  title?: string | undefined;
  level?: 1 | 2;
}

/** In place of what could not be loaded; the error display has said so already. */
export function LoadFailed({ retry, title, level = 2 }: LoadFailedProps) {
  const phrases = usePhrases();
  return (
    <Message
      title={title ?? phrases['unable-to-load']}
      level={level}
      action={
        <button type="button" className="button" onClick={retry}>
          {phrases['try-again']}
        </button>
      }
    />
  );
}
