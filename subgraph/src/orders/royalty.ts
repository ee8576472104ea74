// Finds which part of an order's money is the ERC-2981 royalty. The contract only names the receiver. Amounts are the
// order's own, so that a contract that lies can neither raise nor take anything.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Collection } from '../../generated/schema'
import { erc2981Interface } from '../constants'
import { isZero } from '../entities/account'
import { mayCall } from '../entities/budget'
import { AMOUNT_BITS, fits } from './defect'
import { Item } from './item'

const UNKNOWN = 'UNKNOWN'
const SUPPORTED = 'SUPPORTED'
const UNSUPPORTED = 'UNSUPPORTED'

export class Royalty {
  constructor(
    public receiver: Bytes,
    public amount: BigInt,
  ) {}
}

/**
 * Finds the royalty among `rest`, the money that is not the seller's; null for none. The contract is called only when
 * the money does not go to the receiver that it named before, and the block's budget still has a call: an unidentified
 * royalty counts as a fee. Saves the collection when its data changed.
 */
export function findRoyalty(
  collection: Collection,
  tokenId: BigInt,
  price: BigInt,
  rest: BigInt,
  seller: Bytes,
  consideration: Array<Item>,
  block: ethereum.Block,
): Royalty | null {
  if (rest.isZero() || collection.royaltySupport == UNSUPPORTED) return null
  const existing = collection.royaltyRecipient
  if (existing !== null) {
    const paid = royaltyTo(existing, rest, seller, consideration)
    if (paid != null) return paid
  }
  const receiver = mayCall(1, block) ? askReceiver(collection, tokenId, price, block) : null
  return receiver === null ? null : royaltyTo(receiver, rest, seller, consideration)
}

function royaltyTo(receiver: Bytes, rest: BigInt, seller: Bytes, consideration: Array<Item>): Royalty | null {
  if (receiver == seller) return null
  const amount = paidTo(consideration, receiver)
  return amount.isZero() || amount > rest ? null : new Royalty(receiver, amount)
}

function askReceiver(
  collection: Collection,
  tokenId: BigInt,
  price: BigInt,
  block: ethereum.Block,
): Bytes | null {
  // A sum of payments can be larger than any price that a call can name: graph-node would stop for good (OVERFLOW).
  if (!fits(price, AMOUNT_BITS)) return null
  const contract = Contract.bind(Address.fromBytes(collection.id))
  const info = contract.try_royaltyInfo(tokenId, price)
  if (!info.reverted) {
    const receiver = info.value.getReceiver()
    if (isZero(receiver)) return null
    const existing = collection.royaltyRecipient
    if (existing === null || existing != receiver) {
      collection.royaltySupport = SUPPORTED
      collection.royaltyRecipient = receiver
      collection.save()
    }
    return receiver
  }
  if (collection.royaltySupport == UNKNOWN && mayCall(1, block)) {
    // The call may fail for this token alone: only a contract that does not claim ERC-2981 either is never called
    // again.
    const claims = contract.try_supportsInterface(erc2981Interface())
    if (claims.reverted || !claims.value) {
      collection.royaltySupport = UNSUPPORTED
      collection.save()
    }
  }
  return null
}

/** Sums the money that the items pay to `receiver`. */
function paidTo(items: Array<Item>, receiver: Bytes): BigInt {
  let sum = BigInt.zero()
  for (let i = 0; i < items.length; i++) {
    const recipient = items[i].recipient
    if (items[i].isMoney && recipient !== null && recipient == receiver) sum = sum.plus(items[i].startAmount)
  }
  return sum
}
