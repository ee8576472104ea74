// Accounts through which items pass without being owned there: the market itself, its conduits, escrows.
import { type Address, parseAddress } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'

/** Names of the same contracts on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const KNOWN: ReadonlyMap<Address, string> = new Map([
  [parseAddress('0x0000000000000068f116a894984e2db1123eb395'), 'Seaport'],
  [parseAddress('0x1e0049783f008a0085193e00003d00cd54003c71'), 'OpenSea conduit'],
])

/** The name of an account that items only pass through; the deployment's own list comes first. */
export type NameIntermediary = (account: Address) => string | undefined

export function createIntermediaryNames({ intermediaries = [] }: NetworkConfig): NameIntermediary {
  const named = new Map([...KNOWN, ...intermediaries.map(({ address, label }) => [address, label] as const)])
  return (account) => named.get(account)
}
