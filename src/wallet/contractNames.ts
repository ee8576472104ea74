// Reads contracts' names with `name()`, which ERC-721 and many other contracts have.
import { decodeAbiText } from '../domain/abiText.ts'
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'

/** Selector of `name()`. Source: https://eips.ethereum.org/EIPS/eip-721 */
const NAME = '0x06fdde03'

/** Gas limit of one call: enough for any name, and it stops an expensive contract early. */
const GAS = '0x30d40'

/** The maximum number of bytes to read of a name. */
const LONGEST = 400

/**
 * Reads the name of each contract in one request; undefined for a contract without one.
 * @throws NodeError when the node does not reply
 */
export async function fetchContractNames(
  send: SendBatch,
  contracts: readonly Address[],
): Promise<readonly (string | undefined)[]> {
  const replies = await send(
    contracts.map((to) => ({ method: 'eth_call', params: [{ to, data: NAME, gas: GAS }, 'latest'] })),
  )
  return contracts.map((_, index) => {
    const reply = replies[index]
    return reply?.ok === true ? decodeAbiText(reply.result, LONGEST) : undefined
  })
}
