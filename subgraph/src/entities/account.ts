// Loads or creates Account.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Account } from '../../generated/schema'

export function isZeroAddress(address: Bytes): boolean {
  let rest = address.length
  // Reads eight bytes at a time, like the loops of text.ts, because the node meters each step.
  for (; rest >= 8; rest -= 8) if (load<u64>(address.dataStart + rest - 8) != 0) return false
  while (rest > 0) if (address[--rest] != 0) return false
  return true
}

export function loadOrCreateAccount(address: Bytes): Account {
  const existing = Account.load(address)
  if (existing != null) return existing
  const account = new Account(address)
  account.counter = BigInt.zero()
  account.openOrderCount = 0
  account.openItemCount = 0
  account.save()
  return account
}
