// Plans the whole script of a scale: mints, the ordinary days between, and the set pieces.
import type { CompiledContracts } from '../contracts/compile.ts'
import { cast, notableItems, reserveCast } from './cast.ts'
import type { ContentShelf } from './content.ts'
import type { Hex, NotableItems } from './contracts.ts'
import { composeEditions } from './editions/editions.ts'
import { Episodes, type Entry } from './episodes.ts'
import { DAY, Market } from './market.ts'
import { itemKey } from './ledger.ts'
import { composeCabinet, recataloguedItem, type CabinetItem } from './nouns/cabinet.ts'
import { offers } from './offers.ts'
import { COLLECTIONS, type CollectionKey, type People } from './people.ts'
import { Random } from './random.ts'
import { Script } from './script.ts'
import { Stage } from './stage.ts'
import { Supply } from './supply.ts'

export const DAYS = 60
/** The last planned block is at least this much older than `now`, so that it is never in the future. */
const QUIET_END_SECONDS = 300

export type SeedScale = 'demo' | 'small'

interface Scale {
  readonly nouns: number
  readonly lattice: number
  /** Number of these that the constructor mints (ERC-2309). */
  readonly latticeAtOnce: number
  readonly editions: number
  readonly collectorsBeyondAccounts: number
  readonly momentsADay: number
  /** Owners of the most traveled item, after the first. */
  readonly hops: number
}

export const SCALES: Readonly<Record<SeedScale, Scale>> = {
  demo: {
    nouns: 220,
    lattice: 180,
    latticeAtOnce: 60,
    editions: 24,
    collectorsBeyondAccounts: 16,
    momentsADay: 6,
    hops: 34,
  },
  small: {
    nouns: 20,
    lattice: 14,
    latticeAtOnce: 6,
    editions: 8,
    collectorsBeyondAccounts: 2,
    momentsADay: 2,
    hops: 9,
  },
}

export interface Plan {
  readonly script: Script
  readonly notable: NotableItems
}

/**
 * Writes the script of a scale. Nothing is sent; the same arguments produce the same script.
 *
 * @param nowSeconds where the sixty days end, in Unix seconds
 * @param shelf receives the documents that the script refers to
 */
export function planHistory(options: {
  scale: SeedScale
  nowSeconds: number
  contracts: CompiledContracts
  people: People
  shelf: ContentShelf
}): Plan {
  const { nowSeconds, contracts, people, shelf } = options
  const scale = SCALES[options.scale]
  const startsAtSeconds = nowSeconds - DAYS * DAY
  const random = new Random('vitrine')
  const script = new Script({ contracts, people, random, startsAtSeconds })
  const market = new Market(script)
  const recataloguedDigest = recataloguedItem(shelf, Number(cast('recatalogued').tokenId), scale.nouns)
  reserveCast(script)
  const cabinet = composeCabinet(shelf, scale.nouns)
  const stage = new Stage(script, market)
  const episodes = new Episodes({ stage, hops: scale.hops, recataloguedDigest })

  const agenda = [
    ...mintings({ script, market, scale, shelf, cabinet }),
    ...ordinaryDays({ script, market, random, momentsADay: scale.momentsADay }),
    ...episodes.entries(),
    ...offers(stage, cabinet),
  ].sort((one, other) => one.day - other.day)

  for (const { day, run } of agenda) {
    const at = startsAtSeconds + Math.round(day * DAY)
    if (at > nowSeconds - QUIET_END_SECONDS) continue
    script.turnTo(at)
    run()
  }
  script.turnTo(nowSeconds)
  return { script, notable: notableItems(script) }
}

interface Minting {
  readonly script: Script
  readonly market: Market
  readonly scale: Scale
  readonly shelf: ContentShelf
  readonly cabinet: readonly CabinetItem[]
}

