/** What the frame says above any page: that something was saved, or that a call failed. */
export type Message =
  { readonly kind: 'success'; readonly text: string } | { readonly kind: 'failure'; readonly error: unknown };

const EVENT = 'palapa:message';

const dispatch = (message: Message): void =>
  void window.dispatchEvent(new CustomEvent(EVENT, { detail: message }));

/** 'Success!' with its sentence, '{name} has been saved.' (section 8). */
export const tellSuccess = (text: string): void => dispatch({ kind: 'success', text });

/** Shows a failure in the frame's one display and leaves its trace in the console. */
export function tellFailure(error: unknown): void {
  console.error(error);
  dispatch({ kind: 'failure', error });
}

export function onMessage(hear: (message: Message) => void): () => void {
  const listen = (event: Event) => hear((event as CustomEvent<Message>).detail);
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
