// The rules by which a price is compared with the market: which market prices cause a warning before something is
// signed, and which warnings a person has to confirm.
import type { Currency } from '../../domain/currency.ts'
import { nowSeconds } from '../../domain/time.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import type { BundledItem } from '../../orders/listedItem.ts'
import type { OfferAim } from '../../orders/offer.ts'
import type { Mark, Marks, MarksByPath, OfferMark } from './marks.ts'

/** A market price that a price is compared with; `floors` are those of all items of a bundle together. */
export type Against = 'offer' | 'floor' | 'floors' | 'listing' | 'lastSale'

/** Shares are in percent of the market price. */
interface LowRule {
  readonly code: WarningCode
  /** A price below this share causes a warning. */
  readonly warnBelow: bigint
  /** True if a price of just that share does, too. */
  readonly orAt?: boolean
  /** A price below this share has to be confirmed: it's a mistake that anyone could profit from. */
  readonly confirmBelow?: bigint
}

/**
 * A price of at least so many times all its market prices causes a warning: even the rarest item of a collection hardly
 * reaches it, but a misplaced decimal point does.
 */
interface HighRule {
  readonly times: bigint
  /** For an item that was sold: that says what it is worth; a floor or a low offer says less. */
  readonly timesOfSold?: bigint
  readonly confirm: boolean
}

type Rules = Partial<Record<Against, LowRule>> & { readonly high?: HighRule }

const LIST = {
  // The seller could accept an offer of the same price at once.
  offer: { code: 'offer-exists', warnBelow: 100n, orAt: true, confirmBelow: 50n },
  // The price of another item, so it needs no confirmation.
  floor: { code: 'below-floor', warnBelow: 100n },
  floors: { code: 'below-floors', warnBelow: 100n, confirmBelow: 50n },
  listing: { code: 'below-listing', warnBelow: 100n, confirmBelow: 50n },
  lastSale: { code: 'below-last-sale', warnBelow: 100n, confirmBelow: 50n },
  high: { times: 20n, confirm: false },
} as const satisfies Rules

/** By what is done at the price. */
const RULES = {
  list: LIST,
  // A price below that of the listing that it replaces is what is meant.
  changePrice: { ...LIST, listing: { ...LIST.listing, warnBelow: 50n } },
  // Compares what the seller receives: fees alone cause no warning. The fees of another offer are unknown, so the prices of
  // offers are compared.
  accept: {
    offer: { code: 'better-offer', warnBelow: 100n, confirmBelow: 50n },
    floor: { code: 'receives-below-floor', warnBelow: 90n },
    listing: { code: 'receives-below-listing', warnBelow: 90n, confirmBelow: 50n },
    lastSale: { code: 'receives-below-last-sale', warnBelow: 90n, confirmBelow: 50n },
  },
  offer: {
    /** An offer above this share of the cheapest listing has to be confirmed, in percent. */
    confirmAbove: 125n,
    high: { times: 20n, timesOfSold: 3n, confirm: true },
  },
} as const

/** What a warning says. */
export type WarningCode =
  | 'offer-exists'
  | 'below-floor'
  | 'below-floors'
  | 'below-listing'
  | 'below-last-sale'
  | 'better-offer'
  | 'receives-below-floor'
  | 'receives-below-listing'
  | 'receives-below-last-sale'
  /** Buying it, or any of several, costs no more than the offer. */
  | 'token-for-sale'
  | 'collection-for-sale'
  | 'trait-for-sale'
  | 'far-above'

/** A warning about a price. Its amount is the market price, of one unit or of everything that is sold together. */
export interface PriceWarning extends OfferMark {
  readonly code: WarningCode
  readonly against: Against
  /** The price that is compared with the market price. */
  readonly price: Wei
  /** How many times the market price it is, rounded down, if it's far above. */
  readonly times?: bigint
  /** For a declining price, whether its start or its end causes the warning. */
  readonly at?: 'start' | 'end' | undefined
  readonly needsConfirmation: boolean
}

