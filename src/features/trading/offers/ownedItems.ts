// The items of an account that an offer takes.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../../domain/address.ts'
import { toWei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import { readListable, type HeldItem } from '../listings/listing.ts'
import { OwnedTokensDocument } from './__generated__/OwnedTokens.ts'
import type { Offer } from './offer.ts'
import type { traitNamed as TraitNamed } from './traits.ts'

/**
 * Up to 500 of them, in the order of their ids.
 * @throws what `indexError` tells apart
 */
export async function readOwnedItems(
  client: ApolloClient,
  { account, offer, traitNamed }: { account: Address; offer: Offer; traitNamed: typeof TraitNamed },
): Promise<readonly HeldItem[]> {
  const { collection, subject } = offer
  const { balances } = await ask(client, OwnedTokensDocument, {
    where: { account, collection: collection.address, amount_gt: '0' },
  })
  return balances.flatMap(({ amount, token }) => {
    const item = readListable(token)
    const taken =
      subject.kind === 'collection' ||
      (subject.kind === 'token' && subject.item.tokenId === item.tokenId) ||
      (subject.kind === 'trait' &&
        traitNamed(collection.address, subject.zoneHash, token.metadata?.traits ?? []) !== undefined)
    return taken ? [{ item, held: toWei(amount) }] : []
  })
}
