// Rarity compared with its definition: the product of shares, with ties that share a rank.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ItemEngine } from './engine.ts'
import { computeRarity } from './rarity.ts'
import { anyRows, ETH, item, NOW, toTable, tokenId } from '../../tests/support/itemSearchRows.ts'
import type { Address } from '../domain/address.ts'

const traitType = (key: string) => key.slice(0, key.indexOf('='))

describe('rarity', () => {
  test('orders items by the product of their shares', () => {
    fc.assert(
      fc.property(anyRows(), (rows) => {
        // One value per type, so that the product matches the definition.
        const items = rows
          .map((row) => ({
            ...row,
            traits: [...new Map(row.traits.map((key) => [traitType(key), key])).values()],
          }))
          .filter(({ supply }) => supply > 0n)
        const table = toTable(items)
        const { ranks, counted } = computeRarity(table)
        const ranked = items.filter(({ traits }) => traits.length > 0)
        expect(counted).toBe(ranked.length)
        const types = [...new Set(items.flatMap(({ traits }) => traits.map(traitType)))]
        // Counts of holders have the same denominator, so their product orders exactly alike.
        const product = (traits: readonly string[]) =>
          types
            .map((type) => {
              const own = traits.find((key) => traitType(key) === type)
              return ranked.filter(
                ({ traits: others }) => others.find((key) => traitType(key) === type) === own,
              ).length
            })
            .reduce((all, holders) => all * BigInt(holders), 1n)
        for (const { id, traits } of items) {
          const rank = ranks[table.find(id) ?? -1]
          const isDistinct = new Set(ranked.map((other) => product(other.traits))).size > 1
          if (traits.length === 0 || !isDistinct) expect(rank).toBe(0)
          else {
            const mine = product(traits)
            expect(rank).toBe(1 + ranked.filter((other) => product(other.traits) < mine).length)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('gives items with the same shares the same rank, and skips the next ranks', () => {
    const engine = new ItemEngine(
      toTable([
        item(1, { traits: ['Head=Hat'] }),
        item(2, { traits: ['Head=Cap', 'Eyes=Red'] }),
        item(3, { traits: ['Head=Cap'], price: 7n }),
        item(4, { traits: ['Head=Wig'] }),
        item(5),
      ]),
    )
    const ranks = [0, 1, 2, 3, 4].map((row) => engine.row(row).rarityRank)
    // Two in eight for the second; the hat and the wig are one of four each, with no eyes, as three of four.
    expect(ranks).toEqual([2, 1, 4, 2, null])
    const standing = engine.standing(tokenId(4n), { unit: [ETH.id as Address], now: NOW })
    expect(standing).toMatchObject({ rank: 2, sharedWith: 1, ranked: 4, items: 5 })
    expect(engine.standing(tokenId(2n), { unit: [ETH.id as Address], now: NOW })?.traits).toEqual({
      'Head=Cap': { count: 2, floor: 7n },
      'Eyes=Red': { count: 1, floor: undefined },
    })
  })

  test('is recomputed when an item is added, changed or burned', () => {
    const table = toTable([item(1, { traits: ['A=x'] }), item(2, { traits: ['A=x'] })])
    const engine = new ItemEngine(table)
    // Two that are equally rare have no rank.
    expect(engine.row(0).rarityRank).toBeNull()
    expect(engine.standing(tokenId(1n), { unit: [ETH.id as Address], now: NOW })?.rank).toBeNull()
    table.put(item(3, { traits: ['A=y'] }))
    expect([0, 1, 2].map((row) => engine.row(row).rarityRank)).toEqual([2, 2, 1])
    table.put(item(3, { traits: ['A=y'], supply: 0n }))
    expect(engine.row(0).rarityRank).toBeNull()
  })
})
