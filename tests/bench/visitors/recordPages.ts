// Records each page's queries in a browser, so that simulated visitors send the same ones.
import type { Browser, Request } from 'playwright-core'
import { splitIntoChunks } from '../../../src/domain/splitIntoChunks.ts'
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
  /** Queries that an open page sends after a change of the index. */
  readonly reload: readonly VisitorQuery[]
}

export interface RecordedSite {
  readonly pages: readonly RecordedPage[]
  /** The query that an open page sends for each block. */
  readonly poll: VisitorQuery
}

const ITEMS = 12
/** Pages that are recorded at the same time. */
const AT_ONCE = 6
const MINUTE_MS = 60_000
const HASH = /(block(?:: ?\{hash: ?\\|":\{"hash":)")(0x[0-9a-f]{64})/g
const SINCE = /("(?:block|_change_block)":(?:\{"number_gte":)?)\d+/g
const OPERATION = /query (\w+)/
/** Queries for what a list has changed since a block. */
const CHANGES = 'CatalogueRows_changes'
const POLL = 'IndexedBlock_changes'

interface Place {
  readonly path: string
  /** Share of visits. */
  readonly weight: number
}

/** Visits by page: few pages get most of them, as in a mint or a drop. */
async function listPlaces({ stack }: Site): Promise<readonly Place[]> {
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

/** Opens every page once with nothing cached, and stays until it has reloaded after a change of the index. */
export async function recordSite(browser: Browser, site: Site): Promise<RecordedSite> {
  const recorded: Recording[] = []
  for (const places of splitIntoChunks(await listPlaces(site), AT_ONCE))
    recorded.push(...(await Promise.all(places.map((place) => recordPage(browser, site, place)))))
  const [first] = recorded
  if (first === undefined) throw new Error('There are no pages.')
  return { pages: recorded.map(({ page }) => page), poll: first.poll }
}

interface Recording {
  readonly page: RecordedPage
  readonly poll: VisitorQuery
}

async function recordPage(browser: Browser, site: Site, { path, weight }: Place): Promise<Recording> {
  const visitor = await openVisitor(browser, site.webUrl)
  const listSent = () =>
    visitor
      .requests()
      .filter((request) => new URL(request.url()).pathname === '/graphql' && request.method() === 'POST')
  try {
    await visitor.page.goto(path)
    await visitor.page.waitForLoadState('networkidle')
    const loaded = listSent().length
    let reload: Reload | undefined
    while ((reload = await findReload(listSent().slice(loaded))) === undefined)
      await visitor.context.waitForEvent('request', { timeout: MINUTE_MS })
    const first = listSent().slice(0, loaded)
    const opening = toQueries(first.filter(isOpening))
    if (opening.size === 0) throw new Error(`${path} sent no query.`)
    const others = first.filter((request) => !isOpening(request) && !isAboutChanges(request))
    const later = toQueries(others.filter(isPinned))
    const newest = toQueries(others.filter((request) => !isPinned(request)))
    // What the page has queried again already, because a block came while it loaded.
    for (const key of opening.keys()) later.delete(key)
    const list = (queries: Map<string, VisitorQuery>) => [...queries.values()]
    return {
      page: {
        weight,
        opening: list(opening),
        later: list(later),
        newest: list(newest),
        reload: list(toQueries(reload.queries)),
      },
      poll: toVisitorQuery(reload.poll),
    }
  } finally {
    await visitor.close()
  }
}

interface Reload {
  /** The poll that found a change. */
  readonly poll: Request
  /** What the page sent until its next poll. */
  readonly queries: readonly Request[]
}

/** The first complete reload among requests; undefined if there is none yet. */
async function findReload(sent: readonly Request[]): Promise<Reload | undefined> {
  const polls = sent.flatMap((request, place) => (operationOf(request) === POLL ? [place] : []))
  for (const [turn, place] of polls.entries()) {
    const [poll, next] = [sent[place], polls[turn + 1]]
    if (poll === undefined || next === undefined) return undefined
    const response = await poll.response()
    const reply = (await response?.json()) as { data?: object | null } | undefined
    const isNews = Object.values(reply?.data ?? {}).some((rows) => Array.isArray(rows) && rows.length > 0)
    if (isNews) return { poll, queries: sent.slice(place + 1, next) }
  }
  return undefined
}

const bodyOf = (request: Request) => request.postData() ?? ''
const operationOf = (request: Request) => OPERATION.exec(bodyOf(request))?.[1]
const isPinned = (request: Request) => bodyOf(request).search(HASH) >= 0
const isAboutChanges = (request: Request) => [POLL, CHANGES].includes(operationOf(request) ?? '')

/** How a page's first queries ask which block they are as of. */
const WITH_BLOCK = withBlock('{')
const isOpening = (request: Request) => bodyOf(request).includes(WITH_BLOCK)

/** Requests as queries, without repetitions; those as of a block have the same key whether they name it or not. */
function toQueries(requests: readonly Request[]): Map<string, VisitorQuery> {
  return new Map(
    requests.map((request) => {
      const query = toVisitorQuery(request)
      return [query.body({ hash: '', since: 0, nowSeconds: 0 }), query]
    }),
  )
}

function toVisitorQuery(request: Request): VisitorQuery {
  const body = bodyOf(request)
  const now = String(queryTime(Math.floor(Date.now() / 1_000)))
  const opening = isOpening(request) ? body : undefined
  const namesBase = isAboutChanges(request)
  return {
    contentType: request.headers()['content-type'] ?? '',
    body: ({ hash, since, nowSeconds }) => {
      const pinned = opening === undefined || hash === undefined ? body : pin(opening, hash)
      const current = pinned
        .replace(HASH, (_, before: string) => `${before}${hash}`)
        .replaceAll(now, String(queryTime(nowSeconds)))
      return namesBase ? current.replace(SINCE, (_, before: string) => `${before}${since + 1}`) : current
    },
  }
}

/** The same query once the page knows a block. */
function pin(opening: string, hash: string): string {
  const { query, variables } = JSON.parse(opening) as { query: string; variables: unknown }
  return JSON.stringify({ query: asOfBlock(query.replace(WITH_BLOCK, '{'), hash), variables })
}
