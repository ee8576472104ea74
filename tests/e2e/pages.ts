// Every page of the site with content, and the states that an address alone can produce.
import type { DemoContracts } from '../../local/seed/contracts.ts'
import {
  accountActivityPath,
  accountListingsPath,
  accountOffersPath,
  accountPath,
  accountApprovalsPath,
  accountPortfolioPath,
  ROUTES,
} from '../../src/domain/paths.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { basenameAt } from '../../src/domain/timeTravel.ts'

export interface NamedPage {
  /** For test titles and file names. */
  readonly name: string
  readonly path: string
}

/** How many blocks after the first block of its last collection the demo is in the middle of its trades. */
const BLOCKS_INTO_TRADES = 100

/** @throws Error when the demo lacks a collection of a standard */
export function listPages({ collections, accounts, notable }: DemoContracts): readonly NamedPage[] {
  const [collection] = collections
  const editions = collections.find(({ standard }) => standard === 'ERC1155')
  const [account] = accounts
  if (collection === undefined || editions === undefined || account === undefined) {
    throw new Error('The demo is not complete.')
  }
  const owner = parseAddress(account.address)
  const item = ({ collection: contract, tokenId }: { collection: string; tokenId: string }) =>
    `/item/${contract}/${tokenId}`
  const emptyAccount = '0x00000000000000000000000000000000000000aa'
  const then = basenameAt(
    Math.max(...collections.map(({ startBlock }) => startBlock)) + BLOCKS_INTO_TRADES,
    '/',
  )
  return [
    { name: 'home', path: ROUTES.home },
    { name: 'collections', path: ROUTES.collections },
    { name: 'collection', path: `/collection/${collection.address}` },
    { name: 'collection-listed', path: `/collection/${collection.address}?status=listed&sort=price-high` },
    { name: 'collection-empty', path: `/collection/${collection.address}?q=nothing-is-called-this` },
    { name: 'collection-editions', path: `/collection/${editions.address}` },
    { name: 'collection-activity', path: `/collection/${collection.address}/activity` },
    { name: 'collection-analytics', path: `/collection/${collection.address}/analytics` },
    { name: 'collection-offers', path: `/collection/${collection.address}/offers` },
    { name: 'item-traveled', path: item(notable.longestCustody) },
    { name: 'item-edition', path: item(notable.partlyFilled) },
    { name: 'item-burnt', path: item(notable.burnt) },
    { name: 'account', path: accountPath(owner) },
    { name: 'account-listings', path: accountListingsPath(owner) },
    { name: 'account-offers', path: accountOffersPath(owner) },
    { name: 'account-portfolio', path: accountPortfolioPath(owner) },
    { name: 'account-activity', path: accountActivityPath(owner) },
    { name: 'account-approvals', path: accountApprovalsPath(owner) },
    { name: 'account-empty', path: `/account/${emptyAccount}` },
    { name: 'activity', path: ROUTES.activity },
    { name: 'time-travel', path: ROUTES.timeTravel },
    { name: 'time-travel-collection', path: `${then}/collection/${collection.address}` },
    { name: 'time-travel-item', path: then + item(notable.longestCustody) },
    { name: 'search', path: `${ROUTES.search}?q=noun` },
    { name: 'search-empty', path: `${ROUTES.search}?q=nothing-is-called-this` },
    { name: 'unknown-route', path: '/no/such/page' },
    { name: 'unknown-item', path: `/item/${collection.address}/999999` },
  ]
}
