// The way from this feature to the market room. Loaded with `import()` when a dialog opens: ethers comes with it.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import type { Wei } from '../../domain/wei.ts'
import { prepareBuy, type BuyPlan } from '../../market/buy.ts'
import { prepareCancel, type CancelPlan } from '../../market/cancel.ts'
import type { SendBatch } from '../../market/chain.ts'
import type { ShownListing } from '../../market/checks.ts'
import {
  newSalt,
  prepareList,
  readListingTerms,
  type ListingTerms,
  type ListPlan,
} from '../../market/list.ts'
import { decodeRevert } from '../../market/reverts.ts'
import type {
  IndexedOrder,
  ItemType as ItemTypeNumber,
  MarketConfig,
  MarketStep,
} from '../../market/types.ts'
import { CHECKS, type Change, type Refusal, type Verdict } from '../../market/verdict.ts'
import type { Prepared, WriteDefinition } from '../../transactions/definition.ts'
import type { Reason } from '../../transactions/machine.ts'
import { TradeOrderDocument, type TradeOrderQuery } from './__generated__/TradeOrder.ts'
import type { Listing } from './listing.ts'
import type { ListDraft } from './listForm.ts'
import { OrderMissingError } from './errors.ts'

/** What every trade needs around it. */
export interface TradeContext {
  readonly client: ApolloClient
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly account: Address
}

type IndexedItemRow = NonNullable<TradeOrderQuery['order']>['items'][number]

const ITEM_TYPES: Readonly<Record<IndexedItemRow['itemType'], ItemTypeNumber>> = {
  NATIVE: 0,
  ERC20: 1,
  ERC721: 2,
  ERC1155: 3,
  ERC721_WITH_CRITERIA: 4,
  ERC1155_WITH_CRITERIA: 5,
}

function itemOf(row: IndexedItemRow) {
  return {
    itemType: ITEM_TYPES[row.itemType],
    token: row.contract,
    identifierOrCriteria: row.identifierOrCriteria,
    startAmount: row.startAmount,
    endAmount: row.endAmount,
  }
}

/**
 * The order in full, as the index has it now.
 * @throws OrderMissingError when the index does not have it
 */
async function loadOrder(client: ApolloClient, orderHash: OrderHash): Promise<IndexedOrder> {
  const { data } = await client.query({
    query: TradeOrderDocument,
    variables: { id: orderHash },
    fetchPolicy: 'no-cache',
  })
  const order = data?.order
  if (order === null || order === undefined) {
    throw new OrderMissingError('The index does not have this listing any more. Reload the page.')
  }
  const side = (wanted: IndexedItemRow['side']) =>
    order.items.filter(({ side }) => side === wanted).sort((one, other) => one.index - other.index)
  return {
    orderHash: order.id,
    offerer: order.offerer.id,
    zone: order.zone,
    offer: side('OFFER').map(itemOf),
    consideration: side('CONSIDERATION').map((row) => ({ ...itemOf(row), recipient: row.recipient ?? '' })),
    orderType: order.orderType,
    startTime: order.startsAtSeconds,
    endTime: order.endsAtSeconds,
    zoneHash: order.zoneHash,
    salt: order.salt,
    conduitKey: order.conduitKey,
    counter: order.counter,
  }
}

/** A purchase as its buyer sees it: what is agreed to, and what the chain says of it. */
export interface PurchasePreview {
  readonly shown: ShownListing
  /** What turned out different from the page, and was asked about. */
  readonly changes: readonly Change[]
  readonly verdict: Exclude<Verdict<BuyPlan>, { status: 'changed' }>
}

/** A price that moves between two readings is asked again at most this often. */
const MOST_CHANGES = 3

/** Reads the chain for a purchase; what changed since the page was made is taken up and named. */
export async function previewPurchase(
  context: TradeContext,
  { listing, quantity, total }: { listing: Listing; quantity: bigint; total: Wei },
): Promise<PurchasePreview> {
  const { client, send, config, account } = context
  const order = await loadOrder(client, listing.orderHash)
  const { collection, tokenId, standard } = listing.item
  let shown: ShownListing = {
    collection,
    tokenId,
    standard,
    currency: listing.currency.address,
    quantity,
    total,
  }
  const changes: Change[] = []
  for (;;) {
    const verdict = await prepareBuy({ send, config, order, shown, buyer: account })
    if (verdict.status !== 'changed') return { shown, changes, verdict }
    const { change } = verdict
    if (changes.length === MOST_CHANGES)
      throw new OrderMissingError('This listing changes too fast to be read.')
    changes.push(change)
    shown =
      change.what === 'price'
        ? { ...shown, total: change.to }
        : { ...shown, quantity: change.to, total: ((shown.total * change.to) / shown.quantity) as Wei }
  }
}

