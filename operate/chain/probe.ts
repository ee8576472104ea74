// Reads from a chain what setup and doctor need: its head, Seaport, and what a contract is and since when.
import { Interface } from 'ethers'
import type { Address } from '../../src/domain/address.ts'
import type { RpcReply, SendBatch } from '../../src/domain/rpc.ts'
import { isSeaport, seaportCodeHash } from '../../src/market/seaportCode.ts'
import type { Hex } from '../../src/market/types.ts'
import { createNode } from '../../src/node/createNode.ts'
import { SEAPORT } from '../../subgraph/manifest/network.ts'

/** Thrown when a chain or a contract can't be used; the message says why and what to do. */
export class ProbeError extends Error {
  override readonly name = 'ProbeError'
}

const contracts = new Interface([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** EIP-165 IDs. Source: https://eips.ethereum.org/EIPS/eip-721 and eip-1155; `0xffffffff` is what nobody may claim. */
const ERC721 = '0x80ac58cd'
const ERC1155 = '0xd9b67a26'
const INVALID = '0xffffffff'

/** @throws ProbeError for an address that isn't a URL */
export function openNode(rpcUrl: string): SendBatch {
  if (!/^https?:\/\//.test(rpcUrl) || !URL.canParse(rpcUrl)) {
    throw new ProbeError(`${rpcUrl} isn't an RPC URL: it must start with http:// or https://.`)
  }
  return createNode({ urls: [rpcUrl] })
}

async function sendOne(send: SendBatch, method: string, params: readonly unknown[]): Promise<unknown> {
  let reply: RpcReply | undefined
  try {
    ;[reply] = await send([{ method, params }])
  } catch (cause) {
    throw new ProbeError(
      `The node doesn't respond to ${method}. Check the URL, and whether the node is up.`,
      {
        cause,
      },
    )
  }
  if (reply?.ok === true) return reply.result
  throw new ProbeError(`The node refuses ${method}: ${reply?.message ?? 'no reply'}`)
}

function toNumber(value: unknown, what: string): number {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,13}$/i.test(value)) {
    throw new ProbeError(`The node's ${what} isn't a number: ${JSON.stringify(value)}`)
  }
  return Number(value)
}

/** @throws ProbeError */
export async function readChainHead(send: SendBatch): Promise<{ chainId: number; head: number }> {
  const [chainId, head] = await Promise.all([
    sendOne(send, 'eth_chainId', []),
    sendOne(send, 'eth_blockNumber', []),
  ])
  return { chainId: toNumber(chainId, 'chain ID'), head: toNumber(head, 'newest block') }
}

/** Returns undefined when the call reverts, or returns something else. */
async function callContract(
  send: SendBatch,
  address: string,
  method: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const data = contracts.encodeFunctionData(method, args)
  const [reply] = await send([{ method: 'eth_call', params: [{ to: address, data }, 'latest'] }])
  if (reply?.ok !== true || typeof reply.result !== 'string') return undefined
  try {
    return contracts.decodeFunctionResult(method, reply.result)[0]
  } catch {
    return undefined // The contract has no such method.
  }
}

/**
 * Checks that the code at Seaport's address is Seaport 1.6.
 * @throws ProbeError
 */
export async function checkSeaport(send: SendBatch, chainId: number): Promise<void> {
  const code = await sendOne(send, 'eth_getCode', [SEAPORT, 'latest'])
  if (hasCode(code) && isSeaport(seaportCodeHash(code as Hex, chainId), chainId)) return
  throw new ProbeError(
    `${hasCode(code) ? 'The contract' : 'There is no contract'} at ${SEAPORT} on this chain${hasCode(code) ? " isn't Seaport 1.6" : ''}. ` +
      'Vitrine trades only through Seaport 1.6, which anyone can deploy there: https://github.com/ProjectOpenSea/seaport#deployments',
  )
}

export interface ContractFacts {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly name: string | undefined
}

/**
 * Reads which token standard a contract reports (EIP-165).
 * @throws ProbeError for a contract that isn't a collection
 */
export async function readCollection(send: SendBatch, address: Address): Promise<ContractFacts> {
  if (!hasCode(await sendOne(send, 'eth_getCode', [address, 'latest']))) {
    throw new ProbeError(`${address} has no contract on this chain.`)
  }
  const [is721, is1155, isAnything, name] = await Promise.all([
    callContract(send, address, 'supportsInterface', [ERC721]),
    callContract(send, address, 'supportsInterface', [ERC1155]),
    callContract(send, address, 'supportsInterface', [INVALID]),
    callContract(send, address, 'name'),
  ])
  if (isAnything === true || (is721 !== true && is1155 !== true)) {
    throw new ProbeError(
      `${address} doesn't report ERC-721 or ERC-1155 (EIP-165), so it can't be a collection.`,
    )
  }
  return {
    standard: is721 === true ? 'ERC721' : 'ERC1155',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined,
  }
}

/** Reads an ERC-20's symbol, name and decimals; undefined when it isn't one. */
export async function readCurrency(send: SendBatch, address: string) {
  const [symbol, name, decimals] = await Promise.all([
    callContract(send, address, 'symbol'),
    callContract(send, address, 'name'),
    callContract(send, address, 'decimals'),
  ])
  if (typeof symbol !== 'string' || typeof decimals !== 'bigint') return undefined
  return { symbol, name: typeof name === 'string' ? name : symbol, decimals: Number(decimals) }
}

const hasCode = (code: unknown): boolean => typeof code === 'string' && code.length > 2

/**
 * Finds the block in which a contract was deployed, by bisecting `eth_getCode`: about log2(head) requests.
 * @returns undefined when the node doesn't have the chain's past state
 */
export async function findDeployment(
  send: SendBatch,
  address: Address,
  head: number,
): Promise<number | undefined> {
  const codeAt = async (block: number): Promise<boolean | undefined> => {
    const [reply] = await send([{ method: 'eth_getCode', params: [address, `0x${block.toString(16)}`] }])
    return reply?.ok === true ? hasCode(reply.result) : undefined
  }
  let without = -1
  let withCode = head
  while (withCode - without > 1) {
    const middle = Math.floor((without + withCode) / 2)
    const code = await codeAt(middle)
    if (code === undefined) return undefined
    if (code) withCode = middle
    else without = middle
  }
  return withCode
}
