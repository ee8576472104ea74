// Prepares a listing: reads what the seller holds and owes, builds the order, and publishes it by `validate`.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { Wei } from '../domain/wei.ts'
import type { PriceSplit } from './amounts.ts'
import { balanceAt, callAt, readOutcome, readQuantity, takeSnapshot } from './chain.ts'
import { checkContract } from './checks.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from './contracts.ts'
import { toParameters } from './fulfil.ts'
import { termsOf, type ListingTerms, type TermsRequest } from './listingTerms.ts'
import { hashOrder } from './orderHash.ts'
import { readOrderState } from './orderState.ts'
import { simulate } from './simulate.ts'
import { approveCollection, holdingReads, readHolding, readRoyalty, royaltyRead, word } from './tokens.ts'
import { ItemType, OrderType, type Hex, type MarketStep, type OrderComponents } from './types.ts'
import { refuse, type PassedCheck, type RoyaltyChange, type Verdict } from './verdict.ts'

export interface ListRequest extends TermsRequest {
  readonly seller: Address
  readonly currency: Address
  /** Unix seconds. */
  readonly expiresAtSeconds: number
  /** Makes the order hash one of a kind; the same for every preparation of one listing. */
  readonly salt: bigint
  /** What the seller was shown that the whole price becomes, and agrees to. */
  readonly shown: PriceSplit
}

export interface ListPlan extends ListingTerms {
  readonly steps: readonly [MarketStep, ...MarketStep[]]
  readonly orderHash: OrderHash
  readonly components: OrderComponents
  /** Of the first step, in wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/** A random 256-bit number. */
export function newSalt(): bigint {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return bytes.reduce((salt, byte) => (salt << 8n) | BigInt(byte), 0n)
}

/** The components of a fixed-price listing; royalty and fee are lines of their own, dust stays with the seller. */
function buildListing(
  request: Pick<
    ListRequest,
    'seller' | 'item' | 'quantity' | 'currency' | 'expiresAtSeconds' | 'salt' | 'config'
  >,
  { terms, startTime, counter }: { terms: ListingTerms; startTime: bigint; counter: bigint },
): OrderComponents {
  const { seller, item, quantity, currency, config } = request
  const pay = (recipient: Address, amount: Wei) => ({
    itemType: BigInt(currency) === 0n ? ItemType.native : ItemType.erc20,
    token: currency,
    identifierOrCriteria: 0n,
    startAmount: amount,
    endAmount: amount,
    recipient,
  })
  const { split, royalty } = terms
  const others = [
    ...(royalty === null ? [] : [pay(royalty.recipient, split.royalty)]),
    ...(config.fee === null ? [] : [pay(config.fee.recipient, split.fee)]),
  ]
  return {
    offerer: seller,
    zone: ZERO_ADDRESS,
    offer: [
      {
        itemType: item.standard === 'ERC721' ? ItemType.erc721 : ItemType.erc1155,
        token: item.token,
        identifierOrCriteria: item.identifier,
        startAmount: quantity,
        endAmount: quantity,
      },
    ],
    consideration: [pay(seller, split.proceeds), ...others.filter(({ startAmount }) => startAmount > 0n)],
    orderType: quantity > 1n ? OrderType.partialOpen : OrderType.fullOpen,
    startTime,
    endTime: BigInt(request.expiresAtSeconds),
    zoneHash: ZERO_BYTES32,
    salt: request.salt,
    conduitKey: ZERO_BYTES32,
    counter,
  }
}

/**
 * Decides whether a listing may be published.
 *
 * It starts at the latest block's time, not at the reader's clock, so that it is fillable at once. When the royalty
 * is no longer the one that was shown, the verdict is `changed`: the seller decides again.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareList(request: ListRequest): Promise<Verdict<ListPlan, RoyaltyChange>> {
  const { send, config, seller, item, quantity, currency } = request
  if (!config.currencies.some(({ address }) => address === currency)) {
    return refuse({ check: 'price', code: 'unknown-currency', found: currency })
  }
  if (quantity < 1n || (item.standard === 'ERC721' && quantity !== 1n)) {
    return refuse({ check: 'item', code: 'quantity-unavailable', found: `${quantity}` })
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  if (BigInt(request.expiresAtSeconds) <= snapshot.timestamp) {
    return refuse({ check: 'time', code: 'expiry-past', found: `now ${snapshot.timestamp}` })
  }
  const reads = [...holdingReads(item, seller, SEAPORT), royaltyRead(item, request.unitPrice)]
  const replies = await send([
    ...reads.map((read) => callAt(snapshot, read)),
    callAt(snapshot, { to: SEAPORT, data: seaport.encodeFunctionData('getCounter', [seller]) }),
    balanceAt(snapshot, seller),
  ])
  const outcomes = reads.map((_, index) => readOutcome(replies[index]))
  const holding = readHolding(item, outcomes.slice(0, -1), { account: seller, operator: SEAPORT })
  if (holding.held < quantity) {
    return refuse({ check: 'maker', code: 'not-owner', found: `holds ${holding.held}` })
  }
  const terms = termsOf(request, readRoyalty(outcomes.at(-1)))
  if (terms.split.proceeds <= 0n) {
    return refuse({ check: 'price', code: 'shares-exceed-price', found: `proceeds ${terms.split.proceeds}` })
  }
  // What answers no counter is not Seaport; a node that gave no answer has thrown already.
  const counter = word(readOutcome(replies[reads.length]))
  if (counter === undefined) {
    return refuse({ check: 'contract', code: 'protocol-unknown', found: `no counter at ${SEAPORT}` })
  }
  const components = buildListing(request, { terms, startTime: snapshot.timestamp, counter })
  const orderHash = hashOrder(components)
  // Everything signed rests on the contract being Seaport: the same check as before a purchase.
  const contract = checkContract(await readOrderState(send, snapshot, { orderHash, components }))
  if (!contract.held) return refuse({ check: 'contract', code: contract.code, found: contract.found })
  const passed: readonly PassedCheck[] = [
    { check: 'contract', found: contract.found },
    { check: 'maker', found: `holds ${holding.held}` },
  ]
  const change = differenceFrom(request.shown, terms.split, currency)
  if (change !== undefined) return { status: 'changed', change, passed }
  const steps: [MarketStep, ...MarketStep[]] = holding.approved
    ? [publish(components)]
    : [approveCollection(item.token), publish(components)]
  const trial = await simulate(send, {
    snapshot,
    from: seller,
    call: steps[0].call,
    nativeBalance: readQuantity(replies[reads.length + 1], 'balance'),
    passed,
  })
  if (trial.status === 'refused') return trial
  return {
    status: 'executable',
    passed: trial.passed,
    plan: { ...terms, steps, orderHash, components, networkFee: trial.networkFee },
  }
}

/** Price and fee are the request's and the deployment's own, so all that can differ is what the collection asks. */
function differenceFrom(shown: PriceSplit, found: PriceSplit, currency: Address): RoyaltyChange | undefined {
  if (shown.royalty === found.royalty && shown.proceeds === found.proceeds) return undefined
  return { what: 'royalty', currency, from: shown.royalty, to: found.royalty }
}

/** `validate` sent by the maker needs no signature and puts the whole order into an event. */
function publish(components: OrderComponents): MarketStep {
  const order = { parameters: toParameters(components), signature: '0x' }
  const data = seaport.encodeFunctionData('validate', [[order]]) as Hex
  return { kind: 'trade', title: 'Publish the listing', call: { to: SEAPORT, data, value: 0n } }
}
