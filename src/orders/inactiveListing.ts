// Why a listing can't be bought, as a code and as text for the seller and for others.
import type { Address } from '../domain/address.ts'
import type { OrderDefect } from '../domain/orderDefects.ts'
import { ordersTexts } from '../messages/en/orders.ts'
import type { Message } from '../messages/message.ts'
import type { ListingTerms_orderFragment } from './__generated__/ListingTerms.ts'
import { orderEnd } from './orderEnd.ts'

/** Why a listing can't be bought now, or ever. */
export type InactiveReason = OrderDefect | keyof typeof ordersTexts.inactiveListings

const MESSAGES: Readonly<Record<InactiveReason, Message>> = {
  ...ordersTexts.defects,
  ...ordersTexts.inactiveListings,
}
const TO_SELLER: Partial<Record<InactiveReason, Message>> = ordersTexts.inactiveOwnListings

/** The text for a viewer about why a listing can't be filled; undefined if it has no inactive reason. */
export function inactiveMessage(
  {
    inactiveReason: reason,
    seller,
  }: { readonly inactiveReason: InactiveReason | undefined; readonly seller: Address },
  reader: Address | undefined,
): Message | undefined {
  if (reason === undefined) return undefined
  return (reader === seller ? TO_SELLER[reason] : undefined) ?? MESSAGES[reason]
}

interface StatusFields {
  readonly defect: OrderDefect | null
  readonly status: ListingTerms_orderFragment['status']
  readonly unrestricted: boolean
  readonly makerHolds: boolean
  readonly makerApproved: boolean
  readonly privateTaker: object | null
}

/** The reason in the index's fields; undefined for a listing that can be bought. */
export function findInactiveReason({
  status,
  defect,
  unrestricted,
  makerHolds,
  makerApproved,
  privateTaker,
}: StatusFields): InactiveReason | undefined {
  const end = orderEnd(status)
  if (end !== undefined) return end === 'filled' ? 'sold' : end
  if (defect !== null) return defect
  if (!unrestricted && privateTaker === null) return 'restricted'
  if (!makerHolds) return 'not-held'
  return makerApproved ? undefined : 'approval-missing'
}
