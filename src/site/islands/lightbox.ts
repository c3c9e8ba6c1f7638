/** Opens the pictures of a gallery over the page. Without it each is a link to itself. */

function button(text: string, sign: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.setAttribute('aria-label', text);
  made.textContent = sign;
  made.addEventListener('click', press);
  return made;
}

export function start(place: HTMLElement): void {
  const links = [...place.querySelectorAll('a')];
  const { close = '', previous = '', next = '' } = place.dataset;
  let shown = 0;
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  const picture = document.createElement('img');
  const caption = document.createElement('p');
  caption.setAttribute('aria-live', 'polite');
  const show = (at: number) => {
    shown = (at + links.length) % links.length;
    const link = links[shown]!;
    picture.src = link.href;
    picture.alt = link.querySelector('img')?.alt ?? '';
    caption.textContent = link.parentElement?.querySelector('figcaption')?.textContent ?? '';
  };
  dialog.append(
    picture,
    caption,
    button(close, '×', () => dialog.close()),
    ...(links.length > 1
      ? [button(previous, '‹', () => show(shown - 1)), button(next, '›', () => show(shown + 1))]
      : []),
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => links[shown]?.focus());
  document.body.append(dialog);
  links.forEach((link, at) => {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(at);
      dialog.showModal();
    });
  });
}
