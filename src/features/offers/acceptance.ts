// Accepting an offer: what the chain says of it before, and the write itself. Loaded on demand: ethers comes with it.
import {
  prepareAccept,
  type AcceptPlan,
  type AcceptRequest,
  type ShownOffer,
} from '../../market/offers/accept.ts'
import { newSalt } from '../../market/salt.ts'
import type { PurchaseChange, Verdict } from '../../market/verdict.ts'
import { offerDialogs } from '../../messages/en/offerDialogs.ts'
import { writes } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { OrderMissingError } from '../../trade/errors.ts'
import type { ListedItem } from '../../orders/listing.ts'
import { loadOrder } from '../../trade/loadOrder.ts'
import type { TradeContext } from '../../trade/tradeContext.ts'
import { explainRevert, toPrepared } from '../../trade/toPrepared.ts'
import { acceptKey } from '../../trade/writeKeys.ts'
import { paymentFor, type Offer } from '../../orders/offer.ts'
import { rebuildTraitSet } from '../../trade/traits.ts'

/** What is given to an offer. */
export interface Acceptance {
  readonly offer: Offer
  readonly item: ListedItem
  readonly quantity: bigint
}

/** An acceptance as the seller sees it: what is agreed to, and what the chain says of it. */
export interface AcceptancePreview {
  readonly shown: ShownOffer
  /** What turned out different from the page, and was asked about. */
  readonly changes: readonly PurchaseChange[]
  readonly verdict: Exclude<Verdict<AcceptPlan>, { status: 'changed' }>
}

/** An offer that is used up between readings is asked about again at most this often. */
const MOST_CHANGES = 3

function shownOf({ offer, item }: Acceptance, quantity: bigint): ShownOffer {
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

/** Everything of a request but what is shown: the order and its set, as the index has them now. */
async function requestOf(context: TradeContext, { offer, item }: Acceptance, salt: bigint) {
  const { client, send, config, account } = context
  const [order, trait] = await Promise.all([
    loadOrder(client, offer.orderHash),
    rebuildTraitSet(client, offer, item.tokenId),
  ])
  return { send, config, order, seller: account, trait: trait ?? null, salt } satisfies Partial<AcceptRequest>
}

/** Reads the chain for an acceptance; what changed since the page was made is taken up and named. */
export async function previewAcceptance(
  context: TradeContext,
  acceptance: Acceptance,
): Promise<AcceptancePreview> {
  const request = await requestOf(context, acceptance, newSalt())
  let shown = shownOf(acceptance, acceptance.quantity)
  const changes: PurchaseChange[] = []
  for (;;) {
    const verdict = await prepareAccept({ ...request, shown })
    if (verdict.status !== 'changed') return { shown, changes, verdict }
    const { change } = verdict
    if (changes.length === MOST_CHANGES || change.what !== 'quantity' || change.to === 0n) {
      throw new OrderMissingError(offerDialogs.offerChanging)
    }
    changes.push(change)
    shown = shownOf(acceptance, change.to)
  }
}

/** The acceptance of what a preview showed. */
export function defineAcceptance(
  context: TradeContext,
  acceptance: Acceptance,
  shown: ShownOffer,
): WriteDefinition {
  const { offer, item } = acceptance
  const salt = newSalt()
  return {
    key: acceptKey(offer.orderHash, context.account),
    account: context.account,
    describe: {
      title: writes.acceptOffer({ item: item.name }),
      done: writes.acceptedOffer({ item: item.name }),
      path: item.path,
    },
    async prepare() {
      const request = await requestOf(context, acceptance, salt)
      return toPrepared(await prepareAccept({ ...request, shown }), 'acceptance')
    },
    explain: explainRevert,
  }
}