/** The price of a listing, and what it sells. */
export interface PricedDraft extends BundledItem {
  /** The other items of a bundle. */
  readonly rest: readonly BundledItem[]
  /** Of one unit, or of everything that is sold together. */
  readonly unitPrice: Wei
  /** At the end; equal to the start for a fixed price. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
  /** Unix seconds; null for a listing that starts at once. */
  readonly startsAtSeconds: number | null
  readonly expiresAtSeconds: number
}

/** Warnings about the price of a listing; a bundle is compared with its floors together. */
export function listWarnings(
  draft: PricedDraft,
  marks: MarksByPath,
  trade: 'list' | 'changePrice' = 'list',
): readonly PriceWarning[] {
  if (draft.rest.length > 0) return bundleWarnings(draft, marks)
  const own = marks.get(draft.item.path)
  return own === undefined ? [] : itemWarnings(draft, own, RULES[trade])
}

/** For a declining price, compares its start and its end with the market prices at the time of each. */
function itemWarnings(
  draft: PricedDraft,
  marks: Marks,
  rules: typeof RULES.list | typeof RULES.changePrice,
): readonly PriceWarning[] {
  const { unitPrice, unitEndPrice, startsAtSeconds, expiresAtSeconds } = draft
  const start = marksAt(marks, startsAtSeconds ?? nowSeconds())
  const tooHigh = findFarAbove(rules.high, unitPrice, {
    named: {
      floor: start.floor,
      listing: start.floor === undefined ? start.listing : undefined,
      lastSale: start.lastSale,
    },
    // A high offer also justifies a high price, but a low one doesn't count against it.
    others: [marks.offer],
  })
  if (unitPrice === unitEndPrice) return [...findTooLow(rules, unitPrice, start), ...tooHigh]
  const toConfirm = findTooLow(rules, unitPrice, start).filter(({ needsConfirmation }) => needsConfirmation)
  const tooLow = findTooLow(rules, unitEndPrice, marksAt(marks, expiresAtSeconds))
  return [...toConfirm.map(withEnd('start')), ...tooLow.map(withEnd('end')), ...tooHigh.map(withEnd('start'))]
}

const withEnd =
  (end: 'start' | 'end') =>
  (warning: PriceWarning): PriceWarning => ({ ...warning, at: end })

/** A bundle is compared with the sum of its items' floors, if all of them have one. */
function bundleWarnings(draft: PricedDraft, all: MarksByPath): readonly PriceWarning[] {
  const { unitPrice, unitEndPrice, currency, rest } = draft
  const sold = [draft, ...rest].flatMap(({ item, quantity }) => {
    const marks = all.get(item.path)
    const floor = marks && getFloor(marks)
    return floor === undefined
      ? []
      : [{ quantity, floor, worth: findHighest([floor, marks?.lastSale, marks?.offer]) }]
  })
  if (sold.length <= rest.length) return []
  const sum = (amountOf: (one: (typeof sold)[number]) => bigint) =>
    sold.reduce((total, one) => total + amountOf(one) * one.quantity, 0n) as Wei
  const mayBeLower = sold.some(({ floor }) => floor.mayBeLower === true)
  const floors = { amount: sum(({ floor }) => floor.amount), currency, ...(mayBeLower && { mayBeLower }) }
  return [
    ...findTooLow(RULES.list, unitEndPrice, { floors }),
    ...findFarAbove(RULES.list.high, unitPrice, {
      named: { floors },
      others: [{ amount: sum(({ worth }) => worth) }],
    }),
  ]
}

/**
 * Warnings about an offer: it pays no less than a listing costs, or far more than every market price.
 * @param offer.marks undefined if they couldn't be read
 */
export function offerWarnings({
  unitPrice: price,
  aim,
  cheapestListing,
  marks,
}: {
  readonly unitPrice: Wei
  readonly aim: Pick<OfferAim, 'kind'>
  readonly cheapestListing: Mark | undefined
  readonly marks: Marks | undefined
}): readonly PriceWarning[] {
  if (cheapestListing !== undefined) {
    const needsConfirmation = price * 100n > cheapestListing.amount * RULES.offer.confirmAbove
    const code = `${aim.kind}-for-sale` as const
    return [{ ...cheapestListing, code, against: 'listing', price, needsConfirmation }]
  }
  if (marks === undefined) return []
  const { offer, lastSale, traitFloor } = marks
  return findFarAbove(RULES.offer.high, price, {
    named: { offer, lastSale, floor: getFloor(marks) },
    // A trait floor justifies a price, but the warning names the collection's floor, which is never higher.
    others: [traitFloor],
  })
}

