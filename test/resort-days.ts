/** Days as a property counts them, 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const dayAfter = (day: string): string => later(day, 1);

/** The next such weekday after a day; 0 is Sunday. */
export function nextWeekday(day: string, weekday: number): string {
  const today = new Date(`${day}T00:00Z`).getUTCDay();
  return later(day, ((weekday - today + 6) % 7) + 1);
}
