/**
 * Counts a clock down, by the second, or where somebody asks for less motion by the minute, and takes it away when it
 * ends; the page of an offer then says that it is over. What is left follows from the clock of the device each time, so
 * that one that slept goes on right.
 */

const UNITS = [86_400, 3600, 60, 1];

export function start(place: HTMLElement): void {
  const { ends = '', one = '', many = '' } = place.dataset;
  const end = Date.parse(ends);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const single = one.split('|');
  const names = many.split('|').slice(0, isCalm ? 3 : 4);
  const count = document.createElement('span');
  count.className = 'clock-count';
  // Read out as the server wrote it: a text that changes every second is read to nobody.
  count.setAttribute('aria-hidden', 'true');
  const cells = names.map((name) => {
    const cell = document.createElement('span');
    const number = document.createElement('b');
    const unit = document.createTextNode(` ${name}`);
    cell.append(number, unit);
    count.append(cell);
    return { number, unit, name };
  });
  const show = () => {
    let left = Math.floor((end - Date.now()) / 1000);
    if (left <= 0) {
      clearInterval(ticking);
      const offer = place.closest('.offer-page');
      place.closest('section')?.remove();
      // A page that is still open offers nothing that has ended.
      offer?.querySelector('.offer-state:not([role])')?.remove();
      offer?.querySelector('.offer-over')?.removeAttribute('hidden');
      return;
    }
    cells.forEach(({ number, unit, name }, at) => {
      const seconds = UNITS[at]!;
      const value = Math.floor(left / seconds);
      // Thousands of days are written in Mexico as in the United States.
      const text = at === 0 ? value.toLocaleString('en-US') : String(value).padStart(2, '0');
      // Only what has changed is written: with less motion nothing moves but once a minute.
      if (number.textContent !== text) {
        number.textContent = text;
        unit.data = ` ${value === 1 ? single[at] : name}`;
      }
      left %= seconds;
    });
  };
  const ticking = setInterval(show, 1000);
  show();
  if (!place.isConnected) return;
  place.prepend(count);
  place.dataset.running = '';
}
