// An active approval, with the names of its subject and its operator.
import type { Address } from '../../domain/address.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Value } from '../../messages/message.ts'
import type { Currency } from '../../domain/currency.ts'
import { UNLIMITED } from '../../seaport/amounts.ts'
import type { Approval, GrantedApproval } from '../../seaport/approvals.ts'

export interface ActiveApproval extends GrantedApproval {
  /** Name of the collection, item or currency that the operator may move. */
  readonly subject: string
  /** The currency of the amount; undefined for a collection or an item. */
  readonly currency: Currency | undefined
}

/** A key that is unique among the approvals of an account. */
export function approvalKey(approval: Approval): string {
  const { kind, contract, operator } = approval
  return [kind, contract, operator, approval.kind === 'token' ? approval.identifier : ''].join(' ')
}

export type ApprovalExtent = 'collection' | 'item' | 'unlimited' | 'amount'

/** What the approval allows its operator to move. */
export function getApprovalExtent({ approval, amount }: ActiveApproval): ApprovalExtent {
  switch (approval.kind) {
    case 'collection':
      return 'collection'
    case 'token':
      return 'item'
    case 'currency':
      return amount !== null && amount >= UNLIMITED ? 'unlimited' : 'amount'
  }
}

/** Well-known operator contracts. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const OPERATORS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['0x0000000000000068f116a894984e2db1123eb395', 'Seaport'],
  ['0x1e0049783f008a0085193e00003d00cd54003c71', tradeTexts.approvals.openSeaConduit],
])

/** The common name of an approved contract; undefined for a contract without one. */
export function getOperatorName(operator: Address): Value | undefined {
  return OPERATORS.get(operator)
}
