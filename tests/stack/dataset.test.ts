// A dataset at a small scale: what its chain and its index hold, and that the next start finds the same.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { id, Interface } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { datasetHistory } from '../../local/dataset/history.ts'
import type { DatasetContracts } from '../../local/dataset/make.ts'
import { computeScale } from '../../local/dataset/scale.ts'
import { seaportInterface } from '../../local/seed/orders.ts'
import { waitFor } from '../../local/process/wait.ts'
import { startStackOn, type Stack } from '../../local/stack.ts'
import { queryIndex } from '../e2e/queries.ts'

/** The fewest: some blocks of so small a dataset have no transactions. */
const ITEMS = 100
const scale = computeScale(ITEMS)
const history = datasetHistory(ITEMS)
const transfer = id('Transfer(address,address,uint256)')
const approvalForAll = id('ApprovalForAll(address,address,bool)')

let stateDirectory: string
let stack: Stack<DatasetContracts> | undefined
const start = async () => (stack = await startStackOn({ stateDirectory, history }))
const running = () => {
  if (stack === undefined) throw new Error('no stack runs')
  return stack
}

beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-dataset-'))
  await chmod(stateDirectory, 0o711) // The database may run as another user, who must be able to pass.
  await start()
})

afterAll(async () => {
  await stack?.stop()
  await rm(stateDirectory, { recursive: true, force: true })
})

const query = <Data>(document: string) => queryIndex<Data>(running(), document)

/** Logs of a contract by their first topic. */
async function countLogs(address: string): Promise<Map<string, number>> {
  const filter = { address, fromBlock: '0x0', toBlock: 'latest' }
  const logs = (await callRpc(running().rpcUrl, 'eth_getLogs', [filter])) as { topics: string[] }[]
  const counts = new Map<string, number>()
  for (const { topics } of logs) counts.set(topics[0] ?? '', (counts.get(topics[0] ?? '') ?? 0) + 1)
  return counts
}

test('the chain has as many events as the dataset counts', async () => {
  const { collections, seaport, dataset } = running().contracts
  const ofCollection = await countLogs(collections[0]?.address ?? '')
  const ofSeaport = await countLogs(seaport)
  const topic = (name: string) => seaportInterface.getEvent(name)?.topicHash ?? ''
  expect({
    moves: ofCollection.get(transfer),
    approvals: ofCollection.get(approvalForAll),
    listings: ofSeaport.get(topic('OrderValidated')),
    sales: ofSeaport.get(topic('OrderFulfilled')),
  }).toEqual({
    moves: dataset.events.mints + dataset.events.transfers,
    approvals: dataset.events.approvals,
    listings: dataset.events.listings,
    sales: dataset.events.sales,
  })
})

test('the index has all items with ten traits each, the live listings and the sales', async () => {
  const { collections, tokens, orders, sales } = await query<{
    collections: Record<string, unknown>[]
    tokens: { metadata: { status: string; image: string; traits: string[] } | null }[]
    orders: { token: { id: string } }[]
    sales: unknown[]
  }>(`{
    collections { tokenCount listedCount saleCount transferCount inconsistentTransferCount royaltySupport }
    tokens(first: 1000) { metadata { status image traits } }
    orders(first: 1000, where: { live: true }) { token { id } }
    sales(first: 1000, where: { royaltyAmount_gt: "0", feeAmount: "0", bundleSize: 1 }) { id }
  }`)
  expect(collections).toEqual([
    {
      tokenCount: ITEMS,
      listedCount: scale.listings,
      saleCount: scale.sales,
      transferCount: ITEMS + scale.sales + scale.transfers,
      inconsistentTransferCount: 0,
      royaltySupport: 'SUPPORTED',
    },
  ])
  expect(new Set(orders.map(({ token }) => token.id)).size).toBe(scale.listings)
  expect(sales).toHaveLength(scale.sales)
  expect(tokens).toHaveLength(ITEMS)
  for (const { metadata } of tokens) {
    expect(metadata?.status).toBe('RESOLVED')
    expect(new Set(metadata?.traits.map((trait) => trait.split('=')[0])).size).toBe(10)
  }
  const image = tokens[0]?.metadata?.image.replace('ipfs://', '') ?? ''
  const file = await fetch(`${running().gatewayUrl}/ipfs/${image}`)
  expect(await file.text()).toMatch(/^<svg /)
})

test('the next start restores the chain as it was made, without later transactions', async () => {
  const { rpcUrl, contracts } = running()
  const made = async () => {
    const { tokens } = await query<{ tokens: unknown[] }>(
      '{ tokens(first: 1000) { id mintedAtBlock mintedAtSeconds bestAsk { id } owner { id } } }',
    )
    return tokens
  }
  const before = await made()
  const [ada] = contracts.accounts
  const data = new Interface(['function setApprovalForAll(address,bool)']).encodeFunctionData(
    'setApprovalForAll',
    [ada?.address, true],
  )
  const hash = await callRpc(rpcUrl, 'eth_sendTransaction', [
    { from: ada?.address, to: contracts.collections[0]?.address, data },
  ])
  await waitFor(async () => (await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) ?? undefined, {
    what: 'the approval to be mined',
    timeoutMs: 10_000,
  })
  await running().indexed()
  const approvals = '{ approvals(where: { operator: "' + ada?.address + '" }) { id } }'
  expect((await query<{ approvals: unknown[] }>(approvals)).approvals).toHaveLength(1)

  await running().stop()
  const again = await start()
  expect(again.contracts).toEqual(contracts)
  expect(await made()).toEqual(before)
  expect((await query<{ approvals: unknown[] }>(approvals)).approvals).toHaveLength(0)
})
