// Who and what the in-page wallet knows by name: the configuration's accounts and currencies, and what contracts say.
import { parseAddress, type Address } from '../../domain/address.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { findCurrency, type NetworkConfig } from '../../domain/config.ts'
import type { Names } from './callWords.ts'
import type { DemoAccount } from './requests.ts'

/** Known on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const SEAPORT = parseAddress('0x0000000000000068f116a894984e2db1123eb395')

/** The selector of `name()`. */
const NAME = '0x06fdde03'

export interface NamesOptions {
  readonly network: NetworkConfig
  readonly accounts: readonly DemoAccount[]
  readonly node: (method: string, params: readonly unknown[]) => Promise<unknown>
}

export function createNames({ network, accounts, node }: NamesOptions): Names {
  const known = new Map<Address, string>([
    [SEAPORT, 'Seaport'],
    ...(network.intermediaries ?? []).map(({ address, label }) => [address, label] as const),
    ...accounts.map(({ address, label }) => [address, label] as const),
  ])
  return {
    currency: (address) => findCurrency(network, address),
    known: (address) => known.get(address),
    async collection(address) {
      try {
        return (
          readText(await node('eth_call', [{ to: address, data: NAME }, 'latest'])) || shortAddress(address)
        )
      } catch {
        // A contract without a name, or a node that does not answer: the question is asked all the same.
        return shortAddress(address)
      }
    },
  }
}

/** Text as contracts return it: an offset, a length in bytes, the bytes. Empty when it is anything else. */
function readText(result: unknown): string {
  const digits = typeof result === 'string' ? result.slice(2) : ''
  const length = Number.parseInt(digits.slice(64, 128), 16)
  const bytes = digits.slice(128, 128 + length * 2).match(/../g)
  if (bytes === null || bytes.length !== length) return ''
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))).trim()
}
