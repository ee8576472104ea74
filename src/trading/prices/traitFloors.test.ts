// An item's trait floor: the highest floor among its traits, from the cheapest listings.
import { describe, expect, test, vi } from 'vitest'
import type { ApolloClient } from '@apollo/client'
import { ETH } from '../../../tests/support/currencies.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { createSellOrders, type SellOrder } from '../../../tests/support/sellOrders.ts'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { readTraitFloors } from './traitFloors.ts'

const collection = `0x${'d'.repeat(40)}` as Address
const [me, other] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}` as Address) as [Address, Address]

const item = (number: bigint, standard: ListedItem['standard'] = 'ERC721') =>
  createItem({ collection, tokenId: tokenIdFromBigInt(number), standard, path: `/item/${number}` })

/** An index with these items and listings, by others unless they name the seller; counts the pages that were read. */
function serve(
  traits: ReadonlyMap<bigint, readonly string[]>,
  listings: readonly (Omit<SellOrder, 'seller'> & Partial<Pick<SellOrder, 'seller'>>)[],
) {
  const select = createSellOrders(
    collection,
    listings.map((listing) => ({ seller: other, ...listing })),
  )
  const query = vi.fn(
    ({ variables }: { variables: { fixed?: object; declining?: object; first?: number } }) => {
      const { fixed, declining, first } = variables
      if (fixed === undefined) {
        const tokens = [...traits].map(([number, of]) => ({
          id: tokenEntityId(collection, tokenIdFromBigInt(number)),
          metadata: { id: `own ${number}`, traits: of },
        }))
        return Promise.resolve({ data: { tokens } })
      }
      return Promise.resolve({ data: { fixed: select(fixed, first), declining: select(declining, first) } })
    },
  )
  const context = { client: { query } as unknown as ApolloClient, account: me } as TradeContext
  return { context, pages: () => query.mock.calls.length - 1 }
}

const readFloors = async (context: TradeContext, numbers: readonly bigint[]) =>
  [...(await readTraitFloors(context, { items: numbers.map((number) => item(number)), currency: ETH }))].map(
    ([path, floor]) => [path, Number(floor.amount), floor.trait?.value],
  )

describe('the trait floor', () => {
  test('is the highest floor among the item’s traits', async () => {
    const traits = new Map([
      [1n, ['Head=Crab', 'Body=Red']],
      [2n, ['Body=Red']],
    ])
    const { context } = serve(traits, [
      { price: 10, traits: ['Body=Red'] },
      { price: 30, traits: ['Head=Crab', 'Body=Red'] },
      { price: 90, traits: ['Head=Crab'] },
    ])
    expect(await readFloors(context, [1n, 2n])).toEqual([
      ['/item/1', 30, 'Crab'],
      ['/item/2', 10, 'Red'],
    ])
  })

  test('counts a declining listing that is now below a fixed one', async () => {
    const traits = new Map([[1n, ['Head=Crab']]])
    const { context } = serve(traits, [
      { price: 30, traits: ['Head=Crab'] },
      { price: 19, from: 90, traits: ['Head=Crab'] },
    ])
    expect(await readFloors(context, [1n])).toEqual([['/item/1', 20, 'Crab']])
  })

  test('ignores the account’s own listings and other currencies', async () => {
    const traits = new Map([[1n, ['Head=Crab']]])
    const { context } = serve(traits, [
      { price: 1, traits: ['Head=Crab'], seller: me },
      { price: 2, traits: ['Head=Crab'], currency: other },
      { price: 30, traits: ['Head=Crab'] },
    ])
    expect(await readFloors(context, [1n])).toEqual([['/item/1', 30, 'Crab']])
  })

  test('is missing for an edition, because it is the price of another one', async () => {
    const traits = new Map([1n, 3n].map((number) => [number, ['Body=Red']] as const))
    const { context } = serve(traits, [
      { price: 10, traits: ['Body=Red'] },
      { price: 90, traits: ['Body=Red'], number: 3n },
    ])
    const floors = await readTraitFloors(context, { items: [item(1n, 'ERC1155'), item(3n)], currency: ETH })
    expect(floors.get('/item/1')).toBeUndefined()
    // A single token is unique, so its own listing says nothing about the trait.
    expect(floors.get('/item/3')).toMatchObject({ amount: 10n, trait: { value: 'Red' } })
  })

  test('is missing for an item whose traits have no listing', async () => {
    const { context } = serve(new Map([[1n, ['Head=Crab']]]), [{ price: 10, traits: ['Head=Hat'] }])
    expect(await readFloors(context, [1n])).toEqual([])
  })

  test('is read beyond the first page of listings, but no further than needed', async () => {
    const cheap = Array.from({ length: 2 * LARGEST_PAGE }, (_, price) => ({ price, traits: ['Body=Red'] }))
    const { context, pages } = serve(new Map([[1n, ['Head=Crab', 'Body=Red']]]), [
      ...cheap,
      { price: LARGEST_PAGE, traits: ['Head=Crab'] },
    ])
    expect(await readFloors(context, [1n])).toEqual([['/item/1', LARGEST_PAGE, 'Crab']])
    expect(pages()).toBe(2)
  })
})
