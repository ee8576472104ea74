// Prepares listings: reads the seller's holdings and the royalties, builds the orders, and publishes all with one
// `validate`.
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { secondsWithoutNode } from '../../domain/chainClock.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { duration } from '../../messages/values.ts'
import { parseWord } from '../callResults.ts'
import {
  balanceAt,
  callAt,
  parseOutcome,
  parseQuantityReply,
  takeSnapshot,
  type ChainSnapshot,
} from '../chain.ts'
import { checkContract } from '../checks.ts'
import { coalesce } from '../../node/coalesce.ts'
import type { NoAnswer } from '../../node/fetchContracts.ts'
import { SEAPORT, seaport } from '../contracts.ts'
import { checkDeliveries } from '../deliveries.ts'
import { amountDetail, timeDetail, shortHex, failedReadDetail } from '../details.ts'
import { publishStep } from '../fulfill.ts'
import { hashOrder } from '../orderHash.ts'
import { fetchProtocolState } from '../orderState.ts'
import { simulate } from '../simulate.ts'
import { fetchRoyalties, requestedRoyalty, type Royalty } from '../royalty.ts'
import { approveCollection, fetchHoldings, type Holding } from '../tokens.ts'
import type { MarketRequest, MarketStep, OrderComponents, Steps, StepsPlan } from '../types.ts'
import { refuse, type Refusal, type RoyaltyChange, type Verdict } from '../verdict.ts'
import { buildListing } from './buildListing.ts'
import {
  listingTerms,
  royaltyBases,
  sameTerms,
  sumShares,
  type ListingDraft,
  type ListingTerms,
  type DraftItem,
} from './draft.ts'

/** The most listings in one transaction, well below the number that fits. */
const MAX_LISTINGS = 50

/**
 * The largest lag of the node's newest block behind the chain's time by the index, or by the seller's clock while the
 * index is unknown, in seconds; active networks produce blocks more often.
 */
const OLDEST_BLOCK_SECONDS = 600n

export interface PublishRequest extends MarketRequest {
  readonly seller: Address
  readonly drafts: readonly ListingDraft[]
  /** The terms the seller was shown and agrees to, one for each draft; null when nothing was shown yet. */
  readonly shown: readonly ListingTerms[] | null
}

/** A draft with the division of its price, or the reason why it cannot be listed. */
export type DraftVerdict =
  | {
      readonly status: 'ready'
      readonly terms: ListingTerms
      readonly orderHash: OrderHash
      readonly components: OrderComponents
      /** Its collections that Seaport is not approved to move yet. */
      readonly unapproved: readonly Address[]
      /** Whether the transfer to a buyer was simulated; false where the node couldn't. */
      readonly isSimulated: boolean
    }
  | { readonly status: 'changed'; readonly terms: ListingTerms; readonly change: RoyaltyChange }
  | {
      readonly status: 'refused'
      readonly because: Refusal
      /** For each of its items, why it can't be transferred to a buyer; undefined for one that can. */
      readonly blocked?: readonly (Refusal | undefined)[]
      /** Known where only the transfer is refused. */
      readonly terms?: ListingTerms
    }

/** An approval for each collection that lacks one, then the publication; only the first step has been simulated. */
export interface PublishPlan extends StepsPlan {
  readonly orderHashes: readonly OrderHash[]
}

/** Each draft's verdict, in their order; and the call that publishes all of them, or the reason why there is none. */
export interface PublishVerdict {
  readonly drafts: readonly DraftVerdict[]
  readonly outcome: Verdict<PublishPlan, RoyaltyChange>
}

