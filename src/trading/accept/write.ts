// Accepting an offer: the items of an account that it takes, the preview from the chain, and the write.
import {
  prepareAccept,
  type AcceptPlan,
  type AcceptRequest,
  type ShownOffer,
} from '../../seaport/offers/accept.ts'
import { newSalt } from '../../seaport/salt.ts'
import type { PurchaseChange, Verdict } from '../../seaport/verdict.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { type ListedItem, toListedItem, type HeldItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { loadOrder, OrderMissingError } from '../dialog/loadOrder.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { OLDER_LISTINGS, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import { explainRevert, requireShownApprovals, toPrepared } from '../dialog/verdicts.ts'
import { acceptKey } from '../dialog/writeKeys.ts'
import { paymentFor, type Offer } from '../../orders/offer.ts'
import { rebuildTraitSet, hashTraits } from '../../orders/traits.ts'
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { getUnit, type Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { endsAfter } from '../../graphql/where.ts'
import { byPriceAt } from '../../orders/listingPrice.ts'
import { toListing } from '../../orders/toListing.ts'
import { OwnedTokensDocument } from './__generated__/OwnedTokens.ts'

/** What is sold to an offer. */
export interface Acceptance {
  readonly offer: Offer
  readonly item: ListedItem
  readonly quantity: bigint
}

/** An acceptance as the seller sees it: the terms to agree to, and the chain's verdict. */
export interface AcceptancePreview {
  readonly shown: ShownOffer
  /** Differences from the page, for the seller to see. */
  readonly changes: readonly PurchaseChange[]
  readonly verdict: Exclude<Verdict<AcceptPlan>, { status: 'changed' }>
}

/** The most readings of an offer that is filled between them. */
const MAX_CHANGES = 3

function toShownOffer({ offer, item }: Acceptance, quantity: bigint): ShownOffer {
  const { collection, tokenId, standard } = item
  return {
    collection,
    tokenId,
    standard,
    currency: offer.currency.address,
    quantity,
    ...paymentFor(offer, quantity),
  }
}

/** Reads the parts of a request that don't depend on what is shown: the order and its set of items in the index. */
async function fetchRequest(context: TradeContext, { offer, item }: Acceptance, salt: bigint) {
  const { client, send, config, account } = context
  const [order, trait] = await Promise.all([
    loadOrder(client, offer.orderHash),
    rebuildTraitSet(client, offer, item.tokenId),
  ])
  return { send, config, order, seller: account, trait: trait ?? null, salt } satisfies Partial<AcceptRequest>
}

/** Reads the chain for an acceptance; changes since the page loaded are applied and listed. */
export async function previewAcceptance(
  context: TradeContext,
  acceptance: Acceptance,
): Promise<AcceptancePreview> {
  const request = await fetchRequest(context, acceptance, newSalt())
  let shown = toShownOffer(acceptance, acceptance.quantity)
  const changes: PurchaseChange[] = []
  for (;;) {
    const verdict = await prepareAccept({ ...request, shown })
    if (verdict.status !== 'changed') return { shown, changes, verdict }
    const { change } = verdict
    if (changes.length === MAX_CHANGES || change.what !== 'quantity' || change.to === 0n) {
      throw new OrderMissingError(offerDialogsTexts.offerChanging)
    }
    changes.push(change)
    shown = toShownOffer(acceptance, change.to)
  }
}

/**
 * Defines the acceptance that a preview showed.
 * @param options.approves whether the seller saw that it needs an approval
 * @param options.first older listings to cancel before anything else
 */
export function defineAcceptance(
  context: TradeContext,
  acceptance: Acceptance,
  {
    shown,
    approves,
    first,
  }: { readonly shown: ShownOffer; readonly approves: boolean; readonly first: readonly Listing[] },
): WriteDefinition {
  const { offer, item } = acceptance
  const salt = newSalt()
  const cancelFirst = prepareCancellationFirst(context, first, OLDER_LISTINGS)
  return {
    key: acceptKey(offer.orderHash, context.account),
    account: context.account,
    describe: {
      title: writesTexts.acceptOffer({ item: item.name }),
      done: writesTexts.acceptedOffer({ item: item.name }),
      path: item.path,
    },
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const request = await fetchRequest(context, acceptance, salt)
      const verdict = await prepareAccept({ ...request, shown })
      return (
        requireShownApprovals(verdict, approves ? [item.collection] : []) ?? toPrepared(verdict, 'accept')
      )
    },
    explain: explainRevert,
  }
}

export interface OwnedItem extends HeldItem {
  /** The price of one unit in its last sale here. */
  readonly lastSale?: { readonly amount: Wei; readonly currency: Currency } | undefined
  /**
   * The account's cheapest listing in the offer's unit of account; if there is none, one in another unit.
   */
  readonly listing?: Listing | undefined
}

export interface OwnedItemsRequest {
  readonly account: Address
  readonly offer: Offer
  readonly network: NetworkConfig
}

/**
 * Reads the items of the account that the offer accepts, from its first 500 in the collection, in the order of their IDs.
 * @throws the errors of `indexError`
 */
export async function fetchOwnedItems(
  client: ApolloClient,
  { account, offer, network }: OwnedItemsRequest,
): Promise<readonly OwnedItem[]> {
  const { collection, subject } = offer
  const { balances, asks } = await queryIndex(client, OwnedTokensDocument, {
    where: { account, collection: collection.address, amount_gt: '0' },
    asks: {
      side: 'ASK',
      scope: 'ITEM',
      live: true,
      offerer: account,
      collection: collection.address,
      ...endsAfter(nowSeconds()),
    },
  })
  const listings = asks.flatMap((order) => toListing(order, network) ?? []).toSorted(byPriceAt(nowSeconds()))
  return balances.flatMap(({ amount, token }) => {
    const item = toListedItem(token)
    const isAccepted =
      subject.kind === 'collection' ||
      (subject.kind === 'token' && subject.item.tokenId === item.tokenId) ||
      (subject.kind === 'trait' &&
        hashTraits(collection.address, token.metadata?.traits ?? []).has(subject.zoneHash))
    if (!isAccepted) return []
    const { lastSalePrice, lastSaleCurrency } = token
    const lastSale =
      lastSalePrice === null || lastSaleCurrency === null
        ? undefined
        : { amount: toWei(lastSalePrice), currency: getCurrency(lastSaleCurrency, network) }
    const own = listings.filter((one) => one.item.path === item.path)
    const listing = own.find(({ currency }) => getUnit(currency) === getUnit(offer.currency)) ?? own[0]
    return [{ item, held: toWei(amount), lastSale, listing }]
  })
}
