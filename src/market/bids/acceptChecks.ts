// The checks before an offer is accepted: each compares what was shown with the order and with the chain.
import type { Address } from '../../domain/address.ts'
import type { Trait } from '../../domain/traits.ts'
import { fractionOf, ONE_HUNDRED_PERCENT, type Fraction } from '../amounts.ts'
import { totalOf } from '../ask.ts'
import { checkContract, checkOrder, checkStatus, OTHERS_CAP_BASIS_POINTS } from '../checks.ts'
import { CONDUITS } from '../contracts.ts'
import { InexactFractionError } from '../errors.ts'
import { changed, checkTime, failed, held, startChecks, type Finding } from '../findings.ts'
import { moneyFound, shortened } from '../found.ts'
import { OrderType, type Hex, type MarketConfig, type ParsedOrder } from '../types.ts'
import type { Changed, PassedCheck, PurchaseChange, Refusal } from '../verdict.ts'
import type { ShownOffer } from './accept.ts'
import { bidPayment, type Bid, type BidPayment } from './bid.ts'
import type { BidState } from './bidState.ts'
import { tokenSet, traitHash } from './criteria.ts'
import { ABOUT_OFFERS } from './words.ts'

export interface AcceptFacts {
  readonly order: ParsedOrder
  readonly bid: Bid
  readonly shown: ShownOffer
  readonly seller: Address
  readonly trait: { readonly trait: Trait; readonly identifiers: readonly bigint[] } | null
  readonly config: MarketConfig
  readonly state: BidState
}

/** What the checks establish on the way. */
export interface CheckedAcceptance {
  readonly status: 'held'
  readonly fraction: Fraction
  readonly payment: BidPayment
  /** Leads from the token to the criteria of a trait offer; empty for the others. */
  readonly proof: readonly Hex[]
  readonly passed: readonly PassedCheck[]
}

/** The token, when the offer names one; for a trait, the ids rebuilt from the index must give the order's own root. */
function checkWanted({
  order,
  bid,
  shown,
  trait,
}: AcceptFacts): Finding & { readonly proof?: readonly Hex[] } {
  const identifier = BigInt(shown.tokenId)
  const item = `${shown.standard} ${shortened(shown.collection)} #${identifier}`
  if (bid.token !== shown.collection || bid.standard !== shown.standard)
    return failed('token-not-wanted', item)
  switch (bid.wanted.kind) {
    case 'any':
      return trait === null
        ? held(`any of ${shortened(bid.token)}`)
        : failed('trait-mismatch', 'an offer on the collection')
    case 'token':
      if (trait !== null) return failed('trait-mismatch', 'an offer on one token')
      return bid.wanted.identifier === identifier ? held(item) : failed('token-not-wanted', item)
    case 'set': {
      if (trait === null) return failed('trait-mismatch', 'the trait is not known')
      const name = traitHash(bid.token, trait.trait)
      if (name !== order.components.zoneHash) {
        return failed('trait-mismatch', `named by ${shortened(order.components.zoneHash)}`)
      }
      if (trait.identifiers.length === 0) return failed('trait-mismatch', 'no token has the trait')
      const set = tokenSet(trait.identifiers)
      if (set.root !== bid.wanted.root)
        return failed('trait-mismatch', `root ${shortened(`0x${bid.wanted.root.toString(16)}`)}`)
      if (!set.has(identifier)) return failed('token-not-wanted', item)
      return { ...held(`${trait.identifiers.length} tokens with the trait`), proof: set.proofOf(identifier) }
    }
  }
}

function checkQuantity({ bid, shown, state, order }: AcceptFacts): Finding {
  const { filled, size } = state.status
  const left = size === 0n ? bid.quantity : (bid.quantity * (size - filled)) / size
  if (shown.quantity <= 0n || shown.quantity > bid.quantity) {
    return failed('quantity-unavailable', `${shown.quantity} of ${bid.quantity}`)
  }
  if (shown.standard === 'ERC721' && shown.quantity !== 1n) {
    return failed('quantity-unavailable', `${shown.quantity} of an ERC-721 token`)
  }
  if (order.components.orderType === OrderType.fullOpen && shown.quantity !== bid.quantity) {
    return failed('quantity-unavailable', `only ${bid.quantity} at once`)
  }
  if (shown.quantity > left) return changed({ what: 'quantity', from: shown.quantity, to: left })
  return held(`${shown.quantity} of ${left}`)
}

