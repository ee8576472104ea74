// Reads the chain data that the program needs besides logs: block times, transactions with receipts, contract calls.
import { Interface } from 'ethers'
import { type Log, type WireLog, readLog } from './logs.ts'
import { type Hex, type Node, NodeError, type RpcRequest, toHex } from './rpc.ts'

export interface Block {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
}

export interface Transaction {
  readonly hash: Hex
  readonly from: Hex
  /** Null for a contract creation. */
  readonly to: Hex | null
  readonly input: Hex
  readonly logs: readonly Log[]
}

const contract = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function getApproved(uint256) view returns (address)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function supportsInterface(bytes4) view returns (bool)',
  'function royaltyInfo(uint256, uint256) view returns (address, uint256)',
  'function getOrderHash((address offerer, address zone, ' +
    '(uint8 itemType, address token, uint256 identifier, uint256 startAmount, uint256 endAmount)[] offer, ' +
    '(uint8 itemType, address token, uint256 identifier, uint256 startAmount, uint256 endAmount, address recipient)[] ' +
    'consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, ' +
    'bytes32 conduitKey, uint256 counter)) view returns (bytes32)',
  'function getConduit(bytes32) view returns (address, bool)',
  'function getChannelStatus(address, address) view returns (bool)',
])

/**
 * Matches node errors for a call that the contract itself reverts; any other error means a state that the node has not
 * kept.
 */
const FAILED_CALL = /revert|invalid|out of gas|stack/i

export interface Chain {
  readonly node: Node
  block(number: number): Promise<Block>
  blocks(numbers: Iterable<number>): Promise<ReadonlyMap<number, Block>>
  transactions(hashes: Iterable<Hex>): Promise<ReadonlyMap<Hex, Transaction>>
  /**
   * Returns whether a contract exists at the address as of the block; undefined when the node has not kept that state.
   */
  hasCode(address: Hex, blockNumber: number): Promise<boolean | undefined>
  /** Returns the first value of a view function as of a block; undefined when the call fails. */
  view(to: Hex, name: string, values: readonly unknown[], blockNumber: number): Promise<unknown>
  /**
   * Returns the same with the block that it is as of: the comparison's block, when the node has not kept the requested
   * state.
   */
  viewFrom(to: Hex, name: string, values: readonly unknown[], blockNumber: number): Promise<Viewed>
}

interface Viewed {
  readonly value: unknown
  readonly blockNumber: number
}

/** @param pinned the block of the comparison */
export function readChain(node: Node, pinned: () => number): Chain {
  const cached = new Map<number, Block>()
  const fetched = new Map<Hex, Transaction>()

  const blocks = async (numbers: Iterable<number>) => {
    const missing = [...new Set(numbers)].filter((number) => !cached.has(number))
    const responses = await node.batch(
      missing.map((number) => ({ method: 'eth_getBlockByNumber', params: [toHex(number), false] })),
    )
    for (const [i, response] of responses.entries()) {
      if (!response.ok || response.result === null) throw new NodeError(`The node has no block ${missing[i]}`)
      const { number, hash, timestamp } = response.result as { number: Hex; hash: Hex; timestamp: Hex }
      cached.set(Number(number), { number: Number(number), hash, timestamp: Number(timestamp) })
    }
    return cached
  }

  const transactions = async (hashes: Iterable<Hex>) => {
    const missing = [...new Set(hashes)].filter((hash) => !fetched.has(hash))
    const requests = missing.flatMap((hash): RpcRequest[] => [
      { method: 'eth_getTransactionByHash', params: [hash] },
      { method: 'eth_getTransactionReceipt', params: [hash] },
    ])
    const responses = await node.batch(requests)
    for (const [i, hash] of missing.entries()) {
      const [body, receipt] = [responses[2 * i], responses[2 * i + 1]]
      if (body?.ok !== true || receipt?.ok !== true || body.result === null || receipt.result === null) {
        throw new NodeError(`The node has no transaction ${hash}`)
      }
      const { from, to, input } = body.result as { from: Hex; to: Hex | null; input: Hex }
      const { logs } = receipt.result as { logs: readonly WireLog[] }
      fetched.set(hash, {
        hash,
        from: from.toLowerCase() as Hex,
        to: to === null ? null : (to.toLowerCase() as Hex),
        input,
        logs: logs.map(readLog),
      })
    }
    return fetched
  }

  const viewFrom: Chain['viewFrom'] = async (to, name, values, blockNumber) => {
    const data = contract.encodeFunctionData(name, values)
    const call = async (at: number) => {
      const [response] = await node.batch([{ method: 'eth_call', params: [{ to, data }, toHex(at)] }])
      return response
    }
    let at = blockNumber
    let response = await call(at)
    if (response?.ok !== true && !FAILED_CALL.test(response?.message ?? '')) {
      at = pinned()
      response = await call(at)
    }
    return {
      value: response?.ok === true ? decode(name, response.result as Hex) : undefined,
      blockNumber: at,
    }
  }

  return {
    node,
    blocks,
    transactions,
    block: async (number) => (await blocks([number])).get(number) as Block,
    hasCode: async (address, blockNumber) => {
      const blockHash = (await blocks([blockNumber])).get(blockNumber)?.hash
      // The call names the block by its hash (EIP-1898), so that the result is the block's own even where a node has
      // cached results but not the state.
      const [response] = await node.batch([{ method: 'eth_getCode', params: [address, { blockHash }] }])
      return response?.ok === true ? response.result !== '0x' : undefined
    },
    view: async (...args) => (await viewFrom(...args)).value,
    viewFrom,
  }
}

/** Data that do not fit the function's type count as a failed call, as in the index. */
function decode(name: string, data: Hex): unknown {
  try {
    const [value] = contract.decodeFunctionResult(name, data)
    return typeof value === 'string' ? value.toLowerCase() : (value as unknown)
  } catch {
    return undefined
  }
}
