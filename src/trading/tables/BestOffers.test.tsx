// The best offer beside an item's price: one for a trait counts if the index shows that it takes the item.
import { act, screen, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { word } from '../../../tests/support/contractNode.ts'
import { WETH } from '../../../tests/support/currencies.ts'
import { COLLECTION } from '../../../tests/support/fakeIndex.ts'
import { offer as row } from '../../../tests/support/fakeHistory.ts'
import { person } from '../../../tests/support/historyRows.ts'
import { createItem } from '../../../tests/support/listing.ts'
import { renderTrade, tradeConfig } from '../../../tests/support/renderTrade.tsx'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import { server } from '../../../tests/support/server.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import type { Address } from '../../domain/address.ts'
import { traitKey } from '../../domain/traits.ts'
import { tokenSet, traitHash } from '../../seaport/offers/criteria.ts'
import { refreshNow } from '../../ui/useNow.ts'
import { BestOffers } from './BestOffers.tsx'
import { useItemOffers } from './useItemOffers.ts'

const config = tradeConfig({ currencies: [WETH] })
const item = createItem({ collection: COLLECTION as Address })
const hat = { type: 'Head', value: 'Hat' }
const traits = [traitKey(hat)]
const TRAIT_BUYER = person(3) as Address

const createRow = (id: number, buyer: string, units: bigint, fields: object) =>
  row({
    id: word(BigInt(id)),
    scope: 'COLLECTION',
    token: null,
    currency: { __typename: 'Currency', id: WETH.address, symbol: 'WETH', name: null, decimals: 18 },
    offerer: { __typename: 'Account', id: buyer },
    unitPrice: `${units * 10n ** 18n}`,
    startPrice: `${units * 10n ** 18n}`,
    ...fields,
  })
const onTrait = {
  scope: 'TRAIT',
  criteriaRoot: `${tokenSet([1n]).root}`,
  zoneHash: traitHash(item.collection, hat),
}
const orders = [
  createRow(1, TRAIT_BUYER, 9n, onTrait),
  createRow(2, person(5), 7n, onTrait),
  createRow(3, person(4), 5n, {}),
]
const holder = {
  __typename: 'Token',
  id: tokenEntityId(item.collection, item.tokenId),
  tokenId: item.tokenId,
  metadata: { __typename: 'Metadata', id: 'm1', traits },
}

const newest = {
  __typename: '_Meta_',
  hasIndexingErrors: false,
  block: { __typename: '_Block_', number: 20, hash: word(20n), parentHash: word(19n), timestamp: 1 },
}

/** What the index answers about the items that have the trait. */
let index: 'up' | 'failing' | 'silent' = 'up'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  index = 'up'
  server.use(
    graphql.query('Offers', () => HttpResponse.json({ data: { orders } })),
    graphql.query('IndexedBlock', () => HttpResponse.json({ data: { _meta: newest } })),
    graphql.query('OfferTraits_holders', () => {
      if (index === 'silent') return new Promise<never>(() => undefined)
      if (index === 'failing') return HttpResponse.json({ errors: [{ message: 'store error' }] })
      return HttpResponse.json({ data: { tokens: [holder] } })
    }),
  )
  // An offer counts as one that can be paid while the chain doesn't answer.
  serveRpc(() => undefined)
})
afterEach(() => void vi.useRealTimers())

function Best() {
  const [account, setAccount] = useState<Address>()
  const seller = { account, units: 1n }
  const state = useItemOffers(item, { traits, seller, skip: false })
  return (
    <>
      <BestOffers itemToSell={{ item, held: 0n }} seller={seller} state={state} />
      <button onClick={() => setAccount(TRAIT_BUYER)}>Switch accounts</button>
    </>
  )
}

test('a set of items that couldn’t be read is read again with the clock', async () => {
  index = 'failing'
  renderTrade(<Best />, config)
  expect(await screen.findByText(/^Best offer/)).toHaveTextContent(/^Best offer 5\sWETH$/)
  index = 'up'
  vi.setSystemTime(Date.now() + 15_000)
  act(refreshNow)
  await waitFor(() => expect(screen.getByText(/^Best offer/)).toHaveTextContent(/^Best offer 9\sWETH$/))
})

test('an offer of the account that the viewer switches to is gone at once', async () => {
  renderTrade(<Best />, config)
  expect(await screen.findByText(/^Best offer/)).toHaveTextContent(/^Best offer 9\sWETH$/)
  index = 'silent'
  act(() => screen.getByRole('button', { name: 'Switch accounts' }).click())
  expect(screen.getByText(/^Best offer/)).not.toHaveTextContent(/9\sWETH/)
  // The next one is for the same set of items.
  await waitFor(() => expect(screen.getByText(/^Best offer/)).toHaveTextContent(/^Best offer 7\sWETH$/))
})
