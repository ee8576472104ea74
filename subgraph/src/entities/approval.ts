// Approval: whether an operator may move all of an owner's tokens of a collection.
import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Approval } from '../../generated/schema'
import { approvalId } from '../ids'
import { loadOrCreateAccount } from './account'

export function setApproval(
  collection: Bytes,
  owner: Bytes,
  operator: Bytes,
  approved: boolean,
  timestamp: BigInt,
): void {
  const id = approvalId(collection, owner, operator)
  let approval = Approval.load(id)
  if (approval == null) {
    loadOrCreateAccount(owner)
    approval = new Approval(id)
    approval.collection = collection
    approval.owner = owner
    approval.operator = operator
  }
  approval.approved = approved
  approval.updatedAtSeconds = timestamp
  approval.save()
}

/**
 * Whether the operator is approved for all, asked of the contract the first time that an order needs it: the approval
 * may be older than the index, and some contracts approve a conduit without an event.
 */
export function readApproval(collection: Bytes, owner: Bytes, operator: Bytes, timestamp: BigInt): boolean {
  const known = Approval.load(approvalId(collection, owner, operator))
  if (known != null) return known.approved
  const answer = Contract.bind(Address.fromBytes(collection)).try_isApprovedForAll(
    Address.fromBytes(owner),
    Address.fromBytes(operator),
  )
  const approved = !answer.reverted && answer.value
  setApproval(collection, owner, operator, approved, timestamp)
  return approved
}

/** As the index knows it. */
export function isApprovedForAll(collection: Bytes, owner: Bytes, operator: Bytes): boolean {
  const known = Approval.load(approvalId(collection, owner, operator))
  return known != null && known.approved
}
