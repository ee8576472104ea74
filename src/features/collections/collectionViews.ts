// The views of a collection, each with a page of its own, in the order of their tabs.
import type { Address } from '../../domain/address.ts'
import {
  collectionActivityPath,
  collectionAnalyticsPath,
  collectionOffersPath,
  collectionPath,
} from '../../domain/paths.ts'
import { collectionTexts } from '../../messages/en/collection.ts'

export const collectionViews = (address: Address) =>
  [
    { to: collectionPath(address), label: collectionTexts.header.items },
    { to: collectionOffersPath(address), label: collectionTexts.header.offers },
    { to: collectionActivityPath(address), label: collectionTexts.header.activity },
    { to: collectionAnalyticsPath(address), label: collectionTexts.header.analytics },
  ] as const
