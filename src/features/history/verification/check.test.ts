// @vitest-environment jsdom
// A history is read page by page until it is complete, or not at all.
import '../../../../tests/support/dom.ts'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../../../tests/support/server.ts'
import { verificationTexts } from '../../../messages/en/verification.ts'
import { createApolloClient } from '../../../graphql/client.ts'
import { fetchClaim } from './check.ts'

const hash = (digits: string) => `0x${digits.padStart(64, '0')}`
const account = (digits: string) => ({ __typename: 'Account', id: `0x${digits.padStart(40, '0')}` })

function activity(position: number) {
  return {
    __typename: 'Activity',
    id: `0x${position.toString(16).padStart(8, '0')}`,
    type: 'TRANSFER',
    position: `${position}`,
    from: account('1'),
    to: account('2'),
    quantity: '1',
    price: null,
    unitPrice: null,
    currency: null,
    order: null,
    sale: null,
    emitter: account('c0').id,
    transactionHash: hash('aa'),
    logIndex: 0,
    blockNumber: '5',
    blockHash: hash('b5'),
    timestampSeconds: '60',
  }
}

/** An index that has this many rows of one token, of this kind. */
function indexWith(total: number, facts: object = {}) {
  server.use(
    graphql.query('IndexedBlock', () =>
      HttpResponse.json({
        data: {
          _meta: {
            __typename: '_Meta_',
            hasIndexingErrors: false,
            block: {
              __typename: '_Block_',
              number: 9,
              hash: hash('b9'),
              parentHash: hash('b8'),
              timestamp: 90,
            },
          },
        },
      }),
    ),
    graphql.query('VerificationRows', ({ variables }) => {
      const { after, first } = variables as { after: string; first: number }
      const start = Number(after) + 1
      const count = Math.max(0, Math.min(first, total - start))
      return HttpResponse.json({
        data: {
          token: {
            __typename: 'Token',
            id: '0x01',
            tokenId: '1',
            standard: 'ERC721',
            owner: account('2'),
            collection: {
              __typename: 'Collection',
              id: account('c0').id,
              indexedFromBlock: '1',
              tracked: true,
            },
            balances: [],
          },
          activities: Array.from({ length: count }, (_, index) => ({
            ...activity(start + index),
            ...facts,
          })),
        },
      })
    }),
  )
  const client = createApolloClient({ graphqlUrl: 'http://index.test/graphql', retry: { attempts: 1 } })
  return fetchClaim(client, { id: '0x01', chainId: 1, signal: new AbortController().signal })
}

test('reads every page', async () => {
  const { rows, head } = await indexWith(1_500)
  expect(rows).toHaveLength(1_500)
  expect(head.number).toBe(9)
})

test('throws for a history that is too long, instead of returning part of it', async () => {
  await expect(indexWith(20_001)).rejects.toMatchObject({
    code: 'history-too-long',
    text: verificationTexts.tooLong,
  })
})

test('takes the side of a sale from the sale: an offer for any items of a set has none itself', async () => {
  const sale = { __typename: 'Sale', id: '0x01', orderHash: hash('a0'), side: 'BID', bundleSize: 2 }
  const order = { __typename: 'Order', id: hash('a0'), side: null }
  const { rows } = await indexWith(1, { type: 'SALE', order, sale })
  expect(rows[0]?.orderSide).toBe('BID')
})
