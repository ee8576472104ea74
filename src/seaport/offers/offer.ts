// Prepares an offer: reads the buyer's money, builds the order, and publishes it by `validate`.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { isNative } from '../../domain/currency.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import type { Trait } from '../../domain/traits.ts'
import type { Wei } from '../../domain/wei.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { parseQuantityReply, takeSnapshot } from '../chain.ts'
import { checkContract } from '../checks.ts'
import { erc20, SEAPORT, seaport, ZERO_BYTES32 } from '../contracts.ts'
import { coalesce } from '../../node/coalesce.ts'
import { NodeError } from '../../node/errors.ts'
import { amountDetail, timeDetail, shortHex } from '../details.ts'
import { publishStep } from '../fulfill.ts'
import { missingMoney, tryFunded, type FundedPlan } from '../funding.ts'
import { hashOrder } from '../orderHash.ts'
import { fetchAll, fetchOrderState } from '../orderState.ts'
import { toPriceTerms, type PriceTerms } from '../priceTerms.ts'
import { parseWord } from '../callResults.ts'
import { fetchRoyalties, requestedRoyalty } from '../royalty.ts'
import {
  ItemType,
  OrderType,
  type MarketRequest,
  type OrderComponents,
  type TokenStandard,
} from '../types.ts'
import { refuse, type Verdict } from '../verdict.ts'
import { tokenSet, traitHash } from './criteria.ts'

/** The target of an offer. */
export type OfferTarget =
  | { readonly kind: 'token'; readonly identifier: bigint }
  /** Any token of the collection; `sample` is one of them, whose royalty stands for all. */
  | { readonly kind: 'collection'; readonly sample: bigint }
  /** Any of the ids that have the trait now. */
  | { readonly kind: 'trait'; readonly trait: Trait; readonly identifiers: readonly bigint[] }

export interface OfferRequest extends MarketRequest {
  readonly buyer: Address
  readonly token: Address
  readonly standard: TokenStandard
  readonly target: OfferTarget
  /** Units to buy. */
  readonly quantity: bigint
  /** Equal parts that the order is filled in; by default its units. */
  readonly parts?: bigint
  /** Price of one part, including fees and royalties, in the smallest unit of the currency. */
  readonly unitPrice: Wei
  /** An ERC-20 of the configuration. */
  readonly currency: Address
  /** Unix seconds. */
  readonly expiresAtSeconds: number
  /** Makes the order hash unique; the same for every preparation of one offer. */
  readonly salt: bigint
  /**
   * What the buyer's other open offers in this currency may still take through Seaport, according to the index. Seaport's
   * allowance is set to this sum plus the price. A wrong sum makes an offer unpayable or the allowance too large, and
   * the amount is shown before it is signed.
   */
  readonly committed: Wei
  /**
   * The balance needed beside the price once the offer is published, wrapped where it is missing: zero, or all that the
   * buyer's other open offers may take.
   */
  readonly backing: Wei
}

/** Wraps, approves and publishes, as far as needed. */
export interface OfferPlan extends PriceTerms, FundedPlan {
  readonly orderHash: OrderHash
  readonly components: OrderComponents
  /** The buyer's current balance of the currency. */
  readonly balance: Wei
}

function sampleTokenId(target: OfferTarget): bigint {
  switch (target.kind) {
    case 'token':
      return target.identifier
    case 'collection':
      return target.sample
    case 'trait':
      return target.identifiers[0] ?? 0n
  }
}

function wantedItem({ standard, token, target, quantity, buyer }: OfferRequest) {
  const plain = standard === 'ERC721' ? ItemType.erc721 : ItemType.erc1155
  const withCriteria = standard === 'ERC721' ? ItemType.erc721WithCriteria : ItemType.erc1155WithCriteria
  const amounts = { startAmount: quantity, endAmount: quantity, recipient: buyer }
  switch (target.kind) {
    case 'token':
      return { itemType: plain, token, identifierOrCriteria: target.identifier, ...amounts }
    case 'collection':
      return { itemType: withCriteria, token, identifierOrCriteria: 0n, ...amounts }
    case 'trait': {
      const { root } = tokenSet(target.identifiers)
      return { itemType: withCriteria, token, identifierOrCriteria: root, ...amounts }
    }
  }
}

/**
 * The components of an offer: the price is offered, the item is the consideration, and royalty and fee are separate
 * lines.
 */
