// Account: load or create.
import { BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Account } from '../../generated/schema'

export function isZeroAddress(address: Bytes): boolean {
  for (let i = 0; i < address.length; i++) if (address[i] != 0) return false
  return true
}

export function loadOrCreateAccount(address: Bytes): Account {
  const known = Account.load(address)
  if (known != null) return known
  const account = new Account(address)
  account.counter = BigInt.zero()
  account.openOrderCount = 0
  account.save()
  return account
}
