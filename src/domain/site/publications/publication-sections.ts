/** The sections of a public site that hold posts, each a list of its own with archives, pages and a feed. */
export const publicationSections = ['blog', 'press', 'playa-cares', 'event-posts'] as const;

export type PublicationSection = (typeof publicationSections)[number];

export const isPublicationSection = (section: string): section is PublicationSection =>
  (publicationSections as readonly string[]).includes(section);

/** Posts are kept in one type; their category says in which of two sections they stand. */
export const sectionOfCategory = (category: unknown): PublicationSection =>
  category === 'press release' ? 'press' : 'blog';
