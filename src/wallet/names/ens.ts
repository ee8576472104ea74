// Resolves names of the Ethereum Name Service to accounts. Source: https://docs.ens.domains/resolution, EIP-137
import { type Address, tryParseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import type { RpcReply, SendBatch } from '../../domain/rpc.ts'
import { callFailure } from '../../node/callFailure.ts'
import { unusableReply } from '../../node/errors.ts'

/** The registry, at one address wherever ENS is. */
const REGISTRY = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e'
/** Mainnet and Sepolia. */
const CHAINS: ReadonlySet<number> = new Set([1, 11_155_111])

const RESOLVER_SELECTOR = '0x0178b8bf'
const ADDR_SELECTOR = '0x3b3b57de'

/** An address as the ABI returns it: one word, whose upper twelve bytes are zero. */
const ADDRESS_WORD = /^0x0{24}([0-9a-f]{40})$/i

export type EnsResult =
  | { readonly kind: 'account'; readonly address: Address; readonly name: string }
  /** Not a valid ENS name (ENSIP-15). */
  | { readonly kind: 'invalid' }
  /**
   * The name has no resolver of its own, or its resolver has no account. Names that resolve through a parent (ENSIP-10)
   * or off-chain (EIP-3668) are included: they aren't followed.
   */
  | { readonly kind: 'unknown'; readonly name: string }

export function chainHasEns(chainId: number): boolean {
  return CHAINS.has(chainId)
}

/** Whether a text has the shape of a name: labels with dots between, the last one without digits. */
export function looksLikeEnsName(text: string): boolean {
  return /^[^\s.:/?#@]+(\.[^\s.:/?#@]+)*\.[^\s.:/?#@\d]{2,}$/u.test(text.trim())
}

/**
 * @param send reaches a node of a chain that has ENS
 * @throws NodeError when the node doesn't respond, or fails other than by a revert
 */
export async function resolveEnsName(input: string, send: SendBatch): Promise<EnsResult> {
  const { ensNormalize, namehash } = await import('ethers')
  let name: string
  try {
    name = ensNormalize(input.trim())
  } catch {
    return { kind: 'invalid' }
  }
  const node = namehash(name).slice(2)
  const resolver = await fetchAddress(send, REGISTRY, `${RESOLVER_SELECTOR}${node}`)
  const address =
    resolver === undefined ? undefined : await fetchAddress(send, resolver, `${ADDR_SELECTOR}${node}`)
  return address === undefined ? { kind: 'unknown', name } : { kind: 'account', address, name }
}

async function fetchAddress(send: SendBatch, to: string, data: string): Promise<Address | undefined> {
  const [reply] = await send([{ method: 'eth_call', params: [{ to, data }, 'latest'] }])
  return parseAddressReply(reply)
}

/**
 * Undefined for a revert, for anything but an address, and for the zero address.
 * @throws NodeError when the node didn't run the call, so the name may still resolve
 */
function parseAddressReply(reply: RpcReply | undefined): Address | undefined {
  if (reply?.ok === false && callFailure(reply) !== undefined) return undefined
  if (reply?.ok !== true || typeof reply.result !== 'string') {
    throw unusableReply(reply, 'account that the name stands for')
  }
  const address = tryParseAddress(`0x${ADDRESS_WORD.exec(reply.result)?.[1] ?? ''}`)
  return address === ZERO_ADDRESS ? undefined : address
}
