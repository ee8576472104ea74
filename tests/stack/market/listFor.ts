// Lists one item on a test chain as the interface does: shows the terms, then prepares again after each transaction.
import type { Address } from '../../../src/domain/address.ts'
import type { Wei } from '../../../src/domain/wei.ts'
import { splitOf, type AskDraft, type AskTerms } from '../../../src/market/asks/draft.ts'
import { preparePublish, type PublishVerdict } from '../../../src/market/asks/publish.ts'
import type { PriceSplit } from '../../../src/market/amounts.ts'
import { newSalt } from '../../../src/market/salt.ts'
import type { SendBatch } from '../../../src/domain/rpc.ts'
import type {
  IndexedOrder,
  MarketConfig,
  MarketStep,
  OrderComponents,
  TokenStandard,
} from '../../../src/market/types.ts'
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
export function draftFor({ item, quantity, unitPrice, currency, expiresAtSeconds }: OneListing): AskDraft {
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

/** The terms of a verdict's one draft. */
export function termsOf({ drafts: [first] }: PublishVerdict): AskTerms {
  if (first === undefined || first.status === 'refused') throw new Error(first?.because.code ?? 'no draft')
  return first.terms
}

export interface Published {
  readonly order: IndexedOrder
  readonly orderHash: string
  readonly components: OrderComponents
  readonly terms: AskTerms
  readonly split: PriceSplit
  /** Of the last preparation: what was left to sign. */
  readonly steps: readonly MarketStep[]
}

/** @throws Error when it is refused, or a transaction of it reverts */
export async function listFor(chain: MarketChain, listing: OneListing): Promise<Published> {
  const { send, config, seller } = listing
  const drafts = [draftFor(listing)]
  const terms = termsOf(await preparePublish({ send, config, seller, drafts, shown: null }))
  for (;;) {
    const { outcome, drafts: verdicts } = await preparePublish({
      send,
      config,
      seller,
      drafts,
      shown: [terms],
    })
    const [verdict] = verdicts
    if (outcome.status !== 'executable' || verdict?.status !== 'ready') {
      throw new Error(`not listed: ${outcome.status === 'refused' ? outcome.code : outcome.status}`)
    }
    const { steps } = outcome.plan
    const receipt = await chain.transact(seller, steps[0].call)
    if (receipt.status !== '0x1') throw new Error(`reverted: ${steps[0].title}`)
    if (steps[0].kind !== 'trade') continue
    const { orderHash, components } = verdict
    const order = indexed(orderHash, components)
    return { order, orderHash, components, terms, split: splitOf(terms, 'start'), steps }
  }
}
