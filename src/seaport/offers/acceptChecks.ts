// The checks before an offer is accepted: each compares what the page showed with the order and with the chain.
import type { Address } from '../../domain/address.ts'
import type { Trait } from '../../domain/traits.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { andList } from '../../messages/values.ts'
import { toFraction, UNLIMITED, ONE_HUNDRED_PERCENT, type Fraction } from '../amounts.ts'
import { sumPayments } from '../sellOrder.ts'
import { checkContract, checkOrder, checkStatus, OTHERS_CAP_BASIS_POINTS } from '../checks.ts'
import { CONDUITS } from '../contracts.ts'
import { InexactFractionError } from '../errors.ts'
import { changed, checkTime, fail, pass, startChecks, type Finding } from '../findings.ts'
import { amountDetail, paymentDetail, shortHex, failedReadDetail } from '../details.ts'
import { OrderType, type Hex, type MarketConfig, type ParsedOrder } from '../types.ts'
import type { Changed, PassedCheck, PurchaseChange, Refusal } from '../verdict.ts'
import type { ShownOffer } from './accept.ts'
import { splitBuyOrderPayment, type BuyOrder, type BuyOrderPayment } from '../buyOrder.ts'
import type { OfferState } from './offerState.ts'
import { tokenSet, traitHash } from './criteria.ts'

export interface AcceptFacts {
  readonly order: ParsedOrder
  readonly buyOrder: BuyOrder
  readonly shown: ShownOffer
  readonly seller: Address
  readonly trait: { readonly trait: Trait; readonly identifiers: readonly bigint[] } | null
  readonly config: MarketConfig
  readonly state: OfferState
}

/** Results of the checks that the call needs. */
export interface CheckedAcceptance {
  readonly status: 'held'
  readonly fraction: Fraction
  readonly payment: BuyOrderPayment
  /** Proves that the token is in the criteria of a trait offer; empty for other offers. */
  readonly proof: readonly Hex[]
  readonly passed: readonly PassedCheck[]
}

/**
 * Matches the token of an offer for one item; for a trait, the ids rebuilt from the index must yield the order's own
 * root.
 */
function checkWanted({
  order,
  buyOrder,
  shown,
  trait,
}: AcceptFacts): Finding & { readonly proof?: readonly Hex[] } {
  const identifier = BigInt(shown.tokenId)
  const item = checksTexts.details.item({
    standard: shown.standard,
    token: shortHex(shown.collection),
    tokenId: `${identifier}`,
  })
  if (buyOrder.token !== shown.collection || buyOrder.standard !== shown.standard)
    return fail('token-not-wanted', item)
  switch (buyOrder.wanted.kind) {
    case 'any':
      return trait === null
        ? pass(checksTexts.details.anyItem({ token: shortHex(buyOrder.token) }))
        : fail('trait-mismatch', checksTexts.details.collectionOffer)
    case 'token':
      if (trait !== null) return fail('trait-mismatch', checksTexts.details.tokenOffer)
      return buyOrder.wanted.identifier === identifier ? pass(item) : fail('token-not-wanted', item)
    case 'set': {
      if (trait === null) return fail('trait-mismatch', checksTexts.details.unknownTrait)
      const name = traitHash(buyOrder.token, trait.trait)
      if (name !== order.components.zoneHash) {
        return fail(
          'trait-mismatch',
          checksTexts.details.namedBy({ hash: shortHex(order.components.zoneHash) }),
        )
      }
      if (trait.identifiers.length === 0) return fail('trait-mismatch', checksTexts.details.noTokens)
      const set = tokenSet(trait.identifiers)
      if (set.root !== buyOrder.wanted.root)
        return fail(
          'trait-mismatch',
          checksTexts.details.root({ hash: shortHex(`0x${buyOrder.wanted.root.toString(16)}`) }),
        )
      if (!set.has(identifier)) return fail('token-not-wanted', item)
      return {
        ...pass(checksTexts.details.tokensWithTrait({ count: trait.identifiers.length })),
        proof: set.proofOf(identifier),
      }
    }
  }
}

function checkQuantity({ buyOrder, shown, state, order }: AcceptFacts): Finding {
  const { filled, size } = state.status
  const left = size === 0n ? buyOrder.quantity : (buyOrder.quantity * (size - filled)) / size
  if (shown.quantity <= 0n || shown.quantity > buyOrder.quantity) {
    return fail(
      'quantity-unavailable',
      checksTexts.details.quantityOf({ quantity: shown.quantity, available: buyOrder.quantity }),
    )
  }
  if (shown.standard === 'ERC721' && shown.quantity !== 1n) {
    return fail('quantity-unavailable', checksTexts.details.singleToken({ quantity: shown.quantity }))
  }
  if (order.components.orderType === OrderType.fullOpen && shown.quantity !== buyOrder.quantity) {
    return fail('quantity-unavailable', checksTexts.details.onlyWhole({ quantity: buyOrder.quantity }))
  }
  if (shown.quantity > left) return changed({ what: 'quantity', from: shown.quantity, to: left })
  return pass(checksTexts.details.quantityOf({ quantity: shown.quantity, available: left }))
}

