// I5: from mined to visible in the page, against what graph-node itself takes to answer for the same block.
import type { Browser, Page } from 'playwright-core'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { readIndexingStatus } from '../../local/indexer/graph-node.ts'
import { waitFor } from '../../local/process/wait.ts'
import { itemsOf } from '../e2e/facts.ts'
import { cancelListing, listItem } from '../e2e/trading.ts'
import { openVisitor } from '../e2e/visitor.ts'
import { connectWallet } from '../e2e/wallet.ts'
import type { Site } from '../support/openSite.ts'
import { type Measurement, percentile, round } from './measure.ts'

const GOAL_SECONDS = 1.5
const SAMPLES = 12
const PATIENCE = { timeoutMs: 60_000, intervalMs: 5 } as const

/** Milliseconds since 1970 at which the account's next transaction was first seen mined, and its block. */
async function nextMined(
  rpcUrl: string,
  account: string,
): Promise<() => Promise<{ at: number; block: number }>> {
  const count = async (): Promise<number> =>
    Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [account, 'latest']))
  const before = await count()
  return async () => {
    await waitFor(async () => (await count()) > before, { what: 'the listing to be mined', ...PATIENCE })
    const at = Date.now()
    return { at, block: (await readLatestBlock(rpcUrl)).number }
  }
}

/** Milliseconds since 1970 at which the index answers for the block. */
async function queryable(graphqlUrl: string, block: number): Promise<number> {
  await waitFor(async () => ((await readIndexingStatus(graphqlUrl))?.blockNumber ?? 0) >= block, {
    what: 'the index to answer for the block',
    ...PATIENCE,
  })
  return Date.now()
}

/** Milliseconds since 1970 of the first frame in which the page itself, not a dialog over it, shows the text. */
async function shown(page: Page, text: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => (document.querySelector('main')?.innerText.includes(wanted) ? Date.now() : false),
    text,
    { polling: 'raf' },
  )
  return Number(await handle.jsonValue())
}

export async function measureVisibility({ stack, webUrl }: Site, browser: Browser): Promise<Measurement> {
  const [seller] = stack.accounts
  if (seller === undefined) throw new Error('The local chain has no account.')
  const [item] = await itemsOf(stack, { owner: seller.address, listed: false })
  if (item === undefined) throw new Error(`${seller.label} holds nothing that is not for sale.`)
  const visitor = await openVisitor(browser, webUrl)
  const { page } = visitor
  await page.goto(`/item/${item.collection}/${item.tokenId}`)
  await connectWallet(page, seller.label)
  // The first listing also asks for the approval; it is not measured.
  await listItem(page, '0.9')
  await cancelListing(page)

  const toPage: number[] = []
  const toIndex: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const price = `0.${4_111 + sample * 11}`
    const mined = await nextMined(stack.rpcUrl, seller.address)
    const visible = shown(page, price)
    const [{ at, answered }] = await Promise.all([
      mined().then(async ({ at: minedAt, block }) => ({
        at: minedAt,
        answered: await queryable(stack.graphqlUrl, block),
      })),
      listItem(page, price),
    ])
    toPage.push(((await visible) - at) / 1000)
    toIndex.push((answered - at) / 1000)
    await cancelListing(page)
  }
  await visitor.close()
  const value = percentile(toPage, 0.95)
  return {
    id: 'I5',
    what: 'mined to visible in the page, p95',
    value: round(value, 2),
    unit: 's',
    goal: GOAL_SECONDS,
    pass: value <= GOAL_SECONDS,
    against: `graph-node's receipt to queryable, p95: ${round(percentile(toIndex, 0.95), 2)} s`,
    samples: SAMPLES,
  }
}
