// An index that lies about traits can't extend a trait offer beyond the items that the page showed.
import type { ApolloClient } from '@apollo/client'
import { type DocumentNode, Kind } from 'graphql'
import { expect, test } from 'vitest'
import type { Address } from '../domain/address.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { tokenIdFromBigInt } from '../domain/tokenId.ts'
import { traitKey } from '../domain/traits.ts'
import { toWei } from '../domain/wei.ts'
import { IndexMalformedReplyError } from '../graphql/errors.ts'
import { IndexListError } from '../graphql/listOrder.ts'
import { tokenSet, traitHash } from '../seaport/offers/criteria.ts'
import type { TradeContext } from '../trading/dialog/tradeContext.ts'
import { defineOffer, previewOffer, type OfferDraft } from '../trading/offer/write.ts'
import { fetchCollectionTraits, fetchTraitSet } from './traits.ts'

const collection = `0x${'c'.repeat(40)}` as Address
const elsewhere = `0x${'d'.repeat(40)}` as Address
const rare = { type: 'Kind', value: 'Rare' }
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18 }

interface Row {
  readonly id: string
  readonly tokenId: string
  readonly metadata: { readonly id: string; readonly traits: readonly string[] }
}

const row = (number: number, traits: readonly string[], of = collection): Row => ({
  id: tokenEntityId(of, tokenIdFromBigInt(BigInt(number))),
  tokenId: `${number}`,
  metadata: { id: `m${number}`, traits },
})

/** Seven items; 4 and 9 are rare. */
const ALL = [1, 2, 3, 4, 5, 6, 9].map((number) =>
  row(number, [traitKey(number === 4 || number === 9 ? rare : { ...rare, value: 'Common' })]),
)
const RARE = ALL.filter(({ metadata }) => metadata.traits.includes(traitKey(rare)))

/** An index client with a fixed reply for each query, by operation name. */
function createClient(rows: {
  readonly holders: readonly Row[]
  readonly items?: readonly Row[]
}): ApolloClient {
  const { holders, items = ALL } = rows
  const replies: Readonly<Record<string, object>> = {
    IndexedBlock: {
      _meta: { block: { number: 10, hash: null, parentHash: null, timestamp: 1 }, hasIndexingErrors: false },
    },
    OfferTraits_holders: { tokens: holders },
    OfferTraits_ofCollection: { tokens: items },
    OfferCommitments: { orders: [] },
    ListingsFromCheapest: { fixed: [], declining: [] },
  }
  return {
    query({ query }: { query: DocumentNode }) {
      const [definition] = query.definitions
      const name = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? '') : ''
      return Promise.resolve({ data: replies[name] })
    },
  } as unknown as ApolloClient
}

const createContext = (client: ApolloClient) =>
  ({
    client,
    account: `0x${'a'.repeat(40)}`,
    send: () => Promise.reject(new Error('Traits are read without calls to the chain.')),
    config: { chainId: 1, currencies: [weth], fee: null },
  }) as unknown as TradeContext

const createDraft = (counted: number | undefined): OfferDraft => ({
  collection: { address: collection, name: 'Works', standard: 'ERC721' },
  aim: { kind: 'trait', trait: rare, counted },
  quantity: 1n,
  unitPrice: toWei(10n),
  currency: weth,
  expiresAtSeconds: 9_999_999_999,
})

const countInForm = async (client: ApolloClient) =>
  (await fetchCollectionTraits(client, collection)).get(traitHash(collection, rare))?.count

test('a trait set contains the ids of the items that have the trait', async () => {
  const client = createClient({ holders: RARE })
  expect((await fetchTraitSet(client, { collection, trait: rare })).identifiers).toEqual([4n, 9n])
  expect(await countInForm(client)).toBe(2)
})

test('a date and its digits are two traits, each with its own items', async () => {
  const date = { type: 'Born', value: '1607385600', format: 'date' as const }
  const digits = { type: 'Born', value: '1607385600' }
  const items = [row(1, [traitKey(date)]), row(2, [traitKey(digits)])]
  const named = await fetchCollectionTraits(createClient({ holders: [], items }), collection)
  expect(named.get(traitHash(collection, date))).toEqual({ trait: date, count: 1 })
  expect(named.get(traitHash(collection, digits))).toEqual({ trait: digits, count: 1 })
  const client = createClient({ holders: items.slice(0, 1) })
  expect((await fetchTraitSet(client, { collection, trait: date })).identifiers).toEqual([1n])
  await expect(fetchTraitSet(client, { collection, trait: digits })).rejects.toThrow(IndexMalformedReplyError)
})

test.each([
  ['items without the trait', ALL],
  ['an item of another collection', [...RARE, row(7, [traitKey(rare)], elsewhere)]],
  ['an id that is not the item’s own', [...RARE, { ...row(10, [traitKey(rare)]), tokenId: '8' }]],
])('rejects a trait set with %s', async (_, holders) => {
  const client = createClient({ holders })
  await expect(fetchTraitSet(client, { collection, trait: rare })).rejects.toThrow(IndexMalformedReplyError)
  await expect(previewOffer(createContext(client), createDraft(2), { backsAll: false })).rejects.toThrow(
    'This site’s data contradicts itself about the items that have this trait.',
  )
})

test('rejects a list with a duplicate id', async () => {
  const client = createClient({ holders: [...RARE, ...RARE], items: [...ALL, ...ALL] })
  await expect(fetchTraitSet(client, { collection, trait: rare })).rejects.toThrow(IndexListError)
  await expect(countInForm(client)).rejects.toThrow(IndexListError)
})

test('rejects an offer for 7 items when the form shows 2', async () => {
  const widened = ALL.map(({ tokenId }) => row(Number(tokenId), [traitKey(rare)]))
  const client = createClient({ holders: widened })
  const counted = await countInForm(client)
  expect(counted).toBe(2)
  const { verdict } = await previewOffer(createContext(client), createDraft(counted), { backsAll: false })
  expect(verdict).toMatchObject({
    status: 'refused',
    check: 'item',
    code: 'trait-count-differs',
    sentence: 'The form counted 2 items with this trait, but the site’s data has 7 for the offer.',
  })
})

test('stops before the signature when the trait set has changed since it was shown', async () => {
  const shown = { kind: 'trait' as const, trait: rare, identifiers: [4n, 9n] }
  const plan = { components: { consideration: [{ identifierOrCriteria: tokenSet([4n, 9n]).root }] } }
  const widened = ALL.map(({ tokenId }) => row(Number(tokenId), [traitKey(rare)]))
  const write = defineOffer(
    createContext(createClient({ holders: widened })),
    createDraft(2),
    {
      target: shown,
      committed: { sum: toWei(0n), throughSeaport: toWei(0n), count: 0 },
      backing: toWei(0n),
      plan: plan as never,
    },
    '/collection',
  )
  expect(await write.prepare()).toMatchObject({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-trait' },
  })
})
