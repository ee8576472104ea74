// Names the items of the set pieces, and what each is an example of.
import type { DemoItem, NotableItems } from './contracts.ts'
import { itemKey, type ItemRef } from './ledger.ts'
import type { CollectionKey } from './people.ts'
import type { Script } from './script.ts'

type NotableName = keyof NotableItems

/** The items of the set pieces. Their numbers are low, so that they exist at every scale. */
const CAST: Readonly<Record<NotableName, readonly [CollectionKey, bigint]>> = {
  longestCustody: ['nouns', 1n],
  reentered: ['nouns', 3n],
  dutch: ['nouns', 5n],
  pricedInWeth: ['nouns', 6n],
  movedAway: ['nouns', 7n],
  approvalRevoked: ['nouns', 8n],
  counterBumped: ['nouns', 9n],
  offered: ['nouns', 10n],
  offerAccepted: ['nouns', 11n],
  traitOfferAccepted: ['nouns', 15n],
  recatalogued: ['nouns', 12n],
  burnt: ['nouns', 13n],
  privateSale: ['nouns', 14n],
  movedTwice: ['lattice', 2n],
  soldDutch: ['lattice', 3n],
  scheduled: ['lattice', 4n],
  matched: ['lattice', 5n],
  bundled: ['lattice', 6n],
  collectionOfferAccepted: ['lattice', 8n],
  mintedConsecutively: ['lattice', 1n],
  partlyFilled: ['tidal', 2n],
}
export const SECOND_OF_BUNDLE: ItemRef = { collection: 'lattice', tokenId: 7n }

const NAMES = Object.keys(CAST) as NotableName[]

export function cast(name: NotableName): ItemRef {
  const [collection, tokenId] = CAST[name]
  return { collection, tokenId }
}

/** Reserves the items, so that the ordinary market does not trade them. */
export function reserveCast(script: Script): void {
  for (const item of [...NAMES.map(cast), SECOND_OF_BUNDLE]) script.reserved.add(itemKey(item))
}

/** Returns the items as a reader of the seeded chain names them. */
export function notableItems(script: Script): NotableItems {
  const item = (name: NotableName): DemoItem => ({
    collection: script.address(cast(name).collection),
    tokenId: cast(name).tokenId.toString(),
  })
  return Object.fromEntries(NAMES.map((name) => [name, item(name)])) as Record<NotableName, DemoItem>
}
