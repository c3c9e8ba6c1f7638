/** The categories of events (section 3). They are stored in English; screens label them. */
export const eventCategories = ['Day', 'Night', 'Wellness', 'Everyday'] as const;

export type EventCategory = (typeof eventCategories)[number];

/** An event of the category Everyday shows under every filter; no filter shows everything. */
export const isInCategory = (category: string | null, filter: EventCategory | null): boolean =>
  filter === null || category === filter || category === 'Everyday';