function mintings({ script, market, scale, shelf, cabinet }: Minting): Entry[] {
  const { studio } = script.people
  const digests = cabinet.map(({ digest }) => digest)
  const editions = composeEditions(shelf, scale.editions)
  const consecutive = Array.from({ length: scale.latticeAtOnce }, (_, i) => ({
    collection: 'lattice' as const,
    tokenId: BigInt(i + 1),
  }))
  return [
    {
      day: 0,
      run: () => {
        script.deploy('nouns', [studio])
        script.deploy('tidal', [studio])
        script.deploy('courier')
      },
    },
    {
      day: 9.3,
      run: () => {
        script.deploy('lattice', [studio, scale.latticeAtOnce])
        script.record(consecutive, studio)
      },
    },
    ...drops({
      script,
      market,
      collection: 'nouns',
      from: 0.2,
      until: 8,
      first: 1,
      last: scale.nouns,
      mint: (to, id, count) => script.mintNouns(to, id, digests.slice(id - 1, id - 1 + count)),
    }),
    ...drops({
      script,
      market,
      collection: 'lattice',
      from: 10,
      until: 24,
      first: scale.latticeAtOnce + 1,
      last: scale.lattice,
      mint: (to, id, count) => script.mintLattice(to, id, count),
    }),
    ...editions.map((digest, index) => ({
      day: 2.6 + (index * 38) / editions.length,
      run: () => script.releaseEdition(BigInt(index + 1), digest, drawShares(script, market)),
    })),
    {
      day: 41.8,
      run: () => {
        const some = script.random.shuffled(editions.map((_, index) => BigInt(index + 1))).slice(0, 4)
        for (const { address } of script.people.accounts.slice(0, 2))
          script.mintEditions(address, new Map(some.map((id) => [id, BigInt(script.random.between(1, 3))])))
      },
    },
  ]
}

/** Mints a collection's items in order over some days, a few at a time to one collector after another. */
function drops(options: {
  script: Script
  market: Market
  collection: CollectionKey
  from: number
  until: number
  first: number
  last: number
  mint: (to: Hex, firstId: number, count: number) => void
}): Entry[] {
  const { script, market, collection, from, until, first, last, mint } = options
  const random = new Random(`drops ${collection}`)
  const portions: { first: number; count: number }[] = []
  // The items of the set pieces go to one collector each, so that the pieces do not interfere.
  const isApart = (tokenId: number) => script.reserved.has(itemKey({ collection, tokenId: BigInt(tokenId) }))
  for (let next = first; next <= last;) {
    const start = next++
    for (
      let more = random.between(0, 4);
      more > 0 && next <= last && !isApart(start) && !isApart(next);
      more--
    )
      next++
    portions.push({ first: start, count: next - start })
  }
  const [ada, basil, ...others] = script.people.collectors.map(({ address }) => address)
  if (!ada || !basil) throw new Error('the seed needs two newcomers')
  return portions.map(({ first, count }, index) => ({
    day: from + ((until - from) * index) / portions.length,
    run: () => {
      if (isApart(first)) return mint(others[first % others.length] ?? ada, first, count)
      // Every sixth mint goes to one of the first two accounts, so that new users have items to show.
      if (index % 6 === 3) return mint(index % 12 === 3 ? ada : basil, first, count)
      mint(market.pickCollector(collection, ada, basil), first, count)
    },
  }))
}

function drawShares(script: Script, market: Market): Map<Hex, bigint> {
  const shares = new Map<Hex, bigint>()
  const count = script.random.between(5, 8)
  while (shares.size < count)
    shares.set(market.pickCollector('tidal', ...shares.keys()), BigInt(script.random.between(1, 6)))
  return shares
}

function ordinaryDays(options: {
  script: Script
  market: Market
  random: Random
  momentsADay: number
}): Entry[] {
  const { script, market, random, momentsADay } = options
  const times = new Random('hours')
  const supply = new Supply()
  const days = Array.from({ length: DAYS }, (_, day) => day)
  return days.flatMap((day) => [
    {
      day,
      run: () => {
        market.prices.drift()
        supply.drift()
      },
    },
    ...Array.from({ length: day < 4 ? Math.ceil(momentsADay / 3) : momentsADay }, () => ({
      day: day + times.below(10_000) / 10_000,
      run: () => {
        for (const collection of COLLECTIONS) {
          market.restock(collection, supply.target(collection, script.ledger.items(collection).length))
        }
        for (let actions = random.pick([1, 1, 1, 2]); actions > 0; actions--) market.act()
      },
    })),
  ])
}