function checkTerms({ order, seller }: AcceptFacts): Finding {
  const { orderType, offerer, conduitKey, zone } = order.components
  if (orderType !== OrderType.fullOpen && orderType !== OrderType.partialOpen) {
    return failed('restricted-order', `order type ${orderType}, zone ${shortened(zone)}`)
  }
  if (!CONDUITS.has(conduitKey)) return failed('unknown-conduit', shortened(conduitKey))
  return offerer === seller ? failed('own-order', shortened(offerer)) : held('open order')
}

function checkPrice({ bid, shown, config }: AcceptFacts, { total, proceeds }: BidPayment): Finding {
  if (!config.currencies.some(({ address }) => address === bid.currency)) {
    return failed('unknown-currency', shortened(bid.currency))
  }
  const money = (amount: bigint) => moneyFound(config, bid.currency, amount)
  if (bid.currency !== shown.currency) return failed('price-differs', `pays ${money(total)}`)
  if (total !== shown.total) return failed('price-differs', money(total))
  if (proceeds !== shown.proceeds)
    return failed('price-differs', `${money(proceeds)} of ${money(total)} to the seller`)
  return held(`${money(total)}, ${money(proceeds)} to you`)
}

function checkRecipients({ bid, config }: AcceptFacts, { others, total }: BidPayment): Finding {
  const money = (amount: bigint) => moneyFound(config, bid.currency, amount)
  const share = totalOf(others)
  if (share * ONE_HUNDRED_PERCENT > total * OTHERS_CAP_BASIS_POINTS) {
    return failed('seller-unpaid', `${money(share)} of ${money(total)} to others`)
  }
  return held(
    others
      .map(({ role, recipient, amount }) => `${money(amount)} to the ${role} ${shortened(recipient)}`)
      .join('; '),
  )
}

function checkHolding({ shown, state }: AcceptFacts): Finding {
  const { held: units } = state.seller
  return units < shown.quantity ? failed('not-owner', `holds ${units}`) : held(`holds ${units}`)
}

function checkBidder({ state, bid, config }: AcceptFacts, { total }: BidPayment): Finding {
  const money = (amount: bigint) => moneyFound(config, bid.currency, amount)
  const { balance, allowance } = state.bidder
  if (balance < total) return failed('bidder-unfunded', `has ${money(balance)}, needs ${money(total)}`)
  if (allowance < total) return failed('bidder-unfunded', `allows ${money(allowance)}, needs ${money(total)}`)
  return held(`has ${money(balance)}, allows ${allowed(money, allowance)}`)
}

/** Whoever allows more than there ever is allows all. */
const allowed = (money: (amount: bigint) => string, allowance: bigint) =>
  allowance >= 2n ** 128n ? 'any amount' : money(allowance)

/** Runs the checks in order and stops at the first that does not hold. */
export function checkAcceptance(facts: AcceptFacts): CheckedAcceptance | Changed<PurchaseChange> | Refusal {
  const { order, bid, shown, state, config } = facts
  const { passed, stop, refusal } = startChecks(ABOUT_OFFERS)
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

  const fraction = fractionOf(shown.quantity, bid.quantity)
  if (fraction === undefined) {
    return refusal(
      'item',
      'quantity-unavailable',
      `${shown.quantity}/${bid.quantity} takes more than 120 bits`,
    )
  }
  let payment: BidPayment
  try {
    payment = bidPayment({
      components: order.components,
      bid,
      fraction,
      royaltyRecipient: state.royalty?.recipient ?? null,
      feeRecipient: config.fee?.recipient ?? null,
    })
  } catch (error) {
    if (!(error instanceof InexactFractionError)) throw error
    return refusal('item', 'quantity-unavailable', 'does not divide exactly')
  }
  const third =
    stop('price', checkPrice(facts, payment)) ??
    stop('recipients', checkRecipients(facts, payment)) ??
    stop('maker', checkHolding(facts)) ??
    stop('funds', checkBidder(facts, payment))
  return third ?? { status: 'held', fraction, payment, proof: wanted.proof ?? [], passed }
}
