// The best offer is one that can be accepted: made by another account, for units that the seller holds, and funded.
import type { ApolloClient } from '@apollo/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { item as token, offer, person } from '../../../tests/support/fakeHistory.ts'
import { word } from '../../../tests/support/contractNode.ts'
import { ETH, USDC, WETH } from '../../../tests/support/currencies.ts'
import { COLLECTION } from '../../../tests/support/fakeIndex.ts'
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { tokenSet, traitHash } from '../../seaport/offers/criteria.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { toOffers } from '../../orders/offer.ts'
import { fetchBestOffers, fetchTakenTraits } from './bestOffers.ts'

const network = { ...testConfig.network, nativeCurrency: ETH, currencies: [WETH] }
const item = {
  collection: COLLECTION as Address,
  collectionName: 'Cabinet',
  tokenId: tokenIdFromBigInt(1n),
  standard: 'ERC1155' as const,
  name: 'Work 1',
  image: null,
  path: '/item/1',
}
const hash = (digit: string) => `0x${digit.repeat(64)}`
const by = (number: number) => ({ offerer: { __typename: 'Account', id: person(number) } })
const rows = [
  // A seller with one unit can't fill this offer, which takes three at once.
  offer({ id: hash('1'), ...by(2), unitPrice: '900', startPrice: '2700', quantity: '3', remaining: '3' }),
  offer({ id: hash('2'), ...by(3), unitPrice: '800', startPrice: '800' }),
  offer({ id: hash('3'), ...by(4), unitPrice: '700', startPrice: '700' }),
]

/** An index with the rows, and a chain on which their makers have these funds, in the order of the balance calls. */
function createMarket(
  funds: readonly bigint[] | 'unreachable',
  rowsFor: (where: object) => readonly object[] = () => rows,
) {
  const query = vi.fn(
    ({
      variables: { where, block },
    }: {
      variables: { where?: object; block?: number }
    }): Promise<{ data: object }> => {
      if (where === undefined) return Promise.resolve({ data: { _meta: { block: { number: 10 } } } })
      // Item 1 alone has the trait.
      const data = block === undefined ? { orders: rowsFor(where) } : { tokens: [token(1n)] }
      return Promise.resolve({ data })
    },
  )
  const ok = (result: unknown) => ({ ok: true as const, result })
  const send: SendBatch = (requests) => {
    if (funds === 'unreachable') return Promise.reject(new Error('no node'))
    let calls = 0
    return Promise.resolve(
      requests.map(({ method }) => {
        if (method === 'eth_chainId') return ok('0x1')
        if (method !== 'eth_call') return ok({ number: '0x1', hash: hash('b'), timestamp: '0x1' })
        const amount = funds[Math.floor(calls / 2)] ?? 0n
        calls += 1
        return ok(word(amount))
      }),
    )
  }
  const context = {
    client: { query } as unknown as ApolloClient,
    send,
    account: `0x${'1'.repeat(40)}`,
    config: { chainId: 1, currencies: [ETH, WETH], fee: null },
  } as unknown as TradeContext
  const readBest = (held: bigint, currency = ETH) =>
    fetchBestOffers(context, network, { items: [{ ...item, traits: ['Head=Hat'], held }], currency }).then(
      (best) => best.get(item.path),
    )
  const read = async (held: bigint, currency = ETH) =>
    (await readBest(held, currency))?.offer?.offer?.orderHash
  return {
    query,
    read,
    readBest,
    lastFilter: () => JSON.stringify(query.mock.calls.at(-1)?.[0].variables.where),
  }
}

