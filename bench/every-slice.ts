import { publishPages } from '../test/site-proofs/every-slice.ts';
import { visitAsAdministrator } from './staff-visit.ts';

/** The pages with every slice, on the group's site of a server with the demo. */
export async function publishEverySlice(port: number): Promise<void> {
  const staff = await visitAsAdministrator(port);
  try {
    await publishPages((path, body) => staff.ask('POST', path, body));
  } finally {
    staff.close();
  }
}