/** Checks of a draft that need no more of the chain than the newest block's time. */
function refuseDraft(
  draft: ListingDraft,
  { config, seller }: Pick<PublishRequest, 'config' | 'seller'>,
  now: bigint,
): Refusal | undefined {
  const { items, parts, startPrice, endPrice, currency, startsAtSeconds, expiresAtSeconds } = draft
  if (draft.reservedFor === seller) {
    return refuse({
      check: 'terms',
      code: 'own-order',
      detail: shortHex(seller),
      sentence: checksTexts.publishRefusals['own-order'],
    })
  }
  if (!config.currencies.some(({ address }) => address === currency)) {
    return refuse({ check: 'price', code: 'unknown-currency', detail: shortHex(currency) })
  }
  const wrong = items.find(
    ({ standard, quantity }) => quantity < 1n || (standard === 'ERC721' && quantity !== 1n),
  )
  const indivisible = items.some(({ quantity }) => quantity % parts !== 0n)
  // An item named twice would be required twice but held once.
  const named = new Set(items.map(({ token, identifier }) => `${token}:${identifier}`))
  const doubled = named.size < items.length
  if (wrong !== undefined || parts < 1n || indivisible || doubled || (items.length > 1 && parts !== 1n)) {
    return refuse({
      check: 'item',
      code: 'quantity-unavailable',
      detail: checksTexts.details.itemsInParts({ count: items.length, parts }),
    })
  }
  if (endPrice > startPrice || endPrice < 0n) {
    return refuse({
      check: 'price',
      code: 'price-rises',
      detail: checksTexts.details.priceRange({
        start: amountDetail(config, currency, startPrice),
        end: amountDetail(config, currency, endPrice),
      }),
    })
  }
  const starts = startsAtSeconds === null ? now : BigInt(startsAtSeconds)
  const expires = BigInt(expiresAtSeconds)
  if (expires <= now || expires <= starts) {
    return refuse({
      check: 'time',
      code: 'expiry-past',
      detail: checksTexts.details.startsLater({ start: timeDetail(starts), now: timeDetail(now) }),
    })
  }
  // From an old block's time, the price would already be near its end.
  const ahead = BigInt(secondsWithoutNode()) - now
  if (startsAtSeconds === null && startPrice !== endPrice && ahead > OLDEST_BLOCK_SECONDS) {
    return refuse({
      check: 'time',
      code: 'clock-ahead',
      detail: checksTexts.details.clockAhead({ difference: duration(Number(ahead)) }),
    })
  }
  return undefined
}

interface Readings {
  readonly held: ReadonlyMap<DraftItem, Holding['held']>
  /** Collections whose approval couldn't be read, with the reason. */
  readonly failedApprovals: ReadonlyMap<Address, NoAnswer>
  readonly unapproved: ReadonlySet<Address>
  readonly royalties: ReadonlyMap<ListingDraft, Parameters<typeof listingTerms>[1]['royalties']>
  /** Undefined when the contract at Seaport's address returns no counter. */
  readonly counter: bigint | undefined
  readonly native: bigint
}

/** Reads everything about the chain that the drafts need, in one batch. */
async function read({ send, seller, drafts }: PublishRequest, snapshot: ChainSnapshot): Promise<Readings> {
  const items = drafts.flatMap((draft) => draft.items.map((item) => ({ draft, item })))
  const together = coalesce(send)
  const { blockHash } = snapshot
  const [holdings, starts, ends, [counter, balance]] = await Promise.all([
    fetchHoldings(
      together,
      snapshot,
      items.map(({ item }) => ({ item, account: seller, operator: SEAPORT })),
    ),
    fetchRoyalties(
      together,
      { blockHash },
      items.map(({ draft, item }) => ({ item, salePrice: royaltyBases(draft).start })),
    ),
    fetchRoyalties(
      together,
      { blockHash },
      items.map(({ draft, item }) => ({ item, salePrice: royaltyBases(draft).end })),
    ),
    together([
      callAt(snapshot, { to: SEAPORT, data: seaport.encodeFunctionData('getCounter', [seller]) }),
      balanceAt(snapshot, seller),
    ]),
  ])
  const held = new Map<DraftItem, Holding['held']>()
  const failedApprovals = new Map<Address, NoAnswer>()
  const unapproved = new Set<Address>()
  const royalties = new Map<ListingDraft, { start: (Royalty | null)[]; end: (Royalty | null)[] }>()
  for (const [index, { draft, item }] of items.entries()) {
    const holding = holdings[index]
    if (holding === undefined) throw new RangeError('A holding is missing.')
    held.set(item, holding.held)
    if (holding.approved.kind !== 'answered') failedApprovals.set(item.token, holding.approved.kind)
    else if (!holding.approved.value) unapproved.add(item.token)
    const requested = royalties.get(draft) ?? { start: [], end: [] }
    requested.start.push(requestedRoyalty(starts[index]))
    requested.end.push(requestedRoyalty(ends[index]))
    royalties.set(draft, requested)
  }
  return {
    held,
    failedApprovals,
    unapproved,
    royalties,
    counter: parseWord(parseOutcome(counter)),
    native: parseQuantityReply(balance, 'balance'),
  }
}

