/** What of a video player this rule needs; Cloudflare's and the browser's own both offer it. */
export interface Player {
  currentTime: number;
  readonly play: () => Promise<void> | void;
  readonly pause: () => void;
  readonly addEventListener: (type: 'ended', listener: () => void) => void;
}

/** Section 9: a hero video pauses after three plays, standing at its second second. */
const PLAYS = 3;
const REST_AT = 2;

export function limitPlays(player: Player): void {
  let played = 0;
  player.addEventListener('ended', () => {
    played += 1;
    if (played < PLAYS) {
      player.currentTime = 0;
      void player.play();
    } else {
      player.currentTime = REST_AT;
      player.pause();
    }
  });
}
