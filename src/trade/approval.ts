// An approval in force, with the words for what it is about.
import type { Address } from '../domain/address.ts'
import { approvals } from '../messages/en/approvals.ts'
import type { Value } from '../messages/message.ts'
import type { Currency } from '../domain/currency.ts'
import type { Approval, GrantedApproval } from '../market/approvals.ts'

export interface ActiveApproval extends GrantedApproval {
  /** The collection, the item or the currency that it opens. */
  readonly subject: string
  /** For a currency: what the amount is counted in. */
  readonly currency: Currency | undefined
}

/** A name of its own for each approval of an account. */
export function approvalKey(approval: Approval): string {
  const { kind, contract, operator } = approval
  return [kind, contract, operator, approval.kind === 'token' ? approval.identifier : ''].join(' ')
}

/** More than any balance will ever be: what wallets call unlimited. */
const BOUNDLESS = 2n ** 128n

/** What an approval covers. */
export type ApprovalExtent = 'collection' | 'item' | 'unlimited' | 'amount'

/** What the operator may move. */
export function getApprovalExtent({ approval, amount }: ActiveApproval): ApprovalExtent {
  switch (approval.kind) {
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
export function getOperatorName(operator: Address): Value | undefined {
  return OPERATORS.get(operator)
}
