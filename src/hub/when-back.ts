/** Calls back when the guest returns to the hub after at least so many milliseconds elsewhere. */
export function whenBackAfter(away: number, callBack: () => void): void {
  let leftAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      leftAt = Date.now();
    } else if (leftAt !== undefined && Date.now() - leftAt >= away) {
      leftAt = undefined;
      callBack();
    }
  });
}
