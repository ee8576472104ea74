// Accounts through which items pass without anybody owning them there: the market itself, its conduits, escrows.
import { type Address, parseAddress } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'

/** Known on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const KNOWN: ReadonlyMap<Address, string> = new Map([
  [parseAddress('0x0000000000000068f116a894984e2db1123eb395'), 'Seaport'],
  [parseAddress('0x1e0049783f008a0085193e00003d00cd54003c71'), 'OpenSea’s conduit'],
])

/** Gives the name of an account that is a stage on the way, by the deployment's own list first. */
export type NameIntermediary = (account: Address) => string | undefined

export function intermediariesOf({ intermediaries = [] }: NetworkConfig): NameIntermediary {
  const named = new Map([...KNOWN, ...intermediaries.map(({ address, label }) => [address, label] as const)])
  return (account) => named.get(account)
}
