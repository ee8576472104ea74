// Histories of every kind from the real index pass verification against the real chain, and fail when changed.
import { describe, expect, inject, test } from 'vitest'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { fetchClaim } from '../../src/features/history/verification/check.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { type Claim, isMovementType } from '../../src/verification/claim.ts'
import { createProofCache, memoryStore } from '../../src/verification/proofCache.ts'
import { createNode } from '../../src/node/createNode.ts'
import { verify } from '../../src/verification/verify.ts'
import { wordHex } from '../../src/verification/hex.ts'
import { findHolder } from './queries.ts'

const site = inject('site')
const { contracts, rpcUrl, graphqlUrl } = site
/** Selector of `transferFrom(address,address,uint256)`, EIP-721. */
const TRANSFER_FROM = '0x23b872dd'

const client = createApolloClient({ graphqlUrl })
const cache = createProofCache(memoryStore())
const read = ({ collection, tokenId }: { readonly collection: string; readonly tokenId: string }) =>
  fetchClaim(client, {
    id: tokenEntityId(parseAddress(collection), parseTokenId(tokenId)),
    chainId: 31_337,
    signal: new AbortController().signal,
  })
const check = (claim: Claim) => verify(claim, { send: createNode({ urls: [rpcUrl] }), cache })

describe.each(Object.entries(contracts.notable))('the item %s', (_name, { collection, tokenId }) => {
  test('passes from its mint on, and fails with a missing movement or a different price', async () => {
    const claim = await read({ collection, tokenId })
    const { outcome, rows, missing, whole } = await check(claim)
    expect({ outcome, missing, whole }).toMatchObject({
      outcome: { kind: 'complete' },
      missing: [],
      whole: [],
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ verdict }) => verdict.kind === 'verified')).toBe(true)

    const left = claim.rows.findLast(({ type }) => isMovementType(type))
    const shorter = await check({ ...claim, rows: claim.rows.filter((row) => row !== left) })
    expect(shorter.outcome).toEqual({ kind: 'mismatch' })
    expect(shorter.missing.map(({ logIndex }) => logIndex)).toContain(left?.logIndex)

    const priced = claim.rows.findIndex(({ price }) => price !== null)
    if (priced < 0) return
    const repriced = claim.rows.map((row, index) =>
      index === priced ? { ...row, price: (row.price ?? 0n) + 1n } : row,
    )
    const changed = await check({ ...claim, rows: repriced })
    expect(changed.rows[priced]?.verdict).toEqual({ kind: 'contradicted', by: ['price'] })
  })
})

test('reports no mismatch for a transfer that a reorganization removed, and passes once the index has followed', async () => {
  const giver = await findHolder(site, 0)
  const [item] = giver.items
  const taker = contracts.accounts.find(({ address }) => address !== giver.address)
  if (item === undefined || taker === undefined) throw new Error('The demo is not complete.')
  const args = [giver.address, taker.address, item.tokenId].map((value) => wordHex(BigInt(value)))
  const data = `${TRANSFER_FROM}${args.join('')}`
  const before = await readLatestBlock(rpcUrl)
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [
    { from: giver.address, to: item.collection, data, gas: '0x493e0' },
  ])
  await expect.poll(async () => (await read(item)).owner, { timeout: 30_000 }).toBe(taker.address)
  const claim = await read(item)
  expect((await check(claim)).outcome.kind).toBe('complete')

  // Repeats if the chain grew meanwhile, so that the removed blocks did not include the transfer.
  await expect
    .poll(async () => {
      const { number } = await readLatestBlock(rpcUrl)
      await callRpc(rpcUrl, 'anvil_reorg', [number - before.number, []])
      return callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])
    })
    .toBeNull()
  const { outcome, rows, missing } = await check(claim)
  expect(outcome).toEqual({ kind: 'unchecked', because: 'reorganized' })
  expect(rows.at(-1)?.verdict).toEqual({ kind: 'replaced' })
  expect(missing).toEqual([])

  const outcomes = new Set<string>()
  await expect
    .poll(
      async () => {
        const now = await read(item).catch(() => undefined)
        if (now !== undefined) outcomes.add((await check(now)).outcome.kind)
        return now?.owner === giver.address && outcomes.has('complete')
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(true)
  expect([...outcomes]).not.toContain('mismatch')
})
