/** A session ends two hours after its last use, so that a desk left open closes itself… */
export const IDLE_SECONDS = 2 * 60 * 60;

/** …and two weeks after sign-in however much it is used, so that a stolen cookie has an end. */
export const ABSOLUTE_SECONDS = 14 * 24 * 60 * 60;
