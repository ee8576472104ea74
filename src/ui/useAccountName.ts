// Account names as strings, where `Address` can't be used.
import type { Address } from '../domain/address.ts'
import { shortAddress } from '../domain/checksum.ts'
import { findAccountName } from '../domain/config.ts'
import { useConfig } from './ConfigContext.tsx'

/** Returns a function to an account's configured name or shortened address. */
export function useAccountName(): (account: Address) => string {
  const config = useConfig()
  return (account) => findAccountName(config, account) ?? shortAddress(account)
}
