// Which part of an order's money is the ERC-2981 royalty. The contract only names the receiver: amounts are the order's own, so that a contract that lies can neither raise nor take anything.
import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Collection } from '../../generated/schema'
import { erc2981Interface } from '../constants'
import { isZeroAddress } from '../entities/account'
import { Item } from './item'

const UNKNOWN = 'UNKNOWN'
const SUPPORTED = 'SUPPORTED'
const UNSUPPORTED = 'UNSUPPORTED'

/** The receiver that royaltyInfo names; null for none. Saves the collection when it learns whether it supports royalties. */
export function royaltyReceiver(collection: Collection, tokenId: BigInt, price: BigInt): Bytes | null {
  if (collection.royaltySupport == UNSUPPORTED) return null
  const contract = Contract.bind(Address.fromBytes(collection.id))
  const info = contract.try_royaltyInfo(tokenId, price)
  if (!info.reverted) {
    if (collection.royaltySupport == UNKNOWN) {
      collection.royaltySupport = SUPPORTED
      collection.save()
    }
    return isZeroAddress(info.value.getReceiver()) ? null : info.value.getReceiver()
  }
  if (collection.royaltySupport == UNKNOWN) {
    // It may fail for this token alone: only a contract that does not claim ERC-2981 either is never asked again.
    const claims = contract.try_supportsInterface(erc2981Interface())
    if (claims.reverted || !claims.value) {
      collection.royaltySupport = UNSUPPORTED
      collection.save()
    }
  }
  return null
}

/** What the items pay to `receiver` in money. */
export function paidTo(items: Array<Item>, receiver: Bytes): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const recipient = items[i].recipient
    if (items[i].isMoney && recipient !== null && recipient == receiver) sum = sum.plus(items[i].startAmount)
  }
  return sum
}
