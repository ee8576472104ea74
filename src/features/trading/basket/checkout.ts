// Buying a basket: what the chain says of each leg before, and the write itself. Loaded on demand: ethers comes with it.
import type { OrderHash } from '../../../domain/hashes.ts'
import { accountPath } from '../../../domain/paths.ts'
import type { Wei } from '../../../domain/wei.ts'
import { ask } from '../../../graphql/ask.ts'
import { agreedWhole } from '../../../market/basket/agreed.ts'
import {
  prepareBasket,
  type BasketLeg,
  type BasketVerdict,
  type CheckedLeg,
} from '../../../market/basket/basket.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { IndexedOrder } from '../../../market/types.ts'
import { refuse, type PurchaseChange } from '../../../market/verdict.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { indexedOrder } from '../loadOrder.ts'
import type { TradeContext } from '../tradeContext.ts'
import { doneWords, wantedUnits } from '../wantedUnits.ts'
import { explain, prepared } from '../words.ts'
import { basketKey } from '../writeKeys.ts'
import { Basket_ordersDocument } from './__generated__/Basket.ts'
import { isDeclining } from '../listings/listing.ts'
import { highestPrice, type Leg } from './leg.ts'

/** A leg as its buyer sees it: what the chain says of it, and what turned out different from the page. */
export interface PreviewedLeg {
  readonly leg: Leg
  readonly checked: CheckedLeg
  readonly changes: readonly PurchaseChange[]
}

export interface CheckoutPreview {
  readonly legs: readonly PreviewedLeg[]
  readonly outcome: BasketVerdict['outcome']
}

/** A price that moves between two readings is asked again at most this often. */
const MOST_READINGS = 3

function shownOf(leg: Leg): ShownListing {
  const { collection, tokenId, standard } = leg.item
  return {
    collection,
    tokenId,
    standard,
    currency: leg.currency.address,
    quantity: leg.units,
    total: highestPrice(leg),
  }
}

async function loadOrders(
  { client }: TradeContext,
  hashes: readonly OrderHash[],
): Promise<ReadonlyMap<string, IndexedOrder>> {
  const { orders } = await ask(client, Basket_ordersDocument, { ids: [...hashes] })
  return new Map(orders.map((row) => [row.id, indexedOrder(row)]))
}

/** What the index has lost is left out like what the chain refuses. */
function lost(leg: Leg): CheckedLeg {
  return {
    status: 'left-out',
    orderHash: leg.orderHash,
    shown: shownOf(leg),
    because: refuse({
      check: 'order',
      code: 'order-malformed',
      found: 'not in the index',
      sentence: 'The index does not have this listing any more.',
    }),
  }
}

/** Reads the chain for a basket in one currency; what changed since the page was made is taken up and named. */
export async function previewCheckout(context: TradeContext, legs: readonly Leg[]): Promise<CheckoutPreview> {
  const { send, config, account } = context
  const orders = await loadOrders(
    context,
    legs.map(({ orderHash }) => orderHash),
  )
  let asked = legs.flatMap((leg) => {
    const order = orders.get(leg.orderHash)
    return order === undefined ? [] : [{ leg, order, shown: shownOf(leg), changes: [] as PurchaseChange[] }]
  })
  for (let reading = 1; ; reading += 1) {
    const verdict: BasketVerdict =
      asked.length === 0
        ? { legs: [], outcome: refuse({ check: 'status', code: 'nothing-left', found: 'no leg' }) }
        : await prepareBasket({ send, config, legs: asked, buyer: account })
    const changeOf = (index: number) => {
      const checked = verdict.legs[index]
      return checked?.status === 'left-out' && 'change' in checked.because
        ? checked.because.change
        : undefined
    }
    if (reading === MOST_READINGS || asked.every((_, index) => changeOf(index) === undefined)) {
      const found = new Map(
        asked.flatMap(({ leg, changes }, index) => {
          const checked = verdict.legs[index]
          return checked === undefined ? [] : [[leg.orderHash, { leg, checked, changes }] as const]
        }),
      )
      return {
        legs: legs.map((leg) => found.get(leg.orderHash) ?? { leg, checked: lost(leg), changes: [] }),
        outcome: verdict.outcome,
      }
    }
    asked = asked.map((one, index) => {
      const change = changeOf(index)
      if (change === undefined) return one
      // That a declining price has declined is no news.
      const expected = change.what === 'price' && isDeclining(one.leg)
      const changes = expected ? one.changes : [...one.changes, change]
      return { ...one, changes, shown: { ...one.shown, ...after(change, one.shown) } }
    })
  }
}

/** What is shown once a change is taken up. */
function after(change: PurchaseChange, { total, quantity }: ShownListing): Partial<ShownListing> {
  switch (change.what) {
    case 'price':
      return { total: change.to }
    case 'quantity':
      return { quantity: change.to, total: ((total * change.to) / quantity) as Wei }
  }
}

/** A leg that was shown among those to be bought, at the price it was shown with. */
export interface AgreedLeg {
  readonly leg: Leg
  readonly shown: ShownListing
}

/** The legs that a preview includes. */
export function agreedLegs({ legs }: CheckoutPreview): readonly AgreedLeg[] {
  return legs.flatMap(({ leg, checked }) =>
    checked.status === 'included' ? [{ leg, shown: checked.shown }] : [],
  )
}

/**
 * The purchase of what a preview showed, in one transaction: when a leg of it can no longer be bought at its signature,
 * nothing is signed and the buyer is asked again.
 */
export function checkoutOf(context: TradeContext, agreed: readonly AgreedLeg[]): WriteDefinition {
  const { send, config, account } = context
  const [first] = agreed
  if (first === undefined) throw new RangeError('A purchase needs a leg.')
  const only = agreed.length === 1 ? first : undefined
  return {
    key: basketKey(first.leg.currency.address, account),
    account,
    describe: {
      title: only === undefined ? `Buy ${agreed.length} listings` : `Buy ${only.leg.item.name}`,
      done:
        only === undefined
          ? `Your purchase of ${agreed.length} listings went through.`
          : doneWords(only.leg.item.name, only.shown.quantity),
      path: only?.leg.item.path ?? accountPath(account),
      wanted: only === undefined ? undefined : wantedUnits(only.leg, only.shown),
    },
    async prepare() {
      const orders = await loadOrders(
        context,
        agreed.map(({ leg }) => leg.orderHash),
      )
      const legs: BasketLeg[] = agreed.flatMap(({ leg, shown }) => {
        const order = orders.get(leg.orderHash)
        return order === undefined ? [] : [{ order, shown }]
      })
      if (legs.length < agreed.length) {
        const change = { what: 'legs', from: agreed.length, to: legs.length } as const
        return prepared({ status: 'changed', change, passed: [] })
      }
      const verdict = await prepareBasket({ send, config, legs, buyer: account, acceptLess: true })
      return prepared(agreedWhole(verdict))
    },
    explain,
  }
}
