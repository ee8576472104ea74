// The columns of an offers export: subject, price, buyer, and expiry.
import { checksumAddress } from '../../domain/checksum.ts'
import { exportedCollectionName } from '../../domain/names.ts'
import type { Trait } from '../../domain/traits.ts'
import { amountColumns, currencyColumns, type ExportColumn, isoTimeOrNever } from '../../ui/export/table.ts'
import { type Offer, remainingCommitment } from '../../orders/offer.ts'

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
