import { usePhrases } from '../phrases.ts';
import { Message } from './message.tsx';

interface LoadFailedProps {
  retry: () => void;
  /** The heading of a page that has no other. */
  title?: string | undefined;
}

/** In place of what could not be loaded. The error display has said so: here it is tried again. */
export function LoadFailed({ retry, title }: LoadFailedProps) {
  const phrases = usePhrases();
  return (
    <Message
      title={title}
      level={1}
      action={
        <button type="button" className="button" onClick={retry}>
          {phrases['try-again']}
        </button>
      }
    />
  );
}
