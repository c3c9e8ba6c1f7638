import { visitCodes } from '../../../web/booking/visit-codes.ts';

/** Leaves of the travel sites those that sell in the visitor's country, where it is known and any does. */
export function start(place: HTMLElement): void {
  void visitCodes(place.dataset.resort ?? '', location.search).then((codes) => {
    const country = codes?.country;
    if (!country) return;
    for (const list of place.querySelectorAll('ul')) {
      const sellsHere = ({ dataset: { markets = '' } }: HTMLElement) =>
        markets === '' || markets.split(' ').some((one) => one.split('-')[0] === country);
      const partners = [...list.children] as HTMLElement[];
      if (!partners.some(sellsHere)) continue;
      for (const partner of partners) partner.hidden = !sellsHere(partner);
    }
  });
}
