// A revoked approval, in a browser: approved again from the listing that is inactive without it, and before
// a new listing, which has the old ones cancelled first.
import { describe, expect, inject } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { erc721, SEAPORT } from '../../src/market/contracts.ts'
import { queryIndex, fetchItems } from './queries.ts'
import { createJourney } from './journey.ts'
import { approveUntil, openListForm } from './trading.ts'
import { connectWallet } from './wallet.ts'

const site = inject('site')
const journey = createJourney()

/** Takes Seaport's approval back past the page, and returns once the index has put the listings to rest. */
async function withdraw(owner: string, collection: string): Promise<void> {
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, false])
  await callRpc(site.rpcUrl, 'eth_sendTransaction', [{ from: owner, to: collection, data }])
  await waitFor(async () => (await listings(owner, collection)).every(({ live }) => !live), {
    what: 'the index to put the listings to rest',
    timeoutMs: 30_000,
  })
}

interface Standing {
  readonly id: string
  readonly live: boolean
  /** Null for several items together. */
  readonly token: { readonly tokenId: string; readonly collection: { readonly id: string } } | null
}

/** Everything that an account offers for sale, whether or not it can be bought now. */
async function standing(owner: string): Promise<readonly Standing[]> {
  const { orders } = await queryIndex<{ orders: readonly Standing[] }>(
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
  (await standing(owner)).filter(({ token }) => token?.collection.id === collection)

/**
 * Who sells as few items as possible of a collection and holds another of it: what stands of them is cancelled here, so
 * nothing that the demo keeps for other journeys is among them.
 */
async function seller() {
  const kept = Object.values(site.contracts.notable)
  const matches = []
  for (const owner of site.contracts.accounts) {
    const orders = await standing(owner.address)
    const particular = orders.some(
      ({ token }) =>
        token === null ||
        kept.some((one) => one.tokenId === token.tokenId && one.collection === token.collection.id),
    )
    if (particular) continue
    const free = await fetchItems(site, { owner: owner.address, listed: false })
    // Others take some from those who have any.
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
  journey('approves the sale again, and lists again after canceling the old listings', async ({ page }) => {
    const { owner, item: other, before } = await seller()
    const { collection } = other

    await withdraw(owner.address, collection)
    await page.goto(`/account/${owner.address}/listings`)
    await connectWallet(page, owner.label)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Approve again: / })
      .first()
      .click()
    const allow = page.getByRole('dialog', { name: 'Approve again' })
    await allow.getByText(/^It reactivates /).waitFor()
    expect(await allow.getByRole('listitem').count()).toBe(before.length)
    await allow.getByRole('button', { name: 'Approve', disabled: false }).click()
    const allowed = page.getByRole('dialog', { name: 'Approved' })
    await approveUntil(page, allowed)
    await allowed.getByRole('button', { name: 'Close' }).last().click()
    const alive = async () => (await listings(owner.address, collection)).filter(({ live }) => live).length
    expect(await alive()).toBe(before.length)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Approve again: / })
      .waitFor({ state: 'detached' })

    await withdraw(owner.address, collection)
    await page.goto(`/item/${collection}/${other.tokenId}`)
    const form = await openListForm(page, '4321')
    const approval = form.getByRole('group', { name: 'Approval' })
    await approval.getByText(/older listings? of yours:/).waitFor()
    expect(await approval.getByRole('checkbox', { name: /^Cancel (it|them) first/ }).isChecked()).toBe(true)
    await form.getByRole('button', { name: 'List for sale', disabled: false }).click()
    const done = page.getByRole('dialog', { name: 'Listed' })
    await approveUntil(page, done)
    // Of all that stood, nothing came back on sale: only what was listed now is.
    const after = await listings(owner.address, collection)
    expect(after.map(({ live }) => live)).toEqual([true])
    expect(before.map(({ id }) => id)).not.toContain(after[0]?.id)
  })
})
