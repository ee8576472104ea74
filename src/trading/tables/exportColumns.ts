// The columns of exports: a listing's item, seller, unit price now and at both ends, and expiry; an offer's subject, price,
// buyer, and expiry.
import { checksumAddress } from '../../domain/checksum.ts'
import { exportedCollectionName } from '../../domain/names.ts'
import type { Trait } from '../../domain/traits.ts'
import { translateToEnglish } from '../../messages/translate.ts'
import { amountColumns, currencyColumns, type ExportColumn, isoTimeOrNever } from '../../ui/export/table.ts'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { bundledItems, isDivisible, type Listing, listingName } from '../../orders/listing.ts'
import { unitPriceAt } from '../../orders/listingPrice.ts'
import { type Offer, remainingCommitment } from '../../orders/offer.ts'
import { getUpcomingSaleKind } from '../../orders/upcomingSale.ts'

/** A listing and the time it was read, in seconds. */
export interface ExportedListing {
  readonly listing: Listing
  readonly atSeconds: number
}

/** Everything but names stays English in every language, because programs read them. A bundle is one unit with its items in a separate column. */
export const LISTING_COLUMNS: readonly ExportColumn<ExportedListing>[] = [
  { key: 'seller', value: ({ listing }) => checksumAddress(listing.seller) },
  { key: 'collection', value: skipBundles(({ item }) => checksumAddress(item.collection)) },
  { key: 'collection_name', value: skipBundles(({ item }) => exportedCollectionName(item.collectionName)) },
  { key: 'token_id', value: skipBundles(({ item }) => item.tokenId) },
  { key: 'name', value: ({ listing }) => translateToEnglish(listingName(listing)) },
  { key: 'bundle', value: ({ listing }) => bundleInText(listing) },
  ...currencyColumns<ExportedListing>(({ listing }) => listing.currency),
  ...unitPrice('unit_price', ({ atSeconds }) => atSeconds),
  ...unitPrice('unit_start_price', ({ listing }) => listing.startsAtSeconds),
  ...unitPrice('unit_end_price', ({ listing }) => listing.endsAtSeconds),
  { key: 'units', value: ({ listing }) => listing.remaining.toString() },
  { key: 'available_units', value: ({ listing }) => listing.available.toString() },
  { key: 'decimals', value: ({ listing }) => `${listing.item.decimals}` },
  { key: 'sold_in_parts', value: ({ listing }) => isDivisible(listing) },
  { key: 'starts_at', value: ({ listing }) => isoTimeOrNever(listing.startsAtSeconds) },
  { key: 'ends_at', value: ({ listing }) => isoTimeOrNever(listing.endsAtSeconds) },
  { key: 'state', value: listingState },
  {
    key: 'reason',
    value: ({ listing }) => translateToEnglish(inactiveMessage(listing, undefined) ?? '') || null,
  },
  {
    key: 'for_account',
    value: ({ listing }) => (listing.reservedFor === null ? null : checksumAddress(listing.reservedFor)),
  },
  { key: 'order_hash', value: ({ listing }) => listing.orderHash },
]

function skipBundles(value: (listing: Listing) => string | null): ExportColumn<ExportedListing>['value'] {
  return ({ listing }) => (bundledItems(listing) === null ? value(listing) : null)
}

function unitPrice(key: string, atSeconds: (row: ExportedListing) => number | bigint) {
  return amountColumns<ExportedListing>(key, (row) => ({
    amount: unitPriceAt(row.listing, atSeconds(row)),
    currency: row.listing.currency,
  }))
}

/** `contract:token:units` of each item, with spaces between them. */
function bundleInText(listing: Listing): string | null {
  const items = bundledItems(listing)?.map(
    ({ item, quantity }) => `${checksumAddress(item.collection)}:${item.tokenId}:${quantity}`,
  )
  return items?.join(' ') ?? null
}

function listingState({ listing, atSeconds }: ExportedListing): string {
  switch (getUpcomingSaleKind(listing, atSeconds)) {
    case 'private':
      return 'private sale'
    case 'later':
      return 'for sale later'
    case undefined:
      return listing.open && listing.available > 0n ? 'for sale' : 'not for sale'
  }
}

/** An offer with its trait, if it's known. */
export interface ExportedOffer {
  readonly offer: Offer
  readonly trait: Trait | undefined
}

const FOR = { token: 'item', collection: 'collection', trait: 'trait' } as const

export const OFFER_COLUMNS: readonly ExportColumn<ExportedOffer>[] = [
  { key: 'bidder', value: ({ offer }) => checksumAddress(offer.buyer) },
  { key: 'for', value: ({ offer }) => FOR[offer.subject.kind] },
  { key: 'collection', value: ({ offer }) => checksumAddress(offer.collection.address) },
  { key: 'collection_name', value: ({ offer }) => exportedCollectionName(offer.collection.name) },
  {
    key: 'token_id',
    value: ({ offer: { subject } }) => (subject.kind === 'token' ? subject.item.tokenId : null),
  },
  {
    key: 'name',
    value: ({ offer: { subject } }) => (subject.kind === 'token' ? subject.item.name : null),
  },
  { key: 'trait_type', value: ({ trait }) => trait?.type ?? null },
  { key: 'trait_value', value: ({ trait }) => trait?.value ?? null },
  {
    key: 'trait_hash',
    value: ({ offer: { subject } }) => (subject.kind === 'trait' ? subject.zoneHash : null),
  },
  ...currencyColumns<ExportedOffer>(({ offer }) => offer.currency),
  ...amountColumns<ExportedOffer>('unit_price', ({ offer }) => ({
    amount: offer.unitPrice,
    currency: offer.currency,
  })),
  // The price of all units that the offer still takes.
  ...amountColumns<ExportedOffer>('price', ({ offer }) => ({
    amount: remainingCommitment(offer),
    currency: offer.currency,
  })),
  { key: 'units', value: ({ offer }) => offer.remaining.toString() },
  { key: 'decimals', value: ({ offer }) => `${offer.decimals}` },
  { key: 'sold_in_parts', value: ({ offer }) => offer.divisible },
  { key: 'ends_at', value: ({ offer }) => isoTimeOrNever(offer.endsAtSeconds) },
  { key: 'order_hash', value: ({ offer }) => offer.orderHash },
]
