// What a write survives in a browser: a second tab of the same reader, and a chain that takes it back.
import { describe, expect, inject } from 'vitest'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { approveUntil, listItem, openListForm, openPurchase } from './trading.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

const itemPath = ({ collection, tokenId }: Item): string => `/item/${collection}/${tokenId}`

/** Replaces the blocks after one by empty ones. */
async function takeBackSince(block: number): Promise<void> {
  /** Null for the moment in which anvil has rolled back and not yet added the new blocks. */
  const firstHash = async () => {
    const first = await callRpc(site.rpcUrl, 'eth_getBlockByNumber', [`0x${(block + 1).toString(16)}`, false])
    return (first as { hash: string } | null)?.hash ?? null
  }
  const taken = await firstHash()
  expect(taken).not.toBeNull()
  // The depth is counted from the chain's end: a block that another page's write adds meanwhile would save the first one.
  while ((await firstHash()) === taken) {
    const { number } = await readLatestBlock(site.rpcUrl)
    await callRpc(site.rpcUrl, 'anvil_reorg', [number - block, []])
  }
  // The indexer looks at the new branch once it is the longer one.
  await callRpc(site.rpcUrl, 'anvil_mine', ['0x2'])
}

describe('a write', () => {
  describe('fault: double click, two tabs', () => {
    journey(
      'that is in progress in one tab is shown in another, and prompts the wallet once',
      async (visitor) => {
        const { page, context } = visitor
        const seller = await findHolder(site, 1)
        const item = seller.items.at(-1) as Item
        await page.goto(itemPath(item))
        await connectWallet(page, seller.label)
        const second = await context.newPage()
        await second.goto(itemPath(item))
        await second.getByRole('button', { name: /^Wallet: (?!wrong)/ }).waitFor()

        const form = await openListForm(page, '0.81')
        const otherForm = await openListForm(second, '0.82')
        expect(await findViolations(second, 'light')).toEqual([])
        await form.getByRole('button', { name: 'List for sale' }).click()
        await page.getByRole('dialog', { name: 'Send a transaction' }).waitFor()
        await otherForm.getByText(/Another tab asked your wallet/).waitFor()
        expect(await otherForm.getByRole('button', { name: 'List for sale' }).count()).toBe(0)

        await approveUntil(page, page.getByRole('dialog', { name: 'Listed' }))
        await second.getByRole('main').getByText('0.81').first().waitFor()
        expect(await second.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)
        const sent = visitor.requests().filter((request) => /0x88147732/.test(request.postData() ?? ''))
        const sends = sent.filter((request) => /eth_sendTransaction/.test(request.postData() ?? ''))
        expect(sends).toHaveLength(1)
      },
    )
  })

  describe('fault: reorg undoes a sale, listing, transfer', () => {
    journey(
      'that a reorganization undoes is reported to its account, and leaves the page',
      async ({ page }) => {
        const seller = await findHolder(site, 2)
        const item = seller.items.at(-1) as Item
        await page.goto(itemPath(item))
        await connectWallet(page, seller.label)
        const before = await readLatestBlock(site.rpcUrl)
        await listItem(page, '0.8319')
        const price = page.getByRole('main').getByText('0.8319')
        await price.first().waitFor()
        await takeBackSince(before.number)
        const readStatus = (write: RegExp) =>
          page
            .getByRole('region', { name: 'Your transactions' })
            .getByRole('listitem')
            .filter({ hasText: write })
            .getByText(/A chain reorganization undid this/)
        await readStatus(/^List /).waitFor()
        await expect.poll(() => price.count(), { timeout: 30_000 }).toBe(0)

        // So it is with a sale: the item is its seller's again, and for sale.
        await page.goto(itemPath(seller.items.at(-2) as Item))
        await listItem(page, '0.8323')
        const buyer = await findHolder(site, 3)
        await switchAccount(page, buyer.label)
        const unsold = await readLatestBlock(site.rpcUrl)
        const sales = page.getByRole('main').getByRole('cell', { name: /^Sale/ })
        const salesBefore = await sales.count()
        const purchase = await openPurchase(page)
        expect(await findViolations(page, 'light')).toEqual([])
        await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
        await approveUntil(page, page.getByRole('dialog', { name: 'Bought' }))
        await page.keyboard.press('Escape')
        await expect.poll(() => sales.count(), { timeout: 30_000 }).toBe(salesBefore + 1)
        await takeBackSince(unsold.number)
        await readStatus(/^Buy /).waitFor()
        await expect.poll(() => sales.count(), { timeout: 30_000 }).toBe(salesBefore)
        await page.getByRole('main').getByRole('button', { name: /^Buy / }).first().waitFor()
      },
    )
  })
})
