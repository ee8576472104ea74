// The price an item takes from its traits: the highest of their floors, read from the cheapest listings on.
import { describe, expect, test, vi } from 'vitest'
import type { ApolloClient } from '@apollo/client'
import { ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { LARGEST_PAGE } from '../../../graphql/keyset.ts'
import { passes } from '../../../../tests/support/indexRules.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { readTraitFloors } from './traitFloors.ts'

const collection = `0x${'d'.repeat(40)}` as Address
const [me, other] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}` as Address) as [Address, Address]
const currency = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }

const entityId = (number: bigint) => tokenEntityId(collection, tokenIdFromBigInt(number))

function item(number: bigint, standard: ListedItem['standard'] = 'ERC721'): ListedItem {
  const tokenId = tokenIdFromBigInt(number)
  const path = `/item/${number}`
  return { collection, collectionName: 'Works', tokenId, standard, name: path, image: null, path }
}

interface SellOrder {
  readonly price: number
  /** The start price, where it declines; the price is then the price of now, or one more. */
  readonly from?: number
  readonly traits: readonly string[]
  readonly seller?: Address
  readonly currency?: string
  /** The item that it sells, where that is one of the reader's. */
  readonly number?: bigint
}

/** An index with these items and listings; counts how often it was asked for listings. */
function serve(traits: ReadonlyMap<bigint, readonly string[]>, asks: readonly SellOrder[]) {
  const rows = asks.map((ask, index) => ({
    id: `0x${index.toString(16).padStart(64, '0')}`,
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    // A declining one is within a minute of its end.
    endsAtSeconds: ask.from === undefined ? '99999999999' : String(nowSeconds() + 60),
    collection,
    currency: ask.currency ?? ZERO_ADDRESS,
    offerer: ask.seller ?? other,
    priceType: ask.from === undefined ? 'FIXED' : 'DECLINING',
    unitPrice: `${ask.from ?? ask.price}`,
    unitEndPrice: `${ask.price}`,
    startsAtSeconds: '0',
    token: {
      id: ask.number === undefined ? `t${index}` : entityId(ask.number),
      metadata: { id: `m${index}`, traits: ask.traits },
    },
  }))
  const query = vi.fn(
    ({ variables }: { variables: { fixed?: object; declining?: object; first?: number } }) => {
      if (variables.fixed === undefined) {
        const tokens = [...traits].map(([number, of]) => ({
          id: tokenEntityId(collection, tokenIdFromBigInt(number)),
          metadata: { id: `own ${number}`, traits: of },
        }))
        return Promise.resolve({ data: { tokens } })
      }
      const found = (where: object | undefined) =>
        rows
          .filter((row) => where !== undefined && passes({ ...row, token: row.token.id }, where))
          .toSorted((a, b) => Number(a.unitPrice) - Number(b.unitPrice) || (a.id < b.id ? -1 : 1))
          .slice(0, variables.first)
      return Promise.resolve({
        data: { fixed: found(variables.fixed), declining: found(variables.declining) },
      })
    },
  )
  const context = { client: { query } as unknown as ApolloClient, account: me } as TradeContext
  return { context, pages: () => query.mock.calls.length - 1 }
}

const floorsOf = async (context: TradeContext, numbers: readonly bigint[]) =>
  [...(await readTraitFloors(context, { items: numbers.map((number) => item(number)), currency }))].map(
    ([path, floor]) => [path, Number(floor.amount), floor.trait?.value],
  )

describe('the trait floor', () => {
  test('is that of the trait whose cheapest listing is dearest', async () => {
    const traits = new Map([
      [1n, ['Head=Crab', 'Body=Red']],
      [2n, ['Body=Red']],
    ])
    const { context } = serve(traits, [
      { price: 10, traits: ['Body=Red'] },
      { price: 30, traits: ['Head=Crab', 'Body=Red'] },
      { price: 90, traits: ['Head=Crab'] },
    ])
    expect(await floorsOf(context, [1n, 2n])).toEqual([
      ['/item/1', 30, 'Crab'],
      ['/item/2', 10, 'Red'],
    ])
  })

  test('is that of a declining listing that has fallen below a fixed one', async () => {
    const traits = new Map([[1n, ['Head=Crab']]])
    const { context } = serve(traits, [
      { price: 30, traits: ['Head=Crab'] },
      { price: 19, from: 90, traits: ['Head=Crab'] },
    ])
    expect(await floorsOf(context, [1n])).toEqual([['/item/1', 20, 'Crab']])
  })

  test('takes no account of one’s own listings, nor of other currencies', async () => {
    const traits = new Map([[1n, ['Head=Crab']]])
    const { context } = serve(traits, [
      { price: 1, traits: ['Head=Crab'], seller: me },
      { price: 2, traits: ['Head=Crab'], currency: other },
      { price: 30, traits: ['Head=Crab'] },
    ])
    expect(await floorsOf(context, [1n])).toEqual([['/item/1', 30, 'Crab']])
  })

  test('of an edition is never below what the very work is listed for, by whomever, and says so', async () => {
    const traits = new Map([1n, 2n, 3n].map((number) => [number, ['Body=Red']] as const))
    const { context } = serve(traits, [
      { price: 10, traits: ['Body=Red'] },
      { price: 25, traits: ['Body=Red'], number: 1n },
      { price: 20, traits: ['Body=Red'], number: 1n, seller: me },
      { price: 90, traits: ['Body=Red'], number: 3n },
    ])
    const items = [item(1n, 'ERC1155'), item(2n, 'ERC1155'), item(3n)]
    const floors = await readTraitFloors(context, { items, currency })
    expect(floors.get('/item/1')).toEqual({ amount: 20n, exact: true, trait: undefined })
    expect(floors.get('/item/2')).toMatchObject({ amount: 10n, trait: { value: 'Red' } })
    // A single work is not alike to any other: what it was listed for itself says nothing of the trait.
    expect(floors.get('/item/3')).toMatchObject({ amount: 10n, trait: { value: 'Red' } })
  })

  test('of an item none of whose traits is for sale is not known', async () => {
    const { context } = serve(new Map([[1n, ['Head=Crab']]]), [{ price: 10, traits: ['Head=Hat'] }])
    expect(await floorsOf(context, [1n])).toEqual([])
  })

  test('is looked for beyond the first page of listings, and no further than it has to be', async () => {
    const cheap = Array.from({ length: 2 * LARGEST_PAGE }, (_, price) => ({ price, traits: ['Body=Red'] }))
    const { context, pages } = serve(new Map([[1n, ['Head=Crab', 'Body=Red']]]), [
      ...cheap,
      { price: LARGEST_PAGE, traits: ['Head=Crab'] },
    ])
    expect(await floorsOf(context, [1n])).toEqual([['/item/1', LARGEST_PAGE, 'Crab']])
    expect(pages()).toBe(2)
  })
})