/** Warnings about a sale to an offer. @param sale of one unit: the offer's price, and the seller's proceeds */
export function saleWarnings(
  { unitPrice, unitProceeds }: { readonly unitPrice: Wei; readonly unitProceeds: Wei },
  marks: Marks,
): readonly PriceWarning[] {
  const { offer, ...others } = marksAt(marks, nowSeconds())
  return [
    ...findTooLow(RULES.accept, unitPrice, { offer }),
    ...findTooLow(RULES.accept, unitProceeds, others),
  ]
}

/** The warning that has to be confirmed: of several, the one whose price is the smallest share of the market price. */
export function findConfirmation(warnings: readonly PriceWarning[]): PriceWarning | undefined {
  return warnings
    .filter(({ needsConfirmation }) => needsConfirmation)
    .toSorted((one, other) => {
      const [left, right] = [one.price * other.amount, other.price * one.amount]
      return Number(left > right) - Number(left < right)
    })[0]
}

/** The collection's floor, or of an edition its own. */
const getFloor = ({ floor, listingAt }: Marks): Mark | undefined => floor ?? listingAt?.(nowSeconds())

/** The market prices at a time, in Unix seconds: offers and listings that have ended by then don't count. */
function marksAt({ floor, listingAt, lastSale, offer }: Marks, atSeconds: number) {
  const hasEnded = (offer?.offer?.endsAtSeconds ?? MAX_UINT256) <= atSeconds
  return { offer: hasEnded ? undefined : offer, floor, listing: listingAt?.(atSeconds), lastSale }
}

type MarksAgainst = Partial<Record<Against, OfferMark | undefined>>

/** The warnings about a price that is too low for some market prices. */
function findTooLow(rules: Rules, price: Wei, marks: MarksAgainst): readonly PriceWarning[] {
  return (['offer', 'floor', 'floors', 'listing', 'lastSale'] as const).flatMap((against) => {
    const [rule, mark] = [rules[against], marks[against]]
    if (rule === undefined || mark === undefined) return []
    const { code, warnBelow, orAt = false, confirmBelow = 0n } = rule
    const isBelow = (percent: bigint) => price * 100n < mark.amount * percent
    if (!isBelow(warnBelow) && !(orAt && price * 100n === mark.amount * warnBelow)) return []
    return [{ ...mark, code, against, price, needsConfirmation: isBelow(confirmBelow) }]
  })
}

/**
 * Warns if a price is far above all its market prices: it's suspicious only then.
 * @param market.named the market prices that the warning may name: the highest, unless that is zero
 */
function findFarAbove(
  { times, timesOfSold = times, confirm }: HighRule,
  price: Wei,
  market: {
    readonly named: MarksAgainst
    readonly others: readonly (Pick<Mark, 'amount'> | undefined)[]
  },
): readonly PriceWarning[] {
  const named = Object.entries(market.named) as [Against, Mark | undefined][]
  const marks = named.map(([, mark]) => mark)
  const most = findHighest(marks)
  const [against, mark] = named.find(([, one]) => one?.amount === most) ?? []
  const isSold = (market.named.lastSale?.amount ?? 0n) > 0n
  const isFar = price >= findHighest([...marks, ...market.others]) * (isSold ? timesOfSold : times)
  if (against === undefined || mark === undefined || most === 0n || !isFar) return []
  const { amount, currency } = mark
  const multiple = price / amount
  return [
    { code: 'far-above', against, amount, currency, price, times: multiple, needsConfirmation: confirm },
  ]
}

const findHighest = (marks: readonly (Pick<Mark, 'amount'> | undefined)[]): Wei =>
  marks.reduce<Wei>((most, mark) => (mark !== undefined && mark.amount > most ? mark.amount : most), ZERO_WEI)