/** The purchase of what a preview showed. */
export function purchaseOf(context: TradeContext, listing: Listing, shown: ShownListing): WriteDefinition {
  const { client, send, config, account } = context
  const { name, path } = listing.item
  return {
    key: buyKey(listing.orderHash, account),
    account,
    describe: { title: `Buy ${name}`, done: `${name} is yours.`, path },
    async prepare() {
      const order = await loadOrder(client, listing.orderHash)
      return prepared(await prepareBuy({ send, config, order, shown, buyer: account, acceptLess: true }))
    },
    explain,
  }
}

/** What a price would be divided into. */
export function previewTerms(
  context: TradeContext,
  draft: Pick<ListDraft, 'item' | 'quantity' | 'unitPrice'>,
) {
  const { send, config } = context
  return readListingTerms({ send, config, ...draft, item: tokenRef(draft) }) satisfies Promise<ListingTerms>
}

export function listingOf(context: TradeContext, draft: ListDraft): WriteDefinition {
  const { send, config, account } = context
  const { item, quantity, unitPrice, currency, expiresAtSeconds } = draft
  const salt = newSalt()
  return {
    key: listKey(item.path, account),
    account,
    describe: { title: `List ${item.name}`, done: `${item.name} is listed for sale.`, path: item.path },
    async prepare() {
      const verdict: Verdict<ListPlan> = await prepareList({
        send,
        config,
        seller: account,
        item: tokenRef(draft),
        quantity,
        unitPrice,
        currency: currency.address,
        expiresAtSeconds,
        salt,
      })
      return prepared(verdict)
    },
    explain,
  }
}

export function cancellationOf(context: TradeContext, listing: Listing): WriteDefinition {
  const { client, send, config, account } = context
  const { name, path } = listing.item
  return {
    key: cancelKey(listing.orderHash, account),
    account,
    describe: {
      title: `Cancel the listing of ${name}`,
      done: `The listing of ${name} is cancelled.`,
      path,
    },
    async prepare() {
      const order = await loadOrder(client, listing.orderHash)
      const verdict: Verdict<CancelPlan> = await prepareCancel({ send, config, order, maker: account })
      return prepared(verdict)
    },
    explain,
  }
}

export const buyKey = (orderHash: OrderHash, account: Address) => `buy:${orderHash}:${account}`
export const cancelKey = (orderHash: OrderHash, account: Address) => `cancel:${orderHash}:${account}`
export const listKey = (path: string, account: Address) => `list:${path}:${account}`

function tokenRef({ item }: Pick<ListDraft, 'item'>) {
  return { standard: item.standard, token: item.collection, identifier: BigInt(item.tokenId) }
}

/** The machine's words for a verdict of the market. */
function prepared<Plan extends { readonly steps: readonly [MarketStep, ...MarketStep[]] }>(
  verdict: Verdict<Plan>,
): Prepared {
  switch (verdict.status) {
    case 'executable': {
      const { steps } = verdict.plan
      const [{ kind, title, call }] = steps
      return { status: 'ready', step: { kind, title, last: steps.length === 1 }, call }
    }
    case 'refused':
      return { status: 'stopped', reason: reasonOf(verdict) }
    case 'changed':
      return {
        status: 'stopped',
        reason: {
          kind: 'changed',
          code: `changed-${verdict.change.what}`,
          sentence: `The ${verdict.change.what} has changed since it was shown.`,
          remedy: 'Look at it again and decide.',
          check: '',
          found: '',
          passed: [],
        },
      }
  }
}

/** A refusal with its checks in words. */
export function reasonOf({ code, sentence, remedy, check, found, passed }: Refusal): Reason {
  return {
    kind: 'refused',
    code,
    sentence,
    remedy,
    check: CHECKS[check],
    found,
    passed: passed.map((one) => ({ check: CHECKS[one.check], found: one.found })),
  }
}

/** The checks that held, in words. */
export function checksOf({ passed }: Pick<Refusal, 'passed'>): Reason['passed'] {
  return passed.map((one) => ({ check: CHECKS[one.check], found: one.found }))
}

/** The reason of a revert that was mined; a call that ran out of gas leaves none. */
function explain(revertData: `0x${string}`): Promise<string> {
  return Promise.resolve(
    revertData === '0x'
      ? 'The network refused this transaction and gave no reason. Nothing changed hands.'
      : decodeRevert(revertData).sentence,
  )
}
