// M2: how soon a page's local copy is current once the index has a block with a hundred changes, and how many queries
// that takes.
import type { Page, Response } from 'playwright-core'
import { readIndexingStatus } from '../../../local/indexer/graph-node.ts'
import { callRpc, readLatestBlock } from '../../../local/chain/json-rpc.ts'
import { waitFor } from '../../../local/process/wait.ts'
import { nowSeconds } from '../../../src/domain/time.ts'
import { waitForPage } from '../../e2e/waitForPage.ts'
import type { Visitor } from '../../e2e/visitor.ts'
import { mineTransfers, ownerOnChain, type Transfer, withoutMining } from '../dataset/blockOfTransfers.ts'
import { COUNT, doIn, fullGrid, gridAddress } from '../dataset/fullGrid.ts'
import type { IndexSite } from '../dataset/indexSite.ts'
import { queryIndex, interleaved, type IndexRequest, uncachedQuery } from '../dataset/indexRequest.ts'
import { type Measure, round } from '../measure.ts'
import { median, percentile } from '../statistics.ts'

const CHANGES = 100
/** Even, so that everyone has their original items at the end. */
const SAMPLES = 10
const MAX_REQUESTS = 1
const WAIT_TIMEOUT_MS = 60_000

/** Listed items of the collection, each to be sent to the account after its owner. */
async function transfersOfListed({ graphqlUrl, rpcUrl, contracts }: IndexSite): Promise<readonly Transfer[]> {
  const collection = contracts.collections[0]?.address ?? ''
  const accounts = contracts.accounts.map(({ address }) => address.toLowerCase())
  const { tokens } = await queryIndex<{ tokens: { tokenId: string; owner: { id: string } }[] }>(graphqlUrl, {
    query: `query ($where: Token_filter!) { tokens(first: 400, where: $where) { tokenId owner { id } } }`,
    variables: {
      where: {
        collection,
        owner_in: accounts,
        openAskCount: 1,
        bestAskEndsAtSeconds_gt: `${nowSeconds() + 3_600}`,
      },
    },
  })
  const transfers: Transfer[] = []
  for (const { tokenId, owner } of tokens) {
    if (transfers.length === CHANGES) break
    const to = accounts[(accounts.indexOf(owner.id) + 1) % accounts.length]
    // The index may be a block behind.
    if (to === undefined || (await ownerOnChain(tokenId, { rpcUrl, collection })) !== owner.id) continue
    transfers.push({ from: owner.id, to, tokenId })
  }
  if (transfers.length < CHANGES)
    throw new Error(`Only ${transfers.length} of ${CHANGES} listed items are the local accounts’ own.`)
  return transfers
}

/**
 * Mines an empty block and waits until the page has it. The chain's own next block comes twelve seconds later, so the page
 * misses one block while it is out of view, as it does every twelve seconds on the main network.
 */
async function showNewBlock(page: Page, { rpcUrl }: IndexSite): Promise<void> {
  await callRpc(rpcUrl, 'evm_mine')
  const { number } = await readLatestBlock(rpcUrl)
  const isOfBlock = async (response: Response): Promise<boolean> =>
    (response.request().postData() ?? '').includes('IndexedBlock') &&
    ((await response.json()) as IndexedBlockAnswer).data._meta.block.number >= number
  await page.waitForResponse(isOfBlock, { timeout: WAIT_TIMEOUT_MS })
  await waitForPage(page)
}

interface IndexedBlockAnswer {
  readonly data: { readonly _meta: { readonly block: { readonly number: number } } }
}

/** A page that is out of view does not poll the index. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

interface Update {
  readonly ms: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly text: string
}

/** Makes the page poll the index by returning to it, until the frame with another item count is painted. */
function comeBack(page: Page): Promise<Update> {
  return page.evaluate(async (count) => {
    const before = document.querySelector(count)?.textContent ?? ''
    Reflect.deleteProperty(document, 'visibilityState')
    const begun = performance.now()
    document.dispatchEvent(new Event('visibilitychange'))
    for (;;) {
      await new Promise((frame) => requestAnimationFrame(frame))
      const text = document.querySelector(count)?.textContent ?? ''
      if (text !== '' && text !== before) break
      if (performance.now() - begun > 30_000) throw new Error(`The page goes on to show ${text}.`)
    }
    // The first task after the frame's callbacks runs when its style, layout and paint are done.
    const channel = new MessageChannel()
    await new Promise((painted) => {
      channel.port1.onmessage = painted
      channel.port2.postMessage(null)
    })
    const text = document.querySelector(count)?.textContent ?? ''
    return { ms: performance.now() - begun, at: Date.now(), text }
  }, COUNT)
}

