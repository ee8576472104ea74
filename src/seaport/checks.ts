// The checks before a purchase is signed: each compares what the page showed with the order and with the chain.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import { secondsWithoutNode } from '../domain/chainClock.ts'
import { wallClockSeconds } from '../domain/time.ts'
import type { TokenId } from '../domain/tokenId.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { andList } from '../messages/values.ts'
import { toFraction, ONE_HUNDRED_PERCENT, type Fraction } from './amounts.ts'
import {
  paymentLines,
  parseSellOrder,
  sumPayments,
  type SellOrder,
  type SellItem,
  type PaymentLine,
} from './sellOrder.ts'
import { CONDUIT_CONTROLLER, CONDUITS, SEAPORT, SEAPORT_VERSION } from './contracts.ts'
import { InexactFractionError } from './errors.ts'
import { changed, checkTime, fail, pass, startChecks, type Finding, type PlainFinding } from './findings.ts'
import { amountDetail, paymentDetail, shortHex, failedReadDetail } from './details.ts'
import { missingMoney } from './funding.ts'
import { hashOrder } from './orderHash.ts'
import type { ListingState, OrderState, ProtocolReading } from './orderState.ts'
import { computeDomainSeparator, isSeaportCode } from './seaportCode.ts'
import { OrderType, type MarketConfig, type ParsedOrder, type TokenStandard } from './types.ts'
import type { Changed, PassedCheck, PurchaseChange, Refusal } from './verdict.ts'

/** The largest share of a price, in 1/10,000, for recipients other than the seller. */
export const OTHERS_CAP_BASIS_POINTS = 2_500n

/** What the page shows of a listing when its viewer decides. */
export interface ShownListing extends ShownItem {
  /** The further items of a bundle, in the order's sequence; none for a single item. */
  readonly rest?: readonly ShownItem[]
  readonly currency: Address
  /** Price of everything bought together, including fees and royalties. */
  readonly total: Wei
}

/** An item as the page shows it. */
interface ShownItem {
  readonly collection: Address
  readonly tokenId: TokenId
  readonly standard: TokenStandard
  /** Units to be bought. */
  readonly quantity: bigint
}

export interface BuyFacts {
  readonly order: ParsedOrder
  readonly shown: ShownListing
  readonly buyer: Address
  readonly config: MarketConfig
  readonly state: ListingState
  /**
   * True once the buyer has agreed to the price shown: a declining price that fell further then needs no confirmation.
   */
  readonly acceptLess?: boolean
}

/** Results of the checks that the call needs. */
interface CheckedPurchase {
  readonly sellOrder: SellOrder
  readonly fraction: Fraction
  readonly lines: readonly PaymentLine[]
  readonly total: Wei
}

/** The contract at Seaport's address is Seaport 1.6 for this chain. */
export function checkContract({ snapshot, protocol }: ProtocolReading): PlainFinding {
  const address = shortHex(SEAPORT)
  if (protocol === null) return fail('protocol-unknown', checksTexts.details.noSeaport({ address }))
  const { version } = protocol
  if (version !== SEAPORT_VERSION) return fail('protocol-unknown', checksTexts.details.version({ version }))
  if (protocol.domainSeparator !== computeDomainSeparator(snapshot.chainId)) {
    return fail(
      'protocol-unknown',
      checksTexts.details.domainSeparator({ hash: shortHex(protocol.domainSeparator) }),
    )
  }
  if (protocol.conduitController !== CONDUIT_CONTROLLER) {
    return fail(
      'protocol-unknown',
      checksTexts.details.conduitController({ address: shortHex(protocol.conduitController) }),
    )
  }
  if (!isSeaportCode(protocol.codeHash, snapshot.chainId)) {
    return fail('protocol-unknown', checksTexts.details.codeHash({ hash: shortHex(protocol.codeHash) }))
  }
  return pass(checksTexts.details.seaport({ version, address }))
}

/** The parameters hash to the listing's own id. */
export function checkOrder({ orderHash, components }: ParsedOrder): PlainFinding {
  const hash = hashOrder(components)
  return hash === orderHash
    ? pass(shortHex(hash))
    : fail('hash-mismatch', checksTexts.details.parametersHash({ hash: shortHex(hash) }))
}

/** The order is published, neither canceled nor filled in whole, and not voided by the maker's counter. */
export function checkStatus({ components }: ParsedOrder, { status, makerCounter }: OrderState): PlainFinding {
  if (status.canceled) return fail('canceled', checksTexts.details.canceled)
  if (status.size > 0n && status.filled >= status.size)
    return fail('already-sold', checksTexts.details.filledWhole)
  if (makerCounter !== components.counter)
    return fail('counter-raised', checksTexts.details.counter({ counter: `${makerCounter}` }))
  if (!status.validated) return fail('not-published', checksTexts.details.notValidated)
  const { filled, size } = status
  return pass(
    filled === 0n ? checksTexts.details.unfilled : checksTexts.details.partiallyFilled({ filled, size }),
  )
}

