// Sends planned blocks to anvil without waiting for receipts, and checks every receipt at the end.
import { toQuantity } from 'ethers'
import { callRpc } from '../chain/json-rpc.ts'
import type { Hex } from './contracts.ts'
import type { PlannedBlock, PlannedTransaction } from './blocks.ts'

/** Above the base fee of anvil's first block (1 gwei), which falls while blocks are mostly empty. */
const GAS_PRICE_WEI = 2_000_000_000n
const RECEIPT_BATCH = 100

/** Thrown when a planned transaction did not do what it was planned to do. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

interface Receipt {
  readonly status: Hex
  readonly transactionIndex: Hex
  readonly from: Hex
}

/** Returns the responses of a JSON-RPC batch, in the order of its requests. */
export async function callBatch(rpcUrl: string, requests: readonly RpcRequest[]): Promise<unknown[]> {
  // JSON-RPC has no empty batch. A block of a small dataset may have no transactions.
  if (requests.length === 0) return []
  const body = requests.map((request, id) => ({ jsonrpc: '2.0', id, ...request }))
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const responses = (await response.json()) as readonly {
    id: number
    result?: unknown
    error?: { message: string }
  }[]
  const results = new Array<unknown>(requests.length)
  for (const { id, result, error } of responses) {
    if (error) throw new SeedError(`${requests[id]?.method} was refused: ${error.message}`)
    results[id] = result
  }
  return results
}

/**
 * Mines every planned block with its transactions, at its time.
 *
 * @returns the number of the first of the blocks, which follow one another
 * @throws {SeedError} when a transaction is refused, missing from its block, or reverted
 */
export async function sendBlocks(
  rpcUrl: string,
  blocks: readonly PlannedBlock[],
  onBlock: (done: number) => void,
): Promise<number> {
  const firstBlock = Number((await callRpc(rpcUrl, 'eth_blockNumber')) as Hex) + 1
  const nonces = await firstNonces(rpcUrl, blocks)
  for (const [index, { timestampSeconds, transactions }] of blocks.entries()) {
    const requests = transactions.map((transaction) => {
      const nonce = nonces.get(transaction.from) ?? 0
      nonces.set(transaction.from, nonce + 1)
      return { method: 'eth_sendTransaction', params: [wireForm(transaction, nonce)] }
    })
    await callBatch(rpcUrl, requests)
    await callRpc(rpcUrl, 'evm_mine', [timestampSeconds])
    onBlock(index + 1)
  }
  await checkReceipts(rpcUrl, blocks, firstBlock)
  return firstBlock
}

function wireForm({ from, to, data, value, gas }: PlannedTransaction, nonce: number) {
  return {
    from,
    ...(to && { to }),
    data,
    value: toQuantity(value),
    gas: toQuantity(gas),
    gasPrice: toQuantity(GAS_PRICE_WEI),
    nonce: toQuantity(nonce),
  }
}

async function firstNonces(rpcUrl: string, blocks: readonly PlannedBlock[]): Promise<Map<Hex, number>> {
  const senders = [...new Set(blocks.flatMap(({ transactions }) => transactions.map(({ from }) => from)))]
  const counts = await callBatch(
    rpcUrl,
    senders.map((from) => ({ method: 'eth_getTransactionCount', params: [from, 'latest'] })),
  )
  return new Map(senders.map((from, i) => [from, Number(counts[i] as Hex)]))
}

async function checkReceipts(
  rpcUrl: string,
  blocks: readonly PlannedBlock[],
  firstBlock: number,
): Promise<void> {
  for (let start = 0; start < blocks.length; start += RECEIPT_BATCH) {
    const batch = blocks.slice(start, start + RECEIPT_BATCH)
    const responses = (await callBatch(
      rpcUrl,
      batch.map((_, i) => ({ method: 'eth_getBlockReceipts', params: [toQuantity(firstBlock + start + i)] })),
    )) as (readonly Receipt[])[]
    for (const [i, planned] of batch.entries())
      checkBlock(firstBlock + start + i, planned, responses[i] ?? [])
  }
}

/** One sender's transactions keep their order within a block, so counting matches each receipt to its plan. */
function checkBlock(number: number, { transactions }: PlannedBlock, receipts: readonly Receipt[]): void {
  if (receipts.length !== transactions.length)
    throw new SeedError(
      `block ${number} holds ${receipts.length} of ${transactions.length} planned transactions`,
    )
  const queues = new Map<string, PlannedTransaction[]>()
  for (const transaction of transactions)
    queues.set(transaction.from, [...(queues.get(transaction.from) ?? []), transaction])
  for (const receipt of receipts) {
    const planned = queues.get(receipt.from.toLowerCase())?.shift()
    if (receipt.status !== '0x1')
      throw new SeedError(
        `block ${number}: "${planned?.label ?? 'an unplanned transaction'}" by ${receipt.from} reverted`,
      )
  }
}
