const facts = {
  since: 'Live since (UTC)',
  by: 'By',
  commit: 'Commit',
} as const

const sizeColumns = [{ number: 'Scripts' }, { number: 'Styles' }] as const
const errorColumn = { long: 'Errors' } as const

/** The text of the page of what is live. */
export const content = {
  title: 'What is live',
  intro: 'The release of each app that visitors get now, who made it live, and what came before.',
  signIn: {
    title: 'Sign in',
    name: 'Your name, for the history',
    token: 'Token (COMPOSITION_TOKEN of the gateway)',
    submit: 'Sign in',
    wrong: 'The token is wrong.',
    limited: 'There were too many wrong tokens. Try again in an hour.',
  },
  signOut: 'Sign out',
  back: 'All apps',
  apps: 'Apps',
  columns: [
    'App',
    'Release',
    'State',
    facts.since,
    { long: facts.by },
    { long: 'Canary and previews' },
    errorColumn,
    { long: 'Web vitals' },
    ...sizeColumns,
    facts.commit,
  ],
  facts,
  /** How many apps are in each state. */
  summary: (all: number, fallback: number, failing: number) =>
    `${all} apps: ${failing} failing, ${fallback} with an earlier release shown, ${all - failing - fallback} healthy. Those that need somebody come first.`,
  states: { ok: 'Healthy', fallback: 'Earlier release shown', failing: 'Failing' },
  notes:
    'Sizes are those of all scripts and style sheets of a release, compressed with brotli. Errors are counted since this gateway was started: documents with the error box or an earlier release, and faults that browsers have reported.',
  ofDocuments: (failed: number, all: number) => `${failed} of ${all} documents`,
  inBrowsers: (faults: number) => `${faults} in browsers`,
  vitalNotes:
    'Web vitals are those of a tenth of the documents since this gateway was started: three of four were at most this, estimated from the buckets of the metrics.',
  releases: 'Releases',
  releaseColumns: [
    'Release',
    'Use',
    errorColumn,
    { number: 'Documents measured' },
    ...['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((number) => ({ number })),
    facts.commit,
    ...sizeColumns,
  ],
  roles: { live: 'Live', canary: 'Canary', preview: 'Preview', earlier: 'Earlier' },
  search: 'Search by name',
  find: 'Search',
  found: (found: number, all: number, search: string) =>
    `${found} of ${all} apps have “${search}” in their name.`,
  showAll: 'Show all',
  toHistory: 'Go to the history',
  none: '–',
  unknown: 'unknown',
  since: 'since',
  history: 'History',
  historyColumns: ['Revision', 'Time (UTC)', { long: 'By' }, { long: 'Change' }, { long: 'Note' }],
  noHistory: 'Nothing was published yet.',
  canary: 'Canary',
  noCanary: 'No canary is running.',
  previews: 'Previews',
  noPreviews: 'No preview is open.',
  until: 'until',
  earlier: 'Earlier releases',
  noEarlier: 'There is no earlier release to return to.',
  keys: 'Keys',
  noKeys: 'No key: everybody who can write the store can publish this app.',
  added: 'added',
  rollBack: 'Roll back to',
  makeLive: 'Make live',
  promote: 'Promote',
  abort: 'Abort the canary',
  confirm: {
    title: 'Please confirm',
    cancel: 'Cancel',
    app: 'App',
    live: 'Live now',
    next: 'Live afterwards',
  },
  answers: {
    rollback: 'Roll back',
    publish: 'Make live',
    promote: 'Promote the canary',
    abort: 'Abort the canary',
  },
  questions: {
    rollback:
      'Make this earlier release live again? It does not pass the gate. The release that is live now counts as taken back.',
    publish: 'Make this release live for everybody? The gate checks it first, which takes some seconds.',
    promote:
      'Make the release of the canary live for everybody? The gate checks it first, which takes some seconds.',
    abort: 'End the canary? All browsers get the live release.',
  },
  refused: 'Nothing was changed',
  moved: 'Somebody has changed this app in the meantime. Look at it again.',
} as const
