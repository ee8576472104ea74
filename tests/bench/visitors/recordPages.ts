// Records each page's queries in a browser, so that simulated visitors send the same ones.
import { parse, print, visit } from 'graphql'
import type { Browser, Request } from 'playwright-core'
import { splitIntoChunks } from '../../../src/domain/splitIntoChunks.ts'
import { queryTime } from '../../../src/domain/time.ts'
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
const CONCURRENT_PAGES = 6
const RELOAD_TIMEOUT_MS = 60_000
const HASH = /("block":\{"hash":")(0x[0-9a-f]{64})/g
const SINCE = /("(?:since|_change_block)":(?:\{"number_gte":)?)(\d+)/g
const OPERATION = /query (\w+)/
/** The local copy's query for rows that changed since a block. */
const CHANGES = 'ItemSearchRows_changes'
const POLL = 'IndexedBlock_changes'

interface VisitedPage {
  readonly path: string
  /** Share of visits. */
  readonly weight: number
}

/** Visits by page: few pages get most of them, as in a mint or a drop. */
async function listPages({ stack }: Site): Promise<readonly VisitedPage[]> {
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
 * Opens every page once with nothing cached, and stays until it has reloaded after a change of the index.
 *
 * @throws Error for a page that sends no query; TimeoutError for one that doesn't reload
 */
export async function recordSite(browser: Browser, site: Site): Promise<RecordedSite> {
  const recordings: Recording[] = []
  for (const pages of splitIntoChunks(await listPages(site), CONCURRENT_PAGES))
    recordings.push(...(await Promise.all(pages.map((page) => recordPage(browser, site, page)))))
  const [first] = recordings
  if (first === undefined) throw new Error('There are no pages.')
  return { pages: recordings.map(({ page }) => page), poll: first.poll }
}

interface Recording {
  readonly page: RecordedPage
  readonly poll: VisitorQuery
}

async function recordPage(browser: Browser, site: Site, page: VisitedPage): Promise<Recording> {
  let recording: Recording | undefined
  // If a page reloads while it is still loading, its requests are mixed, so it is opened again.
  while (recording === undefined) recording = await tryRecording(browser, site, page)
  return recording
}

async function tryRecording(
  browser: Browser,
  site: Site,
  { path, weight }: VisitedPage,
): Promise<Recording | undefined> {
  const visitor = await openVisitor(browser, site.webUrl)
  const listSent = () =>
    visitor
      .requests()
      .filter((request) => new URL(request.url()).pathname === '/graphql' && request.method() === 'POST')
  try {
    const time = queryTime(Math.floor(Date.now() / 1_000))
    await visitor.page.goto(path)
    await visitor.page.waitForLoadState('networkidle')
    const whileLoading = listSent()
    const earlyPolls = await Promise.all(whileLoading.filter(isPoll).map(findsChange))
    if (earlyPolls.includes(true)) return undefined
    let reload: Reload | undefined
    const deadline = Date.now() + RELOAD_TIMEOUT_MS
    while ((reload = await findReload(listSent().slice(whileLoading.length))) === undefined)
      await visitor.context.waitForEvent('request', { timeout: Math.max(1, deadline - Date.now()) })
    const opening = whileLoading.filter(isOpening)
    if (opening.length === 0) throw new Error(`${path} sent no query.`)
    const others = whileLoading.filter((request) => !isOpening(request) && !isPoll(request))
    const toQueries = (requests: readonly Request[]) => {
      const queries = requests.map((request) => toVisitorQuery(request, time))
      return [...new Map(queries.map((query) => [query.body(NO_BLOCK), query])).values()]
    }
    return {
      page: {
        weight,
        opening: toQueries(opening),
        later: toQueries(others.filter(isPinned)),
        newest: toQueries(others.filter((request) => !isPinned(request))),
        reload: toQueries(reload.queries),
      },
      poll: toVisitorQuery(reload.poll, time),
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
  const polls = sent.filter(isPoll)
  for (const [index, poll] of polls.slice(0, -1).entries()) {
    const next = polls[index + 1]
    const queries = sent.slice(sent.indexOf(poll) + 1, next && sent.indexOf(next))
    if (await findsChange(poll)) return { poll, queries }
  }
  return undefined
}

/** Whether a poll's answer has changed rows. */
export const hasChanges = (data: object): boolean =>
  Object.values(data).some((rows) => Array.isArray(rows) && rows.length > 0)

async function findsChange(poll: Request): Promise<boolean> {
  const response = await poll.response()
  const reply = (await response?.json()) as { data?: object | null } | undefined
  return hasChanges(reply?.data ?? {})
}

const readBody = (request: Request) => request.postData() ?? ''
const readOperation = (request: Request) => OPERATION.exec(readBody(request))?.[1]
const isPoll = (request: Request) => readOperation(request) === POLL
const isPinned = (request: Request) => readBody(request).search(HASH) >= 0

/** A page's first queries, which ask which block they are as of. */
const isOpening = (request: Request) => readBody(request).includes('"block":null')

/** For comparing queries. */
const NO_BLOCK: At = { hash: undefined, since: 0, nowSeconds: 0 }

/** @param time that the page's queries contain, in Unix seconds */
function toVisitorQuery(request: Request, time: number): VisitorQuery {
  const body = readBody(request)
  const opening = isOpening(request) ? body : undefined
  const hasBase = [POLL, CHANGES].includes(readOperation(request) ?? '')
  return {
    contentType: request.headers()['content-type'] ?? '',
    body: ({ hash, since, nowSeconds }) => {
      const pinned = opening === undefined || hash === undefined ? body : pin(opening, hash)
      const current = pinned
        .replace(HASH, (_, before: string) => `${before}${hash}`)
        .replaceAll(String(time), String(queryTime(nowSeconds)))
      return hasBase ? current.replace(SINCE, (_, before: string) => `${before}${since + 1}`) : current
    },
  }
}

/** The same query once the page knows a block. */
function pin(opening: string, hash: string): string {
  const { query, variables } = JSON.parse(opening) as { query: string; variables: object }
  const document = visit(parse(query), {
    Field: ({ name }) => (name.value === '_meta' ? null : undefined),
  })
  return JSON.stringify({ query: print(document), variables: { ...variables, block: { hash } } })
}
