/** Section 9: the film of a hero plays three times, then rests and goes on from its second second when asked. */

const PLAYS = 3;
const RESUMES_AT = 2;
/** Percent from the top: the words of a hero, and on phones the bar to book, stand where captions usually do. */
const CAPTIONS_AT = 22;

/** Lifts what is read along above the words, except where its file says itself where it stands. */
function liftCaptions(captions: HTMLTrackElement): void {
  for (const cue of captions.track.cues ?? []) {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
    cue.snapToLines = false;
    cue.line = CAPTIONS_AT;
  }
}

export function start(place: HTMLElement): void {
  const film = place.querySelector('video');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!film || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { play = '', pause = '' } = place.dataset;
  let plays = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'film-button';
  const say = () => {
    button.textContent = film.paused ? play : pause;
  };
  button.addEventListener('click', () => {
    if (!film.paused) return film.pause();
    plays = 0;
    void film.play();
  });
  film.addEventListener('ended', () => {
    plays += 1;
    film.currentTime = RESUMES_AT;
    if (plays < PLAYS) void film.play();
    else say();
  });
  film.addEventListener('play', say);
  film.addEventListener('pause', say);
  film.addEventListener('playing', () => (place.dataset.playing = ''), { once: true });
  const captions = film.querySelector('track');
  captions?.addEventListener('load', () => liftCaptions(captions));
  if (captions?.readyState === HTMLTrackElement.LOADED) liftCaptions(captions);
  film.src = film.dataset.src!;
  film.play().then(
    () => place.append(button),
    () => film.remove(),
  );
}
