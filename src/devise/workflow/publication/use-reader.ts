import type { ContentType } from '../../../domain/content-type.ts';
import { postDateOf } from '../../../domain/record/post-date.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { useZone } from '../../inputs/time/use-zone.ts';
import { useLanguage } from '../../staff-language.tsx';
import type { StaffRecord } from '../records/staff-record.ts';
import { opensLater, type Reader } from './state-words.ts';

/** In which language and on which clock somebody reads of a record, and from when others read it. */
export function useReader(type: ContentType, record: Pick<StaffRecord, 'id' | 'site_id'>): Reader {
  const zone = useZone(siteOf(type, record));
  return { language: useLanguage(), zone, opens: opensLater(postDateOf(type, record), zone) };
}