interface Sample {
  /** Milliseconds from the poll that finds the block to the painted page. */
  readonly whole: number
  /** The part of it from the local copy's query on, in milliseconds. */
  readonly fromQuestion: number
  /** Milliseconds of the same queries to the index, without a page. */
  readonly alone: number
  /** Names of the local copy's queries. */
  readonly requested: readonly string[]
}

const countIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''))

async function takeSample(
  visitor: Visitor,
  site: IndexSite,
  transfers: readonly Transfer[],
): Promise<Sample> {
  const { page } = visitor
  const collection = site.contracts.collections[0]?.address ?? ''
  const before = countIn(await page.locator(COUNT).first().textContent())
  await showNewBlock(page, site)
  await leave(page)
  await mineTransfers(transfers, { rpcUrl: site.rpcUrl, collection })
  const { number } = await readLatestBlock(site.rpcUrl)
  await waitFor(async () => ((await readIndexingStatus(site.graphqlUrl))?.blockNumber ?? 0) >= number, {
    what: 'the index to answer for the block',
    timeoutMs: WAIT_TIMEOUT_MS,
    intervalMs: 20,
  })
  const requested = visitor.requests().length
  const { ms, at, text } = await comeBack(page)
  if (Math.abs(countIn(text) - before) !== transfers.length)
    throw new Error(`${transfers.length} listings changed, and the page counts ${text} after ${before}.`)
  await waitForPage(page)
  const requests = visitor
    .requests()
    .slice(requested)
    .flatMap((request) => {
      const name = /query (ItemSearchRows\w*)/.exec(request.postData() ?? '')?.[1]
      return name === undefined ? [] : [{ name, request }]
    })
  const changes = requests.find(({ name }) => name === 'ItemSearchRows_changes')?.request
  if (changes === undefined) throw new Error('The local copy did not query the changes.')
  const [[alone = NaN] = []] = await interleaved(1, [
    uncachedQuery(site.graphqlUrl, changes.postDataJSON() as IndexRequest),
  ])
  return {
    whole: ms,
    fromQuestion: at - changes.timing().startTime,
    alone,
    requested: requests.map(({ name }) => name),
  }
}

export const itemSearchUpdate: Measure = {
  id: 'M2',
  what: `from a block with ${CHANGES} changes that the index has, to the painted page whose local copy has them, median`,
  unit: '×',
  goal: 4.5,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const site = await bench.dataset()
    const visitor = await fullGrid(bench, site)
    const there = await transfersOfListed(site)
    const back = there.map(({ from, to, tokenId }) => ({ from: to, to: from, tokenId }))
    await doIn(visitor.page, { kind: 'go', value: `${gridAddress(site)}&status=listed` })
    const samples = await withoutMining(site.rpcUrl, async () => {
      const results: Sample[] = []
      for (let sample = 0; sample < SAMPLES; sample++)
        results.push(await takeSample(visitor, site, sample % 2 === 0 ? there : back))
      return results
    })
    const whole = samples.map((sample) => sample.whole)
    const of = (key: 'whole' | 'fromQuestion' | 'alone') => median(samples.map((sample) => sample[key]))
    const most = Math.max(...samples.map(({ requested }) => requested.length))
    return {
      value: of('whole') / of('alone'),
      against: `the same query to the index alone: ${round(of('alone'))} ms, the page ${round(of('whole'))} ms, p95 ${round(percentile(whole, 0.95))} ms; from the local copy’s query on ${round(of('fromQuestion'))} ms; ${most} ${most === 1 ? 'request' : 'requests'}`,
      samples: SAMPLES,
      missed:
        most > MAX_REQUESTS
          ? `${most} requests: ${samples.find(({ requested }) => requested.length === most)?.requested.join(', ')}`
          : undefined,
    }
  },
}
