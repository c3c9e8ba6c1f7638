/** A session ends two hours after its last use, as protection of unattended computers… */
export const IDLE_SECONDS = 2 * 60 * 60;

/** …and two weeks after sign-in in any case, so that a stolen cookie expires. */
export const ABSOLUTE_SECONDS = 14 * 24 * 60 * 60;
