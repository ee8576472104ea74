// Taking an approval back in a browser: seen among those in force, given up by one transaction, gone from page and chain.
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { checksumAddress } from '../../src/domain/checksum.ts'
import { erc721 } from '../../src/market/contracts.ts'
import { queryIndex, findHolder, type Item } from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil } from './trading.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

/** A contract that trades nowhere here: taking its approval back is in no other journey's way. */
const STRANGER = parseAddress(`0x${'5a'.repeat(20)}`)

/** Lets the stranger move all of an account's items of a collection, and returns once the index knows. */
async function allowStranger(owner: string, collection: string): Promise<void> {
  const data = erc721.encodeFunctionData('setApprovalForAll', [STRANGER, true])
  await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: owner, to: collection, data }])
  const readApprovals = async () => {
    const { approvals } = await queryIndex<{ approvals: readonly unknown[] }>(
      site,
      `query ($owner: String!, $operator: Bytes!) {
        approvals(where: { owner: $owner, operator: $operator, approved: true }) { id }
      }`,
      { owner, operator: STRANGER },
    )
    return approvals.length === 1
  }
  await waitFor(readApprovals, { what: 'the index to know the approval', timeoutMs: 30_000 })
}

async function mayMove(owner: string, collection: string): Promise<boolean> {
  const data = erc721.encodeFunctionData('isApprovedForAll', [owner, STRANGER])
  return (
    BigInt((await callRpc(site.rpcUrl, 'eth_call', [{ to: collection, data }, 'latest'])) as string) === 1n
  )
}

describe('an owner', () => {
  journey('takes an approval back, and sees it gone', async ({ page }) => {
    const owner = await findHolder(site, 0)
    const { collection } = owner.items[0] as Item
    await allowStranger(owner.address, collection)
    await page.goto(`/account/${owner.address}/approvals`)
    await connectWallet(page, owner.label)

    const table = page.getByRole('main').getByRole('region', { name: 'Approvals in force' })
    const theirs = table.getByRole('row').filter({ hasText: 'Not used by this site' })
    await theirs.waitFor()
    const standing = await table.getByRole('row').count()
    await theirs.getByRole('button', { name: /^Revoke the approval for / }).click()
    const dialog = page.getByRole('dialog', { name: 'Revoke approval' })
    await dialog.getByText(checksumAddress(STRANGER)).waitFor()
    expect(await mayMove(owner.address, collection)).toBe(true)
    await dialog.getByRole('button', { name: 'Revoke', disabled: false }).click()
    const done = page.getByRole('dialog', { name: 'Approval revoked' })
    await approveUntil(page, done)
    expect(await mayMove(owner.address, collection)).toBe(false)
    // What it could take is no longer said once it cannot.
    expect(await done.getByText('Can take').count()).toBe(0)
    await done.getByRole('button', { name: 'Close' }).last().click()

    await theirs.waitFor({ state: 'detached' })
    // What stands beside it is left alone.
    await expect.poll(() => table.getByRole('row').count()).toBe(standing - 1)
    await page.reload()
    await table.waitFor()
    expect(await theirs.count()).toBe(0)
  })
})
