// Finds the wallets of the browser: each announces itself when asked (EIP-6963).
import { createStore } from 'mipd'
import { plainName } from '../domain/names.ts'
import type { WalletInfo, WalletTransport } from './types.ts'

export interface Discovery {
  /** The wallets found so far; the same array until one is added. */
  list(): readonly WalletInfo[]
  find(rdns: string): { readonly info: WalletInfo; readonly provider: WalletTransport } | undefined
  subscribe(listener: () => void): () => void
}

/** An icon comes from the wallet and is shown in an image: only data URIs of images, as EIP-6963 asks. */
const safeIcon = (icon: unknown) =>
  typeof icon === 'string' && /^data:image\/(png|svg\+xml|webp|jpeg|gif|avif)[;,]/i.test(icon)
    ? icon
    : undefined

export function createDiscovery(): Discovery {
  const store = createStore()
  let details = store.getProviders()
  let wallets: readonly WalletInfo[] = []
  const describe = ({ info }: (typeof details)[number]): WalletInfo => ({
    rdns: info.rdns,
    name: plainName(info.name).slice(0, 60),
    icon: safeIcon(info.icon),
  })
  const update = () => {
    details = store.getProviders()
    // A page may hold two announcements under one name; the first one wins, so that nobody slips in later.
    const byRdns = new Map<string, WalletInfo>()
    for (const detail of details) {
      if (!byRdns.has(detail.info.rdns)) byRdns.set(detail.info.rdns, describe(detail))
    }
    wallets = [...byRdns.values()]
  }
  update()
  // Registered first, so that whoever subscribes later reads the updated list.
  store.subscribe(update)
  return {
    list: () => wallets,
    find(rdns) {
      const detail = details.find(({ info }) => info.rdns === rdns)
      return detail === undefined ? undefined : { info: describe(detail), provider: detail.provider }
    },
    subscribe: (listener) => store.subscribe(listener),
  }
}
