// The routes below an account. The items page loads with them; the first route need not name the others.
import { type RouteObject, useRoutes } from 'react-router'
import { ROUTES } from '../../domain/paths.ts'
import { lazyPage } from '../../ui/lazyPage.tsx'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountItems } from './AccountItems.tsx'

const AccountListingsPage = lazyPage('AccountListingsPage', () => import('./AccountListingsPage.tsx'))
const AccountOffersPage = lazyPage('AccountOffersPage', () => import('./AccountOffersPage.tsx'))
const AccountPortfolioPage = lazyPage('AccountPortfolioPage', () => import('./AccountPortfolioPage.tsx'))
const AccountApprovalsPage = lazyPage('AccountApprovalsPage', () => import('./AccountApprovalsPage.tsx'))
const AccountActivityPage = lazyPage('AccountActivityPage', () => import('./AccountActivityPage.tsx'))

/** A route's pattern without the account's. */
const below = (pattern: string) => pattern.slice(ROUTES.account.length + 1)

const PAGES: RouteObject[] = [
  { index: true, element: <AccountPage /> },
  { path: below(ROUTES.accountListings), element: <AccountListingsPage /> },
  { path: below(ROUTES.accountOffers), element: <AccountOffersPage /> },
  { path: below(ROUTES.accountPortfolio), element: <AccountPortfolioPage /> },
  { path: below(ROUTES.accountApprovals), element: <AccountApprovalsPage /> },
  { path: below(ROUTES.accountActivity), element: <AccountActivityPage /> },
  { path: '*', element: <NotFoundPage /> },
]

export const AccountRoutes = () => useRoutes(PAGES)

function AccountPage() {
  return <AccountFrame view="items">{(account) => <AccountItems account={account} />}</AccountFrame>
}
