import { keepStay, keptStay } from './kept-stay.ts';
import { keepLanding, keptLanding } from './landing.ts';

/** What a visitor chose and came with, as the fragment of an address, from one of our hosts to another. */

const MARK = '#palapa-visit?';

/** '' where nothing was chosen and no query was brought. */
export function visitAsHash(): string {
  const said = new URLSearchParams();
  const stay = keptStay().toString();
  const landing = keptLanding();
  if (stay !== '') said.set('stay', stay);
  if (landing !== '') said.set('landing', landing);
  return said.size === 0 ? '' : MARK + said.toString();
}

/** Keeps what a fragment brings; false where it is none of ours. */
export function takeVisit(hash: string): boolean {
  if (!hash.startsWith(MARK)) return false;
  const said = new URLSearchParams(hash.slice(MARK.length));
  const stay = said.get('stay');
  if (stay) keepStay(new URLSearchParams(stay));
  keepLanding(said.get('landing') ?? '');
  return true;
}
