// Reads contracts' names with `name()`, which ERC-721 and many other contracts have.
import type { Address } from '../domain/address.ts'
import type { RpcReply, SendBatch } from '../domain/rpc.ts'

/** Selector of `name()`. Source: https://eips.ethereum.org/EIPS/eip-721 */
const NAME = '0x06fdde03'

/** Gas limit of one call: enough for any name, and it stops an expensive contract early. */
const GAS = '0x30d40'

/** Number of hexadecimal digits in an ABI word. */
const WORD = 64

/** The maximum number of bytes to read of a name. */
const LONGEST = 400

/**
 * Reads the name of each contract in one request; undefined for a contract without one.
 * @throws NodeError when the node does not reply
 */
export async function readContractNames(
  send: SendBatch,
  contracts: readonly Address[],
): Promise<readonly (string | undefined)[]> {
  const replies = await send(
    contracts.map((to) => ({ method: 'eth_call', params: [{ to, data: NAME, gas: GAS }, 'latest'] })),
  )
  return contracts.map((_, index) => readText(replies[index]))
}

/** Decodes an ABI string, or the single word that some older contracts return. */
function readText(reply: RpcReply | undefined): string | undefined {
  if (reply?.ok !== true || typeof reply.result !== 'string') return undefined
  const digits = /^0x((?:[0-9a-f]{2})*)$/i.exec(reply.result)?.[1] ?? ''
  const number = (at: number) => Number(`0x${digits.slice(at, at + WORD) || '0'}`)
  if (digits.length === WORD) return decodeText(digits.replace(/(00)+$/, ''))
  if (digits.length < 2 * WORD || number(0) !== WORD / 2) return undefined
  const length = Math.min(number(WORD), LONGEST)
  return decodeText(digits.slice(2 * WORD, 2 * WORD + 2 * length))
}

function decodeText(digits: string): string {
  const bytes = digits.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