function buildOffer(
  request: OfferRequest,
  { terms, startTime, counter }: { terms: PriceTerms; startTime: bigint; counter: bigint },
): OrderComponents {
  const { buyer, token, target, currency, config, parts = request.quantity } = request
  const price = request.unitPrice * parts
  const money = { itemType: ItemType.erc20, token: currency, identifierOrCriteria: 0n }
  const pay = (recipient: Address, amount: Wei) => ({
    ...money,
    startAmount: amount,
    endAmount: amount,
    recipient,
  })
  const { split, royalty } = terms
  const shares = [
    ...(royalty === null ? [] : [pay(royalty.recipient, split.royalty)]),
    ...(config.fee === null ? [] : [pay(config.fee.recipient, split.fee)]),
  ]
  return {
    offerer: buyer,
    zone: ZERO_ADDRESS,
    offer: [{ ...money, startAmount: price, endAmount: price }],
    consideration: [wantedItem(request), ...shares.filter(({ startAmount }) => startAmount > 0n)],
    orderType: parts > 1n ? OrderType.partialOpen : OrderType.fullOpen,
    startTime,
    endTime: BigInt(request.expiresAtSeconds),
    zoneHash: target.kind === 'trait' ? traitHash(token, target.trait) : ZERO_BYTES32,
    salt: request.salt,
    conduitKey: ZERO_BYTES32,
    counter,
  }
}

/**
 * Decides whether an offer may be published.
 *
 * It starts at the latest block's time, not at the buyer's clock, so that it can be accepted at once.
 * @throws NodeError
 */
export async function prepareOffer(request: OfferRequest): Promise<Verdict<OfferPlan>> {
  const { send, config, buyer, token, standard, target, quantity, currency } = request
  const configured = config.currencies.find(({ address }) => address === currency)
  if (configured === undefined || isNative(configured)) {
    return refuse({ check: 'price', code: 'unknown-currency', detail: shortHex(currency) })
  }
  if (quantity < 1n || (standard === 'ERC721' && target.kind === 'token' && quantity !== 1n)) {
    return refuse({
      check: 'item',
      code: 'quantity-unavailable',
      detail: checksTexts.details.quantity({ quantity }),
    })
  }
  if (target.kind === 'trait' && target.identifiers.length === 0) {
    return refuse({ check: 'item', code: 'trait-mismatch', detail: checksTexts.details.noTokens })
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  if (BigInt(request.expiresAtSeconds) <= snapshot.timestamp) {
    return refuse({
      check: 'time',
      code: 'expiry-past',
      detail: checksTexts.details.now({ now: timeDetail(snapshot.timestamp) }),
      sentence: checksTexts.offerRefusals['expiry-past'],
    })
  }
  const reads = [
    { to: currency, data: erc20.encodeFunctionData('balanceOf', [buyer]) },
    { to: currency, data: erc20.encodeFunctionData('allowance', [buyer, SEAPORT]) },
    { to: SEAPORT, data: seaport.encodeFunctionData('getCounter', [buyer]) },
  ]
  const together = coalesce(send)
  const sample = { token, identifier: sampleTokenId(target) }
  const [{ outcomes, last }, [royalty]] = await Promise.all([
    fetchAll(together, snapshot, reads, buyer),
    fetchRoyalties(together, { blockHash: snapshot.blockHash }, [
      { item: sample, salePrice: request.unitPrice },
    ]),
  ])
  const [balanceOutcome, allowanceOutcome, counterOutcome] = outcomes
  const money = (amount: bigint) => amountDetail(config, currency, amount)
  const nativeBalance = parseQuantityReply(last, 'balance')
  const terms = toPriceTerms(request, requestedRoyalty(royalty))
  if (terms.split.proceeds <= 0n) {
    return refuse({
      check: 'price',
      code: 'shares-exceed-price',
      detail: checksTexts.details.proceeds({ amount: money(terms.split.proceeds) }),
    })
  }
  const counter = parseWord(counterOutcome) ?? 0n
  const components = buildOffer(request, { terms, startTime: snapshot.timestamp, counter })
  const orderHash = hashOrder(components)
  const state = await fetchOrderState(send, snapshot, { orderHash, components })
  const contract = checkContract(state)
  if (!contract.held) return refuse({ check: 'contract', code: contract.code, detail: contract.detail })
  const balance = parseWord(balanceOutcome)
  const allowance = parseWord(allowanceOutcome)
  if (balance === undefined || allowance === undefined || state.makerCounter !== counter) {
    throw new NodeError('malformed-reply', { details: { what: 'balance, allowance or counter' } })
  }
  const price = (request.unitPrice * (request.parts ?? quantity)) as Wei
  const short = missingMoney(config, currency, { balance, nativeBalance, wanted: price + request.backing })
  if (typeof short !== 'bigint') return short
  const trial = {
    snapshot,
    from: buyer,
    nativeBalance,
    passed: [
      { check: 'contract', detail: contract.detail },
      {
        check: 'funds',
        detail: checksTexts.details.hasAndApproves({ balance: money(balance), allowance: money(allowance) }),
      },
    ] as const,
  }
  const { trial: ready, ...funded } = await tryFunded(send, trial, {
    currency,
    wrapped: short,
    allowance,
    needed: price + request.committed,
    title: writesTexts.steps.approveOffer,
    then: [publishStep([{ orderHash, components }], writesTexts.steps.publishOffer)],
  })
  if (ready.status === 'refused') return ready
  const { networkFee, passed } = ready
  return {
    status: 'executable',
    passed,
    plan: {
      ...terms,
      ...funded,
      orderHash,
      components,
      balance: balance as Wei,
      networkFee,
    },
  }
}