const isShown = (item: SellItem, shown: ShownItem | undefined) =>
  shown !== undefined &&
  item.standard === shown.standard &&
  item.token === shown.collection &&
  item.identifier === BigInt(shown.tokenId)

const itemDetail = ({ standard, token, identifier }: SellItem) =>
  checksTexts.details.item({ standard, token: shortHex(token), tokenId: `${identifier}` })

function checkItem({ shown, state }: BuyFacts, sellOrder: SellOrder): Finding {
  const { rest = [] } = shown
  const item = itemDetail(sellOrder)
  if (!isShown(sellOrder, shown)) return fail('other-item', item)
  if (rest.length !== sellOrder.rest.length)
    return fail('other-item', checksTexts.details.itemCount({ count: 1 + sellOrder.rest.length }))
  for (const [index, further] of sellOrder.rest.entries()) {
    if (!isShown(further, rest[index]) || further.quantity !== rest[index]?.quantity) {
      const { quantity } = further
      return fail('other-item', checksTexts.details.units({ quantity, item: itemDetail(further) }))
    }
  }
  const { filled, size } = state.status
  const left = size === 0n ? sellOrder.quantity : (sellOrder.quantity * (size - filled)) / size
  if (shown.quantity <= 0n || shown.quantity > sellOrder.quantity) {
    return fail(
      'quantity-unavailable',
      checksTexts.details.quantityOf({ quantity: shown.quantity, available: sellOrder.quantity }),
    )
  }
  if (shown.quantity > left) return changed({ what: 'quantity', from: shown.quantity, to: left })
  return pass(checksTexts.details.units({ quantity: shown.quantity, item }))
}

function checkTerms({ order, shown, buyer }: BuyFacts, sellOrder: SellOrder): PlainFinding {
  const { orderType, offerer, conduitKey, zone } = order.components
  if (orderType !== OrderType.fullOpen && orderType !== OrderType.partialOpen) {
    return fail('restricted-order', checksTexts.details.orderType({ type: orderType, zone: shortHex(zone) }))
  }
  if (!CONDUITS.has(conduitKey)) return fail('unknown-conduit', shortHex(conduitKey))
  if (offerer === buyer) return fail('own-order', shortHex(offerer))
  if (sellOrder.reservedFor !== null && sellOrder.reservedFor !== buyer)
    return fail(
      'reserved-order',
      checksTexts.details.reservedFor({ account: shortHex(sellOrder.reservedFor) }),
    )
  const whole =
    orderType === OrderType.fullOpen || sellOrder.rest.length > 0 || sellOrder.reservedFor !== null
  if (whole && shown.quantity !== sellOrder.quantity) {
    return fail('quantity-unavailable', checksTexts.details.onlyWhole({ quantity: sellOrder.quantity }))
  }
  return pass(
    zone === ZERO_ADDRESS
      ? checksTexts.details.openOrder
      : checksTexts.details.openOrderWithZone({ zone: shortHex(zone) }),
  )
}

function checkPrice(
  { shown, config, acceptLess = false }: BuyFacts,
  sellOrder: SellOrder,
  total: Wei,
): Finding {
  if (!config.currencies.some(({ address }) => address === sellOrder.currency)) {
    return fail('unknown-currency', shortHex(sellOrder.currency))
  }
  const paid = amountDetail(config, sellOrder.currency, total)
  if (sellOrder.currency !== shown.currency)
    return fail('price-differs', checksTexts.details.asksFor({ price: paid }))
  if (total === shown.total) return pass(paid)
  // A declining price may only fall between the page and this block; the buyer confirms the lower price instead of a
  // refusal.
  if (sellOrder.kind === 'declining' && total < shown.total) {
    if (acceptLess) return pass(checksTexts.details.lessThanShown({ price: paid }))
    return changed({ what: 'price', currency: sellOrder.currency, from: shown.total, to: total })
  }
  return fail('price-differs', paid)
}

function checkRecipients(
  { config, shown }: BuyFacts,
  lines: readonly PaymentLine[],
  total: Wei,
): PlainFinding {
  const money = (amount: bigint) => amountDetail(config, shown.currency, amount)
  const others = lines.filter(({ role }) => role !== 'seller')
  const share = sumPayments(others)
  if (share * ONE_HUNDRED_PERCENT > total * OTHERS_CAP_BASIS_POINTS) {
    return fail(
      'seller-unpaid',
      checksTexts.details.toOthers({
        share: money(share),
        total: money(total),
        accounts: andList(others.map(({ recipient }) => shortHex(recipient))),
      }),
    )
  }
  return pass(andList(lines.map((line) => paymentDetail(line, money))))
}

