import { inEitherLanguage } from '../../domain/language.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { FramedPage } from '../page/framed-page.tsx';
import { usePhrases } from '../phrases.ts';
import { useSite } from '../start.ts';

export type ReservationKind = 'cabanas' | 'spa' | 'diningReservations';

const titles = {
  cabanas: 'cabana-reservations',
  spa: 'spa-reservations',
  diningReservations: 'dining-reservations',
} as const;

/** A booking service of somebody else. */
export default function ReservationPage({ kind }: { kind: ReservationKind }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const frame = useSite()[kind];
  const url = frame && inEitherLanguage(frame.url, language);
  return <FramedPage title={phrases[titles[kind]]} url={url} crop={frame?.crop} />;
}
