// Reads from the contract, once each, the balances of a transfer's parties when the index lacks their history.
import { Address, BigInt, Bytes, ethereum } from '@graphprotocol/graph-ts'
import { ERC1155 as ERC1155Contract } from '../../generated/templates/ERC1155Collection/ERC1155'
import { Balance, Collection } from '../../generated/schema'
import { MAX_BALANCES_PER_CALL } from '../constants'
import { isZero, loadOrCreateAccount } from '../entities/account'
import { loadOrCreateBalance, setAmount } from '../entities/balance'
import { countFailedRead, mayReadBalances } from '../entities/budget'
import { createToken, findToken } from '../entities/token'
import { balanceId, tokenEntityId } from '../ids'

/**
 * Reads, before the units of one log move, the balances of both parties that were never read, in one call. When that is
 * not possible (too many calls in the block, or the call fails), the balances result from the transfers alone. Saves
 * tokens and balances, changes the collection.
 */
export function readUnknownBalances(
  collection: Collection,
  tokenIds: Array<BigInt>,
  units: Array<BigInt>,
  from: Address,
  to: Address,
  block: ethereum.Block,
): void {
  if (collection.historyComplete) return
  const ids = new Array<BigInt>()
  const accounts = new Array<Address>()
  const seen = new Set<string>()
  for (let i = 0; i < tokenIds.length && i < units.length; i++) {
    if (units[i].isZero()) continue
    for (let party = 0; party < 2 && ids.length < MAX_BALANCES_PER_CALL; party++) {
      const account = party == 0 ? from : to
      if (isZero(account)) continue
      const id = balanceId(tokenEntityId(collection.id, tokenIds[i]), account)
      const key = id.toHexString()
      if (seen.has(key)) continue
      seen.add(key)
      const balance = Balance.load(id)
      if (balance != null && balance.readAtBlock !== null) continue
      ids.push(tokenIds[i])
      accounts.push(account)
    }
  }
  if (ids.length == 0 || !mayReadBalances(collection.id, block)) return

  const contract = ERC1155Contract.bind(Address.fromBytes(collection.id))
  const result = contract.try_balanceOfBatch(accounts, ids)
  if (result.reverted || result.value.length != ids.length) {
    countFailedRead(collection.id, block)
    return
  }
  for (let i = 0; i < ids.length; i++) {
    storeBalance(collection, ids[i], accounts[i], result.value[i], block)
  }
}

function storeBalance(
  collection: Collection,
  tokenId: BigInt,
  account: Bytes,
  amount: BigInt,
  block: ethereum.Block,
): void {
  const existing = findToken(collection, tokenId, tokenEntityId(collection.id, tokenId))
  const token = existing != null ? existing : createToken(collection, tokenId)
  const balance = loadOrCreateBalance(token, account)
  balance.readAtBlock = block.number
  loadOrCreateAccount(account)
  setAmount(collection, token, balance, amount, block.timestamp)
  token.save()
}
