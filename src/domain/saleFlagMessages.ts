// What is said of flagged sales: the rules, the facts that each looks at and the ones it can't see, and why a sale has its flag.
import { saleFlagFacts } from '../messages/en/saleFlagFacts.ts'
import { saleFlagLimits } from '../messages/en/saleFlagLimits.ts'
import { saleFlagRules } from '../messages/en/saleFlagRules.ts'
import { saleFlags } from '../messages/en/saleFlags.ts'
import type { Message } from '../messages/message.ts'
import { shortAddress } from './checksum.ts'
import { FLAG_WINDOW_DAYS, type FlagRule, MOST_ACCOUNTS_BETWEEN, type SaleFlag } from './saleFlag.ts'

/** Labels of flagged sales in badges, tables and chart keys. */
export const FLAGGED = { sale: saleFlags.sale, sales: saleFlags.sales }

interface RuleText {
  readonly name: Message
  readonly looksAt: Message
  readonly cannotSee: Message
}

function textOf(rule: FlagRule, looksAt: Message): RuleText {
  return { name: saleFlagRules[rule], looksAt, cannotSee: saleFlagLimits[rule] }
}

const days = FLAG_WINDOW_DAYS

export const RULE_MESSAGES: Readonly<Record<FlagRule, RuleText>> = {
  SAME_ACCOUNT: textOf('SAME_ACCOUNT', saleFlagFacts.SAME_ACCOUNT),
  FUNDED_BY_SELLER: textOf('FUNDED_BY_SELLER', saleFlagFacts.FUNDED_BY_SELLER),
  CAME_BACK: textOf('CAME_BACK', saleFlagFacts.CAME_BACK({ days, accounts: MOST_ACCOUNTS_BETWEEN })),
  MIRRORED: textOf('MIRRORED', saleFlagFacts.MIRRORED({ days })),
}

/** Limits that all rules share. */
export const COMMON_LIMITS = saleFlagLimits.all

/**
 * Why a sale was flagged.
 * @param nameOf how an account is written: cut where a row has no room for all of it
 */
export function flagReason(flag: SaleFlag, nameOf = shortAddress): Message {
  const { rule, accounts, unpaid } = flag
  // Counted from the sale's own day.
  const days = flag.days + 1
  switch (rule) {
    case 'SAME_ACCOUNT':
      return saleFlags.sameAccount
    case 'FUNDED_BY_SELLER':
      return saleFlags.fundedBySeller
    case 'CAME_BACK': {
      const [first] = accounts
      const seller = first === undefined ? saleFlags.itsSeller : nameOf(first)
      const values = { seller, others: Math.max(accounts.length - 2, 0), days }
      return unpaid ? saleFlags.givenBack(values) : saleFlags.soldBack(values)
    }
    case 'MIRRORED':
      return saleFlags.mirrored({ days })
  }
}

/** The rule and its reason in one text, where the list of rules isn't on the page. */
export function flagNote(flag: SaleFlag, nameOf = shortAddress): Message {
  return saleFlags.note({ rule: RULE_MESSAGES[flag.rule].name, reason: flagReason(flag, nameOf) })
}
