// A revoked approval in a browser: the seller approves again from the inactive listing, and before a new listing, which
// cancels the old ones first.
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { erc721, SEAPORT } from '../../src/seaport/contracts.ts'
import { queryIndex, fetchItems } from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil, openListForm } from './trading.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

/** Revokes Seaport's approval without the page, and returns once the index shows the listings as inactive. */
async function revokeApproval(owner: string, collection: string): Promise<void> {
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, false])
  await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: owner, to: collection, data }])
  await waitFor(async () => (await listings(owner, collection)).every(({ live }) => !live), {
    what: 'the listings to become inactive in the index',
    timeoutMs: 30_000,
  })
}

interface OpenListing {
  readonly id: string
  readonly live: boolean
  /** Null for a bundle. */
  readonly token: { readonly tokenId: string; readonly collection: { readonly id: string } } | null
}

/** Fetches all open listings of an account, whether or not they can be bought now. */
async function fetchOpenListings(owner: string): Promise<readonly OpenListing[]> {
  const { orders } = await queryIndex<{ orders: readonly OpenListing[] }>(
    site,
    `query ($owner: String!, $now: BigInt!) {
      orders(where: { offerer: $owner, side: ASK, status_in: [OPEN, PARTIAL], endsAtSeconds_gt: $now }) {
        id live token { tokenId collection { id } }
      }
    }`,
    { owner, now: String(Math.floor(Date.now() / 1_000)) },
  )
  return orders
}

const listings = async (owner: string, collection: string) =>
  (await fetchOpenListings(owner)).filter(({ token }) => token?.collection.id === collection)

/**
 * Finds the account with the fewest listings in a collection of which it holds another item. This journey cancels those
 * listings, so none of them is of an item that the demo keeps for other journeys.
 */
async function findSeller() {
  const kept = Object.values(site.contracts.notable)
  const matches = []
  for (const owner of site.contracts.accounts) {
    const orders = await fetchOpenListings(owner.address)
    const hasKeptItem = orders.some(
      ({ token }) =>
        token === null ||
        kept.some((one) => one.tokenId === token.tokenId && one.collection === token.collection.id),
    )
    if (hasKeptItem) continue
    const free = await fetchItems(site, { owner: owner.address, listed: false })
    // Other journeys take items from accounts that hold some.
    if (free.length < 4) continue
    for (const item of free) {
      const before = orders.filter(({ token }) => token?.collection.id === item.collection)
      if (before.length > 0 && before.every(({ live }) => live)) matches.push({ owner, item, before })
    }
  }
  const [least] = matches.toSorted((one, another) => one.before.length - another.before.length)
  if (least === undefined) throw new Error('Nobody sells some items of a collection and holds another.')
  return least
}

describe('a seller without the approval', () => {
  journey('approves again, and lists again after canceling the old listings', async ({ page }) => {
    const { owner, item: other, before } = await findSeller()
    const { collection } = other

    await revokeApproval(owner.address, collection)
    await page.goto(`/account/${owner.address}/listings`)
    await connectWallet(page, owner.label)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Approve again: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Approve again' })
    await dialog.getByText(/^It reactivates /).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(before.length)
    await dialog.getByRole('button', { name: 'Approve', disabled: false }).click()
    const approved = page.getByRole('dialog', { name: 'Approved' })
    await approveUntil(page, approved)
    await approved.getByRole('button', { name: 'Close' }).last().click()
    const countLive = async () =>
      (await listings(owner.address, collection)).filter(({ live }) => live).length
    expect(await countLive()).toBe(before.length)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Approve again: / })
      .waitFor({ state: 'detached' })

    await revokeApproval(owner.address, collection)
    await page.goto(`/item/${collection}/${other.tokenId}`)
    const form = await openListForm(page, '4321')
    const approval = form.getByRole('group', { name: 'Approval' })
    await approval.getByText(/older listings? of yours:/).waitFor()
    expect(await form.getByRole('checkbox', { name: /^First cancel your / }).isChecked()).toBe(true)
    await form.getByRole('button', { name: 'List for sale', disabled: false }).click()
    const done = page.getByRole('dialog', { name: 'Listed' })
    await approveUntil(page, done)
    // None of the old listings is active again: only the new one is.
    const after = await listings(owner.address, collection)
    expect(after.map(({ live }) => live)).toEqual([true])
    expect(before.map(({ id }) => id)).not.toContain(after[0]?.id)
  })
})
