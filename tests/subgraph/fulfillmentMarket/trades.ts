// Random trades: one transaction each, or a few, which fill one or several orders by any function of Seaport.
import type { Hex } from '../../../local/seed/contracts.ts'
import type { Random } from '../../../local/seed/random.ts'
import {
  type Choice,
  type Filling,
  type Offered,
  type Order,
  advancedCalls,
  calls,
  seaportAddress,
} from '../seaport.ts'
import type { Transaction } from '../world.ts'
import { Draft, type Item, isMoney } from './draft.ts'
import { type Call, match, nativeIn } from './matches.ts'
import { runErrands } from '../errands.ts'
import type { MarketWorld, Scene } from './scene.ts'

export interface Trade {
  readonly number: number
  readonly kind: string
  /** Gives the items to those who trade them. */
  readonly mints: readonly Transaction[]
  readonly published: readonly Order[]
  /** Sent one after the other. */
  readonly fills: readonly Transaction[]
  readonly items: readonly Item[]
}

export async function drawTrade(
  world: MarketWorld,
  scene: Scene,
  random: Random,
  number: number,
): Promise<Trade> {
  const draft = new Draft(world, scene, random, number)
  const [kind, make] = random.weighted(Object.entries(KINDS), ([, { weight }]) => weight)
  const fills = await make.draw(draft)
  return { number, kind, fills, mints: draft.mints, published: draft.published, items: draft.items }
}

const KINDS: Readonly<
  Record<string, { readonly weight: number; draw(draft: Draft): Promise<Transaction[]> }>
> = {
  listing: { weight: 20, draw: (draft) => fillInParts(draft, draft.person(), 'listing') },
  offer: { weight: 15, draw: (draft) => fillInParts(draft, draft.person(), 'offer') },
  sweep: {
    weight: 15,
    async draw(draft) {
      const caller = draft.person()
      return [{ ...(await sweep(draft, caller)), from: caller }]
    },
  },
  match: {
    weight: 30,
    async draw(draft) {
      const caller = draft.person()
      return [{ ...(await match(draft, caller)), from: caller }]
    },
  },
  errands: {
    weight: 20,
    async draw(draft) {
      const caller = draft.scene.contracts.errands.address
      const errands: Call[] = []
      for (let count = draft.random.between(1, 3); count > 0; count--) {
        const kind = draft.random.below(4)
        if (kind === 0) errands.push(await match(draft, caller))
        else if (kind === 1) errands.push(...(await resale(draft, caller)))
        else if (kind === 2) errands.push(await sweep(draft, caller))
        else errands.push(...(await fillInParts(draft, caller, 'listing')))
      }
      return [runErrands(draft.scene.contracts, draft.person(), errands)]
    },
  },
}

/** A listing or an offer, filled whole or in up to two steps. */
async function fillInParts(draft: Draft, caller: Hex, kind: 'listing' | 'offer'): Promise<Transaction[]> {
  const { random } = draft
  const steps = random.chance(35) ? BigInt(random.between(2, 3)) : 1n
  const maker = random.chance(5) && draft.scene.people.includes(caller) ? caller : draft.person()
  const goods = draft.goods(kind === 'listing' ? maker : caller, steps)
  const drawn =
    kind === 'listing'
      ? draft.listing(maker, goods, caller, { steps })
      : draft.offer(maker, goods, caller, { steps })
  const { order, choices } =
    kind === 'offer' && goods.length === 1 ? draft.generalize(drawn, 0) : { order: drawn, choices: [] }
  const filling = await draft.fillable(order, caller)
  const fills = []
  for (let count = steps > 1n ? random.between(1, 2) : 1; count > 0; count--) {
    const tipped = draft.tips(order, caller, steps)
    const part = [1n, steps] as const
    fills.push({ ...fill(draft, { ...filling, order: tipped, part }, caller, choices), from: caller })
  }
  return fills
}

/** Fills a part of an order by any function that can. */
function fill(draft: Draft, filling: Filling, caller: Hex, choices: readonly Choice[]): Call {
  const { random } = draft
  const { order, signature, part = [1n, 1n] } = filling
  const value = nativeIn(order.consideration) / part[1]
  const recipient = random.chance(75) ? caller : draft.person()
  const options = { choices, recipient, conduitKey: draft.conduitKey() }
  const isPlain = part[1] === 1n && choices.length === 0
  const [first] = order.consideration
  const isBasic =
    isPlain &&
    signature === undefined &&
    order.offer.length === 1 &&
    !isMoney(order.offer[0] as Offered) &&
    first?.recipient === order.offerer &&
    order.consideration.length === order.totalOriginalConsiderationItems &&
    order.consideration.every((item) => item.itemType === first.itemType && item.token === first.token)
  const method = random.pick([
    'advanced',
    'available',
    ...(isPlain ? ['standard'] : []),
    ...(isBasic ? ['basic'] : []),
  ])
  const data =
    method === 'basic'
      ? calls.basic(order)
      : method === 'standard'
        ? calls.standard(order, signature)
        : method === 'available'
          ? advancedCalls.available([filling], options)
          : advancedCalls.one(filling, options)
  return { to: seaportAddress, data, value }
}

/** Several listings and offers, of one or several makers, filled by one call. */
async function sweep(draft: Draft, caller: Hex): Promise<Call> {
  const { random } = draft
  const fillings: Filling[] = []
  const maker = draft.person()
  /** An edition of the order before, which the next one may trade too. */
  let edition: Offered | undefined
  for (let count = random.between(2, 3); count > 0; count--) {
    const isListing = random.chance(70)
    const offerer = random.chance(50) ? maker : draft.person()
    const owner = isListing ? offerer : caller
    const repeated = edition !== undefined && random.chance(30) ? edition : undefined
    if (repeated !== undefined) draft.give(owner, repeated)
    const goods = repeated === undefined ? draft.goods(owner, 1n) : [repeated]
    edition = goods.find(({ itemType }) => itemType === 3)
    const order = isListing ? draft.listing(offerer, goods, caller) : draft.offer(offerer, goods, caller)
    const filling = await draft.fillable(order, caller)
    fillings.push({ ...filling, order: draft.tips(order, caller, 1n) })
  }
  const recipient = random.chance(75) ? caller : draft.person()
  const options = { choices: [], recipient, conduitKey: draft.conduitKey() }
  const data = advancedCalls.available(fillings, options)
  return { to: seaportAddress, data, value: nativeIn(fillings.flatMap(({ order }) => order.consideration)) }
}

/** Buys an item and sells it to an offer at once. */
async function resale(draft: Draft, caller: Hex): Promise<Call[]> {
  const [seller, buyer] = draft.random.shuffled(draft.scene.people) as [Hex, Hex]
  const goods = draft.goods(seller, 1n)
  const listing = await draft.fillable(draft.listing(seller, goods, caller), caller)
  const offer = await draft.fillable(draft.offer(buyer, goods, caller), caller)
  const options = { choices: [], recipient: caller, conduitKey: draft.conduitKey() }
  const value = nativeIn(listing.order.consideration)
  return [
    { to: seaportAddress, data: advancedCalls.one(listing, options), value },
    { to: seaportAddress, data: advancedCalls.one(offer, options) },
  ]
}
