// The routes below a collection. The items page loads with them; the first route need not name the others.
import { type RouteObject, useRoutes } from 'react-router'
import { ROUTES } from '../../domain/paths.ts'
import { lazyPage } from '../../ui/lazyPage.tsx'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { CollectionFrame } from './CollectionFrame.tsx'
import { CollectionItems } from './CollectionItems.tsx'

const CollectionActivityPage = lazyPage(
  'CollectionActivityPage',
  () => import('./CollectionActivityPage.tsx'),
)
const CollectionAnalyticsPage = lazyPage(
  'CollectionAnalyticsPage',
  () => import('./CollectionAnalyticsPage.tsx'),
)
const CollectionOffersPage = lazyPage('CollectionOffersPage', () => import('./CollectionOffersPage.tsx'))

/** A route's pattern without the collection's. */
const below = (pattern: string) => pattern.slice(ROUTES.collection.length + 1)

const PAGES: RouteObject[] = [
  { index: true, element: <CollectionPage /> },
  { path: below(ROUTES.collectionActivity), element: <CollectionActivityPage /> },
  { path: below(ROUTES.collectionAnalytics), element: <CollectionAnalyticsPage /> },
  { path: below(ROUTES.collectionOffers), element: <CollectionOffersPage /> },
  { path: '*', element: <NotFoundPage /> },
]

export const CollectionRoutes = () => useRoutes(PAGES)

function CollectionPage() {
  return (
    <CollectionFrame>
      {(address, facts, { hidden }) => <CollectionItems address={address} facts={facts} hidden={hidden} />}
    </CollectionFrame>
  )
}
