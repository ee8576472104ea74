// What kinds of history rows are called, each with its mark.
import { ArrowRight, CircleX, Flame, Gavel, HandCoins, type LucideIcon, Sparkle, Tag } from 'lucide-react'
import { HISTORY_TYPES, type HistoryType } from './rows.ts'

interface TypeWords {
  /** Heads a row. */
  readonly event: string
  /** Names the filter. */
  readonly filter: string
  /** As it stands in the address. */
  readonly slug: string
  readonly Icon: LucideIcon
}

export const TYPE_WORDS: Readonly<Record<HistoryType, TypeWords>> = {
  SALE: { event: 'Sale', filter: 'Sales', slug: 'sale', Icon: Gavel },
  LISTING: { event: 'Listing', filter: 'Listings', slug: 'listing', Icon: Tag },
  OFFER: { event: 'Offer', filter: 'Offers', slug: 'offer', Icon: HandCoins },
  TRANSFER: { event: 'Transfer', filter: 'Transfers', slug: 'transfer', Icon: ArrowRight },
  MINT: { event: 'Mint', filter: 'Mints', slug: 'mint', Icon: Sparkle },
  BURN: { event: 'Burn', filter: 'Burns', slug: 'burn', Icon: Flame },
  CANCELLATION: {
    event: 'Cancellation',
    filter: 'Cancellations',
    slug: 'cancellation',
    Icon: CircleX,
  },
}

interface Named {
  readonly type: HistoryType
  /** Its order, whose side is not always known. */
  readonly order: { readonly side?: 'ASK' | 'BID' | null | undefined } | null | undefined
}

/** What a row is called; a cancellation says what was cancelled where that is known. */
export function eventName({ type, order }: Named): string {
  if (type === 'CANCELLATION' && order?.side === 'ASK') return 'Listing cancelled'
  if (type === 'CANCELLATION' && order?.side === 'BID') return 'Offer cancelled'
  if (type === 'SALE' && order?.side === 'BID') return 'Offer accepted'
  return TYPE_WORDS[type].event
}

/** The type of a word in the address. */
export function typeOfSlug(slug: string): HistoryType | undefined {
  return HISTORY_TYPES.find((type) => TYPE_WORDS[type].slug === slug.toLowerCase())
}
