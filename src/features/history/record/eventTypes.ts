// Event types of history rows: each with its icon, its name and its slug in the URL.
import { ArrowRight, CircleX, Flame, Gavel, HandCoins, type LucideIcon, Sparkle, Tag } from 'lucide-react'
import { history } from '../../../messages/en/history.ts'
import type { Message } from '../../../messages/message.ts'
import { HISTORY_TYPES, type HistoryType, type OrderScope } from './rows.ts'

export const TYPE_ICONS: Readonly<Record<HistoryType, LucideIcon>> = {
  SALE: Gavel,
  LISTING: Tag,
  OFFER: HandCoins,
  TRANSFER: ArrowRight,
  MINT: Sparkle,
  BURN: Flame,
  CANCELLATION: CircleX,
}

interface TypedEvent {
  readonly type: HistoryType
  /** Its order, whose side and scope may be unknown. */
  readonly order:
    | { readonly side?: 'ASK' | 'BID' | null | undefined; readonly scope?: OrderScope }
    | null
    | undefined
}

/** The name of an event; an offer's says what it is for, and a cancellation's what was canceled, if known. */
export function eventMessage({ type, order }: TypedEvent): Message {
  if (type === 'CANCELLATION' && order?.side === 'ASK') return history.listingCanceled
  if (type === 'CANCELLATION' && order?.side === 'BID') return history.offerCanceled
  if (type === 'SALE' && order?.side === 'BID') return history.offerAccepted
  if (type === 'OFFER' && order?.scope === 'COLLECTION') return history.collectionOffer
  if (type === 'OFFER' && order?.scope === 'TRAIT') return history.traitOffer
  return history[type]
}

/** The type in the URL: `sale`. */
export const typeSlug = (type: HistoryType): string => type.toLowerCase()

/** The type of a slug, in any case; undefined for another text. */
export function parseTypeSlug(slug: string): HistoryType | undefined {
  return HISTORY_TYPES.find((type) => typeSlug(type) === slug.toLowerCase())
}
