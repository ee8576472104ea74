// A token that refuses transfers, and one that keeps an approval, in a browser: the page claims neither success.
import { AbiCoder, concat, id } from 'ethers'
import { describe, expect, inject } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { shortAddress } from '../../src/domain/checksum.ts'
import { patchContract, type PatchedAnswer } from '../support/patchContract.ts'
import { findViolations } from './accessibility.ts'
import { approveOperator } from './approveOperator.ts'
import { createJourney } from './journey.ts'
import { findHolder, type Item } from './queries.ts'
import { openListForm } from './trading.ts'
import { approveTransaction, connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()
const TRUE = `0x${'1'.padStart(64, '0')}`

/** A contract that trades nowhere here: the revocation is mined, and must not end another journey's listings. */
const OPERATOR = parseAddress(`0x${'6b'.repeat(20)}`)

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
    } finally {
      await restore()
    }
  })

  journey('isn’t told that an approval built into a contract is revoked', async ({ page }) => {
    const owner = await findHolder(site, 0)
    const { collection } = owner.items[0] as Item
    await approveOperator(site, { owner: owner.address, collection, operator: OPERATOR })
    const restore = await patchContract(site.rpcUrl, collection, [
      answer('isApprovedForAll(address,address)', TRUE, 'return'),
    ])
    try {
      await page.goto(`/account/${owner.address}/approvals`)
      await connectWallet(page, owner.label)
      const table = page.getByRole('main').getByRole('region', { name: 'Approvals in force' })
      const row = table.getByRole('row').filter({ hasText: shortAddress(OPERATOR) })
      await row.getByRole('button', { name: /^Revoke the approval for / }).click()
      const dialog = page.getByRole('dialog', { name: 'Revoke approval' })
      await dialog.getByRole('button', { name: 'Revoke', disabled: false }).click()
      await approveTransaction(page)
      await dialog.getByText(`the contract still says that ${shortAddress(OPERATOR)} may transfer`).waitFor()
      expect(await page.getByText('Approval revoked').count()).toBe(0)
      expect(await findViolations(page, 'light')).toEqual([])
      await page.reload()
      await row.waitFor()
    } finally {
      await restore()
    }
  })
})
