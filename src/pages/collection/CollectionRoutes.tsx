// Which page of a collection answers which address. The items come with it; the first page need not name the others.
import { Route, Routes } from 'react-router'
import { ROUTES } from '../../domain/paths.ts'
import { lazyPage } from '../../ui/lazyPage.tsx'
import { UnknownAddress } from '../../ui/UnknownAddress.tsx'
import { CollectionPage } from './CollectionPage.tsx'

const CollectionActivityPage = lazyPage(
  'CollectionActivityPage',
  () => import('./CollectionActivityPage.tsx'),
)
const CollectionAnalyticsPage = lazyPage(
  'CollectionAnalyticsPage',
  () => import('./CollectionAnalyticsPage.tsx'),
)
const CollectionOffersPage = lazyPage('CollectionOffersPage', () => import('./CollectionOffersPage.tsx'))

/** A route's pattern from the collection's on. */
const below = (pattern: string) => pattern.slice(ROUTES.collection.length + 1)

export function CollectionRoutes() {
  return (
    <Routes>
      <Route index element={<CollectionPage />} />
      <Route path={below(ROUTES.collectionActivity)} element={<CollectionActivityPage />} />
      <Route path={below(ROUTES.collectionAnalytics)} element={<CollectionAnalyticsPage />} />
      <Route path={below(ROUTES.collectionOffers)} element={<CollectionOffersPage />} />
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  )
}
