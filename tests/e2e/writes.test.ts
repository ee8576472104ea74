// Transactions in a browser with a second tab of the same user, with a chain reorganization, and seen by someone else.
import { Interface } from 'ethers'
import { describe, expect, inject } from 'vitest'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { approveUntil, listItem, openListForm, openPurchase } from './trading.ts'
import { waitForPage } from './waitForPage.ts'
import { connectWallet, switchAccount } from './wallet.ts'

const site = inject('site')
const journey = createJourney()
const TRANSFERS = new Interface(['function transferFrom(address from, address to, uint256 tokenId)'])

const itemPath = ({ collection, tokenId }: Item): string => `/item/${collection}/${tokenId}`

/** Replaces all blocks after this one by empty ones. */
async function reorganizeAfter(block: number): Promise<void> {
  /** Null while anvil has rolled back and not yet added the new blocks. */
  const firstHash = async () => {
    const first = await callRpc(site.rpcUrl, 'eth_getBlockByNumber', [`0x${(block + 1).toString(16)}`, false])
    return (first as { hash: string } | null)?.hash ?? null
  }
  const replaced = await firstHash()
  expect(replaced).not.toBeNull()
  // The depth counts from the chain's head, so a block that is added meanwhile would keep the first one.
  while ((await firstHash()) === replaced) {
    const { number } = await readLatestBlock(site.rpcUrl)
    await callRpc(site.rpcUrl, 'anvil_reorg', [number - block, []])
  }
  // The indexer follows the new branch once it is longer.
  await callRpc(site.rpcUrl, 'anvil_mine', ['0x2'])
}

describe('a transaction', () => {
  describe('fault: double click, two tabs', () => {
    journey('in progress in one tab is shown in the other, and prompts the wallet once', async (visitor) => {
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
      await otherForm.getByText(/Finish it there\./).waitFor()
      expect(await otherForm.getByRole('button', { name: 'List for sale' }).count()).toBe(0)

      await approveUntil(page, page.getByRole('dialog', { name: 'Listed' }))
      await second.getByRole('main').getByText('0.81').first().waitFor()
      expect(await second.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)
      const sent = visitor.requests().filter((request) => /0x88147732/.test(request.postData() ?? ''))
      const sends = sent.filter((request) => /eth_sendTransaction/.test(request.postData() ?? ''))
      expect(sends).toHaveLength(1)
    })
  })

  describe('fault: reorg undoes a sale, listing, transfer', () => {
    journey(
      'undone by a reorganization is reported to its account, and its effect leaves the page',
      async ({ page }) => {
        const seller = await findHolder(site, 2)
        const item = seller.items.at(-1) as Item
        await page.goto(itemPath(item))
        await connectWallet(page, seller.label)
        const before = await readLatestBlock(site.rpcUrl)
        await listItem(page, '0.8319')
        const price = page.getByRole('main').getByText('0.8319')
        await price.first().waitFor()
        await reorganizeAfter(before.number)
        const notice = (transaction: RegExp) =>
          page
            .getByRole('region', { name: 'Your transactions' })
            .getByRole('listitem')
            .filter({ hasText: transaction })
            .getByText(/A chain reorganization undid this/)
        await notice(/^List /).waitFor()
        await expect.poll(() => price.count(), { timeout: 30_000 }).toBe(0)

        // The same holds for a sale: the item belongs to its seller again, and is for sale.
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
        await reorganizeAfter(unsold.number)
        await notice(/^Buy /).waitFor()
        await expect.poll(() => sales.count(), { timeout: 30_000 }).toBe(salesBefore)
        await page.getByRole('main').getByRole('button', { name: /^Buy / }).first().waitFor()
      },
    )
  })
})

describe('a history', () => {
  journey(
    'moves nothing when it has new events, and keeps the keyboard’s place when they are shown',
    async ({ page }) => {
      const { address, items } = await findHolder(site, 0)
      const item = items[0] as Item
      await page.goto('/activity')
      await waitForPage(page)
      const table = page.getByRole('table', { name: 'Activity' })
      const readTop = () => table.evaluate((element) => element.getBoundingClientRect().top)
      const top = await readTop()
      // To the owner itself, so that other journeys find the item where it was.
      const data = TRANSFERS.encodeFunctionData('transferFrom', [address, address, item.tokenId])
      await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: address, to: item.collection, data }])
      const button = page.getByRole('button', { name: '1 new event' })
      await button.waitFor()
      expect(await readTop()).toBe(top)
      await button.press('Enter')
      await button.waitFor({ state: 'hidden' })
      const hasFocusAround = await table.evaluate(
        (element) => document.activeElement !== document.body && document.activeElement?.contains(element),
      )
      expect(hasFocusAround).toBe(true)
    },
  )
})
