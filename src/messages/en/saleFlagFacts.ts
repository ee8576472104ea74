// What each rule that flags sales looks at, by the index’s code.
import { catalog } from '../catalog.ts'

export const saleFlagFacts = catalog('saleFlagFacts', {
  SAME_ACCOUNT: 'Seller and buyer are one account.',
  FUNDED_BY_SELLER:
    'The seller sent the transaction that bought the item for another account, or the seller’s money reached the buyer in that transaction before the buyer paid, directly or through one account.',
  CAME_BACK:
    'The item returned to its seller within {days} days, sold or given, through at most {accounts} other accounts. Every sale on that way is flagged.',
  MIRRORED:
    'The same two accounts sold to each other within {days} days, different items, at prices no more than a tenth apart, with no fee or royalty paid to anyone.',
})
