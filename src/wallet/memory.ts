// Remembers between visits which wallet was connected, by its EIP-6963 rdns.
import { createPersistedValue, type PersistedValue, safeStorage } from '../storage/persistedValue.ts'

export type WalletMemory = PersistedValue<string | undefined>

export function createWalletMemory(storage: Storage | undefined = safeStorage()): WalletMemory {
  return createPersistedValue({
    name: 'vitrine.wallet',
    storage,
    parse: (record) => (record !== null && /^[\w.-]{1,100}$/.test(record) ? record : undefined),
    format: (rdns) => rdns ?? null,
  })
}