function judge(
  draft: ListingDraft,
  options: {
    readonly request: PublishRequest
    readonly shown: ListingTerms | undefined
    readonly snapshot: ChainSnapshot
    readonly readings: Readings
    readonly counter: bigint
  },
): DraftVerdict {
  const { request, shown, snapshot, readings, counter } = options
  const { seller, config } = request
  const toRefused = (because: Refusal): DraftVerdict => ({ status: 'refused', because })
  const early = refuseDraft(draft, request, snapshot.timestamp)
  if (early !== undefined) return toRefused(early)
  for (const item of draft.items) {
    const held = readings.held.get(item)
    if (held === undefined) throw new RangeError('A holding is missing.')
    const failure = held.kind === 'answered' ? readings.failedApprovals.get(item.token) : held.kind
    if (held.kind === 'answered' && held.value < item.quantity) {
      const detail = checksTexts.details.holdsOf({ units: held.value, tokenId: `${item.identifier}` })
      const code = held.value === 0n ? 'not-owner' : 'holds-too-few'
      return toRefused(refuse({ check: 'maker', code, detail }))
    }
    if (failure !== undefined) {
      return toRefused(refuse({ check: 'maker', code: 'holding-unread', detail: failedReadDetail(failure) }))
    }
  }
  const royalties = readings.royalties.get(draft) ?? { start: [], end: [] }
  const terms = listingTerms(draft, { config, seller, royalties })
  const [{ start, end }] = terms.shares
  if (start <= 0n || end <= 0n) {
    const money = (amount: bigint) => amountDetail(config, draft.currency, amount)
    const detail = checksTexts.details.proceedsRange({ start: money(start), end: money(end) })
    return toRefused(refuse({ check: 'price', code: 'shares-exceed-price', detail }))
  }
  if (shown !== undefined && !sameTerms(shown, terms)) {
    return { status: 'changed', terms, change: changeFrom(shown, terms, draft.currency) }
  }
  // Seaport compares the start with the block's time, so from that time on the listing can be bought at once.
  const startTime = draft.startsAtSeconds === null ? snapshot.timestamp : BigInt(draft.startsAtSeconds)
  const components = buildListing(draft, { seller, terms, startTime, counter })
  const unapproved = [...new Set(draft.items.map(({ token }) => token))].filter((token) =>
    readings.unapproved.has(token),
  )
  return {
    status: 'ready',
    terms,
    orderHash: hashOrder(components),
    components,
    unapproved,
    isSimulated: false,
  }
}

/** The price and the fee come from the draft and the deployment, so only the royalties can differ. */
function changeFrom(shown: ListingTerms, current: ListingTerms, currency: Address): RoyaltyChange {
  const from = sumShares(shown, 'start').royalty
  return { what: 'royalty', currency, from, to: sumShares(current, 'start').royalty }
}

function requireDrafts({ drafts }: PublishRequest): void {
  if (drafts.length === 0 || drafts.length > MAX_LISTINGS) {
    throw new RangeError(`One to ${MAX_LISTINGS} listings can be published at once.`)
  }
}

async function judgeAll(
  request: PublishRequest,
  snapshot: ChainSnapshot,
): Promise<{ readonly verdicts: readonly DraftVerdict[]; readonly readings: Readings }> {
  const { drafts, shown } = request
  const readings = await read(request, snapshot)
  const { counter } = readings
  // A contract that returns no counter is not Seaport; a node without a reply has thrown already.
  if (counter === undefined) {
    const detail = checksTexts.details.noCounter({ address: SEAPORT })
    const because = refuse({ check: 'contract', code: 'protocol-unknown', detail })
    return { verdicts: drafts.map(() => ({ status: 'refused', because })), readings }
  }
  const verdicts = drafts.map((draft, index) =>
    judge(draft, { request, shown: shown?.[index], snapshot, readings, counter }),
  )
  return { verdicts: await tryDeliveries(request, { snapshot, readings, verdicts }), readings }
}

