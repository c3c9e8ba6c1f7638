import { type CountingAnswer, keepAnswer, keptAnswer, loadTag } from '../../web/analytics/load-tag.ts';

/**
 * Counts the visit of a site that has a tag; where its visitors are asked first, once one has said yes. Whoever has
 * answered may change their mind at the foot of each page.
 */
export function start(place: HTMLElement): void {
  const { tag = '', asksFirst, event = 'pageView', resort, family } = place.dataset;
  const question = place.querySelector<HTMLElement>('.counting');
  const change = document.querySelector<HTMLElement>('.counting-change');
  let isCounted = false;

  function count() {
    if (isCounted) return;
    isCounted = true;
    (window.dataLayer ??= []).push({
      event,
      pageUrl: window.location.href,
      pageTitle: document.title,
      resort: resort ?? null,
      ...(family !== undefined && { familyResort: true }),
    });
    loadTag(tag);
  }
  function ask(isAsked: boolean) {
    if (question) question.hidden = !isAsked;
    if (change) change.hidden = isAsked;
  }
  function answered(answer: CountingAnswer) {
    keepAnswer(answer);
    ask(false);
    change?.querySelector('button')?.focus({ preventScroll: true });
    if (answer === 'yes') count();
    // A script that has run cannot be taken out of a page.
    else if (isCounted) window.location.reload();
  }
  function begin() {
    const kept = keptAnswer();
    if (asksFirst === undefined || kept === 'yes') count();
    if (asksFirst !== undefined) ask(kept === null);
  }

  place.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
    if (pressed) answered(pressed.dataset['answer'] === 'yes' ? 'yes' : 'no');
  });
  change?.addEventListener('click', () => {
    ask(true);
    question?.querySelector('button')?.focus();
  });
  // A page that the browser makes ready is no visit until somebody opens it.
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
