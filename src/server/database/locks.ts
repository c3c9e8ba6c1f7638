/**
 * The advisory locks of a Palapa's database, side by side so that no two share a number. Any that no other program
 * locks would do.
 */
export const locks = {
  /** Two instances that start together must not migrate at once… */
  migration: 7_215_001,
  /** …and load the demo once… */
  demo: 7_215_002,
  /** …and make one administrator. */
  firstStart: 7_215_004,
  /** Of many instances one runs maintenance. */
  maintenance: 7_215_003,
  /** Two people must not take the last two administrators' rights at once. */
  rights: 7_215_005,
  /** Together with a person: whoever writes two drafts at once must not have more than they may. */
  drafts: 7_215_006,
  /** Two files of one name at once must not get one address. */
  mediaKeys: 7_215_010,
  /** Bookings of travel agents go from state to state one transaction after the other. */
  agentBookings: 7_215_011,
  /** Two imports at once would both find the same ids free. */
  import: 7_215_009,
} as const;
