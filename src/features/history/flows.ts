// The transfers of an ERC-1155 token, whose units have many owners at once, with both balances after each.
import type { Address } from '../../domain/address.ts'
import type { Hop } from './custody.ts'

/** One side of a movement. */
export interface FlowSide {
  readonly account: Address
  /** Units held after the movement; undefined if the record doesn't reach back to the mint. */
  readonly after: bigint | undefined
}

export interface Flow {
  readonly hop: Hop
  readonly quantity: bigint
  /** Undefined for a mint. */
  readonly from: FlowSide | undefined
  /** Undefined for a burn. */
  readonly to: FlowSide | undefined
}

export interface BalanceFlows {
  /** Oldest first. */
  readonly flows: readonly Flow[]
  /** False if an account sent more than it held by the record: rows are missing or false. */
  readonly consistent: boolean
}

/**
 * Replays transfers into balances.
 *
 * @param hops oldest first
 * @param fromMint whether the record has every transfer; balances are unknown otherwise
 */
export function balanceFlows(hops: readonly Hop[], fromMint: boolean): BalanceFlows {
  const held = new Map<Address, bigint>()
  let consistent = true
  const move = (account: Address | undefined, change: bigint) => {
    if (account !== undefined) held.set(account, (held.get(account) ?? 0n) + change)
  }
  const side = (account: Address | undefined): FlowSide | undefined =>
    account === undefined ? undefined : { account, after: fromMint ? held.get(account) : undefined }

  const flows = hops.map((hop): Flow => {
    const { from, to, quantity } = hop.movement
    if (from !== undefined && (held.get(from) ?? 0n) < quantity) consistent = false
    move(from, -quantity)
    move(to, quantity)
    return { hop, quantity, from: side(from), to: side(to) }
  })
  return { flows, consistent: consistent || !fromMint }
}
