// Reads contracts' names by `name()`, which ERC-721 and many other contracts have.
import type { Address } from '../domain/address.ts'
import type { RpcReply, SendBatch } from '../domain/rpc.ts'

/** Selector of `name()`. Source: https://eips.ethereum.org/EIPS/eip-721 */
const NAME = '0x06fdde03'

/** Gas of one call: enough for any name, so that a costly contract ends early. */
const GAS = '0x30d40'

/** Hexadecimal digits of a word of the ABI. */
const WORD = 64

/** Most bytes of a name that are read. */
const LONGEST = 400

/**
 * The name of each contract, all in one request; undefined for one that gives none.
 * @throws NodeError when the node does not answer
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

/** An ABI string, or the text in the one word that some older contracts return. */
function readText(reply: RpcReply | undefined): string | undefined {
  if (reply?.ok !== true || typeof reply.result !== 'string') return undefined
  const digits = /^0x((?:[0-9a-f]{2})*)$/i.exec(reply.result)?.[1] ?? ''
  const number = (at: number) => Number(`0x${digits.slice(at, at + WORD) || '0'}`)
  if (digits.length === WORD) return textOf(digits.replace(/(00)+$/, ''))
  if (digits.length < 2 * WORD || number(0) !== WORD / 2) return undefined
  const length = Math.min(number(WORD), LONGEST)
  return textOf(digits.slice(2 * WORD, 2 * WORD + 2 * length))
}

function textOf(digits: string): string {
  const bytes = digits.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
