// Event types of history rows: each with its icon, its name and its slug in the URL.
import { ArrowRight, CircleX, Flame, Gavel, HandCoins, type LucideIcon, Sparkle, Tag } from 'lucide-react'
import { historyTexts } from '../../../messages/en/history.ts'
import type { Message } from '../../../messages/message.ts'
import { bundleSize, HISTORY_TYPES, type HistoryType } from './rows.ts'

export const TYPE_ICONS: Readonly<Record<HistoryType, LucideIcon>> = {
  SALE: Gavel,
  LISTING: Tag,
  OFFER: HandCoins,
  TRANSFER: ArrowRight,
  MINT: Sparkle,
  BURN: Flame,
  CANCELLATION: CircleX,
}

/** An event with its order, whose side and scope may be unknown. */
type TypedEvent = Parameters<typeof bundleSize>[0]

/** The name of an event; an offer's says what it is for, and a cancellation's what was canceled, if known. */
export function eventMessage(event: TypedEvent): Message {
  const { type, order } = event
  const count = bundleSize(event)
  if (count !== undefined)
    return historyTexts[type === 'LISTING' ? 'bundleListed' : 'bundleCanceled']({ count })
  if (type === 'CANCELLATION' && order?.side === 'ASK') return historyTexts.listingCanceled
  if (type === 'CANCELLATION' && order?.side === 'BID') return historyTexts.offerCanceled
  if (type === 'SALE' && order?.side === 'BID') return historyTexts.offerAccepted
  if (type === 'OFFER' && order?.scope === 'COLLECTION') return historyTexts.collectionOffer
  if (type === 'OFFER' && order?.scope === 'TRAIT') return historyTexts.traitOffer
  return historyTexts[type]
}

/** The type in the URL: `sale`. */
export const typeSlug = (type: HistoryType): string => type.toLowerCase()

/** The type of a slug, in any case; undefined for another text. */
export function parseTypeSlug(slug: string): HistoryType | undefined {
  return HISTORY_TYPES.find((type) => typeSlug(type) === slug.toLowerCase())
}
