// What the index says about supply, mints and holders of collections whose past it has in full, or not at all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../../local/seed/contracts.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { type CountingNode, startCountingNode } from '../support/countingNode.ts'
import { startForgetfulNode } from '../support/forgetfulNode.ts'
import { calls, ether, makeOrder, orderHash, seaportAddress, to, toSeaport, units } from './seaport.ts'
import { type Contract, type World, startWorld, tokenId } from './world.ts'

type Name = 'late' | 'lateToken' | 'whole' | 'wholeToken' | 'met' | 'crowded'

/** Blocks after their deployment at which the late ones start. */
const LATE = 30

let world: World<Name>
let node: CountingNode
let holder: Hex, other: Hex, third: Hex

beforeAll(async () => {
  world = await startWorld<Name>(
    {
      late: { contract: 'PlainEditions', tracked: 'ERC1155', startsAfter: LATE },
      lateToken: { contract: 'PlainToken', tracked: 'ERC721', startsAfter: LATE },
      crowded: { contract: 'PlainEditions', tracked: 'ERC1155', startsAfter: LATE },
      whole: { contract: 'PlainEditions', tracked: 'ERC1155' },
      wholeToken: { contract: 'PlainToken', tracked: 'ERC721' },
      met: { contract: 'PlainEditions' },
    },
    { before: async (rpcUrl) => (node = await startCountingNode(rpcUrl)) },
  )
  ;[holder, other, third] = world.accounts as [Hex, Hex, Hex]
  const { late, lateToken, met } = world.contracts
  await world.call(holder, late, 'mint', holder, 1n, 100n)
  await world.call(holder, met, 'mint', holder, 1n, 100n)
  await world.call(holder, lateToken, 'mint', holder, 1n)
  for (let block = 0; block < LATE; block++) await world.mine()
  await world.indexed()
})

afterAll(() => world?.stop())

const ids = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index + 1))

const fetchCollection = async (contract: Contract) =>
  (
    await world.query<{ collection: Record<string, unknown> }>(
      `{ collection(id: "${contract.address}") { historyComplete name inconsistentTransferCount } }`,
    )
  ).collection

const fetchToken = async (contract: Contract, id: bigint) =>
  (
    await world.query<{ token: Record<string, unknown> | null }>(
      `{ token(id: "${tokenId(contract, id)}") { supply ownerCount historyFromMint mintedAtBlock inconsistent } }`,
    )
  ).token

async function holders(contract: Contract, id: bigint): Promise<Record<string, string>> {
  const { balances } = await world.query<{ balances: { account: { id: Hex }; amount: string }[] }>(
    `{ balances(where: { token: "${tokenId(contract, id)}", amount_gt: "0" }) { account { id } amount } }`,
  )
  return Object.fromEntries(balances.map(({ account, amount }) => [account.id, amount]))
}

const honest = { name: null, inconsistentTransferCount: 0 }

