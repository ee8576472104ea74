// Which page answers which address; every page is a chunk of its own.
import { type ComponentType, lazy } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ROUTES } from '../domain/paths.ts'
import { NotFound } from '../ui/States.tsx'
import { DocumentTitle } from '../ui/Layout.tsx'
import { Shell } from './layout/Shell.tsx'

type PageModule = Record<string, ComponentType>

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx')

/** A page by its folder and component; the file bears the component's name. */
function page(folder: string, name: string): ComponentType {
  return lazy(async () => {
    const load = modules[`../pages/${folder}/${name}.tsx`]
    const Page = load === undefined ? undefined : (await load())[name]
    return { default: Page ?? UnknownAddress }
  })
}

const HomePage = page('home', 'HomePage')
const CollectionsPage = page('collections', 'CollectionsPage')
const CollectionPage = page('collection', 'CollectionPage')
const CollectionActivityPage = page('collection', 'CollectionActivityPage')
const ItemPage = page('item', 'ItemPage')
const AccountPage = page('account', 'AccountPage')
const AccountListingsPage = page('account', 'AccountListingsPage')
const AccountActivityPage = page('account', 'AccountActivityPage')
const ActivityPage = page('activity', 'ActivityPage')
const SearchPage = page('search', 'SearchPage')

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
          <Route path={ROUTES.item} element={<ItemPage />} />
          <Route path={ROUTES.account} element={<AccountPage />} />
          <Route path={ROUTES.accountListings} element={<AccountListingsPage />} />
          <Route path={ROUTES.accountActivity} element={<AccountActivityPage />} />
          <Route path={ROUTES.activity} element={<ActivityPage />} />
          <Route path={ROUTES.search} element={<SearchPage />} />
          <Route path="*" element={<UnknownAddress />} />
        </Route>
      </Routes>
    </BrowserRouter>
  )
}
