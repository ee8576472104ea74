// Revokes an approval in a browser: it is listed as in force, one transaction revokes it, and page and chain show it gone.
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { checksumAddress } from '../../src/domain/checksum.ts'
import { erc721 } from '../../src/seaport/contracts.ts'
import { approveOperator } from './approveOperator.ts'
import { findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil } from './trading.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

/** A contract that trades nowhere here, so revoking its approval affects no other journey. */
const STRANGER = parseAddress(`0x${'5a'.repeat(20)}`)

async function isStrangerApproved(owner: string, collection: string): Promise<boolean> {
  const data = erc721.encodeFunctionData('isApprovedForAll', [owner, STRANGER])
  return (
    BigInt((await callRpc(site.rpcUrl, 'eth_call', [{ to: collection, data }, 'latest'])) as string) === 1n
  )
}

describe('an owner', () => {
  journey('revokes an approval, which disappears', async ({ page }) => {
    const owner = await findHolder(site, 0)
    const { collection } = owner.items[0] as Item
    await approveOperator(site, { owner: owner.address, collection, operator: STRANGER })
    await page.goto(`/account/${owner.address}/approvals`)
    await connectWallet(page, owner.label)

    const table = page.getByRole('main').getByRole('region', { name: 'Approvals in force' })
    const row = table.getByRole('row').filter({ hasText: 'Not used by this site' })
    await row.waitFor()
    const countBefore = await table.getByRole('row').count()
    await row.getByRole('button', { name: /^Revoke the approval for / }).click()
    const dialog = page.getByRole('dialog', { name: 'Revoke approval' })
    await dialog.getByText(checksumAddress(STRANGER)).waitFor()
    expect(await isStrangerApproved(owner.address, collection)).toBe(true)
    await dialog.getByRole('button', { name: 'Revoke', disabled: false }).click()
    const done = page.getByRole('dialog', { name: 'Approval revoked' })
    await approveUntil(page, done)
    expect(await isStrangerApproved(owner.address, collection)).toBe(false)
    // The dialog no longer says what the contract can take.
    expect(await done.getByText('Can take').count()).toBe(0)
    await done.getByRole('button', { name: 'Close' }).last().click()

    await row.waitFor({ state: 'detached' })
    // The other approvals stay.
    await expect.poll(() => table.getByRole('row').count()).toBe(countBefore - 1)
    await page.reload()
    await table.waitFor()
    expect(await row.count()).toBe(0)
  })
})
