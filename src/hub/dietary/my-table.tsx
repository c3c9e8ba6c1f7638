import { MyTableButton } from '../../web/my-table/my-table-button.tsx';
import { useSite } from '../start.ts';

/** What the guest avoids and eats, one tap away. Waiters of a property that speaks English only read English first. */
export const MyTable = ({ className }: { readonly className?: string | undefined }) => (
  <MyTableButton waiterLanguage={useSite().localized ? 'es' : 'en'} className={className} />
);
