// Reorganizations: what happened on blocks that are no more did not happen.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { getPin } from '../../src/graphql/clientState.ts'
import { queryIndex } from '../../src/graphql/queryIndex.ts'
import { ChangesSinceDocument } from '../support/changesSince.ts'
import { calls, ether, makeOrder, one, orderHash, seaportAddress, to, toSeaport } from './seaport.ts'
import { type World, startWorld, tokenId } from './world.ts'

let world: World<'token' | 'discovered'>
let seller: Hex, buyer: Hex

beforeAll(async () => {
  world = await startWorld({
    token: { contract: 'PlainToken', tracked: 'ERC721' },
    discovered: { contract: 'PlainToken' },
  })
  ;[seller, buyer] = world.accounts as [Hex, Hex]
  const { token, discovered } = world.contracts
  for (const collection of [token, discovered]) {
    await world.call(seller, collection, 'mint', seller, 1n)
    await world.call(seller, collection, 'setApprovalForAll', seaportAddress, true)
  }
})

afterAll(() => world?.stop())

interface Facts {
  token: { owner: { id: Hex }; saleCount: number; bestAsk: { id: Hex } | null; transferCount: number }
  order: { status: string; live: boolean; remaining: string }
  account: { openOrderCount: number }
  sales: unknown[]
  collections: unknown[]
}

async function facts(order: Hex): Promise<Facts> {
  const { token } = world.contracts
  return world.query<Facts>(`{
    token(id: "${tokenId(token, 1n)}") { owner { id } saleCount bestAsk { id } transferCount }
    order(id: "${order}") { status live remaining }
    account(id: "${seller}") { openOrderCount }
    sales { id }
    collections(orderBy: id) { id saleCount transferCount ownerCount listedCount markets { volume } }
  }`)
}

describe('fault: reorg undoes a sale, listing, transfer', () => {
  test.each([1, 3, 9])(
    'of depth %i undoes a sale and a discovered collection, and keeps what came before',
    async (depth) => {
      const { token, discovered } = world.contracts
      const order = makeOrder(seller, [one(token, 1n)], [to(seller, ether(100n))])
      await world.send(toSeaport(seller, calls.validate(order)))
      const id = orderHash(order)
      await world.indexed()
      const before = await facts(id)
      expect(before.order).toEqual({ status: 'OPEN', live: true, remaining: '1' })

      const discovery = makeOrder(seller, [one(discovered, 1n)], [to(seller, ether(100n))])
      await world.send(toSeaport(buyer, calls.basic(order), 100n))
      if (depth > 1) await world.send(toSeaport(seller, calls.validate(discovery)))
      for (let rest = 2; rest < depth; rest++) await world.mine()
      await world.indexed()
      const during = await facts(id)
      expect(during.order).toMatchObject({ status: 'FILLED', live: false })
      expect(during.token.owner.id).toBe(buyer)
      expect(during.collections).toHaveLength(depth > 1 ? 2 : 1)

      await world.rpc('anvil_rollback', [depth])
      // The node looks at the new branch once it is the longer one.
      for (let block = 0; block <= depth; block++) await world.mine()
      await world.indexed()
      expect(await facts(id)).toEqual(before)
      await world.send(toSeaport(seller, calls.cancel(order)))
    },
  )
})

test('pages’ queries are as of null, then of the block that they know, and of the newest if the index lacks it', async () => {
  const { graphqlUrl } = world
  const { token } = world.contracts
  const minted = async (client: typeof page) => {
    const { tokens } = await queryIndex(client, ChangesSinceDocument, { since: 0 })
    return [2n, 3n].filter((id) => tokens.some((row) => row.id === tokenId(token, id)))
  }
  const page = createApolloClient({ graphqlUrl })
  const known = await world.call(seller, token, 'mint', seller, 2n)
  await world.indexed()
  expect(await minted(page)).toEqual([2n])
  expect(getPin(page).block?.number).toBe(known)

  await world.call(seller, token, 'mint', seller, 3n)
  await world.indexed()
  expect(await minted(page)).toEqual([2n])
  expect(await minted(createApolloClient({ graphqlUrl }))).toEqual([2n, 3n])
  expect(await minted(createApolloClient({ graphqlUrl, asOfBlock: known }))).toEqual([2n])
  expect(await minted(createApolloClient({ graphqlUrl, asOfBlock: known - 1 }))).toEqual([])

  getPin(page).block = { number: known, hash: `0x${'ab'.repeat(32)}` }
  expect(await minted(page)).toEqual([2n, 3n])
  expect(getPin(page).isMissed).toBe(true)
})
