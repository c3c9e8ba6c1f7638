/** What a post of a site may be (Playa Cares and its events have types of their own). Stored so; screens label them. */
export const postCategories = ['blog', 'press release'] as const;
