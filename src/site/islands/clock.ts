/** Counts a clock down by the second, and takes it away when it ends. */

const UNITS = [86_400, 3600, 60, 1];

export function start(place: HTMLElement): void {
  const { ends = '', words = '' } = place.dataset;
  const end = Date.parse(ends);
  const names = words.split('|');
  const count = document.createElement('span');
  count.className = 'clock-count';
  // Read out as the server wrote it: a text that changes every second is read to nobody.
  count.setAttribute('aria-hidden', 'true');
  place.prepend(count);
  place.dataset.running = '';
  const cells = names.map((name) => {
    const cell = document.createElement('span');
    const number = document.createElement('b');
    cell.append(number, ` ${name}`);
    count.append(cell);
    return number;
  });
  const show = () => {
    let left = Math.floor((end - Date.now()) / 1000);
    if (left <= 0) {
      clearInterval(ticking);
      place.closest('section')?.remove();
      return;
    }
    cells.forEach((cell, at) => {
      const unit = UNITS[at]!;
      cell.textContent = String(Math.floor(left / unit)).padStart(at === 0 ? 1 : 2, '0');
      left %= unit;
    });
  };
  const ticking = setInterval(show, 1000);
  show();
}
