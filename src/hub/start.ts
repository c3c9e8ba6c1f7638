import type { GuestSite, HubStart } from '../content/guest.ts';

function readStart(): HubStart {
  const json = document.getElementById('palapa-start')?.textContent;
  if (!json) throw new Error('The page lacks what the hub starts from (#palapa-start).');
  return JSON.parse(json) as HubStart;
}

/** What the server wrote into the page, read once. */
export const start: HubStart = readStart();

export const useSite = (): GuestSite => start.site;
