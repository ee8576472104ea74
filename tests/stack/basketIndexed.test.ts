// A basket on the whole stack: bought in one transaction, told by the index as so many sales, each at its own price.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { waitFor } from '../../local/process/wait.ts'
import { startStack, type Stack } from '../../local/stack.ts'
import { parseAddress, ZERO_ADDRESS } from '../../src/domain/address.ts'
import { parseOrderHash } from '../../src/domain/hashes.ts'
import { parseTokenId } from '../../src/domain/tokenId.ts'
import { toWei } from '../../src/domain/wei.ts'
import { loadOrder } from '../../src/features/trading/loadOrder.ts'
import { prepareBasket, type BasketLeg, type IncludedLeg } from '../../src/market/basket/basket.ts'
import { reconcile, type ReceiptLog } from '../../src/market/basket/reconcile.ts'
import { createRpc } from '../../src/wallet/rpc.ts'

interface AskRow {
  readonly id: string
  readonly startPrice: string
  readonly offerer: { readonly id: string }
  readonly token: {
    readonly id: string
    readonly tokenId: string
    readonly collection: { readonly id: string }
  }
}

interface SaleRow {
  readonly orderHash: string
  readonly price: string
  readonly method: string
  readonly buyer: { readonly id: string }
  readonly transactionHash: string
}

interface Receipt {
  readonly status: string
  readonly blockNumber: string
  readonly logs: readonly ReceiptLog[]
}

let stack: Stack
let directory: string
let client: ApolloClient

const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
  const { data } = await client.query<Data>({ query: gql(query), variables, fetchPolicy: 'no-cache' })
  if (data === undefined) throw new Error('The index gave no answer.')
  return data
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-basket-'))
  stack = await startStack({ stateDirectory: directory, seed: 'small' })
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: stack.graphqlUrl }),
  })
})

afterAll(async () => {
  await stack?.stop()
  await rm(directory, { recursive: true, force: true })
})

test('a basket bought in one transaction is so many sales in the index, each at what its leg was shown for', async () => {
  const { orders } = await ask<{ orders: readonly AskRow[] }>(
    `query ($currency: String!, $now: BigInt!) {
      orders(first: 20, orderBy: unitPrice, where: {
        side: ASK, scope: ITEM, live: true, quantity: 1, currency: $currency, endsAtSeconds_gt: $now,
        token_: { standard: ERC721, liveAskCount: 1 }
      }) { id startPrice offerer { id } token { id tokenId collection { id } } }
    }`,
    { currency: ZERO_ADDRESS, now: `${Math.floor(Date.now() / 1000) + 3_600}` },
  )
  const asks = orders.slice(0, 3)
  expect(asks).toHaveLength(3)
  const buyer = parseAddress(
    stack.contracts.accounts.find(({ address }) => asks.every(({ offerer }) => offerer.id !== address))
      ?.address ?? '',
  )
  const legs: BasketLeg[] = await Promise.all(
    asks.map(async ({ id, startPrice, token }) => ({
      order: await loadOrder(client, parseOrderHash(id)),
      shown: {
        collection: parseAddress(token.collection.id),
        tokenId: parseTokenId(token.tokenId),
        standard: 'ERC721' as const,
        currency: ZERO_ADDRESS,
        quantity: 1n,
        total: toWei(startPrice),
      },
    })),
  )
  const send = createRpc({ url: stack.rpcUrl })
  const config = {
    chainId: stack.chainId,
    currencies: [{ address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }],
    fee: null,
  }
  const verdict = await prepareBasket({ send, config, legs, buyer })
  if (verdict.outcome.status !== 'executable') throw new Error(verdict.outcome.found)
  const [{ call }] = verdict.outcome.plan.steps
  const included = verdict.legs.filter((leg): leg is IncludedLeg => leg.status === 'included')
  expect(included).toHaveLength(3)

  const hash = (await callRpc(stack.rpcUrl, 'eth_sendTransaction', [
    { from: buyer, to: call.to, data: call.data, value: `0x${call.value.toString(16)}` },
  ])) as string
  const receipt = await waitFor(
    async () =>
      ((await callRpc(stack.rpcUrl, 'eth_getTransactionReceipt', [hash])) as Receipt | null) ?? undefined,
    { timeoutMs: 30_000, what: 'the receipt' },
  )
  expect(receipt.status).toBe('0x1')
  const wanted = asks.map(({ id }) => parseOrderHash(id))
  expect(reconcile(receipt.logs, { legs: wanted, buyer })).toEqual(
    asks.map(({ id, startPrice }) => ({ orderHash: id, status: 'bought', paid: BigInt(startPrice) })),
  )

  const sales = await waitFor(
    async () => {
      const { _meta, sales } = await ask<{ _meta: { block: { number: number } }; sales: readonly SaleRow[] }>(
        `query ($hash: Bytes!) {
          _meta { block { number } }
          sales(where: { transactionHash: $hash }) { orderHash price method buyer { id } transactionHash }
        }`,
        { hash },
      )
      return _meta.block.number >= Number(receipt.blockNumber) ? sales : undefined
    },
    { timeoutMs: 60_000, what: 'the index to reach the block' },
  )
  const byOrder = new Map(sales.map((sale) => [sale.orderHash, sale]))
  expect(sales).toHaveLength(3)
  for (const { id, startPrice } of asks) {
    expect(byOrder.get(id)).toMatchObject({
      price: startPrice,
      method: 'AVAILABLE',
      buyer: { id: buyer },
      transactionHash: hash,
    })
  }
  const { tokens } = await ask<{ tokens: readonly { owner: { id: string } }[] }>(
    'query ($ids: [Bytes!]!) { tokens(where: { id_in: $ids }) { owner { id } } }',
    { ids: asks.map(({ token }) => token.id) },
  )
  expect(tokens.map(({ owner }) => owner.id)).toEqual([buyer, buyer, buyer])
  const { orders: after } = await ask<{ orders: readonly { status: string }[] }>(
    'query ($ids: [Bytes!]!) { orders(where: { id_in: $ids }) { status } }',
    { ids: wanted },
  )
  expect(after.map(({ status }) => status)).toEqual(['FILLED', 'FILLED', 'FILLED'])
})
