// Texts about flagged sales: the rules, the facts that each uses and can't see, and the reason for a sale's flag.
import { historyTexts } from '../messages/en/history.ts'
import type { Message } from '../messages/message.ts'
import { shortAddress } from './checksum.ts'
import { FLAG_WINDOW_DAYS, type FlagRule, MAX_ACCOUNTS_BETWEEN, type SaleFlag } from './saleFlag.ts'

/** Labels of flagged sales in badges, tables and chart keys. */
export const FLAGGED = { sale: historyTexts.flags.sale, sales: historyTexts.flags.sales }

interface RuleText {
  readonly name: Message
  readonly looksAt: Message
  readonly cannotSee: Message
}

function toRuleText(rule: FlagRule, looksAt: Message): RuleText {
  return { name: historyTexts.flagRules[rule], looksAt, cannotSee: historyTexts.flagLimits[rule] }
}

const days = FLAG_WINDOW_DAYS

export const RULE_MESSAGES: Readonly<Record<FlagRule, RuleText>> = {
  SAME_ACCOUNT: toRuleText('SAME_ACCOUNT', historyTexts.flagFacts.SAME_ACCOUNT),
  FUNDED_BY_SELLER: toRuleText('FUNDED_BY_SELLER', historyTexts.flagFacts.FUNDED_BY_SELLER),
  CAME_BACK: toRuleText(
    'CAME_BACK',
    historyTexts.flagFacts.CAME_BACK({ days, accounts: MAX_ACCOUNTS_BETWEEN }),
  ),
  MIRRORED: toRuleText('MIRRORED', historyTexts.flagFacts.MIRRORED({ days })),
}

/** Limits that all rules share. */
export const COMMON_LIMITS = historyTexts.flagLimits.all

/**
 * The reason why a sale was flagged.
 * @param accountName formats an account; rows without enough room shorten it
 */
export function flagReason(flag: SaleFlag, accountName = shortAddress): Message {
  const { rule, accounts, unpaid } = flag
  // The sale's own day counts as the first.
  const days = flag.days + 1
  switch (rule) {
    case 'SAME_ACCOUNT':
      return historyTexts.flags.sameAccount
    case 'FUNDED_BY_SELLER':
      return historyTexts.flags.fundedBySeller
    case 'CAME_BACK': {
      const [first] = accounts
      const seller = first === undefined ? historyTexts.flags.itsSeller : accountName(first)
      const values = { seller, others: Math.max(accounts.length - 2, 0), days }
      return unpaid ? historyTexts.flags.givenBack(values) : historyTexts.flags.soldBack(values)
    }
    case 'MIRRORED':
      return historyTexts.flags.mirrored({ days })
  }
}

/** The rule and its reason in one text, for places without the list of rules. */
export function flagNote(flag: SaleFlag, accountName = shortAddress): Message {
  return historyTexts.flags.note({
    rule: RULE_MESSAGES[flag.rule].name,
    reason: flagReason(flag, accountName),
  })
}
