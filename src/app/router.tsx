// Which page answers which address; every page is a chunk of its own.
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router'
import { ROUTES } from '../domain/paths.ts'
import { lazyPage } from '../ui/lazyPage.tsx'
import { UnknownAddress } from '../ui/UnknownAddress.tsx'
import { Shell } from './layout/Shell.tsx'

const HomePage = lazyPage('HomePage', () => import('../pages/home/HomePage.tsx'))
const CollectionsPage = lazyPage('CollectionsPage', () => import('../pages/collections/CollectionsPage.tsx'))
const CollectionRoutes = lazyPage(
  'CollectionRoutes',
  () => import('../pages/collection/CollectionRoutes.tsx'),
)
const ItemPage = lazyPage('ItemPage', () => import('../pages/item/ItemPage.tsx'))
const AccountRoutes = lazyPage('AccountRoutes', () => import('../pages/account/AccountRoutes.tsx'))
const ActivityPage = lazyPage('ActivityPage', () => import('../pages/activity/ActivityPage.tsx'))
const PastPage = lazyPage('PastPage', () => import('../pages/past/PastPage.tsx'))
const SearchPage = lazyPage('SearchPage', () => import('../pages/search/SearchPage.tsx'))

const PAGES: RouteObject[] = [
  { path: ROUTES.home, element: <HomePage /> },
  { path: ROUTES.collections, element: <CollectionsPage /> },
  { path: `${ROUTES.collection}/*`, element: <CollectionRoutes /> },
  { path: ROUTES.item, element: <ItemPage /> },
  { path: `${ROUTES.account}/*`, element: <AccountRoutes /> },
  { path: ROUTES.activity, element: <ActivityPage /> },
  { path: ROUTES.past, element: <PastPage /> },
  { path: ROUTES.search, element: <SearchPage /> },
  { path: '*', element: <UnknownAddress /> },
]

const Pages = () => useRoutes(PAGES)

/** @param basename what every address begins with */
export function Router({ basename }: { readonly basename: string }) {
  return (
    <BrowserRouter basename={basename}>
      <Shell>
        <Pages />
      </Shell>
    </BrowserRouter>
  )
}
