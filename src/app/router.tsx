// The routes; every page is a separate chunk.
import type { ComponentType } from 'react'
import { BrowserRouter, matchPath, type RouteObject, useRoutes } from 'react-router'
import { ROUTES } from '../domain/paths.ts'
import { stripBasePath } from '../domain/timeTravel.ts'
import { lazyPage } from '../ui/lazyPage.tsx'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { servedConfig } from './servedConfig.ts'
import { Shell } from './Shell.tsx'

/**
 * Every page and its route. The code of the page at the initial address loads with the frame. Addresses as of a block
 * have another prefix; there the frame itself loads late.
 *
 * @param pathname the initial address
 * @param lazy creates a page whose code loads on demand
 */
export function pagesAt(pathname: string, lazy = lazyPage): RouteObject[] {
  function page<Name extends string>(
    path: string,
    name: Name,
    load: () => Promise<Record<Name, ComponentType>>,
  ): RouteObject {
    const Page = lazy(name, load, { early: matchPath(path, pathname) !== null })
    return { path, element: <Page /> }
  }
  return [
    page(ROUTES.home, 'HomePage', () => import('../pages/home/HomePage.tsx')),
    page(ROUTES.collections, 'CollectionsPage', () => import('../pages/collections/CollectionsPage.tsx')),
    page(
      ROUTES.collection,
      'CollectionItemsPage',
      () => import('../pages/collection/CollectionItemsPage.tsx'),
    ),
    page(
      ROUTES.collectionActivity,
      'CollectionActivityPage',
      () => import('../pages/collection/CollectionActivityPage.tsx'),
    ),
    page(
      ROUTES.collectionAnalytics,
      'CollectionAnalyticsPage',
      () => import('../pages/collection/CollectionAnalyticsPage.tsx'),
    ),
    page(
      ROUTES.collectionOffers,
      'CollectionOffersPage',
      () => import('../pages/collection/CollectionOffersPage.tsx'),
    ),
    page(ROUTES.item, 'ItemPage', () => import('../pages/item/ItemPage.tsx')),
    page(ROUTES.account, 'AccountItemsPage', () => import('../pages/account/AccountItemsPage.tsx')),
    page(
      ROUTES.accountListings,
      'AccountListingsPage',
      () => import('../pages/account/AccountListingsPage.tsx'),
    ),
    page(ROUTES.accountOffers, 'AccountOffersPage', () => import('../pages/account/AccountOffersPage.tsx')),
    page(
      ROUTES.accountPortfolio,
      'AccountPortfolioPage',
      () => import('../pages/account/AccountPortfolioPage.tsx'),
    ),
    page(
      ROUTES.accountApprovals,
      'AccountApprovalsPage',
      () => import('../pages/account/AccountApprovalsPage.tsx'),
    ),
    page(
      ROUTES.accountActivity,
      'AccountActivityPage',
      () => import('../pages/account/AccountActivityPage.tsx'),
    ),
    page(ROUTES.activity, 'ActivityPage', () => import('../pages/activity/ActivityPage.tsx')),
    page(ROUTES.timeTravel, 'TimeTravelPage', () => import('../pages/timeTravel/TimeTravelPage.tsx')),
    page(ROUTES.search, 'SearchPage', () => import('../pages/search/SearchPage.tsx')),
    { path: '*', element: <NotFoundPage /> },
  ]
}

const PAGES = pagesAt(stripBasePath(location.pathname, servedConfig(document)?.basePath ?? '/'))

const Pages = () => useRoutes(PAGES)

/** @param basename the prefix of every address */
export function Router({ basename }: { readonly basename: string }) {
  return (
    <BrowserRouter basename={basename}>
      <Shell>
        <Pages />
      </Shell>
    </BrowserRouter>
  )
}
