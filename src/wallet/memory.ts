// Remembers between visits which wallet was connected; without storage, for as long as the page lives.

const KEY = 'vitrine.wallet'

export interface WalletMemory {
  read(): string | undefined
  write(rdns: string): void
  clear(): void
}

export function createWalletMemory(storage: Storage | undefined = safeStorage()): WalletMemory {
  let held: string | undefined
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      // Denied or full storage: the memory then ends with the page.
      return undefined
    }
  }
  return {
    read() {
      const stored = quietly(() => storage?.getItem(KEY)) ?? held
      return stored !== undefined && /^[\w.-]{1,100}$/.test(stored) ? stored : undefined
    },
    write(rdns) {
      held = rdns
      quietly(() => storage?.setItem(KEY, rdns))
    },
    clear() {
      held = undefined
      quietly(() => storage?.removeItem(KEY))
    },
  }
}

/** Reading `localStorage` itself throws where storage is denied. */
export function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
