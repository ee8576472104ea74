// A token that refuses transfers, and one that keeps an approval, in a browser: neither success is claimed.
import { AbiCoder, concat, id } from 'ethers'
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { erc721, SEAPORT } from '../../src/market/contracts.ts'
import { patchContract, type PatchedAnswer } from '../support/patchContract.ts'
import { findViolations } from './accessibility.ts'
import { createJourney } from './journey.ts'
import { findHolder, type Item } from './queries.ts'
import { openListForm } from './trading.ts'
import { approveTransaction, connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()
const TRUE = `0x${'1'.padStart(64, '0')}`

const answer = (signature: string, data: string, ending: PatchedAnswer['ending']): PatchedAnswer => ({
  selector: id(signature).slice(0, 10),
  ending,
  data,
})

describe('a seller', () => {
  journey('can’t list an item whose contract refuses its transfer, and reads why', async ({ page }) => {
    const seller = await findHolder(site, 1)
    const item = seller.items.at(-1) as Item
    // The reason of the report that began the check.
    const reason = concat(['0x08c379a0', AbiCoder.defaultAbiCoder().encode(['string'], ['SOULBOUND'])])
    const restore = await patchContract(site.rpcUrl, item.collection, [
      answer('transferFrom(address,address,uint256)', reason, 'revert'),
    ])
    try {
      await page.goto(`/item/${item.collection}/${item.tokenId}`)
      await connectWallet(page, seller.label)
      const form = await openListForm(page, '0.81')
      await form.getByText(/nobody could buy it\. The contract refused: “SOULBOUND”\./).waitFor()
      expect(await form.getByRole('button', { name: 'List for sale' }).isDisabled()).toBe(true)
      expect(await findViolations(page, 'light')).toEqual([])
      expect(await page.getByRole('dialog', { name: 'Send a transaction' }).count()).toBe(0)
    } finally {
      await restore()
    }
  })

  journey('isn’t told that an approval built into a contract is revoked', async ({ page }) => {
    const owner = await findHolder(site, 0)
    const { collection } = owner.items[0] as Item
    const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, true])
    await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: owner.address, to: collection, data }])
    const restore = await patchContract(site.rpcUrl, collection, [
      answer('isApprovedForAll(address,address)', TRUE, 'return'),
    ])
    try {
      await page.goto(`/account/${owner.address}/approvals`)
      await connectWallet(page, owner.label)
      const table = page.getByRole('main').getByRole('region', { name: 'Approvals in force' })
      const row = table.getByRole('row').filter({ hasText: 'Seaport' }).filter({ hasText: 'every item' })
      await row
        .first()
        .getByRole('button', { name: /^Revoke the approval for / })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Revoke approval' })
      await dialog.getByRole('button', { name: 'Revoke', disabled: false }).click()
      await approveTransaction(page)
      await dialog.getByText(/the contract still says that Seaport may transfer your items/).waitFor()
      expect(await page.getByText('Approval revoked').count()).toBe(0)
      expect(await findViolations(page, 'light')).toEqual([])
      await page.reload()
      await row.first().waitFor()
    } finally {
      await restore()
    }
  })
})
