// Records each page's queries in a browser, so that simulated visitors send the same ones.
import type { Browser } from 'playwright-core'
import { queryTime } from '../../../src/domain/time.ts'
import { asOfBlock, withBlock } from '../../../src/graphql/pinnedBlock.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { queryIndex } from '../dataset/indexRequest.ts'
import type { Site } from '../../support/openSite.ts'

/** What a query's body depends on. */
export interface At {
  /** Hash of the visitor's block; undefined before the first answer. */
  readonly hash: string | undefined
  /** The block after which the visitor has seen no change. */
  readonly since: number
  readonly nowSeconds: number
}

export interface VisitorQuery {
  readonly body: (at: At) => string
  readonly contentType: string
}

export interface RecordedPage {
  /** Share of visits; the sum is 1. */
  readonly weight: number
  /** Queries that a new page sends before it knows a block. */
  readonly opening: readonly VisitorQuery[]
  /** Queries as of the page's block that follow them. */
  readonly later: readonly VisitorQuery[]
  /** Queries about the index itself, sent when the page opens. */
  readonly newest: readonly VisitorQuery[]
  /** Queries for what changed, sent after a change in place of those of its list. */
  readonly changes: readonly VisitorQuery[]
}

export interface RecordedSite {
  readonly pages: readonly RecordedPage[]
  /** The query that an open page sends for each block. */
  readonly poll: VisitorQuery
}

const ITEMS = 12
const MINUTE_MS = 60_000
const HASH = /(block(?:: ?\{hash: ?\\|":\{"hash":)")(0x[0-9a-f]{64})/g
const SINCE = /("(?:block|_change_block)":(?:\{"number_gte":)?)\d+/g
const OPERATION = /query (\w+)/
/** Queries of a page that it sends again after each change of the index. */
const CHANGES = 'CatalogueRows_changes'
const POLL = 'IndexedBlock_changes'

/** Visits by page: few pages get most of them, as in a mint or a drop. */
async function listPaths({ stack }: Site): Promise<readonly { path: string; weight: number }[]> {
  const { collections, accounts } = stack.contracts
  const { tokens } = await queryIndex<{ tokens: { tokenId: string; collection: { id: string } }[] }>(
    stack.graphqlUrl,
    {
      query: `{ tokens(first: ${ITEMS}, orderBy: saleCount, orderDirection: desc) { tokenId collection { id } } }`,
      variables: {},
    },
  )
  const spread = (paths: readonly string[], share: number) => {
    const sum = paths.reduce((total, _, place) => total + 1 / (place + 1), 0)
    return paths.map((path, place) => ({ path, weight: share / (place + 1) / sum }))
  }
  return [
    ...spread(['/'], 0.25),
    ...spread(['/collections'], 0.05),
    ...spread(['/activity'], 0.05),
    ...spread(
      collections.map(({ address }) => `/collection/${address}`),
      0.3,
    ),
    ...spread(
      tokens.map(({ tokenId, collection }) => `/item/${collection.id}/${tokenId}`),
      0.3,
    ),
    ...spread(
      accounts.slice(0, 3).map(({ address }) => `/account/${address}`),
      0.05,
    ),
  ]
}

/**
 * Opens every page once with nothing cached, and stays until the page has looked for a new block and, on a collection's,
 * for changed items.
 */
export async function recordSite(browser: Browser, site: Site): Promise<RecordedSite> {
  const pages: RecordedPage[] = []
  let poll: VisitorQuery | undefined
  for (const { path, weight } of await listPaths(site)) {
    const visitor = await openVisitor(browser, site.webUrl)
    const sent = () =>
      visitor
        .requests()
        .filter((request) => new URL(request.url()).pathname === '/graphql' && request.method() === 'POST')
        .map((request) => ({
          body: request.postData() ?? '',
          contentType: request.headers()['content-type'] ?? '',
        }))
    const isSent = (operation: string) => sent().some(({ body }) => operationOf(body) === operation)
    try {
      await visitor.page.goto(path)
      await visitor.page.waitForLoadState('networkidle')
      const awaited = path.startsWith('/collection/') ? CHANGES : poll === undefined ? POLL : undefined
      while (awaited !== undefined && !isSent(awaited))
        await visitor.context.waitForEvent('request', { timeout: MINUTE_MS })
      const kinds: Record<Exclude<keyof RecordedPage, 'weight'>, Map<string, VisitorQuery>> = {
        opening: new Map(),
        later: new Map(),
        newest: new Map(),
        changes: new Map(),
      }
      for (const { body, contentType } of sent()) {
        const query = toVisitorQuery(body, contentType)
        const operation = operationOf(body)
        const key = query.body({ hash: '', since: 0, nowSeconds: 0 })
        const kind =
          operation === CHANGES
            ? 'changes'
            : isOpening(body)
              ? 'opening'
              : body.search(HASH) >= 0
                ? 'later'
                : 'newest'
        if (operation === POLL) poll ??= query
        else if (kind !== 'later' || !kinds.opening.has(key)) kinds[kind].set(key, query)
      }
      if (kinds.opening.size === 0) throw new Error(`${path} sent no query.`)
      const list = (kind: keyof typeof kinds) => [...kinds[kind].values()]
      pages.push({
        weight,
        opening: list('opening'),
        later: list('later'),
        newest: list('newest'),
        changes: list('changes'),
      })
    } finally {
      await visitor.close()
    }
  }
  if (poll === undefined) throw new Error('The pages did not follow the index.')
  return { pages, poll }
}

const operationOf = (body: string) => OPERATION.exec(body)?.[1]

/** How a page's first queries ask which block they are as of. */
const WITH_BLOCK = withBlock('{')
const isOpening = (body: string) => body.includes(WITH_BLOCK)

function toVisitorQuery(body: string, contentType: string): VisitorQuery {
  const now = String(queryTime(Math.floor(Date.now() / 1_000)))
  const opening = isOpening(body) ? body : undefined
  const isAboutChanges = [POLL, CHANGES].includes(operationOf(body) ?? '')
  return {
    contentType,
    body: ({ hash, since, nowSeconds }) => {
      const pinned = opening === undefined || hash === undefined ? body : pin(opening, hash)
      const current = pinned
        .replace(HASH, (_, before: string) => `${before}${hash}`)
        .replaceAll(now, String(queryTime(nowSeconds)))
      return isAboutChanges ? current.replace(SINCE, (_, before: string) => `${before}${since + 1}`) : current
    },
  }
}

/** The same query once the page knows a block. */
function pin(opening: string, hash: string): string {
  const { query, variables } = JSON.parse(opening) as { query: string; variables: unknown }
  return JSON.stringify({ query: asOfBlock(query.replace(WITH_BLOCK, '{'), hash), variables })
}
