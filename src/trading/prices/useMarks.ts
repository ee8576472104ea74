// The market prices that a seller compares a price with: the marks of its warnings, and the prices beside the field.
import type { Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { MarketPrice } from './MarketPrices.tsx'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readTraitFloor, type TraitFloor } from './traitFloor.ts'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { readMarks, type ItemMarks, type MarksRequest, type PriceMarks } from './warnings.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useRead, type ReadState } from '../../graphql/useRead.ts'

export interface Marks {
  readonly marks: ReadState<PriceMarks>
  readonly prices: ReadState<readonly MarketPrice[]>
}

/**
 * Reads the marks and the prices. The marks come first, and don't wait for the trait floor, which may take many reads, or
 * fail.
 * @param round of the write: a new one reads again
 */
export function useMarks(context: TradeContext, request: MarksRequest, round: number): Marks {
  const { network } = useConfig()
  const { item, currency } = request
  const marks = useDebouncedRead(`${currency.address} ${round}`, () => readMarks(context, network, request))
  const edition = item.standard === 'ERC1155'
  // A trait floor is the price of another edition.
  const traits = marks.status === 'loaded' ? (edition ? [] : marks.value.traits) : undefined
  const traitFloor = useRead(traits === undefined ? undefined : `${currency.address} ${round}`, () =>
    readTraitFloor(context, { collection: item.collection, traits: traits ?? [], currency }),
  )
  return { marks, prices: toPrices(marks, traitFloor, { currency, edition }) }
}

function toPrices(
  marks: ReadState<ItemMarks>,
  traitFloor: ReadState<TraitFloor | undefined>,
  { currency, edition }: { readonly currency: Currency; readonly edition: boolean },
): Marks['prices'] {
  if (marks.status !== 'loaded') return marks
  const { offer, lastSale, floor, mayFloorBeLower = false, listingAt } = marks.value
  const own = edition ? listingAt?.(nowSeconds()) : undefined
  const highest = traitFloor.status === 'loaded' ? traitFloor.value : undefined
  const all: readonly (MarketPrice | undefined)[] = [
    offer && { kind: 'bestOffer', amount: offer.amount, currency: offer.currency, exact: true },
    lastSale && { ...lastSale, kind: 'lastSale', exact: true },
    own && {
      kind: 'editionFloor',
      amount: own.amount,
      currency: own.currency,
      exact: own.mayBeLower !== true,
    },
    floor === undefined ? undefined : { kind: 'floor', amount: floor, currency, exact: !mayFloorBeLower },
    // Last, because it comes later and must not move the others.
    highest && { ...highest, kind: 'traitFloor', amount: highest.unitPrice },
  ]
  const known = all.filter((price) => price !== undefined)
  return known.length === 0 && traitFloor.status !== 'loaded'
    ? traitFloor
    : { status: 'loaded', value: known }
}
