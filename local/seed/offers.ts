// Plans offers beyond those of the set pieces: for items, collections and traits, some accepted, some expired, many
// open.
import type { Hex } from './contracts.ts'
import type { Trait } from './criteria.ts'
import { cast } from './cast.ts'
import type { Entry } from './episodes.ts'
import { itemKey, type ItemRef } from './ledger.ts'
import { DAY } from './market.ts'
import type { CabinetItem } from './nouns/cabinet.ts'
import { LASTS_FOR, type Stage } from './stage.ts'

/** Number of items of each of the first two accounts that get offers. */
const RECEIVED = 3

/** @param cabinet the Nouns Cabinet; item `i` belongs to token id `i + 1` */
export function offers(stage: Stage, cabinet: readonly CabinetItem[]): Entry[] {
  return [...forTraits(stage, cabinet), ...forCollections(stage), ...forItems(stage)]
}

function forTraits(stage: Stage, cabinet: readonly CabinetItem[]): Entry[] {
  const sold = cast('traitOfferAccepted')
  const makeOffer = (item: ItemRef, type: string, terms: { percent: number; lastsFor?: number }): Hex => {
    const trait = findTrait(cabinet, item, type)
    return stage.makeOfferFor(item, {
      ...terms,
      trait: { ...trait, tokenIds: withTrait(stage, cabinet, trait) },
    })
  }
  let buyer: Hex
  return [
    {
      day: 24.6,
      run: () => void makeOffer(cast('offered'), 'Accessory', { percent: 70, lastsFor: 9 * DAY }),
    },
    { day: 30.2, run: () => void (buyer = makeOffer(sold, 'Glasses', { percent: 93 })) },
    { day: 31.1, run: () => stage.acceptLatest(buyer, sold) },
    { day: 45.7, run: () => void makeOffer(cast('dutch'), 'Body', { percent: 66, lastsFor: 7 * DAY }) },
    { day: 36.3, run: () => void makeOffer(cast('offered'), 'Background', { percent: 58 }) },
    { day: 44.2, run: () => void makeOffer(cast('offered'), 'Glasses', { percent: 77 }) },
    { day: 51.5, run: () => void makeOffer(cast('reentered'), 'Glasses', { percent: 74 }) },
    { day: 57.7, run: () => void makeOffer(cast('longestCustody'), 'Head', { percent: 90 }) },
    { day: 58.6, run: () => void makeOffer(cast('dutch'), 'Background', { percent: 61 }) },
  ]
}

function forCollections(stage: Stage): Entry[] {
  const nouns = cast('offered')
  const lattice = cast('collectionOfferAccepted')
  const makeOffer = (item: ItemRef, percent: number, lastsFor = LASTS_FOR) =>
    stage.makeOfferFor(item, { percent, anyItem: true, lastsFor })
  return [
    { day: 22.8, run: () => void makeOffer(nouns, 55, 8 * DAY) },
    { day: 37.9, run: () => void makeOffer(lattice, 63, 5 * DAY) },
    { day: 33.6, run: () => void makeOffer(nouns, 52) },
    { day: 40.7, run: () => void makeOffer(lattice, 68) },
    { day: 47.4, run: () => void makeOffer(nouns, 57) },
    { day: 52.9, run: () => void makeOffer(lattice, 72) },
    { day: 58.5, run: () => void makeOffer(nouns, 59) },
  ]
}

/** Plans item offers, mainly for items of the first two accounts, so that new users have some to accept. */
function forItems(stage: Stage): Entry[] {
  const edition = cast('partlyFilled')
  return [
    ...[stage.ada, stage.basil].flatMap((owner, person) =>
      Array.from({ length: RECEIVED }, (_, index) => ({
        day: 56.3 + index * 0.8 + person * 0.3,
        run: () => {
          const item = heldBy(stage, owner, index % 2 === 0 ? 'nouns' : 'lattice')[index]
          if (item) stage.makeOfferFor(item, { percent: 72 + index * 9 })
        },
      })),
    ),
    { day: 50.2, run: () => void stage.makeOfferFor(edition, { percent: 80, lastsFor: 4 * DAY }) },
    { day: 48.1, run: () => void stage.makeOfferFor(edition, { percent: 84 }) },
    { day: 58.4, run: () => void stage.makeOfferFor(edition, { percent: 88 }) },
    { day: 57.3, run: () => void stage.makeOfferFor(cast('longestCustody'), { percent: 83 }) },
    { day: 58.7, run: () => void stage.makeOfferFor(cast('longestCustody'), { percent: 89 }) },
  ]
}

/** Returns an account's items of a collection that no set piece uses and that the open block does not touch. */
function heldBy(stage: Stage, owner: Hex, collection: ItemRef['collection']): ItemRef[] {
  const { ledger, reserved } = stage.script
  return ledger
    .listItems(owner, collection)
    .filter((item) => !reserved.has(itemKey(item)) && stage.script.isQuiet(item))
}

function findTrait(cabinet: readonly CabinetItem[], item: ItemRef, type: string): Trait {
  const trait = cabinet[Number(item.tokenId) - 1]?.traits.find((one) => one.type === type)
  if (!trait) throw new Error(`${itemKey(item)} has no ${type}`)
  return trait
}

/** Returns every existing item with the trait, in the order of the token ids. */
function withTrait(stage: Stage, cabinet: readonly CabinetItem[], trait: Trait): bigint[] {
  const { ledger } = stage.script
  return cabinet.flatMap(({ traits }, index) => {
    const item: ItemRef = { collection: 'nouns', tokenId: BigInt(index + 1) }
    const has = traits.some(({ type, value }) => type === trait.type && value === trait.value)
    return has && ledger.holders(item).length > 0 ? [item.tokenId] : []
  })
}
