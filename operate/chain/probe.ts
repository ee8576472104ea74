// Reads from a chain what setup and doctor need: its head, Seaport, and what a contract is and since when.
import { Interface, toQuantity } from 'ethers'
import type { Address } from '../../src/domain/address.ts'
import type { RpcReply, SendBatch } from '../../src/domain/rpc.ts'
import { isSeaportCode, seaportCodeHash, seaportCodeOn } from '../../src/seaport/seaportCode.ts'
import type { Hex } from '../../src/seaport/types.ts'
import { callFailure } from '../../src/node/callFailure.ts'
import { createNode } from '../../src/node/createNode.ts'
import { NodeError } from '../../src/node/errors.ts'
import { SEAPORT } from '../../subgraph/manifest/network.ts'
import { fetchFrom, oneLine, quoteWords } from '../http/request.ts'
import { isWebUrl, redactUrl } from '../http/webUrl.ts'

/** Thrown when a chain or a contract can't be used; the message says why and what to do. */
export class ProbeError extends Error {
  override readonly name = 'ProbeError'
}

const contracts = new Interface([
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

/** EIP-165 IDs. Source: https://eips.ethereum.org/EIPS/eip-721 and eip-1155; `0xffffffff` is what nobody may claim. */
const ERC721 = '0x80ac58cd'
const ERC1155 = '0xd9b67a26'
const INVALID = '0xffffffff'

/**
 * @param options.origin see `fetchFrom`
 * @throws ProbeError for an address that isn't a URL
 */
export function openNode(
  rpcUrl: string,
  { origin }: { readonly origin?: string | undefined } = {},
): SendBatch {
  if (!isWebUrl(rpcUrl)) {
    throw new ProbeError(`${redactUrl(rpcUrl)} isn't an RPC URL: it must start with http:// or https://.`)
  }
  const { username, password } = new URL(rpcUrl)
  if (username !== '' || password !== '') {
    throw new ProbeError('The RPC URL has a name or a password before the @, which browsers refuse to send.')
  }
  return createNode({ urls: [rpcUrl], fetch: fetchFrom(origin) })
}

/** What a failure of the whole request means, and what to do. */
function explainSilence(method: string, cause: unknown): ProbeError {
  const code = cause instanceof NodeError ? cause.code : 'node-unavailable'
  const message =
    code === 'node-rate-limited'
      ? `The node limits how often it may be called, and refuses ${method}. Retry in a minute, or use a node with a key of your own.`
      : code === 'node-refused'
        ? `The node refuses ${method} for this address. Check the URL, and the key in it.`
        : `The node doesn't respond to ${method}. Check the URL, and whether the node is up.`
  return new ProbeError(message, { cause })
}

async function call(send: SendBatch, method: string, params: readonly unknown[]): Promise<RpcReply> {
  try {
    const [reply] = await send([{ method, params }])
    return reply ?? { ok: false, code: 0, message: 'no reply', data: undefined }
  } catch (cause) {
    throw explainSilence(method, cause)
  }
}

/** @throws ProbeError when the node doesn't respond or refuses */
async function requireResult(send: SendBatch, method: string, params: readonly unknown[]): Promise<unknown> {
  const reply = await call(send, method, params)
  if (reply.ok) return reply.result
  throw new ProbeError(`The node refuses ${method}: ${quoteWords(reply.message)}`)
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
    requireResult(send, 'eth_chainId', []),
    requireResult(send, 'eth_blockNumber', []),
  ])
  return { chainId: toNumber(chainId, 'chain ID'), head: toNumber(head, 'newest block') }
}

/**
 * Returns undefined when the call reverts, or returns something else.
 * @throws ProbeError when the node didn't run it, which says nothing about the contract
 */
async function callContract(
  send: SendBatch,
  address: string,
  method: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const data = contracts.encodeFunctionData(method, args)
  const reply = await call(send, 'eth_call', [{ to: address, data }, 'latest'])
  if (!reply.ok && callFailure(reply) === undefined) {
    throw new ProbeError(`The node refuses to call ${address}: ${quoteWords(reply.message)}`)
  }
  if (!reply.ok || typeof reply.result !== 'string') return undefined
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
  const code = await requireResult(send, 'eth_getCode', [SEAPORT, 'latest'])
  if (hasCode(code) && isSeaportCode(seaportCodeHash(code as Hex, chainId), chainId)) return
  throw new ProbeError(
    `${hasCode(code) ? 'The contract' : 'There is no contract'} at ${SEAPORT} on this chain${hasCode(code) ? " isn't Seaport 1.6" : ''}. ` +
      'Vitrine trades only through Seaport 1.6, which anyone can deploy there: https://github.com/ProjectOpenSea/seaport#deployments',
  )
}

/**
 * Returns the code of Seaport 1.6 for a fork of the chain that has an ID of its own.
 * @throws ProbeError when the chain's isn't Seaport 1.6
 */
export async function readSeaportFor(send: SendBatch, forkChainId: number): Promise<string> {
  const { chainId } = await readChainHead(send)
  await checkSeaport(send, chainId)
  return seaportCodeOn((await requireResult(send, 'eth_getCode', [SEAPORT, 'latest'])) as Hex, forkChainId)
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
  if (!hasCode(await requireResult(send, 'eth_getCode', [address, 'latest']))) {
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
    name: typeof name === 'string' && oneLine(name) !== '' ? oneLine(name) : undefined,
  }
}