/** Simulates what a buyer of each draft would cause: the transfer of its items, in the smallest part that it sells. */
async function tryDeliveries(
  { send, seller, drafts }: PublishRequest,
  {
    snapshot,
    readings,
    verdicts,
  }: {
    readonly snapshot: ChainSnapshot
    readonly readings: Readings
    readonly verdicts: readonly DraftVerdict[]
  },
): Promise<readonly DraftVerdict[]> {
  const together = coalesce(send)
  return Promise.all(
    drafts.map(async ({ items, parts, reservedFor }, index): Promise<DraftVerdict> => {
      const verdict = verdicts[index]
      if (verdict === undefined) throw new RangeError('Every draft has a verdict.')
      if (verdict.status === 'refused') return verdict
      const deliveries = await checkDeliveries(
        together,
        snapshot,
        items.map((item) => ({
          ...item,
          quantity: item.quantity / parts,
          from: seller,
          to: reservedFor,
          operator: SEAPORT,
          approved: !readings.unapproved.has(item.token),
        })),
      )
      const blocked = deliveries.map((one) => (one.status === 'blocked' ? one.refusal : undefined))
      const because = blocked.find((refusal) => refusal !== undefined)
      if (because !== undefined) return { status: 'refused', because, blocked, terms: verdict.terms }
      const isSimulated = deliveries.every(({ status }) => status === 'passed')
      return verdict.status === 'ready' ? { ...verdict, isSimulated } : verdict
    }),
  )
}

/**
 * Decides whether listings may be published, all of them or none.
 *
 * @throws RangeError for no drafts or too many
 * @throws NodeError
 */
export async function preparePublish(request: PublishRequest): Promise<PublishVerdict> {
  const { send, config, seller } = request
  requireDrafts(request)
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const [{ verdicts, readings }, protocol] = await Promise.all([
    judgeAll({ ...request, send: together }, snapshot),
    fetchProtocolState(together, snapshot),
  ])
  for (const verdict of verdicts) {
    if (verdict.status === 'refused') return { drafts: verdicts, outcome: verdict.because }
  }
  const ready = verdicts.flatMap((verdict) => (verdict.status === 'ready' ? [verdict] : []))
  for (const verdict of verdicts) {
    if (verdict.status !== 'changed') continue
    return { drafts: verdicts, outcome: { status: 'changed', change: verdict.change, passed: [] } }
  }
  // Everything signed relies on the contract being Seaport: the same check as before a purchase.
  const contract = checkContract(protocol)
  if (!contract.held) {
    return {
      drafts: verdicts,
      outcome: refuse({ check: 'contract', code: contract.code, detail: contract.detail }),
    }
  }
  const publication = publishStep(ready, writesTexts.steps.publishListings({ count: ready.length }))
  const steps = withApprovals(readings.unapproved, seller, publication)
  const trial = await simulate(send, {
    snapshot,
    from: seller,
    call: steps[0].call,
    nativeBalance: readings.native,
    passed: [
      { check: 'contract', detail: contract.detail },
      { check: 'maker', detail: checksTexts.details.holdsListed({ count: ready.length }) },
    ],
  })
  if (trial.status === 'refused') return { drafts: verdicts, outcome: trial }
  const orderHashes = ready.map(({ orderHash }) => orderHash)
  const { networkFee } = trial
  const plan = { steps, orderHashes, networkFee }
  return { drafts: verdicts, outcome: { status: 'executable', plan, passed: trial.passed } }
}

function withApprovals(collections: ReadonlySet<Address>, seller: Address, last: MarketStep): Steps {
  const [first, ...others] = [...collections].map((token) => approveCollection(token, seller))
  return first === undefined ? [last] : [first, ...others, last]
}