function checkTerms({ order, seller }: AcceptFacts): Finding {
  const { orderType, offerer, conduitKey, zone } = order.components
  if (orderType !== OrderType.fullOpen && orderType !== OrderType.partialOpen) {
    return fail('restricted-order', checksTexts.details.orderType({ type: orderType, zone: shortHex(zone) }))
  }
  if (!CONDUITS.has(conduitKey)) return fail('unknown-conduit', shortHex(conduitKey))
  return offerer === seller ? fail('own-order', shortHex(offerer)) : pass(checksTexts.details.openOrder)
}

function checkPrice({ buyOrder, shown, config }: AcceptFacts, { total, proceeds }: BuyOrderPayment): Finding {
  if (!config.currencies.some(({ address }) => address === buyOrder.currency)) {
    return fail('unknown-currency', shortHex(buyOrder.currency))
  }
  const money = (amount: bigint) => amountDetail(config, buyOrder.currency, amount)
  if (buyOrder.currency !== shown.currency)
    return fail('price-differs', checksTexts.details.pays({ price: money(total) }))
  if (total !== shown.total) return fail('price-differs', money(total))
  if (proceeds !== shown.proceeds)
    return fail(
      'price-differs',
      checksTexts.details.toSeller({ proceeds: money(proceeds), total: money(total) }),
    )
  return pass(checksTexts.details.toYou({ total: money(total), proceeds: money(proceeds) }))
}

function checkRecipients({ buyOrder, config }: AcceptFacts, { others, total }: BuyOrderPayment): Finding {
  const money = (amount: bigint) => amountDetail(config, buyOrder.currency, amount)
  const share = sumPayments(others)
  if (share * ONE_HUNDRED_PERCENT > total * OTHERS_CAP_BASIS_POINTS) {
    return fail(
      'seller-unpaid',
      checksTexts.details.shareOfOthers({ share: money(share), total: money(total) }),
    )
  }
  return pass(andList(others.map((line) => paymentDetail(line, money))))
}

function checkHolding({ shown, state }: AcceptFacts): Finding {
  const { held: units, approved } = state.seller
  if (units.kind !== 'answered') return fail('holding-unread', failedReadDetail(units.kind))
  const detail = checksTexts.details.holds({ units: units.value })
  if (units.value < shown.quantity) return fail(units.value === 0n ? 'not-owner' : 'holds-too-few', detail)
  return approved.kind === 'answered' ? pass(detail) : fail('holding-unread', failedReadDetail(approved.kind))
}

function checkBuyerFunds({ state, buyOrder, config }: AcceptFacts, { total }: BuyOrderPayment): Finding {
  const { buyer } = state
  if (buyer.balance === null || buyer.allowance === null)
    return fail('balance-unread', checksTexts.details.balanceUnknown)
  const money = (amount: bigint) => amountDetail(config, buyOrder.currency, amount)
  const needed = money(total)
  const balance = money(buyer.balance)
  const allowance = money(buyer.allowance)
  if (buyer.balance < total)
    return fail('bidder-unfunded', checksTexts.details.hasAndNeeds({ balance, needed }))
  if (buyer.allowance < total)
    return fail('bidder-unfunded', checksTexts.details.approvesAndNeeds({ allowance, needed }))
  return pass(
    buyer.allowance >= UNLIMITED
      ? checksTexts.details.hasAndApprovesAny({ balance })
      : checksTexts.details.hasAndApproves({ balance, allowance }),
  )
}

/** Runs the checks in order and stops at the first that fails. */
export function checkAcceptance(facts: AcceptFacts): CheckedAcceptance | Changed<PurchaseChange> | Refusal {
  const { order, buyOrder, shown, state, config } = facts
  const { passed, stop, refusal } = startChecks(checksTexts.offerRefusals)
  const first =
    stop('contract', checkContract(state)) ??
    stop('order', checkOrder(order)) ??
    stop('status', checkStatus(order, state)) ??
    stop('time', checkTime(order.components, state.snapshot))
  if (first !== undefined) return first

  const wanted = checkWanted(facts)
  const second =
    stop('item', wanted) ?? stop('terms', checkTerms(facts)) ?? stop('item', checkQuantity(facts))
  if (second !== undefined) return second

  const fraction = toFraction(shown.quantity, buyOrder.quantity)
  if (fraction === undefined) {
    return refusal(
      'item',
      'quantity-unavailable',
      checksTexts.details.fractionTooLong({ quantity: shown.quantity, whole: buyOrder.quantity }),
    )
  }
  let payment: BuyOrderPayment
  try {
    payment = splitBuyOrderPayment({
      components: order.components,
      buyOrder,
      fraction,
      royaltyRecipient: state.royalty?.recipient ?? null,
      feeRecipient: config.fee?.recipient ?? null,
    })
  } catch (error) {
    if (!(error instanceof InexactFractionError)) throw error
    return refusal('item', 'quantity-unavailable', checksTexts.details.indivisible)
  }
  const third =
    stop('price', checkPrice(facts, payment)) ??
    stop('recipients', checkRecipients(facts, payment)) ??
    stop('maker', checkHolding(facts)) ??
    stop('funds', checkBuyerFunds(facts, payment))
  return third ?? { status: 'held', fraction, payment, proof: wanted.proof ?? [], passed }
}
