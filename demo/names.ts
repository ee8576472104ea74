// The names that the in-page wallet shows: the configuration's accounts and currencies, and the names that contracts
// return.
import type { Address } from '../src/domain/address.ts'
import { shortAddress } from '../src/domain/checksum.ts'
import { findCurrency, type NetworkConfig } from '../src/domain/config.ts'
import type { Names } from './describeCall.ts'
import type { DemoAccount } from './requests.ts'
import { SEAPORT } from './seaport.ts'

/** The selector of `name()`. */
const NAME = '0x06fdde03'

/** `supportsInterface(0x80ac58cd)`: whether a contract reports that its tokens are ERC-721. Source: ERC-165, ERC-721 */
const HOLDS_ITEMS = `0x01ffc9a780ac58cd${'0'.repeat(56)}`

/** ABI encoding of true. */
const TRUE = `0x${'1'.padStart(64, '0')}`

export interface NamesOptions {
  readonly network: NetworkConfig
  readonly accounts: readonly DemoAccount[]
  readonly node: (method: string, params: readonly unknown[]) => Promise<unknown>
}

export function createNames({ network, accounts, node }: NamesOptions): Names {
  const labels = new Map<Address, string>([
    [SEAPORT, 'Seaport'],
    ...(network.intermediaries ?? []).map(({ address, label }) => [address, label] as const),
    ...accounts.map(({ address, label }) => [address, label] as const),
  ])
  return {
    async holdsItems(address) {
      try {
        return (await node('eth_call', [{ to: address, data: HOLDS_ITEMS }, 'latest'])) === TRUE
      } catch {
        // A contract without `supportsInterface` isn't ERC-721, and a node that doesn't reply proves nothing.
        return false
      }
    },
    currency: (address) => findCurrency(network, address),
    label: (address) => labels.get(address),
    async collection(address) {
      try {
        return (
          readText(await node('eth_call', [{ to: address, data: NAME }, 'latest'])) || shortAddress(address)
        )
      } catch {
        // The dialog opens even if the contract has no name or the node doesn't reply.
        return shortAddress(address)
      }
    },
  }
}

/** Decodes an ABI string: an offset, a length in bytes, the bytes. Empty for anything else. */
function readText(result: unknown): string {
  const digits = typeof result === 'string' ? result.slice(2) : ''
  const length = Number.parseInt(digits.slice(64, 128), 16)
  const bytes = digits.slice(128, 128 + length * 2).match(/../g)
  if (bytes === null || bytes.length !== length) return ''
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))).trim()
}
