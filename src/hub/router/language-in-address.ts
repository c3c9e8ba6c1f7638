import type { Language } from '../../domain/language.ts';
import { start } from '../start.ts';

/** An address that names a language names the one chosen since, or a reload would take the choice back. */
export function keepAddressInStep(language: Language): void {
  const { search, hash } = window.location;
  if (start.routing === 'memory' || !/[?&]lang=/.test(search + hash)) return;
  const inStep = (part: string) => part.replace(/([?&]lang=)\w*/, `$1${language}`);
  window.history.replaceState(window.history.state, '', inStep(search) + inStep(hash));
}
