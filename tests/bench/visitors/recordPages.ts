// What each page asks the index, recorded in a browser, so that simulated visitors ask the same.
import type { Browser } from 'playwright-core'
import { queryTime } from '../../../src/domain/time.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { queryIndex } from '../dataset/indexRequest.ts'
import type { Site } from '../../support/openSite.ts'

/** A query's body with places for the block's hash and the time of its conditions. */
export interface Question {
  readonly body: (at: { readonly hash: string; readonly nowSeconds: number }) => string
  readonly contentType: string
}

export interface RecordedPage {
  /** Share of visits; the sum is 1. */
  readonly weight: number
  /** Queries about the pinned block, sent again when something changes. */
  readonly pinned: readonly Question[]
  /** Queries about the newest block, sent when the page opens. */
  readonly newest: readonly Question[]
}

export interface RecordedSite {
  readonly pages: readonly RecordedPage[]
  /** The query that a new page sends before all others. */
  readonly first: Question
  /** The query that an open page sends for each block. */
  readonly poll: (since: number) => Question
}

const ITEMS = 12
const PINNED = /block(: ?\{hash: ?\\|":\{"hash":)"(0x[0-9a-f]{64})/
const OPERATION = /query (\w+)/

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

/** Opens every page once with nothing cached, and one until it has looked for a new block. */
export async function recordSite(browser: Browser, site: Site): Promise<RecordedSite> {
  const pages: RecordedPage[] = []
  let first: Question | undefined
  let poll: ((since: number) => Question) | undefined
  for (const { path, weight } of await listPaths(site)) {
    const visitor = await openVisitor(browser, site.webUrl)
    try {
      await visitor.page.goto(path)
      await visitor.page.waitForLoadState('networkidle')
      if (poll === undefined)
        await visitor.page.waitForRequest((request) => (request.postData() ?? '').includes('_changes'))
      const pinned = new Map<string, Question>()
      const newest = new Map<string, Question>()
      for (const request of visitor.requests()) {
        const body = request.postData()
        if (body === null || new URL(request.url()).pathname !== '/graphql') continue
        const contentType = request.headers()['content-type'] ?? ''
        const question = toQuestion(body, contentType)
        const [, operation] = OPERATION.exec(body) ?? []
        if (operation === 'FirstBlock') first ??= question
        else if (operation === 'IndexedBlock_changes')
          poll ??= (since) => toQuestion(body.replace(/"block":\d+/, `"block":${since}`), contentType)
        else (PINNED.test(body) ? pinned : newest).set(body, question)
      }
      if (pinned.size === 0) throw new Error(`${path} sent no query about a block.`)
      pages.push({ weight, pinned: [...pinned.values()], newest: [...newest.values()] })
    } finally {
      await visitor.close()
    }
  }
  if (first === undefined || poll === undefined) throw new Error('The pages did not follow the index.')
  return { pages, first, poll }
}

function toQuestion(body: string, contentType: string): Question {
  const [, , recorded] = PINNED.exec(body) ?? []
  const now = String(queryTime(Math.floor(Date.now() / 1_000)))
  return {
    contentType,
    body: ({ hash, nowSeconds }) =>
      (recorded === undefined ? body : body.replaceAll(recorded, hash)).replaceAll(
        now,
        String(queryTime(nowSeconds)),
      ),
  }
}
