// The views of a collection, each with a page of its own, in the order of their tabs.
import type { Address } from '../../domain/address.ts'
import {
  collectionActivityPath,
  collectionAnalyticsPath,
  collectionOffersPath,
  collectionPath,
} from '../../domain/paths.ts'
import { collectionHeader } from '../../messages/en/collectionHeader.ts'

export const collectionViews = (address: Address) =>
  [
    { to: collectionPath(address), label: collectionHeader.items },
    { to: collectionOffersPath(address), label: collectionHeader.offers },
    { to: collectionActivityPath(address), label: collectionHeader.activity },
    { to: collectionAnalyticsPath(address), label: collectionHeader.analytics },
  ] as const
