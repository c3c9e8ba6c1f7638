/** A content type, or its head. */
interface Named {
  readonly name: string;
}

/**
 * The cache key of everything the staff app reads. A key begins with those that contain it, so that invalidating
 * `records.of(type)` reaches every list and record of that type. Queries and invalidations take their keys from
 * here and nowhere else, so that no two of them spell one key differently.
 */
export const queryKeys = {
  session: ['session'],
  /** The account of an invitation, by the token of its link. */
  invitation: (token: string) => ['invitation', token] as const,
  /** Results of the search in the bar, across types. */
  find: (q: string, siteId: number) => ['find', q, siteId] as const,

  records: {
    of: ({ name }: Named) => ['records', name] as const,
    lists: ({ name }: Named) => ['records', name, 'list'] as const,
    /** `query` has filters, order and page. */
    list: <Q>({ name }: Named, query: Q) => ['records', name, 'list', query] as const,
    one: ({ name }: Named, id: number | null) => ['records', name, 'one', id] as const,
    /** All records of a site, however many pages that takes. */
    every: ({ name }: Named, siteId: number) => ['records', name, 'every', siteId] as const,
    /** What stands below what. */
    trees: ({ name }: Named) => ['records', name, 'tree'] as const,
    tree: ({ name }: Named, siteId: number) => ['records', name, 'tree', siteId] as const,
    /** Where a record is referred to. */
    uses: ({ name }: Named, id: number) => ['records', name, 'uses', id] as const,
    revisions: ({ name }: Named, id: number) => ['records', name, 'revisions', id] as const,
    revision: ({ name }: Named, id: number, number: number | null) =>
      ['records', name, 'revision', id, number] as const,
    /** What staff say about its blocks; how many open comments each record has. */
    comments: ({ name }: Named, id: number) => ['records', name, 'comments', id] as const,
    openComments: ({ name }: Named) => ['records', name, 'open-comments'] as const,
    /** One of its states, by the key of its preview. */
    compared: ({ name }: Named, previewed: string) => ['records', name, 'compared', previewed] as const,
    /** The record as it is, or as it was before it went to the trash. */
    lastKnown: ({ name }: Named, id: number) => ['records', name, 'last-known', id] as const,
    /** What was decided about its languages. */
    publication: ({ name }: Named, id: number) => ['records', name, 'publication', id] as const,
    /** Where it was copied from, and its copies. */
    copies: ({ name }: Named, id: number) => ['records', name, 'copies', id] as const,
    /** How versions that shared the visitors of a page fared. */
    results: ({ name }: Named, id: number) => ['records', name, 'results', id] as const,
    /** What a reference can be set to. */
    choices: ({ name }: Named, path: string) => ['records', name, 'choices', path] as const,
    /** What a reference is set to. */
    chosen: ({ name }: Named, id: number) => ['records', name, 'chosen', id] as const,
    /** The records of a site that were changed last. */
    latest: ({ name }: Named, siteId: number) => ['records', name, 'latest', siteId] as const,
  },

  /** The board of a property's day, and its dishes. */
  today: {
    all: ['today'],
    board: (siteId: number) => ['today', 'board', siteId] as const,
    dishes: (siteId: number) => ['today', 'dishes', siteId] as const,
    prices: (menu: number) => ['today', 'prices', menu] as const,
  },

  translations: {
    all: ['translations'],
    list: (query: string) => ['translations', 'list', query] as const,
    one: ({ name }: Named, id: number) => ['translations', 'one', name, id] as const,
  },

  /** Where the hub shows what the phone beside a form previews; `drawn` changes with what it shows. */
  preview: (previewed: string, drawn: string | undefined, language: string, location: string | undefined) =>
    ['preview', previewed, drawn, language, location] as const,

  /** What search engines and shared links will show of a page. */
  pageHead: (previewed: string, drawn: string | undefined, language: string) =>
    ['page-head', previewed, drawn, language] as const,

  approvals: {
    lists: ['approvals'],
    list: (outcome: string) => ['approvals', outcome] as const,
    one: (id: string) => ['approvals', 'one', id] as const,
  },

  drafts: {
    /** Every draft of the person, as the home page lists them. */
    mine: ['drafts', 'mine'],
    /** The record whose name the home page shows for a draft. */
    named: (key: string) => ['drafts', 'named', key] as const,
    /** The draft that a form is opened with. */
    one: (key: string) => ['drafts', 'one', key] as const,
    /** Drafts offered at the beginning of a workflow. */
    unfinished: ['drafts', 'unfinished'],
    unfinishedOf: ({ name }: Named, id: number | null) => ['drafts', 'unfinished', name, id] as const,
    /** The record whose name a workflow shows for a draft. */
    shown: (key: string) => ['drafts', 'shown', key] as const,
  },

  pictures: {
    lists: ['pictures', 'list'],
    list: <P>(q: string, place: P) => ['pictures', 'list', q, place] as const,
    one: (id: string) => ['pictures', 'one', id] as const,
  },

  media: {
    /** The folders of the library. */
    folders: ['media', 'folders'],
    all: ['media'],
    /** Files of one kind that choosers offer. */
    files: (kind: string, q: string) => ['media', 'files', kind, q] as const,
    /** What this person has begun to upload. */
    unfinished: ['media', 'unfinished'],
  },

  bookingCodes: {
    simulation: (query: string) => ['booking-codes', 'simulation', query] as const,
    warnings: ['booking-codes', 'warnings'],
  },

  users: {
    lists: ['users', 'list'],
    list: (q: string, page: number) => ['users', 'list', q, page] as const,
    one: (id: string) => ['users', 'one', id] as const,
  },

  roles: {
    list: ['roles', 'list'],
    one: (id: number | string) => ['roles', 'one', String(id)] as const,
  },

  /** The last time that every server read its routes anew. */
  routeRefresh: ['route-refresh'],

  /** Addresses that visitors did not find. */
  missing: {
    lists: ['missing'],
    list: (siteId: number, page: number) => ['missing', siteId, page] as const,
  },

  /** What visitors sent by forms. */
  inbox: {
    all: ['inbox'],
    lists: ['inbox', 'list'],
    list: (query: string, page: number) => ['inbox', 'list', query, page] as const,
    one: (id: number) => ['inbox', 'one', id] as const,
    assignees: (siteId: number) => ['inbox', 'assignees', siteId] as const,
    person: (email: string) => ['inbox', 'person', email] as const,
    subscribers: (query: string, page: number) => ['inbox', 'subscribers', query, page] as const,
  },

  /** A mail as Palapa sends it. */
  mail: (name: string, siteId: number) => ['mail', name, siteId] as const,

  agents: {
    all: ['agents'],
    summary: ['agents', 'summary'],
    lists: ['agents', 'list'],
    list: (query: string, page: number) => ['agents', 'list', query, page] as const,
    one: (id: string) => ['agents', 'one', id] as const,
    bookings: (query: string, page: number) => ['agents', 'bookings', query, page] as const,
    rules: ['agents', 'rules'],
  },

  audit: (q: string, action: string, page: number) => ['audit', q, action, page] as const,
  passkeys: ['passkeys'],
  /** Open sessions; `path` is that of one's own or of another person's. */
  sessions: (path: string) => ['sessions', path] as const,
} as const;
