// Lists items on a test chain as the interface does.
import { currentTranslate } from '../../../src/messages/translate.ts'
import type { Address } from '../../../src/domain/address.ts'
import type { Wei } from '../../../src/domain/wei.ts'
import { sumShares, type ListingDraft, type ListingTerms } from '../../../src/seaport/listings/draft.ts'
import {
  preparePublish,
  type PublishRequest,
  type PublishVerdict,
} from '../../../src/seaport/listings/publish.ts'
import type { PriceSplit } from '../../../src/seaport/amounts.ts'
import { newSalt } from '../../../src/seaport/salt.ts'
import type { SendBatch } from '../../../src/domain/rpc.ts'
import type {
  IndexedOrder,
  MarketConfig,
  MarketStep,
  OrderComponents,
  TokenStandard,
} from '../../../src/seaport/types.ts'
import type { MarketChain } from './fixture.ts'
import { indexed } from './indexed.ts'

export interface OneListing {
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly seller: Address
  readonly item: { readonly standard: TokenStandard; readonly token: Address; readonly identifier: bigint }
  readonly quantity: bigint
  readonly unitPrice: bigint
  readonly currency: Address
  readonly expiresAtSeconds: number
}

/** The draft of a fixed-price listing of one item, sold by the unit. */
export function draftFor({
  item,
  quantity,
  unitPrice,
  currency,
  expiresAtSeconds,
}: Omit<OneListing, 'send' | 'config' | 'seller'>): ListingDraft {
  return {
    items: [{ ...item, quantity }],
    parts: quantity,
    startPrice: unitPrice as Wei,
    endPrice: unitPrice as Wei,
    currency,
    startsAtSeconds: null,
    expiresAtSeconds,
    reservedFor: null,
    salt: newSalt(),
  }
}

/** The terms of each draft of a verdict. @throws Error when one was refused */
export function toAllTerms({ drafts }: PublishVerdict): readonly ListingTerms[] {
  return drafts.map((one) => {
    if (one.status === 'refused') throw new Error(one.because.code)
    return one.terms
  })
}

/** The terms of a verdict's one draft. */
export function toTerms(verdict: PublishVerdict): ListingTerms {
  const [first] = toAllTerms(verdict)
  if (first === undefined) throw new Error('no draft')
  return first
}

export interface PublishedOrder {
  readonly order: IndexedOrder
  readonly orderHash: string
  readonly components: OrderComponents
  readonly terms: ListingTerms
}

export interface PublishedTogether {
  /** In the order of the drafts. */
  readonly listed: readonly PublishedOrder[]
  /** Of every transaction that was sent. */
  readonly titles: readonly string[]
  /** Of the last preparation: what was left to sign. */
  readonly steps: readonly MarketStep[]
}

/**
 * Publishes drafts together: shows the terms, then prepares again after each transaction.
 * @throws Error when one is refused, or a transaction of it reverts
 */
export async function publishDrafts(
  chain: MarketChain,
  request: Omit<PublishRequest, 'shown'>,
): Promise<PublishedTogether> {
  const shown = toAllTerms(await preparePublish({ ...request, shown: null }))
  const titles: string[] = []
  for (;;) {
    const { outcome, drafts } = await preparePublish({ ...request, shown })
    if (outcome.status !== 'executable') {
      throw new Error(`not listed: ${outcome.status === 'refused' ? outcome.code : outcome.status}`)
    }
    const { steps } = outcome.plan
    titles.push(currentTranslate()(steps[0].title))
    const receipt = await chain.transact(request.seller, steps[0].call)
    if (receipt.status !== '0x1') throw new Error(`reverted: ${titles.at(-1)}`)
    if (steps[0].kind !== 'trade') continue
    const listed = drafts.map((one, index) => {
      const terms = shown[index]
      if (one.status !== 'ready' || terms === undefined) throw new Error(one.status)
      const { orderHash, components } = one
      return { orderHash, components, terms, order: indexed(orderHash, components) }
    })
    return { listed, titles, steps }
  }
}

export interface Published extends PublishedOrder {
  readonly split: PriceSplit
  /** Of the last preparation: what was left to sign. */
  readonly steps: readonly MarketStep[]
}

/** @throws Error when it is refused, or a transaction of it reverts */
export async function listFor(chain: MarketChain, listing: OneListing): Promise<Published> {
  const { send, config, seller } = listing
  const drafts = [draftFor(listing)]
  const { listed, steps } = await publishDrafts(chain, { send, config, seller, drafts })
  const [one] = listed as readonly [PublishedOrder]
  return { ...one, split: sumShares(one.terms, 'start'), steps }
}
