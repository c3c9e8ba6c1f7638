/** Tells the server, once for each time a post is opened, that somebody has it before them. No cookie goes with it. */
export function start(place: HTMLElement): void {
  const tell = () => void navigator.sendBeacon(place.dataset.reads!);
  // A page that the browser makes ready has been opened by nobody yet.
  const isMadeReady = (document as Document & { readonly prerendering?: boolean }).prerendering === true;
  if (isMadeReady) document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
