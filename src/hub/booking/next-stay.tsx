import { useEffect } from 'react';
import type { HubStart } from '../../content/guest.ts';
import { keptStay } from '../../web/booking/kept-stay.ts';
import { visitCodes } from '../../web/booking/visit-codes.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';

interface NextStayProps {
  readonly booking: NonNullable<HubStart['booking']>;
  readonly className: string | undefined;
}

/** '12 – 16 Dec'; nothing where no days were chosen on this device. */
function keptDays(language: string): string {
  const kept = keptStay();
  const [arrive, depart] = ['arrive', 'depart'].map((name) => Date.parse(kept.get(name) ?? ''));
  if (!arrive || !depart || depart <= arrive) return '';
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(arrive, depart);
}

/** Leads to the booking form of the public site, which shows what was chosen and has the codes of this visit. */
export default function NextStay({ booking, className }: NextStayProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { path, resort } = booking;
  useEffect(() => {
    if (resort) void visitCodes(resort, window.location.search);
  }, [resort]);
  const days = keptDays(language);
  return (
    <a className={className} href={path[language]}>
      {phrases['next-stay']}
      {days && ` · ${days}`}
    </a>
  );
}
