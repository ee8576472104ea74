// Finds the demo wallet's accounts by the beginning of a name.
import type { Address } from '../../domain/address.ts'
import type { VitrineConfig } from '../../domain/config.ts'

export interface NamedAccount {
  readonly address: Address
  readonly label: string
}

/** Shorter texts would match most names. */
const SHORTEST = 2

export function namedAccounts(
  text: string,
  { demoWallet }: Pick<VitrineConfig, 'demoWallet'>,
): readonly NamedAccount[] {
  const prefix = text.trim().toLowerCase()
  if (prefix.length < SHORTEST) return []
  return (demoWallet?.accounts ?? []).filter(({ label }) =>
    [label, ...label.split(/\s+/)].some((word) => word.toLowerCase().startsWith(prefix)),
  )
}
