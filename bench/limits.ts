/** What `npm run bench` holds Palapa to. Most are ratios of two things measured in the same run. */
export const limits = {
  /** Requests a second to those of a bare Fastify that sends the very same bytes: at least. */
  toBareFastify: 0.9,
  /** The same for the codes of a booking, which are worked out for each request, with 500 triggers: at least. */
  bookingCodes: 0.5,
  /** Requests a second of 304s to those of the same answer's 200s: at least. */
  notModifiedToWhole: 1,
  /** Requests a second with many times the sites and records to those with the demo alone: at least. */
  tenTimes: 0.9,
  /** Milliseconds until a page is there that nobody has asked for yet, of a site that was visited, median: at most. */
  unaskedPage: 50,
  /** Slowest hundredth of staff's lists, searches and saves with 100,000 events to that with 1,000: at most. */
  longLists: 2,
  /** Time from the start of the process to its first answer, to a bare Fastify's: at most. */
  coldStart: 3,
  /** Lighthouse's scores on its slow phone, out of 100: at least. The hub is an app, public pages are HTML. */
  lighthousePerformance: 97,
  lighthousePublic: 98,
  lighthouseOthers: 100,
  /** Seconds from a tap to the text of the next page at Lighthouse's Slow 3G: at most. */
  slowLine: 3,
  /** Cumulative layout shift: at most. */
  layoutShift: 0,
} as const;
