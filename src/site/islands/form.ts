/**
 * Fetches the ticket of a form when somebody begins to write, so that it goes with the first press. Without it the server
 * asks for a second one.
 */

async function fetchTicket(input: HTMLInputElement): Promise<void> {
  const response = await fetch('/api/form-ticket', { headers: { accept: 'application/json' } });
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: { ticket: string } };
  input.value = data.ticket;
}

export function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="ticket"]');
  if (!input || input.value !== '') return;
  const begin = () => {
    form.removeEventListener('focusin', begin);
    fetchTicket(input).catch(() => {});
  };
  form.addEventListener('focusin', begin);
  // Somebody was quicker than the script.
  if (form.contains(document.activeElement)) begin();
}
