import { useSession } from '../../session.tsx';

/** The time zone of the site a record belongs to; undefined for records of the whole group. */
export function useZone(siteId: number | null): string | undefined {
  const { sites } = useSession();
  return sites.find(({ id }) => id === siteId)?.timeZone;
}