function checkMaker({ shown, state }: BuyFacts): PlainFinding {
  const items = [shown, ...(shown.rest ?? [])]
  for (const [index, { quantity, tokenId }] of items.entries()) {
    const holding = state.maker[index]
    if (holding === undefined) throw new RangeError('A holding is missing.')
    const { held: units, approved } = holding
    if (units.kind !== 'answered') return fail('holding-unread', failedReadDetail(units.kind))
    if (units.value < quantity)
      return fail('seller-lost-item', checksTexts.details.holdsOf({ units: units.value, tokenId }))
    if (approved.kind !== 'answered') return fail('holding-unread', failedReadDetail(approved.kind))
    if (!approved.value) return fail('approval-revoked', checksTexts.details.notApproved({ tokenId }))
    if (items.length === 1) return pass(checksTexts.details.holdsAndApproved({ units: units.value }))
  }
  return pass(checksTexts.details.allAndApproved)
}

function checkFunds({ state, config, shown }: BuyFacts, total: Wei): PlainFinding {
  const money = (amount: bigint) => amountDetail(config, shown.currency, amount)
  const { currency: balance, native: nativeBalance } = state.buyer
  if (balance === null) return fail('balance-unread', checksTexts.details.balanceUnknown)
  const short = missingMoney(config, shown.currency, { balance, nativeBalance, wanted: total })
  if (typeof short !== 'bigint') return fail(short.code, short.detail)
  if (short === 0n) return pass(checksTexts.details.has({ balance: money(balance) }))
  const wrappable = amountDetail(config, ZERO_ADDRESS, nativeBalance)
  return pass(
    checksTexts.details.hasWithWrappable({ balance: money(balance), wrappable, needed: money(total) }),
  )
}

/**
 * The time at which the price is computed: the block's, capped at the latest that the index or the buyer's clock gives.
 * A node that reports a later time would show a declining price below what Seaport then takes from an ERC-20 allowance.
 */
function priceTime(blockTime: bigint): bigint {
  const now = BigInt(Math.max(wallClockSeconds(), secondsWithoutNode()))
  return blockTime < now ? blockTime : now
}

export type CheckOutcome =
  | { readonly status: 'held'; readonly purchase: CheckedPurchase; readonly passed: readonly PassedCheck[] }
  | Changed<PurchaseChange>
  | Refusal

/** Runs the checks in order and stops at the first that fails. */
export function checkPurchase(facts: BuyFacts): CheckOutcome {
  const { order, shown, state, config } = facts
  const { passed, stop, refusal } = startChecks()
  const first =
    stop('contract', checkContract(state)) ??
    stop('order', checkOrder(order)) ??
    stop('status', checkStatus(order, state)) ??
    stop('time', checkTime(order.components, state.snapshot))
  if (first !== undefined) return first

  const read = parseSellOrder(order.components)
  if ('notSellOrder' in read) {
    return refusal('item', 'unsupported-order', read.notSellOrder.detail)
  }
  const { sellOrder } = read
  const second = stop('item', checkItem(facts, sellOrder)) ?? stop('terms', checkTerms(facts, sellOrder))
  if (second !== undefined) return second

  const fraction = toFraction(shown.quantity, sellOrder.quantity)
  if (fraction === undefined) {
    const detail = checksTexts.details.fractionTooLong({
      quantity: shown.quantity,
      whole: sellOrder.quantity,
    })
    return refusal('item', 'quantity-unavailable', detail)
  }
  let lines: PaymentLine[]
  try {
    lines = paymentLines({
      components: order.components,
      at: priceTime(state.snapshot.timestamp),
      fraction,
      royaltyRecipients: state.royaltyRecipients,
      feeRecipient: config.fee?.recipient ?? null,
    })
  } catch (error) {
    if (!(error instanceof InexactFractionError)) throw error
    return refusal('item', 'quantity-unavailable', checksTexts.details.indivisible)
  }
  const total = sumPayments(lines)
  const third =
    stop('price', checkPrice(facts, sellOrder, total)) ??
    stop('recipients', checkRecipients(facts, lines, total)) ??
    stop('maker', checkMaker(facts)) ??
    stop('funds', checkFunds(facts, total))
  return third ?? { status: 'held', purchase: { sellOrder, fraction, lines, total }, passed }
}
