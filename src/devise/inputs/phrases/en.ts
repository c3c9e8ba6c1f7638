import { counted, every, languageNames, translations } from './counted.ts';

/** What the inputs say themselves. Labels of fields stand in the declarations. */
export const en = {
  languages: languageNames,
  readBy: { staff: 'only staff see it', guests: 'guests read it' },
  translation: translations('English', 'Spanish', (original, translation) => ({
    due: `The ${original} has changed`,
    stillRight: `The ${translation} is still right`,
    dueCount: (count: number) =>
      count === 1
        ? `The ${original} of 1 field has changed since it was translated.`
        : `The ${original} of ${count} fields has changed since they were translated.`,
    missing: (count: number) =>
      count === 0
        ? `Everything here has its ${translation}.`
        : `${counted(count, 'text has', 'texts have')} no ${translation} yet.`,
    copy: `Copy the ${original}`,
    readsAsOriginal: `${translation} reads as the ${original}.`,
    originalShown: `Until then guests see the ${original}.`,
    copyReplaces: `This replaces the ${translation} that is here.`,
  })),
  stillRightNote: 'The mark goes when you save.',
  toFirstMissing: 'Go to the first one',
  sameCount: (count: number) =>
    `${counted(count, 'text of the list reads', 'texts of the list read')} the same in both languages.`,
  replace: 'Replace it',
  keep: 'Keep it',

  choose: 'Choose',
  clear: 'Clear',
  noneOfThem: 'None',
  nothingMatches: 'Nothing matches',
  nothingFound: 'Nothing found.',
  looking: 'Looking…',
  lookingFailed: 'This could not be loaded. Please try again.',
  searchFor: (many: string) => `Search for ${many}`,
  addressHelp: 'Starts with / for a page of ours, with https:// for any other.',
  slugHelp:
    'What a page is found by: small letters, digits and hyphens. Leave it empty to draw it from the title.',
  slugDrawn: (slug: string) => `Drawn from the title: ${slug}`,
  propertyTime: (zone: string | undefined) =>
    zone ? `Time at the property (${zone}).` : 'Time at the property.',

  isOpen: 'Open',
  hours: {
    everyDay: 'Every day',
    weekdays: 'Weekdays',
    weekend: 'Weekend',
    spanNumber: (n: number) => `Times ${n}`,
    addSpan: 'Add times',
    copyFrom: 'Copy from another meal',
    remove: (what: string) => `Remove: ${what}`,
    season: 'Every year in this season',
    seasonHelp: 'In the season these times stand in place of those of all year, on the same days.',
    onlyInSeason: 'Only in a season…',
    allYear: 'All year',
    day: 'Day',
    month: 'Month',
    exceptions: (n: number) =>
      n === 0 ? 'Exceptions on dates…' : n === 1 ? '1 exception on a date' : `${n} exceptions on dates`,
    addException: 'Add an exception',
    newException: 'New exception',
    removeOver: (n: number) => (n === 1 ? 'Remove 1 that is over' : `Remove ${n} that are over`),
    onTheseDates: 'Then it is',
    closed: 'Closed',
    otherHours: 'Open at other times',
  },
  days: 'On these days',
  guestsRead: 'Guests read:',

  noEntries: 'Nothing here yet.',
  unnamed: 'No name yet',
  add: (one: string) => (one ? `Add ${one.toLowerCase()}` : 'Add an entry'),
  onlyIn: {
    en: 'Only in English',
    es: 'Only in Spanish',
    both: 'Show in both languages',
  },
  addBlock: (list: string | undefined) => (list ? `Add a block to “${list}”` : 'Add a block'),
  whichBlock: 'Which block?',
  full: (max: number) => `There is room for ${max} at most.`,
  entryRemoved: (name: string | undefined) =>
    name ? `“${name}” has been taken out.` : 'It has been taken out.',
  undo: 'Undo',
  actionsFor: (name: string) => `Actions: ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Take out',
  moveTo: 'Move to',
  wrongInside: (count: number) => counted(count, 'thing to correct', 'things to correct'),

  choosePicture: 'Choose a picture',
  otherPicture: 'Choose another picture',
  noPicture: 'No picture',
  noPictureYet: 'No picture yet.',
  addPicture: 'Add pictures',
  pictureGone: 'This picture is no longer there.',
  takeDown: (name: string) => `Take out: ${name}`,
  pictures: {
    title: 'Pictures',
    close: 'Close',
    search: 'Search by what a picture shows',
    upload: 'Upload a picture',
    describe: (file: string) => `What does ${file} show? Say it for those who do not see it.`,
    keep: 'Upload',
    cancel: 'Cancel',
    uploadFailed: 'The picture could not be uploaded. Please try again.',
    loading: 'Loading the pictures…',
    failed: 'The pictures could not be loaded.',
    again: 'Try again',
    nothing: 'No picture is described by these words.',
    empty: 'There are no pictures yet. Upload the first one.',
    more: 'Show more',
  },

  takeOut: (name: string) => `Take out: ${name}`,
  recordGone: 'no longer there, or not yours to see',
  recordDeleted: 'in the trash',
  recordArchived: 'archived',

  link: {
    address: 'Web address',
    number: 'Telephone number',
    numberHelp: 'With the country, as +52 998 555 0101, or an extension.',
    file: 'Web address of the file',
    fileHelp: 'Starts with / for a file of ours, with https:// for any other.',
  },

  markdown: {
    loading: 'Loading the editor…',
    failed: 'The editor could not be loaded. You can go on writing plain text.',
    refused: 'This text holds something that the editor cannot show. You can change it as plain text.',
    toPlain: 'Write plain text',
    toRich: 'Write with the editor',
    cell: 'Cell of the table',
    addColumn: 'Add a column',
    addRow: 'Add a row',
  },

  order: {
    role: 'sortable',
    handle: (name: string) => `Move: ${name}`,
    howTo:
      'Press the space bar to take it, the arrow keys to carry it, the space bar to put it down, Escape to leave it.',
    taken: (name: string) => `${name} taken.`,
    over: (name: string, place: number) => `${name} over place ${place}.`,
    put: (name: string, place: number) => `${name} put at place ${place}.`,
    back: (name: string) => `${name} is back where it was.`,
  },

  paste: {
    open: 'Paste a table',
    label: 'Dishes from a spreadsheet',
    help: 'Copy the cells and paste them here: dish, description, price, tags. A first row of headings may name the columns.',
    preview: 'What will be added',
    leftOut: (words: string) => `Left out: ${words}`,
    nameless: (words: string) => `Left out, because the dish has no name: ${words}`,
    nothing: 'No dish can be read from this.',
    tooMany: (count: number, room: number) => `These are ${count} dishes; there is room for ${room}.`,
    take: (count: number) => (count === 0 ? 'Add' : `Add ${counted(count, 'dish', 'dishes')}`),
    cancel: 'Cancel',
  },

  repetition: {
    every: every('Every how many days', 'Every how many weeks', 'Every how many months'),
    onDays: 'On which days',
    noDays: 'Without a day, it repeats on the weekday it starts on.',
    until: 'Last day',
    untilHelp: 'Empty: it goes on without an end.',
    next: 'Next dates',
    noStart: 'Say when it starts to see the next dates.',
    noDates: 'There is no date from today on.',
    more: 'Show more dates',
    cancel: 'Cancel',
    move: 'Move',
    elsewhere: 'Other place',
    newPlace: 'Place, in English',
    newPlaceSpanish: 'Place, in Spanish',
    heldAt: (place: string) => `held at: ${place}`,
    newTime: 'New date and time',
    asPlanned: 'Put back',
    cancelled: 'cancelled',
    movedTo: (when: string) => `moved to ${when}`,
    otherExceptions: (count: number) =>
      `${counted(count, 'more date is', 'more dates are')} cancelled, moved or held elsewhere later on.`,
  },
};
