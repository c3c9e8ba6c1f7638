import type { GuestSite, HubStart } from '../content/guest.ts';
import type { Language } from '../domain/language.ts';
import { seenIn } from '../domain/publication/seen-in.ts';

function readStart(): HubStart {
  const json = document.getElementById('palapa-start')?.textContent;
  if (!json) throw new Error('The page lacks what the hub starts from (#palapa-start).');
  return JSON.parse(json) as HubStart;
}

/** What the server wrote into the page, read once. */
export const start: HubStart = readStart();

/** The pages of hotel information that guests of the language see, by name. */
export const pagesIn = (language: Language): HubStart['contentAsMenu'] =>
  seenIn(start.contentAsMenu, language) ?? [];

/** The content types that are shown on the hub's general pages. */
export const lists: NonNullable<HubStart['lists']> = start.lists ?? [];

export const useSite = (): GuestSite => start.site;
