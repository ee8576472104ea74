// An account as people write it: an address, this site's name for it, or an ENS name.
import type { Address } from '../../domain/address.ts'
import { parseChecksumAddress } from '../../domain/checksum.ts'
import { findAccountName, type VitrineConfig } from '../../domain/config.ts'
import { errorText } from '../../domain/errors.ts'
import { errorsTexts } from '../../messages/en/errors.ts'
import type { Value } from '../../messages/message.ts'
import { looksLikeEnsName } from './ens.ts'

export interface TypedAccount {
  readonly kind: 'account'
  readonly address: Address
  /** The name that was typed, or this site's name for the address; undefined for an account without one. */
  readonly name: string | undefined
}

export type AccountText =
  | TypedAccount
  | { readonly kind: 'empty' }
  /** An ENS name, which the chain resolves. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid'; readonly reason: Value }

/** A name of this site counts only in full: the beginning of one could be that of several accounts. */
export function parseAccountText(text: string, config: Pick<VitrineConfig, 'demoWallet'>): AccountText {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  const demoAccounts = (config.demoWallet?.accounts ?? []).filter(
    ({ label }) => label.toLowerCase() === trimmed.toLowerCase(),
  )
  const [account] = demoAccounts
  if (account !== undefined && demoAccounts.length === 1) {
    return { kind: 'account', address: account.address, name: account.label }
  }
  if (looksLikeEnsName(trimmed)) return { kind: 'name', name: trimmed }
  try {
    const address = parseChecksumAddress(trimmed)
    return { kind: 'account', address, name: findAccountName(config, address) }
  } catch (error) {
    return { kind: 'invalid', reason: errorText(error, errorsTexts.input.address) }
  }
}