/**
 * Reads where an item's metadata is; undefined when the contract doesn't say.
 * @throws ProbeError when the node didn't run the call
 */
export async function readTokenUri(
  send: SendBatch,
  {
    address,
    standard,
    tokenId,
  }: { readonly address: string; readonly standard: 'ERC721' | 'ERC1155'; readonly tokenId: bigint },
): Promise<string | undefined> {
  const uri = await callContract(send, address, standard === 'ERC721' ? 'tokenURI' : 'uri', [tokenId])
  return typeof uri === 'string' ? uri : undefined
}

/** Reads an ERC-20's symbol, name and decimals; undefined when it isn't one. */
export async function readCurrency(send: SendBatch, address: string) {
  const [symbol, name, decimals] = await Promise.all([
    callContract(send, address, 'symbol'),
    callContract(send, address, 'name'),
    callContract(send, address, 'decimals'),
  ])
  if (typeof symbol !== 'string' || typeof decimals !== 'bigint') return undefined
  const plain = oneLine(symbol)
  return { symbol: plain, name: typeof name === 'string' ? oneLine(name) : plain, decimals: Number(decimals) }
}

const hasCode = (code: unknown): boolean => typeof code === 'string' && code.length > 2

/** Returns undefined when the node doesn't say: it has dropped that block's state, or replies with something else. */
async function readStateAt(
  send: SendBatch,
  { method, address, block }: { readonly method: string; readonly address: string; readonly block: number },
): Promise<string | undefined> {
  const reply = await call(send, method, [address, toQuantity(block)])
  const isHex = reply.ok && typeof reply.result === 'string' && /^0x[0-9a-f]*$/i.test(reply.result)
  return isHex ? (reply.result as string) : undefined
}

/** Whether a node remembers a contract in an old block; `unknown` has its words, or what is wrong with its reply. */
export type PastCode =
  | { readonly kind: 'code' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly words: string }

/**
 * Reads whether a contract is there in an old block.
 * @throws ProbeError when the node doesn't respond
 */
export async function remembersCode(
  send: SendBatch,
  { address, block }: { readonly address: string; readonly block: number },
): Promise<PastCode> {
  const reply = await call(send, 'eth_getCode', [address, toQuantity(block)])
  if (!reply.ok) return { kind: 'unknown', words: reply.message }
  if (!hasCode(reply.result)) return { kind: 'none' }
  // No transaction deploys in the first block.
  const first = await readStateAt(send, { method: 'eth_getCode', address, block: 0 })
  if (block > 0 && hasCode(first)) {
    return { kind: 'unknown', words: 'the node replies with the newest state for every block' }
  }
  return { kind: 'code' }
}

/**
 * Searches a range of blocks for a contract's logs, in one request.
 * @throws ProbeError when the node doesn't respond
 */
export function readLogs(
  send: SendBatch,
  { address, from, to }: { readonly address: string; readonly from: number; readonly to: number },
): Promise<RpcReply> {
  const filter = { address, fromBlock: toQuantity(from), toBlock: toQuantity(to) }
  return call(send, 'eth_getLogs', [filter])
}

/** Senders of a block's transactions that are examined, of which one must show what the node knows. */
const MAX_WITNESSES = 10

/** Returns the senders of a block's transactions; none when the node doesn't have the block. */
async function readSenders(send: SendBatch, block: number): Promise<readonly string[]> {
  const reply = await call(send, 'eth_getBlockByNumber', [toQuantity(block), true])
  const { transactions = [] } = ((reply.ok ? reply.result : undefined) ?? {}) as {
    readonly transactions?: readonly { readonly from?: unknown }[]
  }
  const senders = transactions.map(({ from }) => from).filter((from) => typeof from === 'string')
  return [...new Set(senders)].slice(0, MAX_WITNESSES)
}

/**
 * Returns whether the node knows the state before a block. Some nodes reply to a question about dropped states as if
 * nothing had been there. But the sender of a transaction in a block had a balance, or had sent others, before it.
 */
async function hasStateBefore(send: SendBatch, block: number): Promise<boolean> {
  for (const address of await readSenders(send, block)) {
    for (const method of ['eth_getBalance', 'eth_getTransactionCount']) {
      const amount = await readStateAt(send, { method, address, block: block - 1 })
      if (amount !== undefined && /[1-9a-f]/i.test(amount.slice(2))) return true
    }
  }
  return false
}

/**
 * Finds the block in which a contract was deployed, by bisecting `eth_getCode`: about log2(head) requests. The block
 * found is checked again: the contract is there, isn't in the block before, and the node knows that block's state.
 * @returns undefined when the node doesn't have the chain's past state
 * @throws ProbeError when the node doesn't respond
 */
export async function findDeployment(
  send: SendBatch,
  address: Address,
  head: number,
): Promise<number | undefined> {
  const codeAt = async (block: number): Promise<boolean | undefined> => {
    const code = await readStateAt(send, { method: 'eth_getCode', address, block })
    return code === undefined ? undefined : hasCode(code)
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
  // No transaction deploys in the first block: a node that has code there replies with the newest state for any block.
  if (withCode === 0) return undefined
  // A node behind a load balancer may have answered from machines with different pasts.
  if ((await codeAt(withCode)) !== true || (await codeAt(withCode - 1)) !== false) return undefined
  return (await hasStateBefore(send, withCode)) ? withCode : undefined
}
