// Stores which account the in-page wallet shows to the page between visits.
import { tryParseAddress, type Address } from '../src/domain/address.ts'
import { safeStorage } from '../src/storage/persistedValue.ts'

const KEY = 'vitrine.demo-wallet'

export interface DemoMemory {
  read(): Address | undefined
  write(account: Address): void
  clear(): void
}

export function createDemoMemory(storage: Storage | undefined = safeStorage()): DemoMemory {
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      // With denied or full storage, the user chooses again on the next visit.
      return undefined
    }
  }
  return {
    read: () => tryParseAddress(quietly(() => storage?.getItem(KEY)) ?? ''),
    write: (account) => quietly(() => storage?.setItem(KEY, account)),
    clear: () => quietly(() => storage?.removeItem(KEY)),
  }
}
