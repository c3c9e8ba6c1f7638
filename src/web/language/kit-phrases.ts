/** What the browser kit says itself. Each app brings these among its own phrases. */
export type KitPhrases = Readonly<
  Record<
    | 'dismiss'
    | 'something-went-wrong'
    | 'offline'
    | 'unable-to-load'
    | 'unable-to-load-event'
    | 'unable-to-find-resource'
    | 'slider'
    | 'slide-of'
    | 'go-to-slide'
    | 'previous-slide'
    | 'next-slide'
    | 'video'
    | 'opens-in-new-tab'
    | 'frame-loading'
    | 'frame-slow'
    | 'frame-unavailable'
    | 'frame-call'
    | 'frame-ask'
    | 'frame-open'
    | 'frame-trouble',
    string
  >
>;
