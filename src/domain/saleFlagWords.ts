// Names of the rules that flag sales, the facts that each looks at, and the ones it can't see.
import { shortAddress } from './checksum.ts'
import { FLAG_WINDOW_DAYS, type FlagRule, MOST_ACCOUNTS_BETWEEN, type SaleFlag } from './saleFlag.ts'

/** Labels of flagged sales in badges, tables and chart keys. */
export const FLAGGED = { sale: 'Flagged sale', sales: 'Flagged sales' } as const

interface RuleWords {
  readonly name: string
  readonly looksAt: string
  readonly cannotSee: string
}

export const RULE_WORDS: Readonly<Record<FlagRule, RuleWords>> = {
  SAME_ACCOUNT: {
    name: 'Same account',
    looksAt: 'Seller and buyer are one account.',
    cannotSee: 'One person with two accounts looks like two people.',
  },
  FUNDED_BY_SELLER: {
    name: 'Funded by seller',
    looksAt:
      'The seller sent the transaction that bought the item for another account, or the seller’s money reached the buyer in that transaction before the buyer paid, directly or through one account.',
    cannotSee:
      'Money that was sent in an earlier transaction, and native coins, which leave no log when they move.',
  },
  CAME_BACK: {
    name: 'Round trip',
    looksAt: `The item returned to its seller within ${FLAG_WINDOW_DAYS} days, sold or given, through at most ${MOST_ACCOUNTS_BETWEEN} other accounts. Every sale on that way is flagged.`,
    cannotSee:
      'A seller who regrets a sale and buys the item back is flagged too. Units of an edition are alike, so a unit counts as returned when each holder on the way passed one on.',
  },
  MIRRORED: {
    name: 'Mirrored trade',
    looksAt: `The same two accounts sold to each other within ${FLAG_WINDOW_DAYS} days, different items, at prices no more than a tenth apart, with no fee or royalty paid to anyone.`,
    cannotSee: 'Two collectors who swap items through sales look the same.',
  },
}

/** Limits that all rules share. */
export const COMMON_LIMITS =
  'Flagged sales look like wash trades: one person trading with themselves. A flag isn’t proof, and neither is its absence. The rules can’t see that one person funds several accounts outside the sale.'

/**
 * Why a sale was flagged, in one sentence.
 * @param nameOf how an account is written: cut where a row has no room for all of it
 */
export function flagWords({ rule, days, accounts, unpaid }: SaleFlag, nameOf = shortAddress): string {
  switch (rule) {
    case 'SAME_ACCOUNT':
      return 'Sold by an account to itself.'
    case 'FUNDED_BY_SELLER':
      return 'The seller paid for the purchase, or gave the buyer money in the same transaction.'
    case 'CAME_BACK': {
      const others = accounts.length - 2
      const way = others > 0 ? ` through ${others} more ${others === 1 ? 'account' : 'accounts'}` : ''
      const back = unpaid ? 'was given back' : 'was sold back'
      return `The item ${back} to ${accounts[0] === undefined ? 'its seller' : nameOf(accounts[0])}${way} ${within(days)}.`
    }
    case 'MIRRORED':
      return `Seller and buyer also traded another item the other way, at nearly the same price and free of fees, ${within(days)}.`
  }
}

/** The rule and its reason in one text, where the list of rules isn't on the page. */
export function flagNote(flag: SaleFlag): string {
  return `${RULE_WORDS[flag.rule].name}. ${flagWords(flag)} A flag isn’t proof.`
}

/** Behind a sale that a chart reads out; nothing where no rule flags it. */
export function flaggedSuffix(flag: SaleFlag | undefined): string {
  return flag === undefined ? '' : ', flagged'
}

function within(days: number): string {
  return days === 0 ? 'within a day' : `within ${days + 1} days`
}
