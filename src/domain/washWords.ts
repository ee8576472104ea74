// What the rules are called, what each looks at, and what it cannot see, in plain words.
import { shortAddress } from './checksum.ts'
import { MOST_ACCOUNTS_ON_THE_WAY, WASH_WINDOW_DAYS, type WashFlag, type WashRule } from './wash.ts'

/** What a sale is called that a rule flags, and several of them: in badges, tables and keys of charts. */
export const FLAGGED = { sale: 'Flagged', sales: 'Flagged sales' } as const

interface RuleWords {
  readonly name: string
  readonly looksAt: string
  readonly cannotSee: string
}

export const RULE_WORDS: Readonly<Record<WashRule, RuleWords>> = {
  'same-account': {
    name: 'Same account',
    looksAt: 'Seller and buyer are one account.',
    cannotSee: 'One person with two accounts looks like two people.',
  },
  'came-back': {
    name: 'Came back',
    looksAt: `The item returned to its seller within ${WASH_WINDOW_DAYS} days, sold or given, through at most ${MOST_ACCOUNTS_ON_THE_WAY - 1} other accounts. Every sale on that way is flagged.`,
    cannotSee:
      'Whoever sells, regrets it and buys the same item back is flagged too. Units of an edition are alike, so a unit counts as returned when each holder on the way passed one on.',
  },
  mirrored: {
    name: 'Mirrored',
    looksAt: `The same two accounts sold to each other within ${WASH_WINDOW_DAYS} days, different items, at prices no more than a tenth apart, with no fee or royalty paid to anyone.`,
    cannotSee: 'Two collectors who swap items through sales look the same.',
  },
}

/** What none of the rules can see. */
export const COMMON_LIMITS =
  'A flag is no proof, and its absence is no proof either. The index sees items and orders, not where the money for a purchase came from, so accounts that one person funds are not told from strangers.'

/**
 * Why a sale was flagged, in one sentence.
 * @param nameOf how an account is written: cut where a row has no room for all of it
 */
export function flagWords({ rule, days, accounts, unpaid }: WashFlag, nameOf = shortAddress): string {
  switch (rule) {
    case 'same-account':
      return 'Sold by an account to itself.'
    case 'came-back': {
      const others = accounts.length - 2
      const way = others > 0 ? ` through ${others} more ${others === 1 ? 'account' : 'accounts'}` : ''
      const back = unpaid ? 'was given back' : 'was sold back'
      return `The item ${back} to ${accounts[0] === undefined ? 'its seller' : nameOf(accounts[0])}${way} ${within(days)}.`
    }
    case 'mirrored':
      return `Seller and buyer also traded another item the other way, at nearly the same price and free of fees, ${within(days)}.`
  }
}

/** All that is said of a flag where the rules are not at hand: which rule, why, and what that is worth. */
export function flagNote(flag: WashFlag): string {
  return `${RULE_WORDS[flag.rule].name}. ${flagWords(flag)} A flag is no proof.`
}

/** Behind a sale that a chart reads out; nothing where no rule flags it. */
export function flaggedSuffix(flag: WashFlag | undefined): string {
  return flag === undefined ? '' : ', flagged'
}

function within(days: number): string {
  return days === 0 ? 'within a day' : `within ${days + 1} days`
}
