// A permission in force, with the words for what it is about.
import type { Address } from '../domain/address.ts'
import { approvals } from '../messages/en/approvals.ts'
import type { Value } from '../messages/message.ts'
import type { Currency } from '../domain/currency.ts'
import type { Permission, Standing } from '../market/approvals.ts'

export interface GivenPermission extends Standing {
  /** The collection, the item or the currency that it opens. */
  readonly subject: string
  /** For a currency: what the amount is counted in. */
  readonly currency: Currency | undefined
}

/** A name of its own for each permission of an account. */
export function permissionName(permission: Permission): string {
  const { kind, contract, operator } = permission
  return [kind, contract, operator, permission.kind === 'token' ? permission.identifier : ''].join(' ')
}

/** More than any balance will ever be: what wallets call unlimited. */
const BOUNDLESS = 2n ** 128n

/** What an approval covers. */
export type ApprovalExtent = 'collection' | 'item' | 'unlimited' | 'amount'

/** What the operator may move. */
export function extentOf({ permission, amount }: GivenPermission): ApprovalExtent {
  switch (permission.kind) {
    case 'collection':
      return 'collection'
    case 'token':
      return 'item'
    case 'currency':
      return amount !== null && amount >= BOUNDLESS ? 'unlimited' : 'amount'
  }
}

/** Contracts that many know by name. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const OPERATORS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['0x0000000000000068f116a894984e2db1123eb395', 'Seaport'],
  ['0x1e0049783f008a0085193e00003d00cd54003c71', approvals.openSeaConduit],
])

/** What people call the contract that was let move things; undefined for a stranger. */
export function nameOfOperator(operator: Address): Value | undefined {
  return OPERATORS.get(operator)
}
