// Listing an item for sale: what its price becomes, and the write itself. Loaded on demand: ethers comes with it.
import type { PriceSplit } from '../../../market/amounts.ts'
import { newSalt, prepareList } from '../../../market/list.ts'
import { readListingTerms, type ListingTerms } from '../../../market/listingTerms.ts'
import type { TokenRef } from '../../../market/tokens.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import type { ListDraft } from './listForm.ts'
import type { TradeContext } from '../tradeContext.ts'
import { explain, prepared } from '../words.ts'
import { listKey } from '../writeKeys.ts'

/** What a draft's price would be divided into. */
export function previewTerms({ send, config }: TradeContext, draft: ListDraft): Promise<ListingTerms> {
  const { quantity, unitPrice } = draft
  return readListingTerms({ send, config, quantity, unitPrice, item: tokenRef(draft) })
}

/**
 * The listing of a draft.
 * @param shown what the seller saw that the whole price becomes; nothing else is published
 */
export function listingOf(context: TradeContext, draft: ListDraft, shown: PriceSplit): WriteDefinition {
  const { send, config, account } = context
  const { item, quantity, unitPrice, currency, expiresAtSeconds } = draft
  const salt = newSalt()
  return {
    key: listKey(item.path, account),
    account,
    describe: { title: `List ${item.name}`, done: `${item.name} is listed for sale.`, path: item.path },
    async prepare() {
      const verdict = await prepareList({
        send,
        config,
        seller: account,
        item: tokenRef(draft),
        quantity,
        unitPrice,
        currency: currency.address,
        expiresAtSeconds,
        salt,
        shown,
      })
      return prepared(verdict)
    },
    explain,
  }
}

function tokenRef({ item }: ListDraft): TokenRef {
  return { standard: item.standard, token: item.collection, identifier: BigInt(item.tokenId) }
}
