/** Prints the page. Without script the browser's own menu does, and the button is not there. */
export function start(place: HTMLElement): void {
  const button = place.querySelector('button')!;
  button.hidden = false;
  button.addEventListener('click', () => print());
}