describe('editions older than the index', () => {
  test('tracked late: one more unit is stored neither as a mint nor as an inconsistent transfer', async () => {
    const { late } = world.contracts
    await world.call(holder, late, 'mint', other, 1n, 1n)
    await world.indexed()
    expect(await fetchCollection(late)).toEqual({ ...honest, historyComplete: false })
    expect(await fetchToken(late, 1n)).toEqual({
      supply: '1',
      ownerCount: 1,
      historyFromMint: false,
      mintedAtBlock: null,
      inconsistent: false,
    })
    // Earlier holders are read from the contract as soon as something moves.
    await world.call(holder, late, 'safeTransferFrom', holder, third, 1n, 40n, '0x')
    await world.call(holder, late, 'safeTransferFrom', holder, third, 1n, 5n, '0x')
    await world.indexed()
    expect(await holders(late, 1n)).toEqual({ [holder]: '55', [other]: '1', [third]: '45' })
    expect(await fetchToken(late, 1n)).toMatchObject({ supply: '101', ownerCount: 3, inconsistent: false })
    await world.call(holder, late, 'burn', 1n, 55n)
    await world.indexed()
    expect(await holders(late, 1n)).toEqual({ [other]: '1', [third]: '45' })
    expect(await fetchCollection(late)).toEqual({ ...honest, historyComplete: false })
  })

  test('that first appear in an order: an owner of 100 keeps them when one more is minted', async () => {
    const { met } = world.contracts
    await world.call(holder, met, 'setApprovalForAll', seaportAddress, true)
    const first = makeOrder(holder, [units(met, 1n, 10n)], [to(holder, ether(1n))])
    await world.send(toSeaport(holder, calls.validate(first)))
    await world.call(other, met, 'mint', other, 2n, 1n)
    await world.call(other, met, 'mint', other, 1n, 1n)
    await world.call(holder, met, 'mint', holder, 2n, 7n)
    const second = makeOrder(holder, [units(met, 2n, 7n)], [to(holder, ether(1n))])
    await world.send(toSeaport(holder, calls.validate(second)))
    await world.call(holder, met, 'safeTransferFrom', holder, third, 1n, 60n, '0x')
    await world.indexed()
    expect(await fetchCollection(met)).toEqual({ ...honest, historyComplete: false })
    expect(await holders(met, 1n)).toEqual({ [holder]: '40', [other]: '1', [third]: '60' })
    expect(await fetchToken(met, 1n)).toMatchObject({ supply: '101', historyFromMint: false })
    const rows = await world.query<Record<string, unknown>>(`{
      first: order(id: "${orderHash(first)}") { live }
      second: order(id: "${orderHash(second)}") { live }
    }`)
    expect(rows).toEqual({ first: { live: true }, second: { live: true } })
  })

  test('are read once per account, with one call for a batch', async () => {
    const { crowded } = world.contracts
    const before = node.count('eth_call')
    const many = ids(30)
    await world.call(
      other,
      crowded,
      'mintBatch',
      other,
      many,
      many.map(() => 3n),
    )
    await world.indexed()
    // One for the balances, one for the metadata of the thirty, and three that read name, symbol and contractURI again.
    expect(node.count('eth_call') - before).toBe(5)
    const then = node.count('eth_call')
    await world.call(
      other,
      crowded,
      'mintBatch',
      other,
      many,
      many.map(() => 3n),
    )
    await world.indexed()
    expect(node.count('eth_call')).toBe(then)
    expect(await holders(crowded, 30n)).toEqual({ [other]: '6' })
  })

  test('cause few calls in a block, however many accounts receive units', async () => {
    const { crowded } = world.contracts
    const before = node.count('eth_call')
    await world.sendTogether(
      Array.from({ length: 20 }, (_, index) => ({
        from: other,
        to: crowded.address,
        data: crowded.call('mint', `0x${(index + 1).toString(16).padStart(40, 'a')}`, 1n, 2n),
      })),
    )
    await world.indexed()
    expect(node.count('eth_call') - before).toBe(16)
    expect(await fetchToken(crowded, 1n)).toMatchObject({ supply: '46', ownerCount: 21, inconsistent: false })
  })
})

describe('ERC-721 tokens older than the index', () => {
  test('lack the history from their mint, unlike tokens minted since', async () => {
    const { lateToken } = world.contracts
    await world.call(holder, lateToken, 'transferFrom', holder, other, 1n)
    await world.call(holder, lateToken, 'mint', holder, 2n)
    await world.indexed()
    expect(await fetchCollection(lateToken)).toMatchObject({
      historyComplete: false,
      inconsistentTransferCount: 0,
    })
    expect(await fetchToken(lateToken, 1n)).toMatchObject({ historyFromMint: false, inconsistent: false })
    expect(await fetchToken(lateToken, 2n)).toMatchObject({ historyFromMint: true, inconsistent: false })
  })
})

describe('a collection that is indexed from its deployment', () => {
  test('has its whole history, and reads no balance from the contract', async () => {
    const { whole, wholeToken } = world.contracts
    await world.call(holder, whole, 'mint', holder, 1n, 100n)
    await world.call(holder, wholeToken, 'mint', holder, 1n)
    await world.indexed()
    const before = node.count('eth_call')
    await world.call(holder, whole, 'safeTransferFrom', holder, other, 1n, 40n, '0x')
    await world.indexed()
    expect(node.count('eth_call')).toBe(before)
    expect(await fetchCollection(whole)).toEqual({ ...honest, historyComplete: true })
    expect(await fetchCollection(wholeToken)).toMatchObject({ historyComplete: true })
    expect(await fetchToken(whole, 1n)).toMatchObject({ supply: '100', historyFromMint: true })
    expect(await fetchToken(wholeToken, 1n)).toMatchObject({ historyFromMint: true })
  })
})

describe('reconcile', () => {
  const differencesSeenBy = async (rpcUrl: string) => {
    const { graphqlUrl } = world
    const { comparison } = await reconcile({ rpcUrl, graphqlUrl, seaport: seaportAddress, fromBlock: 0 })
    expect(comparison.compared.get('Balance.amount')).toBeGreaterThan(20)
    return comparison.differences
  }

  test('finds no difference, with or without a node that keeps all states', async () => {
    const forgetful = await startForgetfulNode(world.rpcUrl)
    try {
      expect(await differencesSeenBy(world.rpcUrl)).toEqual([])
      expect(await differencesSeenBy(forgetful.url)).toEqual([])
    } finally {
      await forgetful.stop()
    }
  })
})
