// Accounts that this site has names for: those of the demo wallet, found by the beginning of a name.
import type { Address } from '../../domain/address.ts'
import type { VitrineConfig } from '../../domain/config.ts'

export interface NamedAccount {
  readonly address: Address
  readonly label: string
}

/** Shorter texts would begin most names. */
const SHORTEST = 2

export function namedAccounts(
  text: string,
  { demoWallet }: Pick<VitrineConfig, 'demoWallet'>,
): readonly NamedAccount[] {
  const typed = text.trim().toLowerCase()
  if (typed.length < SHORTEST) return []
  return (demoWallet?.accounts ?? []).filter(({ label }) =>
    [label, ...label.split(/\s+/)].some((word) => word.toLowerCase().startsWith(typed)),
  )
}
