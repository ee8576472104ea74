// The messages that pages show when something is wrong, recognized by their text, and which are true during an outage.

/** A message in one of a page's live regions. */
export interface LiveText {
  readonly role: 'alert' | 'status'
  readonly text: string
}

export interface AlarmKind {
  readonly name: string
  readonly words: RegExp
  /** True for messages that are correct during an outage; others never are on one machine with its chain kept. */
  readonly rightWhileDown: boolean
  /** Stays until the user retries, because it replaces content that they requested. */
  readonly untilRetried: boolean
}

const kind =
  ({ rightWhileDown = false, untilRetried = false }) =>
  (name: string, words: RegExp): AlarmKind => ({ name, words, rightWhileDown, untilRetried })
const never = kind({})
const whileDown = kind({ rightWhileDown: true })
const untilRetried = kind({ rightWhileDown: true, untilRetried: true })

/** Searched in this order; a text has the first kind whose pattern it matches. */
export const ALARMS: readonly AlarmKind[] = [
  never('index behind', /behind the chain/),
  never('node behind', /behind this site/),
  never('index failed', /This site stopped updating at block/),
  never('index on another branch', /another fork of the chain/),
  never('node of another chain', /connection is to chain/),
  never('wallet on another network', /wallet is on another network|isn’t connected to this network/),
  never('chain reset', /was reset/),
  never('reorganized', /chain reorganization undid|chain replaced blocks/),
  never('dropped', /hasn’t seen this transaction/),
  never('replaced', /replaced (?:this one|your earlier attempt)|canceled this in your wallet/),
  never('indexer and chain differ', /indexer and the chain differ/i),
  whileDown('index unreachable', /Can’t reach this site’s data/),
  whileDown('node unreachable', /Can’t reach the network/),
  whileDown('offline', /You’re offline/),
  whileDown('stuck', /but taking longer than usual/),
  whileDown('index late with a write', /taking longer than usual to update/),
  untilRetried('part not shown', /offline or the site was just updated|(?:load|show) a part of this/),
]

/** Alerts about the user's own affairs, which the demo and the two people's actions cause. */
const OWN_AFFAIRS = /Reactivated/

const OTHER_ALERT = untilRetried('other alert', /(?:)/)

/** Returns the kind of alarm of a message; undefined if it is none. */
export function findAlarm({ role, text }: LiveText): AlarmKind | undefined {
  const alarm = ALARMS.find(({ words }) => words.test(text))
  if (alarm !== undefined) return alarm
  // An unknown alert counts against the page as well.
  return role === 'alert' && !OWN_AFFAIRS.test(text) ? OTHER_ALERT : undefined
}

/** What a browser logs for a page while its server is down. */
const COMPLAINTS_WHILE_DOWN = [
  /^console: Failed to load resource/,
  // Logged by the bundler's stylesheet loader.
  /^console: Error: Unable to preload CSS/,
  /^5\d\d (?:GET|POST) /,
  // Logged for a part of the page whose code can't be fetched.
  /^unhandled: A part of the page failed to draw/,
]

/** Returns whether a logged problem is expected while the stack is down. */
export const isOutageTrouble = (trouble: string): boolean =>
  COMPLAINTS_WHILE_DOWN.some((words) => words.test(trouble))
