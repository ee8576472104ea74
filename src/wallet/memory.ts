// Remembers between visits which wallet was connected, by its EIP-6963 rdns.
import { createKeptValue, type KeptValue, safeStorage } from '../storage/keptValue.ts'

export type WalletMemory = KeptValue<string | undefined>

export function createWalletMemory(storage: Storage | undefined = safeStorage()): WalletMemory {
  return createKeptValue({
    name: 'vitrine.wallet',
    storage,
    parse: (record) => (record !== null && /^[\w.-]{1,100}$/.test(record) ? record : undefined),
    format: (rdns) => rdns ?? null,
  })
}
