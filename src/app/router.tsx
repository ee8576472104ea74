// Which page answers which address; every page is a chunk of its own.
import { type ComponentType, lazy } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ROUTES } from '../domain/paths.ts'
import { DocumentTitle } from '../ui/Layout.tsx'
import { NotFound } from '../ui/States.tsx'
import { Shell } from './layout/Shell.tsx'

/** A page that is fetched when it is first visited. */
function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const HomePage = page('HomePage', () => import('../pages/home/HomePage.tsx'))
const CollectionsPage = page('CollectionsPage', () => import('../pages/collections/CollectionsPage.tsx'))
const CollectionPage = page('CollectionPage', () => import('../pages/collection/CollectionPage.tsx'))
const CollectionActivityPage = page(
  'CollectionActivityPage',
  () => import('../pages/collection/CollectionActivityPage.tsx'),
)
const CollectionOffersPage = page(
  'CollectionOffersPage',
  () => import('../pages/collection/CollectionOffersPage.tsx'),
)
const ItemPage = page('ItemPage', () => import('../pages/item/ItemPage.tsx'))
const AccountPage = page('AccountPage', () => import('../pages/account/AccountPage.tsx'))
const AccountListingsPage = page(
  'AccountListingsPage',
  () => import('../pages/account/AccountListingsPage.tsx'),
)
const AccountOffersPage = page('AccountOffersPage', () => import('../pages/account/AccountOffersPage.tsx'))
const AccountPermissionsPage = page(
  'AccountPermissionsPage',
  () => import('../pages/account/AccountPermissionsPage.tsx'),
)
const AccountActivityPage = page(
  'AccountActivityPage',
  () => import('../pages/account/AccountActivityPage.tsx'),
)
const ActivityPage = page('ActivityPage', () => import('../pages/activity/ActivityPage.tsx'))
const SearchPage = page('SearchPage', () => import('../pages/search/SearchPage.tsx'))

function UnknownAddress() {
  return (
    <>
      <DocumentTitle>Not found</DocumentTitle>
      <NotFound />
    </>
  )
}

export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route path={ROUTES.home} element={<HomePage />} />
          <Route path={ROUTES.collections} element={<CollectionsPage />} />
          <Route path={ROUTES.collection} element={<CollectionPage />} />
          <Route path={ROUTES.collectionActivity} element={<CollectionActivityPage />} />
          <Route path={ROUTES.collectionOffers} element={<CollectionOffersPage />} />
          <Route path={ROUTES.item} element={<ItemPage />} />
          <Route path={ROUTES.account} element={<AccountPage />} />
          <Route path={ROUTES.accountListings} element={<AccountListingsPage />} />
          <Route path={ROUTES.accountOffers} element={<AccountOffersPage />} />
          <Route path={ROUTES.accountPermissions} element={<AccountPermissionsPage />} />
          <Route path={ROUTES.accountActivity} element={<AccountActivityPage />} />
          <Route path={ROUTES.activity} element={<ActivityPage />} />
          <Route path={ROUTES.search} element={<SearchPage />} />
          <Route path="*" element={<UnknownAddress />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}
