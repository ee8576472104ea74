// Stores in Approval whether an operator may move all of an owner's tokens of a collection.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Approval } from '../../generated/schema'
import { approvalId } from '../ids'
import { loadOrCreateAccount } from './account'
import { mayCall } from './budget'

/** Saves the approval. Returns whether it changed. */
export function setApproval(
  collection: Bytes,
  owner: Bytes,
  operator: Bytes,
  approved: boolean,
  timestamp: BigInt,
): boolean {
  const id = approvalId(collection, owner, operator)
  let approval = Approval.load(id)
  const changes = approval == null ? approved : approval.approved != approved
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
  return changes
}

/**
 * Reads from the contract, the first time that an order needs it, whether the operator is approved for all: the
 * approval may be older than the index, and some contracts approve a conduit without an event.
 */
export function readApproval(collection: Bytes, owner: Bytes, operator: Bytes, block: ethereum.Block): void {
  if (Approval.load(approvalId(collection, owner, operator)) != null || !mayCall(1, block)) return
  const result = Contract.bind(Address.fromBytes(collection)).try_isApprovedForAll(
    Address.fromBytes(owner),
    Address.fromBytes(operator),
  )
  setApproval(collection, owner, operator, !result.reverted && result.value, block.timestamp)
}

/** Returns the indexed approval. */
export function isApprovedForAll(collection: Bytes, owner: Bytes, operator: Bytes): boolean {
  const existing = Approval.load(approvalId(collection, owner, operator))
  return existing != null && existing.approved
}
