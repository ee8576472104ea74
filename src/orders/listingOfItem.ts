// A listing that was asked for without its item, by a page that shows the item anyway.
import { readFragment, type FragmentRef } from '../graphql/fragments.ts'
import { ListButton_tokenFragmentDoc } from './__generated__/ListButton.ts'
import type { Listing_orderFragment } from './__generated__/Listing.ts'
import { ListingTerms_orderFragmentDoc } from './__generated__/ListingTerms.ts'
import type { ListableRef, ListingRef } from './listing.ts'

export type ListingTermsRef = FragmentRef<typeof ListingTerms_orderFragmentDoc>

/** What an order says beside its terms: what it is for, and for whom where that is one account alone. */
export type AroundTerms = Pick<Listing_orderFragment, 'currency'> &
  Partial<Pick<Listing_orderFragment, 'privateTaker'>>

/**
 * The listing whole, with the item that it is about.
 *
 * @param order may name the only account that it is for; without one it is for anyone, as every live listing is
 */
export function listingOfItem<Order extends ListingTermsRef & AroundTerms>(
  order: Order,
  item: ListableRef,
): Order & ListingRef {
  const whole: Omit<Listing_orderFragment, ' $fragmentName'> = {
    ...readFragment(ListingTerms_orderFragmentDoc, order),
    currency: order.currency,
    privateTaker: order.privateTaker ?? null,
    token: readFragment(ListButton_tokenFragmentDoc, item),
  }
  // The fragment's fields, by their names: the mask is in the types alone.
  return Object.assign({ ...order }, whole as unknown as ListingRef)
}
