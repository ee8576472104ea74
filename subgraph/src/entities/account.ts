// Loads or creates Account, and reads its Seaport counter.
import { Address, BigInt, Bytes, log } from '@graphprotocol/graph-ts'
import { Seaport } from '../../generated/Seaport/Seaport'
import { Account } from '../../generated/schema'
import { seaport16 } from '../constants'

/** Returns whether all bytes are zero: the zero address, or the zero conduit key of 32 bytes. */
export function isZero(bytes: Bytes): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i] != 0) return false
  return true
}

export function loadOrCreateAccount(address: Bytes): Account {
  const existing = Account.load(address)
  if (existing != null) return existing
  const account = new Account(address)
  account.openOrderCount = 0
  account.openItemCount = 0
  account.save()
  return account
}

/**
 * Returns the counter that the account's orders are made with, and reads it from Seaport the first time, because it may
 * have been raised before the index begins. Sets the account's counter; the caller saves the account.
 *
 * The budget of calls does not count this one: Seaport reads one storage slot, and each account pays for the order that
 * causes it. The result is as of the end of the block. If the account raises its counter later in the same block, the
 * order that caused the call gets the new counter, but is void anyway.
 */
export function readCounter(account: Account): BigInt {
  const known = account.counter
  if (known !== null) return known
  const result = Seaport.bind(seaport16()).try_getCounter(Address.fromBytes(account.id))
  if (result.reverted) {
    log.error('Seaport returned no counter of {}', [account.id.toHexString()])
    return BigInt.zero()
  }
  account.counter = result.value
  return result.value
}
