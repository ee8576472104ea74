// I5: from mined to visible in the page, compared with the time that graph-node itself takes to return the block.
import type { Page } from 'playwright-core'
import { callRpc } from '../../../local/chain/json-rpc.ts'
import { readIndexingStatus } from '../../../local/indexer/graph-node.ts'
import { waitFor } from '../../../local/process/wait.ts'
import type { Stack } from '../../../local/stack.ts'
import { queryIndex, type Item, fetchItems } from '../../e2e/queries.ts'
import { cancelListing, listItem } from '../../e2e/trading.ts'
import { openVisitor } from '../../e2e/visitor.ts'
import { connectWallet } from '../../e2e/wallet.ts'
import { type Measure, round } from '../measure.ts'
import { percentile } from '../statistics.ts'

const SAMPLES = 12
const WAIT_TIMEOUT_MS = 60_000
/** How often the node and the index are polled: more often than either changes, at little cost to them. */
const LOOK_MS = 20

interface Seller {
  readonly label: string
  readonly address: string
  readonly item: Item
}

/**
 * Finds an account with an item that it never listed, or whose listings have all ended. An item with an inactive
 * listing won't do: listing it may renew an approval, and reactivate listings that had lost theirs.
 */
async function findSeller(stack: Stack): Promise<Seller> {
  for (const { label, address } of stack.accounts) {
    const { orders } = await queryIndex<{
      orders: readonly { token: { tokenId: string; collection: { id: string } } }[]
    }>(
      stack,
      `query ($offerer: String!) {
        orders(first: 1000, where: { offerer: $offerer, side: ASK, status_in: [OPEN, PARTIAL], token_not: null }) {
          token { tokenId collection { id } }
        }
      }`,
      { offerer: address },
    )
    const isOpen = ({ tokenId, collection }: Item): boolean =>
      orders.some(({ token }) => token.tokenId === tokenId && token.collection.id === collection)
    const items = await fetchItems(stack, { owner: address, listed: false })
    const item = items.find((candidate) => !isOpen(candidate))
    if (item !== undefined) return { label, address, item }
  }
  throw new Error('No account of the demo holds an item without an open listing.')
}

const countTransactions = async (rpcUrl: string, account: string): Promise<number> =>
  Number(await callRpc(rpcUrl, 'eth_getTransactionCount', [account, 'latest']))

/** Waits for the account's transaction with this nonce; returns when it was first seen mined, and in which block. */
async function mined(
  rpcUrl: string,
  { account, nonce }: { account: string; nonce: number },
): Promise<{ at: number; block: number }> {
  await waitFor(async () => (await countTransactions(rpcUrl, account)) > nonce, {
    what: 'the listing to be mined',
    timeoutMs: WAIT_TIMEOUT_MS,
    intervalMs: LOOK_MS,
  })
  const at = Date.now()
  // A node may count a transaction before it returns the block.
  const block = await waitFor(() => waitForBlock(rpcUrl, { account, nonce }), {
    what: `the block of transaction ${nonce} of ${account}`,
    timeoutMs: WAIT_TIMEOUT_MS,
    intervalMs: LOOK_MS,
  })
  return { at, block }
}

/** Number of blocks that may be mined between a transaction and the search for it. */
const BLOCKS_BACK = 32

/** Finds the block of an account’s recent transaction; nodes can't find one by its nonce. */
async function waitForBlock(
  rpcUrl: string,
  { account, nonce }: { account: string; nonce: number },
): Promise<number | undefined> {
  const latest = Number(await callRpc(rpcUrl, 'eth_blockNumber', []))
  for (let block = latest; block > latest - BLOCKS_BACK; block--) {
    const response = await callRpc(rpcUrl, 'eth_getBlockByNumber', [`0x${block.toString(16)}`, true])
    const { transactions } = response as { transactions: readonly { from: string; nonce: string }[] }
    const own = transactions.find(
      (transaction) =>
        transaction.from.toLowerCase() === account.toLowerCase() && Number(transaction.nonce) === nonce,
    )
    if (own !== undefined) return block
  }
  return undefined
}

/** Milliseconds since 1970 at which the index returns the block. */
async function queryable(graphqlUrl: string, block: number): Promise<number> {
  await waitFor(async () => ((await readIndexingStatus(graphqlUrl))?.blockNumber ?? 0) >= block, {
    what: 'the index to answer for the block',
    timeoutMs: WAIT_TIMEOUT_MS,
    intervalMs: LOOK_MS,
  })
  return Date.now()
}

/** Milliseconds since 1970 of the first frame in which the page itself, not a dialog over it, shows the text. */
async function waitForText(page: Page, text: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => (document.querySelector('main')?.innerText.includes(wanted) ? Date.now() : false),
    text,
    { polling: 'raf', timeout: WAIT_TIMEOUT_MS },
  )
  return Number(await handle.jsonValue())
}

interface Sample {
  /** Seconds from mined until the page shows it. */
  readonly toPage: number
  /** Seconds from mined until the index returns the block. */
  readonly toIndex: number
}

/** Lists the item whose page is open, waits for the price, and cancels the listing. */
async function timeListing(stack: Stack, page: Page, account: string, price: string): Promise<Sample> {
  const { rpcUrl, graphqlUrl } = stack
  const nonce = await countTransactions(rpcUrl, account)
  const reachIndex = async (): Promise<{ at: number; answered: number }> => {
    const { at, block } = await mined(rpcUrl, { account, nonce })
    return { at, answered: await queryable(graphqlUrl, block) }
  }
  const [visible, { at, answered }] = await Promise.all([
    waitForText(page, price),
    reachIndex(),
    listItem(page, price),
  ])
  await cancelListing(page)
  return { toPage: (visible - at) / 1000, toIndex: (answered - at) / 1000 }
}

export const visibility: Measure = {
  id: 'I5',
  what: 'a listing, from mined to visible in the page, p95',
  unit: 's',
  goal: 1.5,
  passes: 'at most',
  decimals: 2,
  async take(bench) {
    const { stack, webUrl } = await bench.site()
    const { label, address, item } = await findSeller(stack)
    const visitor = await openVisitor(await bench.browser(), webUrl)
    const { page } = visitor
    await page.goto(`/item/${item.collection}/${item.tokenId}`)
    await connectWallet(page, label)
    // The first listing also needs the approval; it is not measured.
    await listItem(page, '0.9')
    await cancelListing(page)
    const samples: Sample[] = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      // A price that nothing else on the page shows, and that doesn't end in zero, which the page would omit.
      samples.push(await timeListing(stack, page, address, `0.${4_111 + sample * 10}`))
    }
    await visitor.close()
    const toIndex = percentile(
      samples.map((sample) => sample.toIndex),
      0.95,
    )
    return {
      value: percentile(
        samples.map(({ toPage }) => toPage),
        0.95,
      ),
      against: `graph-node's own receipt to queryable, p95 ${round(toIndex, 2)} s`,
      samples: SAMPLES,
    }
  },
}
