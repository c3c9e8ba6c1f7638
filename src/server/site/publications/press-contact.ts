import type { PressContact } from '../../../site/publication-views.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';

/** Whom editors reach: the press contact of the site, else the site itself. Null where nobody is to be reached. */
export function pressContact({ site }: Snapshot): PressContact | null {
  const { pressContact: own, contact } = site;
  const found = {
    name: own?.name ?? null,
    telephone: own?.telephone ?? contact?.telephone ?? null,
    email: own?.email ?? contact?.email ?? null,
  };
  return found.telephone === null && found.email === null ? null : found;
}
