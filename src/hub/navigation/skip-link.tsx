import { usePhrases } from '../phrases.ts';

/** Past the bar to the page. Not an address of its own: the hash is where routes live. */
export function SkipLink() {
  const phrases = usePhrases();
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
      {phrases['skip-to-content']}
    </button>
  );
}
