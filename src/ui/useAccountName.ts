// Account names for text: what `Address` shows, where a sentence or a label needs it as a string.
import type { Address } from '../domain/address.ts'
import { shortAddress } from '../domain/checksum.ts'
import { findAccountName } from '../domain/config.ts'
import { useConfig } from './ConfigContext.tsx'

/** What an account is called: the name that the configuration has for it, otherwise its shortened address. */
export function useAccountName(): (account: Address) => string {
  const config = useConfig()
  return (account) => findAccountName(config, account) ?? shortAddress(account)
}
