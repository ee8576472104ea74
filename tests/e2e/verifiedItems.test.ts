// Histories of every kind, on the real chain and as the real index tells them: true as they are, found out when changed.
import { describe, expect, inject, test } from 'vitest'
import { parseAddress } from '../../src/domain/address.ts'
import { tokenEntityId } from '../../src/domain/ids.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { readClaim } from '../../src/features/history/verification/readClaim.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { type Claim, isMovementType } from '../../src/verification/claim.ts'
import { keptProofs, memoryStore } from '../../src/verification/keptProofs.ts'
import { nodeAt } from '../../src/verification/transport.ts'
import { verify } from '../../src/verification/verify.ts'

const { contracts, rpcUrl, graphqlUrl } = inject('site')
const client = createApolloClient({ graphqlUrl })
const kept = keptProofs(memoryStore())
const check = (claim: Claim) => verify(claim, { send: nodeAt(rpcUrl), kept })

describe.each(Object.entries(contracts.notable))('the item %s', (_name, { collection, tokenId }) => {
  test('verifies from its mint on, and not with a movement left out or another price', async () => {
    const claim = await readClaim(client, {
      id: tokenEntityId(parseAddress(collection), parseTokenId(tokenId)),
      chainId: 31_337,
      signal: new AbortController().signal,
    })
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
    const dearer = claim.rows.map((row, index) =>
      index === priced ? { ...row, price: (row.price ?? 0n) + 1n } : row,
    )
    const changed = await check({ ...claim, rows: dearer })
    expect(changed.rows[priced]?.verdict).toEqual({ kind: 'contradicted', by: ['price'] })
  })
})
