// The main query of each page, recorded when a browser opens the page.
import type { Browser } from 'playwright-core'
import { openVisitor } from '../../e2e/visitor.ts'
import { queryIndex, type IndexRequest } from './indexRequest.ts'
import type { IndexSite } from './indexSite.ts'

/** The item page sends the query for its history at the same time as its main query. */
export const PAGES = [
  'home',
  'collections',
  'collection',
  'item',
  'record',
  'account',
  'activity',
  'search',
] as const
export type PageName = (typeof PAGES)[number]

/** The operation that loads the page's main content. */
const MAIN: Readonly<Record<PageName, string>> = {
  home: 'HomePage',
  collections: 'CollectionsPage',
  collection: 'CollectionItems_priced',
  item: 'ItemPage',
  record: 'ItemPage_record',
  account: 'AccountItems',
  activity: 'HistoryFeed',
  search: 'SearchMatches',
}
const WAIT_TIMEOUT_MS = 30_000

/** An item that has been sold and is for sale, because its page has the most content. */
async function eventfulItem({ graphqlUrl, contracts }: IndexSite): Promise<{ id: string; tokenId: string }> {
  const { tokens } = await queryIndex<{ tokens: { id: string; tokenId: string }[] }>(graphqlUrl, {
    query: `query ($collection: String!) {
      tokens(first: 1, orderBy: saleCount, orderDirection: desc, where: { collection: $collection, liveAskCount_gt: 0 }) { id tokenId }
    }`,
    variables: { collection: contracts.collections[0]?.address },
  })
  const [token] = tokens
  if (token === undefined) throw new Error('The first collection has nothing for sale.')
  return token
}

/** Opens every page once with nothing cached, and returns its main query by the page's name. */
export async function recordPageRequests(
  browser: Browser,
  site: IndexSite,
): Promise<Readonly<Record<PageName, IndexRequest>>> {
  const { collections, accounts } = site.contracts
  const collection = collections[0]?.address ?? ''
  const { tokenId } = await eventfulItem(site)
  const addresses: Readonly<Record<PageName, string>> = {
    home: '/',
    collections: '/collections',
    collection: `/collection/${collection}`,
    item: `/item/${collection}/${tokenId}`,
    record: `/item/${collection}/${tokenId}`,
    account: `/account/${accounts[0]?.address}`,
    activity: '/activity',
    search: `/search?q=${encodeURIComponent(`${collections[0]?.name} ${tokenId}`)}`,
  }
  const requests: Partial<Record<PageName, IndexRequest>> = {}
  for (const page of PAGES) {
    const visitor = await openVisitor(browser, site.webUrl)
    try {
      const isMain = new RegExp(`query ${MAIN[page]}\\b`)
      const [request] = await Promise.all([
        visitor.page.waitForRequest(
          (one) =>
            new URL(one.url()).pathname === '/graphql' &&
            isMain.test((one.postDataJSON() as IndexRequest | null)?.query ?? ''),
          { timeout: WAIT_TIMEOUT_MS },
        ),
        visitor.page.goto(addresses[page]),
      ])
      const { query, variables } = request.postDataJSON() as IndexRequest
      requests[page] = { query, variables }
    } finally {
      await visitor.close()
    }
  }
  return requests as Readonly<Record<PageName, IndexRequest>>
}