test('returns the highest funded offer that takes the held quantity, in the wrapped native coin', async () => {
  const funded = createMarket([2700n, 800n, 700n])
  expect(await funded.read(3n)).toBe(hash('1'))
  expect(await funded.read(1n)).toBe(hash('2'))
  expect(await createMarket([2700n, 799n, 700n]).read(1n)).toBe(hash('3'))
  expect(await createMarket([0n, 0n, 0n]).read(1n)).toBeUndefined()
  const filter = funded.lastFilter()
  expect(filter).toContain(`"unit":"${ETH.address}"`)
  expect(filter).toContain(`"offerer_not":"0x${'1'.repeat(40)}"`)
  expect(filter).toContain('"scope":"TRAIT"')
})

test('returns the offer when the chain is unreachable', async () => {
  expect(await createMarket('unreachable').read(1n)).toBe(hash('2'))
})

test('finds the offer behind a full page of offers that can’t be paid', async () => {
  const fakes = Array.from({ length: 100 }, (_, place) => offer({ id: word(BigInt(place)), ...by(5) }))
  const market = createMarket([5n], (where) =>
    JSON.stringify(where).includes(`"offerer_not_in":["${person(5)}"]`)
      ? [offer({ id: hash('4'), ...by(6), unitPrice: '5', startPrice: '5' })]
      : fakes,
  )
  expect(await market.read(1n)).toBe(hash('4'))
})

const onTrait = (digit: string, member: bigint, block = 9) =>
  offer({
    ...{ id: hash(digit), ...by(2), unitPrice: '900', startPrice: '900', createdAtBlock: `${block}` },
    ...{ scope: 'TRAIT', token: null, criteriaRoot: `${tokenSet([member]).root}` },
    zoneHash: traitHash(item.collection, { type: 'Head', value: 'Hat' }),
  })

test.each([
  ['the items that have it', 1n, '5'],
  ['other items', 2n, '2'],
])('counts an offer for a trait as made for %s', async (_, member, best) => {
  const market = createMarket([900n, 800n, 700n], () => [onTrait('5', member), ...rows.slice(1)])
  expect(await market.read(1n)).toBe(hash(best))
})

describe('many offers for a trait above the best one', () => {
  const forged = ['4', '5', '6', '7', '8'].map((digit, place) => onTrait(digit, 2n, place + 1))
  const createForgedMarket = () => createMarket([900n, 800n, 700n], () => [...forged, ...rows.slice(1)])
  const isOfSet = ([{ variables }]: Parameters<ReturnType<typeof createForgedMarket>['query']>) =>
    variables.block !== undefined

  test('are read from the highest to the first that takes the item, and the set of a block once', async () => {
    const market = createForgedMarket()
    expect(await market.readBest(1n)).toMatchObject({ offer: { amount: 800n } })
    // Each forged one in its own block, and all in the newest.
    expect(market.query.mock.calls.filter(isOfSet)).toHaveLength(forged.length + 1)
    expect(await market.read(1n)).toBe(hash('2'))
    expect(market.query.mock.calls.filter(isOfSet)).toHaveLength(forged.length + 1)
  })

  test('leave room for those in another currency', async () => {
    const inUsdc = onTrait('9', 1n)
    const currency = { __typename: 'Currency', id: USDC.address, symbol: 'USDC', name: null, decimals: 6 }
    const offers = toOffers([...forged, { ...inUsdc, currency }] as never, {
      ...network,
      currencies: [WETH, USDC],
    })
    const { query } = createForgedMarket()
    const taken = await fetchTakenTraits({ query } as unknown as ApolloClient, offers, {
      held: 1n,
      isPayable: () => true,
      tokenId: item.tokenId,
      findTrait: () => ({ type: 'Head', value: 'Hat' }),
    })
    expect(taken.get(hash('9'))).toBe(true)
  })

  test('are left out, which the result says, if their sets take long', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const market = createForgedMarket()
    const answer = market.query.getMockImplementation()
    market.query.mockImplementation((request) =>
      request.variables.block === undefined ? (answer?.(request) as never) : new Promise(() => undefined),
    )
    const reading = market.readBest(1n)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await reading).toMatchObject({ offer: { amount: 800n }, mayMissOffer: true })
  })
})
