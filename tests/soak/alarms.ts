// What a page says when something is wrong, recognized by its text; and which of it is true while the stack is down.

/** One thing that a page says by a live region. */
export interface LiveText {
  readonly role: 'alert' | 'status'
  readonly text: string
}

export interface AlarmKind {
  readonly name: string
  readonly words: RegExp
  /** True for what is so while the stack is down; the others are never so on one machine whose chain is kept. */
  readonly rightWhileDown: boolean
  /** Stays until the reader retries, because it stands in the place of content that they requested. */
  readonly untilRetried: boolean
}

const kind =
  ({ rightWhileDown = false, untilRetried = false }) =>
  (name: string, words: RegExp): AlarmKind => ({ name, words, rightWhileDown, untilRetried })
const never = kind({})
const whileDown = kind({ rightWhileDown: true })
const untilRetried = kind({ rightWhileDown: true, untilRetried: true })

/** Looked through in this order; a text has the first kind whose words it has. */
export const ALARMS: readonly AlarmKind[] = [
  never('index behind', /behind the chain/),
  never('node behind', /behind the index/),
  never('index failed', /The indexer stopped at block/),
  never('index on another branch', /another fork of the chain/),
  never('node of another chain', /serves chain \d+/),
  never('wallet on another network', /wallet is on another network|isn’t connected to this network/),
  never('chain reset', /was reset/),
  never('reorganized', /reorganized/),
  never('dropped', /had no trace of this/),
  never('replaced', /took its place|cancelled this in your wallet/),
  never('indexer and chain differ', /indexer and the chain differ/),
  whileDown('index unreachable', /Can’t reach the indexer/),
  whileDown('node unreachable', /Can’t reach the network/),
  whileDown('offline', /You’re offline/),
  whileDown('stuck', /after longer than usual/),
  whileDown('index late with a write', /The index is catching up; this page will follow/),
  untilRetried(
    'part not shown',
    /connection is gone, or the site was updated|part of this (?:page|site) could not/,
  ),
]

/** Alerts about the reader's own affairs, which the demo and what people do here bring about. */
const OWN_AFFAIRS = /came back to life/

const OTHER_ALERT = untilRetried('other alert', /(?:)/)

/** The kind of alarm that something said is; undefined for what is none. */
export function findAlarm({ role, text }: LiveText): AlarmKind | undefined {
  const known = ALARMS.find(({ words }) => words.test(text))
  if (known !== undefined) return known
  // An alert that is not known here is held against the page as well.
  return role === 'alert' && !OWN_AFFAIRS.test(text) ? OTHER_ALERT : undefined
}

/** What a browser logs behind the page while its server is down. */
const COMPLAINTS_WHILE_DOWN = [
  /^console: Failed to load resource/,
  // By the bundler's loader of styles.
  /^console: Error: Unable to preload CSS/,
  /^5\d\d (?:GET|POST) /,
  // Said for a part whose code cannot be fetched.
  /^unhandled: A part of the page failed to draw/,
]

/** Whether this trouble behind the page is to be expected while the stack is down. */
export const isOutageTrouble = (trouble: string): boolean =>
  COMPLAINTS_WHILE_DOWN.some((words) => words.test(trouble))
